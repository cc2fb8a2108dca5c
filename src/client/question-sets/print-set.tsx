import { useState } from 'react';
import { bingoSheets, bingoSizes } from '#client/print/bingo';
import { BingoPages } from '#client/print/bingo-pages';
import { PrintDialog } from '#client/print/print-dialog';
import { ScriptPage, scriptsOf } from '#client/print/script-page';
import { SegmentedControl } from '#client/ui/segmented-control';
import { TextArea } from '#client/ui/text-area';
import type { Item } from '#shared/items/item';
import { bingoAnswers } from './bingo-answers';
import { CardSheet, GridPage, KeyPage, QuestionPage } from './set-on-paper';
import { pointsOf, versionsOf } from './versions';

interface PrintSetProps {
  title: string;
  /** What is said before the first question. */
  intro: string;
  /** Those that are finished. */
  items: readonly Item[];
  shuffleOptions: boolean;
  onClose: () => void;
}

const versionCounts = ['1', '2', '3', '4'] as const;
const versionLetters = 'ABCD';
/** Always the same sheets: who lost one gets another like it. */
const bingo = { size: bingoSizes.small, seed: 1 };
const bingoWithoutNames = 12;

/**
 * A quiz or a test on paper: sheets in up to four versions, their keys, and cards with which a class answers without
 * phones.
 */
export function PrintSet({ title, intro, items, shuffleOptions, onClose }: PrintSetProps) {
  const [count, setCount] = useState<(typeof versionCounts)[number]>('1');
  const [names, setNames] = useState('');
  const versions = versionsOf(items, { count: Number(count), shuffleOptions }).map((questions, version) => ({
    name: count === '1' ? title : `${title}, version ${versionLetters[version]}`,
    questions,
  }));
  const students = names
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, 60);
  const answers = bingoAnswers(items);
  const sheets = versions.map(({ questions }, version) => ({
    letter: versions.length > 1 ? versionLetters[version] : undefined,
    items: questions.map(({ item }) => item),
  }));
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
            versions.map(({ name, questions }) => (
              <QuestionPage key={name} title={name} questions={questions} intro={intro} score={pointsOf(items)} />
            )),
        },
        {
          id: 'grid',
          name: 'Answer grid',
          hint: 'One box for each choice, to be marked at a glance.',
          pages: () =>
            versions.map(({ name, questions }) => <GridPage key={name} title={name} questions={questions} />),
        },
        {
          id: 'key',
          isForTeacher: true,
          name: 'Answer key',
          hint: 'On a page of its own, with the reasons.',
          byDefault: true,
          pages: () => versions.map(({ name, questions }) => <KeyPage key={name} title={name} questions={questions} />),
        },
        ...(scriptsOf(sheets).length > 0
          ? [
              {
                id: 'script',
                isForTeacher: true,
                name: 'Script of the recordings',
                hint: 'For reading aloud, with the questions that are about each.',
                byDefault: true,
                pages: () => <ScriptPage title={title} sheets={sheets} />,
              },
            ]
          : []),
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
        ...(answers.length >= bingo.size ** 2
          ? [
              {
                id: 'bingo',
                name: 'Bingo with the answers',
                hint: 'To be cut up: you read a question out, and whoever has its answer crosses it out.',
                pages: () => (
                  <BingoPages
                    title={title}
                    size={bingo.size}
                    sheets={bingoSheets(answers, { ...bingo, sheets: students.length || bingoWithoutNames })}
                  />
                ),
              },
            ]
          : []),
      ]}
    >
      <SegmentedControl
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
