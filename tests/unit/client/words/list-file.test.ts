import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import { listFile } from '#client/words/list-file';
import { wordEntry } from '#shared/content/words/word-list';
import { pasteWords } from '#shared/vocabulary/paste-words';

const entries = [
  wordEntry.parse({
    id: 'a',
    term: 'tea, black',
    meaning: 'say "no sugar"',
    example: 'Two lines\nof text',
    tags: 'drink hot',
  }),
  wordEntry.parse({ id: 'b', term: 'sum', meaning: '=1+1', emoji: '➕' }),
];

test('a file reads back as the list, whatever stands in its cells', () => {
  for (const kind of ['csv', 'tsv'] as const) {
    const { data } = parse<string[]>(listFile(entries, kind), { comments: '#', skipEmptyLines: true });
    expect(data[0]).toEqual(['tea, black', 'say "no sugar"', 'Two lines\nof text', '', '', '', '', '', 'drink hot']);
    expect(data).toHaveLength(2);
  }
});

test('a cell that a spreadsheet would run as a formula is text', () => {
  const { data } = parse<string[]>(listFile(entries, 'csv'), { comments: '#', skipEmptyLines: true });
  expect(data[1]?.[1]).toBe("'=1+1");
});

test('Anki is told how the columns are divided and named', () => {
  expect(listFile(entries, 'tsv').split('\n').slice(0, 4)).toEqual([
    '#separator:tab',
    '#html:false',
    '#tags column:9',
    '#columns:Word\tMeaning\tExample\tEmoji\tIPA\tTranslation\tPart of speech\tLevel\tTags',
  ]);
});

test('a downloaded list that is pasted again is the same list', () => {
  const list = ['tea, black', 'sugar'].flatMap((term, at) =>
    wordEntry.parse({
      id: `w${at}`,
      term: term.replace(',', ''),
      meaning: at === 0 ? '=hot' : `${term}, hot`,
      example: 'Tea, please.',
      emoji: '🍵',
      ipa: '/tiː/',
      translation: 'thé',
      partOfSpeech: 'noun',
      level: 'A1',
      tags: 'drink hot',
    }),
  );
  for (const kind of ['csv', 'tsv'] as const) {
    const { entries: read, problems } = pasteWords(listFile(list, kind));
    expect(problems).toEqual([]);
    expect(read.map(({ id: _, ...entry }) => entry)).toEqual(list.map(({ id: _, ...entry }) => entry));
  }
});

test('empty cells and cells of several lines come back in their own columns', () => {
  const list = [
    wordEntry.parse({ id: 'a', term: 'sugar', meaning: 'sweet', translation: 'sucre', level: 'A1' }),
    wordEntry.parse({ id: 'b', term: 'salt', example: 'Two lines\nof text', tags: 'kitchen' }),
    wordEntry.parse({ id: 'c', term: 'tea' }),
  ];
  for (const kind of ['csv', 'tsv'] as const) {
    const { entries: read, problems } = pasteWords(listFile(list, kind));
    expect(problems).toEqual([]);
    expect(read.map(({ id: _, ...entry }) => entry)).toEqual(
      // Pasted cells have one line.
      list.map(({ id: _, ...entry }) => ({ ...entry, example: entry.example.replace('\n', ' ') })),
    );
  }
});
