import { useState } from 'react';
import { bingoSheets, bingoSizes, pagesOf } from '#client/print/bingo';
import { BingoPages } from '#client/print/bingo-pages';
import { type Printable, PrintDialog, PrintPage } from '#client/print/print-dialog';
import { Ipa } from '#client/speech/ipa';
import { cx } from '#client/ui/cx';
import { EmojiText } from '#client/ui/emoji-picture';
import { SelectField } from '#client/ui/select-field';
import { WordPicture } from '#client/ui/word-picture';
import { UnsureWords } from '#client/words/unsure-words';
import type { CurrentWords } from '#client/words/use-words';
import type { WordEntry } from '#shared/content/words/word-list';
import { newSeed } from '#shared/core/random';
import { backOf, isCard } from '#shared/vocabulary/cards/deck';
import './print-cards.css';
import { cardsOnPage, mirrorRows } from './print-layout';

const sheetCounts = ['5', '10', '15', '20', '25', '30'] as const;
type SheetCount = (typeof sheetCounts)[number];

/** Cards to cut out, strips to fold, and bingo for the class. */
export function PrintCards({ words, onClose }: { words: CurrentWords; onClose: () => void }) {
  const [sheets, setSheets] = useState<SheetCount>('10');
  const [seed] = useState(newSeed);
  const entries = words.entries.filter(isCard);
  const terms = [...new Set(entries.map(({ term }) => term))];
  const size = terms.length >= bingoSizes.large ** 2 + 8 ? bingoSizes.large : bingoSizes.small;
  const hasBingo = terms.length >= bingoSizes.small ** 2;
  const printables: Printable[] = [
    {
      id: 'cards',
      name: 'Cards, double-sided',
      hint: 'Print on both sides, turned over the long edge, then cut.',
      byDefault: true,
      pages: () => <Cards entries={entries} />,
    },
    {
      id: 'strips',
      name: 'Fold strips',
      hint: 'One side of the paper: cut the rows, fold in the middle.',
      pages: () => <FoldStrips title={words.title} entries={entries} />,
    },
    ...(hasBingo
      ? [
          {
            id: 'bingo',
            name: 'Bingo',
            hint: `${size} by ${size} words, every sheet different, with a list to call from.`,
            pages: () => (
              <Bingo
                title={words.title}
                entries={entries}
                size={size}
                sheets={bingoSheets(terms, { sheets: Number(sheets), size, seed })}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <PrintDialog title={`Print ${words.title}`} printables={printables} onClose={onClose}>
      <UnsureWords entries={words.entries} />
      {hasBingo ? (
        <SelectField
          label="Bingo sheets"
          options={sheetCounts.map((value) => ({ value, label: value }))}
          value={sheets}
          onChange={setSheets}
        />
      ) : (
        <p className="text-muted">Bingo needs at least 9 words with meanings.</p>
      )}
    </PrintDialog>
  );
}

function Cards({ entries }: { entries: readonly WordEntry[] }) {
  return pagesOf(entries, cardsOnPage).flatMap((page, at) => [
    // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
    <section key={`front ${at}`} className="print-page card-sheet" data-side="front">
      {page.map((entry) => (
        <div key={entry.id} className="paper-card">
          <strong>{entry.term}</strong>
          {entry.ipa && <Ipa>{entry.ipa}</Ipa>}
        </div>
      ))}
    </section>,
    // biome-ignore lint/suspicious/noArrayIndexKey: pages never move
    <section key={`back ${at}`} className="print-page card-sheet" data-side="back">
      {mirrorRows(page).map((entry, place) => (
        <div
          key={entry?.id ?? `empty ${place}`}
          className={cx('paper-card', entry && backLength(entry) > longBack && 'is-long')}
        >
          {entry && <Back entry={entry} />}
        </div>
      ))}
    </section>,
  ]);
}

/** So many letters fit on a back in large print. */
const longBack = 110;
const backLength = ({ meaning, translation, example }: WordEntry) => (meaning + translation + example).length;

function Back({ entry }: { entry: WordEntry }) {
  const { meaning, translation, example } = entry;
  return (
    <>
      <WordPicture entry={entry} className="paper-emoji" />
      {meaning && <span>{meaning}</span>}
      {translation && <span>{translation}</span>}
      {example && <small>{example}</small>}
    </>
  );
}

function FoldStrips({ title, entries }: { title: string; entries: readonly WordEntry[] }) {
  return (
    <PrintPage title={title} hasHeader={false}>
      <table className="fold-strips">
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>
                <strong>{entry.term}</strong>
              </td>
              <td>
                <WordPicture entry={entry} /> {[entry.meaning, entry.translation].filter(Boolean).join(' ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintPage>
  );
}

interface BingoProps {
  title: string;
  entries: readonly WordEntry[];
  sheets: readonly string[][];
  size: number;
}

function Bingo({ title, entries, sheets, size }: BingoProps) {
  return (
    <>
      <BingoPages title={title} size={size} sheets={sheets} />
      <PrintPage title={`To call: ${title}`} hasHeader={false}>
        <p className="mb-3">Read a meaning. Whoever has the word crosses it out.</p>
        <table>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>
                  <EmojiText text={backOf(entry)} />
                </td>
                <td>{entry.term}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PrintPage>
    </>
  );
}
