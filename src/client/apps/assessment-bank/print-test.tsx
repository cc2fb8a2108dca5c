import { useState } from 'react';
import { choiceLetters } from '../../../shared/items/choice-letters';
import { isGraded } from '../../../shared/items/grade';
import type { Item } from '../../../shared/items/item';
import { keyOnPaper } from '../../../shared/items/key-on-paper';
import { type PlayerItem, playerView } from '../../../shared/items/player-view';
import { mulberry32, shuffle } from '../../../shared/random';
import { ItemOnPaper } from '../../app-kit/print/item-on-paper';
import { PrintDialog, PrintPage } from '../../app-kit/print/print-dialog';
import { newSheetSeed } from '../../app-kit/print/sheet-code';
import { Segmented } from '../../ui/segmented';

interface PrintTestProps {
  title: string;
  items: readonly Item[];
  onClose: () => void;
}

interface Version {
  name: string;
  questions: { item: Item; seen: PlayerItem }[];
}

/** A test on paper: one version or A and B in other orders, an answer grid, and the key on a sheet of its own. */
export function PrintTest({ title, items, onClose }: PrintTestProps) {
  const [count, setCount] = useState<'1' | '2'>('1');
  const [seed] = useState(newSheetSeed);
  const versions = [...'AB'].slice(0, Number(count)).map((letter, place) => ({
    name: count === '1' ? title : `${title}, version ${letter}`,
    questions: (place === 0 ? [...items] : inOtherOrder(items, seed + place)).map((item) => ({
      item,
      seen: playerView(item, { seed: seed + place }),
    })),
  }));
  return (
    <PrintDialog
      title="Print the test"
      onClose={onClose}
      printables={[
        {
          id: 'test',
          name: count === '1' ? 'Test' : 'Test, versions A and B',
          byDefault: true,
          pages: () => versions.map((version) => <TestPage key={version.name} version={version} />),
        },
        {
          id: 'grid',
          name: 'Answer grid',
          hint: 'One box for each choice, to be marked at a glance.',
          pages: () => versions.map((version) => <GridPage key={version.name} version={version} />),
        },
        {
          id: 'key',
          name: 'Answer key',
          hint: 'On a page of its own, with the reasons.',
          byDefault: true,
          pages: () => versions.map((version) => <KeyPage key={version.name} version={version} />),
        },
      ]}
    >
      <Segmented
        label="Versions"
        value={count}
        onChange={setCount}
        options={[
          { value: '1', label: 'One' },
          { value: '2', label: 'A and B' },
        ]}
      />
    </PrintDialog>
  );
}

/** Mixed, but questions about one text stay together. */
function inOtherOrder(items: readonly Item[], seed: number): Item[] {
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.passage && last?.[0]?.passage?.text === item.passage.text) last.push(item);
    else groups.push([item]);
  }
  return shuffle(groups, mulberry32(seed)).flat();
}

function TestPage({ version: { name, questions } }: { version: Version }) {
  const score = questions.filter(({ item }) => isGraded(item)).reduce((sum, { item }) => sum + item.points, 0);
  return (
    <PrintPage title={name} score={score}>
      <ol>
        {questions.map(({ item, seen }, place) => (
          <li key={item.id} className="flex gap-3">
            <span>{place + 1}.</span>
            <div className="min-w-0 flex-1">
              {item.passage && questions[place - 1]?.item.passage?.text !== item.passage.text && (
                <div className="mb-3">
                  <p>
                    <strong>{item.passage.title}</strong>
                  </p>
                  <p className="whitespace-pre-line">{item.passage.text}</p>
                </div>
              )}
              <ItemOnPaper item={seen} />
            </div>
          </li>
        ))}
      </ol>
    </PrintPage>
  );
}

const gridColumns = 5;

/** Boxes for the choices; what is typed has a line. */
function GridPage({ version: { name, questions } }: { version: Version }) {
  return (
    <PrintPage title={`Answers: ${name}`}>
      <table>
        <tbody>
          {questions.map(({ item, seen }, place) => {
            const letters = lettersOf(seen);
            return (
              <tr key={item.id}>
                <th scope="row">{place + 1}</th>
                {letters.length > 0 ? (
                  Array.from({ length: Math.max(gridColumns, letters.length) }, (_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: boxes on paper
                    <td key={at}>{letters[at] ? `☐ ${letters[at]}` : ''}</td>
                  ))
                ) : (
                  <td colSpan={gridColumns}>&nbsp;</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </PrintPage>
  );
}

function lettersOf(seen: PlayerItem): string[] {
  if (seen.kind === 'tf') return ['True', 'False'];
  return 'options' in seen ? seen.options.map((_, place) => choiceLetters[place] ?? '') : [];
}

function KeyPage({ version: { name, questions } }: { version: Version }) {
  return (
    <PrintPage title={`Key: ${name}`} hasHeader={false}>
      <ol>
        {questions.map(({ item, seen }, place) => (
          <li key={item.id} className="mb-2 flex gap-3">
            <span>{place + 1}.</span>
            <p>
              <strong>{keyOnPaper(item, seen) || 'Marked by you'}</strong>
              {item.explanation && <> – {item.explanation}</>}
            </p>
          </li>
        ))}
      </ol>
    </PrintPage>
  );
}
