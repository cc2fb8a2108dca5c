import { ItemOnPaper } from '#client/items/item-on-paper';
import { type Printable, PrintDialog, PrintPage } from '#client/print/print-dialog';
import { Ipa } from '#client/speech/ipa';
import { WordPicture } from '#client/ui/word-picture';
import type { WordBook } from '#client/words/use-word-book';
import { useWordNotes } from '#client/words/use-word-notes';
import type { WordEntry } from '#shared/content/words/word-list';
import { levels } from '#shared/core/level';
import type { Item } from '#shared/items/item';
import { alsoOnPaper, keyOnPaper, otherKeys } from '#shared/items/key-on-paper';
import { playerView } from '#shared/items/player-view';
import { collocationsOf } from '#shared/vocabulary/collocations';
import type { StudyTask } from '#shared/vocabulary/study-tasks';
import { isOpen } from '#shared/vocabulary/text-entries';
import type { WordTask } from '#shared/vocabulary/word-items';
import { itemsAbout, seedOf } from './make-items';

interface SheetsProps {
  title: string;
  entries: WordEntry[];
  book: WordBook;
  onClose: () => void;
}

const sheets: readonly { id: string; name: string; tasks: readonly (WordTask | StudyTask)[] }[] = [
  { id: 'match', name: 'Match the words and meanings', tasks: ['match'] },
  { id: 'gaps', name: 'Fill in the gaps', tasks: ['gap-type'] },
  { id: 'forms', name: 'Word families and topics', tasks: ['word-formation', 'odd-one-out', 'sort'] },
  { id: 'partners', name: 'Opposites and verbs with nouns', tasks: ['opposite', 'collocation'] },
  { id: 'use', name: 'Choose and write', tasks: ['choose-word', 'use-it'] },
];

/** Everything for paper. The same words make the same sheets, so that a second print fits the first key. */
export function Sheets({ title, entries, book, onClose }: SheetsProps) {
  const seed = seedOf(entries);
  const filledSheets = sheets
    .map((sheet) => ({
      ...sheet,
      items: itemsAbout({ entries, tasks: sheet.tasks, count: sheet.id === 'match' ? 3 : 10, book }),
    }))
    // Some lists have no word with a family or a meaning: an empty sheet is not offered.
    .filter(({ items }) => items.length > 0);
  const printables: Printable[] = [
    {
      id: 'glossary',
      name: 'Glossary',
      hint: 'Words, meanings and sentences, with room for a translation.',
      byDefault: true,
      pages: () => <Glossary title={title} entries={entries} book={book} />,
    },
    ...filledSheets.map(({ id, name, items }, place) => ({
      id,
      name: `Sheet ${place + 1}: ${name}`,
      byDefault: true,
      pages: () => <Sheet title={`${title}: ${name}`} items={items} seed={seed} />,
    })),
    ...(filledSheets.length > 0
      ? [
          {
            id: 'key',
            isForTeacher: true,
            name: 'Key',
            hint: 'The answers to all sheets.',
            byDefault: true,
            pages: () => <Key title={title} made={filledSheets} seed={seed} />,
          },
        ]
      : []),
    {
      id: 'wall',
      name: 'Word wall cards',
      hint: 'Large words to cut out.',
      pages: () => <WallCards title={title} entries={entries} />,
    },
  ];
  return <PrintDialog title="Print" printables={printables} onClose={onClose} />;
}

function Glossary({ title, entries, book }: { title: string; entries: WordEntry[]; book: WordBook }) {
  const { noteOn, exampleOn } = useWordNotes();
  // The hardest word says what the learners of the list can read.
  const level = levels.findLast((one) => entries.some((entry) => entry.level === one));
  return (
    <PrintPage title={title} hasHeader={false}>
      <table>
        <thead>
          <tr>
            <th>Word</th>
            <th>Meaning and sentence</th>
            <th>In my language</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => {
            const phrases = collocationsOf(entry.term, level).slice(0, 3);
            return (
              <tr key={entry.id}>
                <td>
                  <strong>{entry.term}</strong>
                  {noteOn(entry) && <div>{noteOn(entry)}</div>}
                  {entry.ipa && (
                    <div>
                      <Ipa>{entry.ipa}</Ipa>
                    </div>
                  )}
                </td>
                <td>
                  {isOpen(entry, book.index) ? <em>Check the meaning</em> : entry.meaning}
                  {[entry.example, exampleOn(entry)].filter(Boolean).map((example) => (
                    <div key={example}>
                      <em>{example}</em>
                    </div>
                  ))}
                  {phrases.length > 0 && <div>Also: {phrases.join(', ')}</div>}
                </td>
                <td style={{ width: '28%' }}>{entry.translation}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </PrintPage>
  );
}

interface SheetProps {
  title: string;
  items: Item[];
  seed: number;
}

function Sheet({ title, items, seed }: SheetProps) {
  const score = items.reduce((sum, { points }) => sum + points, 0);
  return (
    <PrintPage title={title} score={score}>
      <ol className="list-decimal pl-[2.2em]">
        {items.map((item) => (
          <li key={item.id}>
            <ItemOnPaper item={onPaper(item, seed)} />
          </li>
        ))}
      </ol>
    </PrintPage>
  );
}

/** On paper a sentence needs two lines, not the twelve of an essay. */
function onPaper(item: Item, seed: number) {
  const view = playerView(item, { seed });
  return view.kind === 'essay' ? { ...view, kind: 'short' as const } : view;
}

interface KeyProps {
  title: string;
  made: { id: string; name: string; items: Item[] }[];
  seed: number;
}

function Key({ title, made, seed }: KeyProps) {
  return (
    <PrintPage title={`${title}: key`} hasHeader={false}>
      {made.map(({ id, name, items }) => (
        <div key={id}>
          <h2 className="mt-3">{name}</h2>
          <ol className="list-decimal pl-[2.2em]">
            {items.map((item) => (
              <li key={item.id}>{keyOf(item, seed)}</li>
            ))}
          </ol>
        </div>
      ))}
    </PrintPage>
  );
}

function keyOf(item: Item, seed: number): string {
  if (item.kind === 'essay') return 'Your own sentence.';
  return keyOnPaper(item, onPaper(item, seed)) + alsoOnPaper(otherKeys(item));
}

function WallCards({ title, entries }: { title: string; entries: WordEntry[] }) {
  return (
    <PrintPage title={`${title}: word wall`} hasHeader={false}>
      <div className="grid grid-cols-2 gap-3">
        {entries.map(({ id, term, ipa, ...entry }) => (
          <div key={id} className="keep grid min-h-[32mm] place-content-center border-2 border-black p-2 text-center">
            <p style={{ fontSize: term.length > 12 ? '20pt' : '28pt', fontWeight: 'bold', lineHeight: 1.2 }}>
              <WordPicture entry={entry} isSilent /> {term}
            </p>
            {ipa && <p>{ipa}</p>}
          </div>
        ))}
      </div>
    </PrintPage>
  );
}
