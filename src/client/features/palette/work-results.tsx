import { Command } from 'cmdk';
import { FileText } from 'lucide-react';
import { appOf, kindNames, libraryPath } from '#client/library/open-path';
import { groupLook, RowIcon, rowLook } from './palette-item';
import type { useWorkSearch } from './use-work-search';

interface WorkResultsProps {
  search: NonNullable<ReturnType<typeof useWorkSearch>>;
  /** Gets where to go. */
  onPick: (path: string) => void;
}

/** Own work that fits: each leads to where it is edited, or else to the library. */
export function WorkResults({ search: { items }, onPick }: WorkResultsProps) {
  if (items.length === 0) return null;
  return (
    <Command.Group heading="My work" className={groupLook}>
      {items.map((one) => (
        <Command.Item
          key={one.id}
          value={`work ${one.id}`}
          onSelect={() => onPick(appOf(one)?.path ?? libraryPath(one))}
          className={rowLook}
        >
          <RowIcon icon={<FileText />} />
          <span className="min-w-0 flex-1 truncate">{one.title}</span>
          <span className="shrink-0 text-sm text-muted">{kindNames[one.kind]}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
