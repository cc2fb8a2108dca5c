import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordListData } from '#shared/content/words/word-list';
import { pasteWords } from '#shared/vocabulary/paste-words';

const terms = (text: string) => pasteWords(text).entries.map(({ term }) => term);
const sides = (text: string) => pasteWords(text).entries.map(({ term, meaning }) => [term, meaning]);

test('a column of words, with empty lines, numbers and bullets before them', () => {
  expect(terms('1. harbour\n\n2) anchor\r\n• tide\n- look after')).toEqual(['harbour', 'anchor', 'tide', 'look after']);
});

test('words with commas between them', () => {
  expect(terms('harbour, anchor; tide')).toEqual(['harbour', 'anchor', 'tide']);
});

test.each([
  ['a spreadsheet', 'harbour\ta safe place\nanchor\theavy metal'],
  ['dashes', 'harbour - a safe place\nanchor – heavy metal'],
  ['commas', 'harbour, a safe place\nanchor, heavy metal'],
  ['semicolons', 'harbour; a safe place\nanchor; heavy metal'],
])('two sides from %s', (_, text) => {
  expect(sides(text)).toEqual([
    ['harbour', 'a safe place'],
    ['anchor', 'heavy metal'],
  ]);
});

test('a hyphen inside a word divides nothing', () => {
  expect(terms('well-known\nmother-in-law')).toEqual(['well-known', 'mother-in-law']);
});

test('bad rows are named with their line and the good ones kept', () => {
  const { entries, problems } = pasteWords('harbour\n12345\n🍎\nanchor\n<<>>{}');
  expect(entries.map(({ term }) => term)).toEqual(['harbour', 'anchor']);
  expect(problems.map(({ line, why }) => [line, why])).toEqual([
    [2, 'There is a number in it.'],
    [3, 'There is an emoji in it.'],
    [5, 'Use only letters, spaces, hyphens and apostrophes.'],
  ]);
});

test('the same word twice is merged and keeps the meaning that it has', () => {
  const { entries, merged } = pasteWords('harbour\nHarbour\ta safe place\nanchor\tmetal');
  expect(entries.map(({ term, meaning }) => [term, meaning])).toEqual([
    ['harbour', 'a safe place'],
    ['anchor', 'metal'],
  ]);
  expect(merged).toBe(1);
});

test('what is too much is counted, not lost without a word', () => {
  const { entries, cut } = pasteWords(
    Array.from({ length: 70 }, (_, n) => `word${'abcdefghij'[n % 10]}${'abcdefghij'[Math.floor(n / 10)]}`).join('\n'),
    { most: 60 },
  );
  expect([entries.length, cut]).toEqual([60, 10]);
});

test('tags are text that goes: a script never becomes a word of the list', () => {
  const { entries } = pasteWords('<b>harbour</b>\n<script>alert("x")</script>');
  expect(JSON.stringify(entries)).not.toMatch(/[<>]/);
  expect(entries.map(({ term }) => term)).toEqual(['harbour']);
});

test('the headings and the row numbers of a spreadsheet are no words', () => {
  const { entries, problems, merged } = pasteWords(
    'No.\tWord\tMeaning\n1\tapple\ta fruit\n2\tpear\t\n\n\n3\tgrape\ta small fruit\n4\t\t\n5\tapple\ta fruit',
  );
  expect(entries.map(({ term, meaning }) => [term, meaning])).toEqual([
    ['apple', 'a fruit'],
    ['pear', ''],
    ['grape', 'a small fruit'],
  ]);
  expect([problems.map(({ line }) => line), merged]).toEqual([[7], 1]);
});

test('a cell in quotation marks keeps its commas', () => {
  const { entries } = pasteWords('"apple","a fruit, round"\npear,"a ""green"" fruit, too"\nplum,small');
  expect(entries.map(({ term, meaning }) => [term, meaning])).toEqual([
    ['apple', 'a fruit, round'],
    ['pear', 'a "green" fruit, too'],
    ['plum', 'small'],
  ]);
});

test('a list may teach the words "word" and "sentence"', () => {
  expect(pasteWords('word\nsentence\nmeaning').entries).toHaveLength(3);
  expect(pasteWords('word\ta unit of language\nletter\ta sign').entries).toHaveLength(2);
});

