import { memo } from 'react';
import { Checkbox } from '#client/ui/checkbox';
import { ScrollArea } from '#client/ui/scroll-area';
import type { CheckRosterOutput, RosterVerdict } from '#shared/api/classes';

type CheckedRow = CheckRosterOutput['rows'][number];

const verdictTexts: Record<RosterVerdict, string> = {
  new: 'New',
  namesake: 'Same name as another',
  taken: 'Number is taken',
  unreadable: 'Not a name',
};

/** Whether a row can be added at all. */
const canBeAdded = ({ verdict }: CheckedRow) => verdict === 'new' || verdict === 'namesake';

interface RosterPreviewProps {
  rows: readonly CheckedRow[];
  /** Places of the rows that are to be added. */
  chosen: ReadonlySet<number>;
  onChoose: (place: number, isChosen: boolean) => void;
}

/** What would become of each name, and which of them are to be added. */
export function RosterPreview({ rows, chosen, onChoose }: RosterPreviewProps) {
  return (
    <ScrollArea label="What happens to each name" className="max-h-72 rounded-card border border-line">
      <ul className="divide-y divide-line">
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand there twice, and rows never change places
          <PreviewRow key={place} row={row} place={place} isChosen={chosen.has(place)} onChoose={onChoose} />
        ))}
      </ul>
    </ScrollArea>
  );
}

interface PreviewRowProps {
  row: CheckedRow;
  place: number;
  isChosen: boolean;
  onChoose: (place: number, isChosen: boolean) => void;
}

/** One of maybe a thousand: drawn again only when it changes. */
const PreviewRow = memo(function PreviewRow({ row, place, isChosen, onChoose }: PreviewRowProps) {
  const { name, number, verdict, why } = row;
  return (
    <li className="flex min-h-12 items-center gap-2 pr-3 [contain-intrinsic-size:auto_3rem] [content-visibility:auto]">
      <Checkbox
        hideLabel
        label={`Add ${name || `line ${place + 1}`}`}
        checked={isChosen}
        disabled={!canBeAdded(row)}
        onChange={(checked) => onChoose(place, checked)}
      />
      <p className="min-w-0 flex-1 py-1 wrap-anywhere">
        <strong>{name || 'No name'}</strong>
        {number && <span className="text-muted"> {number}</span>}
        <span className="block text-sm text-muted">
          {verdictTexts[verdict]}
          {why && `: ${why}`}
        </span>
      </p>
    </li>
  );
});
