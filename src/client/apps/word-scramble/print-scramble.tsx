import { useQuery } from '@tanstack/react-query';
import { ItemOnPaper } from '#client/items/item-on-paper';
import { PrintDialog, PrintPage } from '#client/print/print-dialog';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { alsoOnPaper, otherKeys } from '#shared/items/key-on-paper';
import { playerView, spareChoice } from '#shared/items/player-view';
import type { Choices } from './choices';
import { makeSheet } from './make-sheet';
import type { Material } from './use-material';

interface PrintScrambleProps {
  material: Material;
  choices: Choices;
  onClose: () => void;
}

const versions = ['A', 'B'] as const;

/** Two versions of a sheet, each with its key on a page of its own. */
export function PrintScramble({ material, choices, onClose }: PrintScrambleProps) {
  const sheets = useQuery({
    queryKey: ['scramble sheets', material.title, choices],
    networkMode: 'always',
    gcTime: 0,
    queryFn: () => Promise.all(versions.map((_, at) => makeSheet(material, choices, sheetSeed + at))),
  });
  if (!sheets.data) return null;
  const items = sheets.data;
  return (
    <PrintDialog
      title="Print"
      onClose={onClose}
      printables={[
        ...versions.map((version, at) => ({
          id: `sheet ${version}`,
          name: `Version ${version}`,
          hint: at === 0 ? 'Two versions, so that neighbours have different sheets.' : undefined,
          byDefault: at === 0,
          pages: () => <Sheet title={`${material.title}, version ${version}`} items={items[at] ?? []} seed={at} />,
        })),
        ...versions.map((version, at) => ({
          id: `key ${version}`,
          isForTeacher: true,
          name: `Key to version ${version}`,
          byDefault: at === 0,
          pages: () => <Key title={`${material.title}, key to version ${version}`} items={items[at] ?? []} />,
        })),
      ]}
    />
  );
}

/** The same words give the same sheets, so that a key that is printed later fits. */
const sheetSeed = 1;

function Sheet({ title, items, seed }: { title: string; items: readonly Item[]; seed: number }) {
  return (
    <PrintPage title={title} score={items.length}>
      <ol>
        {items.map((one, at) => (
          <li key={one.id} className="flex gap-3">
            <span>{at + 1}.</span>
            <ItemOnPaper item={playerView(one, { seed })} spare={spareChoice(one, seed)} />
          </li>
        ))}
      </ol>
    </PrintPage>
  );
}

function Key({ title, items }: { title: string; items: readonly Item[] }) {
  return (
    <PrintPage title={title} hasHeader={false}>
      <ol>
        {items.map((one, at) => (
          <li key={one.id}>
            {at + 1}. <strong>{answerOf(one)}</strong>
            {alsoOnPaper(otherKeys(one))}
          </li>
        ))}
      </ol>
    </PrintPage>
  );
}

const isSentence = (one: Item) => one.kind === 'order' && one.unit === 'words';
const answerOf = (one: Item) => (isSentence(one) ? (one.explanation ?? keyText(one)) : keyText(one));