test('whatever is pasted, the list it makes is valid or empty', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const { entries } = pasteWords(text);
      if (entries.length > 0) expect(wordListData.safeParse({ entries }).error).toBeUndefined();
    }),
  );
});

test('columns are told by their headings, in whatever order they stand', () => {
  const { entries, table } = pasteWords('Level\tTranslation\tWord\tRemark\nA2\tle port\tharbour\tsee page 3');
  expect(entries).toMatchObject([{ term: 'harbour', translation: 'le port', level: 'A2', meaning: '', example: '' }]);
  expect(table?.columns.map(({ meaning }) => meaning)).toEqual(['level', 'translation', 'term', 'ignore']);
});

test('what the columns are can be put right, and is read anew', () => {
  const text = 'a safe place\tharbour\n"heavy, of metal"\tanchor';
  expect(pasteWords(text).table?.columns.map(({ meaning }) => meaning)).toEqual(['term', 'meaning']);
  const { entries } = pasteWords(text, { reading: { meanings: ['meaning', 'term'] } });
  expect(entries.map(({ term, meaning }) => [term, meaning])).toEqual([
    ['harbour', 'a safe place'],
    ['anchor', 'heavy, of metal'],
  ]);
});

test('a first row that was taken for headings can be a row of words', () => {
  const text = 'word\tsentence\nletter\tsign';
  expect(pasteWords(text).table?.hasHeadings).toBe(true);
  const { entries } = pasteWords(text, { reading: { hasHeadings: false } });
  expect(entries.map(({ term, meaning }) => [term, meaning])).toEqual([
    ['word', 'sentence'],
    ['letter', 'sign'],
  ]);
});

test('a colon or an equals sign may stand between a word and its meaning, and again in the meaning', () => {
  expect(sides('harbour: a safe place\nanchor: metal: it is heavy')).toEqual([
    ['harbour', 'a safe place'],
    ['anchor', 'metal: it is heavy'],
  ]);
  expect(sides('harbour = a safe place\nsum = 1 + 1 = 2')).toEqual([
    ['harbour', 'a safe place'],
    ['sum', '1 + 1 = 2'],
  ]);
});

test('regression: a meaning behind a colon or an equals sign may have commas', () => {
  expect(sides('harbour: a quiet, safe place\nanchor: heavy, of metal')).toEqual([
    ['harbour', 'a quiet, safe place'],
    ['anchor', 'heavy, of metal'],
  ]);
  expect(sides('harbour = a quiet, safe place\nanchor = heavy; of metal')).toEqual([
    ['harbour', 'a quiet, safe place'],
    ['anchor', 'heavy; of metal'],
  ]);
});

test('regression: words with and without a meaning, and with different signs before it, may stand in one list', () => {
  const { entries, problems } = pasteWords(
    'harbour: a safe place\nlook after\nanchor = metal\ntide - the sea\nboat, sail',
  );
  expect(entries.map(({ term, meaning }) => [term, meaning])).toEqual([
    ['harbour', 'a safe place'],
    ['look after', ''],
    ['anchor', 'metal'],
    ['tide', 'the sea'],
    ['boat', ''],
    ['sail', ''],
  ]);
  expect(problems).toEqual([]);
});

test('words in one column have no menus', () => {
  expect(pasteWords('harbour\nanchor').table).toBeUndefined();
});

test('regression: a word that is pasted with two meanings, or two translations, keeps both', () => {
  const { entries, merged } = pasteWords(
    'bank\ta place for money\nbank\tthe side of a river\nBank\tA place for money\nbank',
  );
  expect(entries.map(({ meaning }) => meaning)).toEqual(['a place for money', 'the side of a river']);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(2);
  expect(merged).toBe(2);
  const french = pasteWords('Word,Translation\nbank,la banque\nbank,la rive');
  expect(french.entries.map(({ translation }) => translation)).toEqual(['la banque', 'la rive']);
});

test('regression: an example that only the second of two rows has is not lost', () => {
  const { entries } = pasteWords(
    'Word,Meaning,Example\nharbour,a safe place,\nharbour,a safe place,The harbour is full.',
  );
  expect(entries).toMatchObject([{ term: 'harbour', example: 'The harbour is full.' }]);
});
