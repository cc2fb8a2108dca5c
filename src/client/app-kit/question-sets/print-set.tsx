import { useState } from 'react';
import type { Item } from '../../../shared/items/item';
import { Segmented } from '../../ui/segmented';
import { TextArea } from '../../ui/text-area';
import { ItemOnPaper, PassageOnPaper } from '../print/item-on-paper';
import { PrintDialog, PrintPage } from '../print/print-dialog';
import { type PrintedItem, pointsOf, versionsOf } from './versions';

interface PrintSetProps {
  title: string;
  items: readonly Item[];
  onClose: () => void;
}

const versionCounts = ['1', '2', '3', '4'] as const;
const versionLetters = 'ABCD';

/** A quiz or a test on paper: sheets in up to four versions, their keys, and cards with which a class answers without phones. */
export function PrintSet({ title, items, onClose }: PrintSetProps) {
  const [count, setCount] = useState<(typeof versionCounts)[number]>('1');
  const [names, setNames] = useState('');
  const versions = versionsOf(items, Number(count));
  const nameOf = (version: number) => (versions.length > 1 ? `${title}, version ${versionLetters[version]}` : title);
  const students = names
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, 60);
  return (
    <PrintDialog
      title={`Print ${title}`}
      isReady={items.length > 0}
      onClose={onClose}
      printables={[
        {
          id: 'sheet',
          name:
            versions.length > 1
              ? `Question sheets, versions A to ${versionLetters[versions.length - 1]}`
              : 'Question sheet',
          byDefault: true,
          pages: () =>
            versions.map((questions, version) => (
              <PrintPage key={nameOf(version)} title={nameOf(version)} score={pointsOf(items)}>
                <Questions questions={questions} />
              </PrintPage>
            )),
        },
        {
          id: 'key',
          name: 'Answer key',
          hint: 'On a page of its own, with the reasons.',
          byDefault: true,
          pages: () =>
            versions.map((questions, version) => (
              <PrintPage key={nameOf(version)} title={`Key: ${nameOf(version)}`} hasHeader={false}>
                <Key questions={questions} />
              </PrintPage>
            )),
        },
        {
          id: 'cards',
          name: 'Answer cards A to D',
          hint: 'One sheet for each student, to be cut in four and held up.',
          pages: () =>
            (students.length > 0 ? students : ['']).map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two students may have one name
              <CardSheet key={place} name={name} />
            )),
        },
      ]}
    >
      <Segmented
        label="Versions"
        value={count}
        onChange={setCount}
        options={versionCounts.map((value) => ({ value, label: value }))}
      />
      <TextArea
        label="Names for the answer cards"
        hint="One on each line. Without names one sheet is printed."
        optional
        rows={2}
        value={names}
        onChange={(event) => setNames(event.target.value)}
      />
      {items.length === 0 && <p role="status">There is no finished question to print yet.</p>}
    </PrintDialog>
  );
}

function Questions({ questions }: { questions: readonly PrintedItem[] }) {
  return (
    <ol>
      {questions.map(({ item }, place) => {
        const isNewText = item.passage && item.passage.text !== questions[place - 1]?.item.passage?.text;
        return (
          <li key={item.id}>
            {isNewText && item.passage && <PassageOnPaper passage={item.passage} />}
            <div className="flex gap-3">
              <span>{place + 1}.</span>
              <div className="min-w-0 flex-1">
                <ItemOnPaper item={item} />
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Key({ questions }: { questions: readonly PrintedItem[] }) {
  return (
    <ol>
      {questions.map(({ item, key, why }, place) => (
        <li key={item.id} className="mb-2 flex gap-3">
          <span>{place + 1}.</span>
          <p>
            <strong>{key || 'No key'}</strong>
            {why && <> – {why}</>}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Four letters, each as large as a quarter of the sheet. */
function CardSheet({ name }: { name: string }) {
  return (
    <section className="print-page">
      <div className="grid grid-cols-2">
        {[...versionLetters].map((letter) => (
          <div
            key={letter}
            className="keep grid h-[125mm] content-center justify-items-center border border-dashed border-black"
          >
            <p className="text-[90mm] leading-none font-bold">{letter}</p>
            <p className="mt-[4mm] max-w-full truncate px-2">{name}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
