import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyRow, insertedAfter, moveRow, type Row, readyRows, tooMany } from '#client/words/list-rows';
import { wordListData } from '#shared/content/words/word-list';

const row = (id: string, term = id, meaning = `meaning of ${id}`): Row => ({ ...emptyRow(id), term, meaning });
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id).join(' ');

test('only rows with a word are saved, pairs that say the same once, and each says why it is left out', () => {
  const rows = [
    row('a', 'apple', 'a fruit'),
    row('b', '', 'nothing to say it of'),
    emptyRow('c'),
    row('d', ' Apple ', 'A fruit'),
    row('e', 'apple', 'a firm'),
    row('f', 'pear', ''),
    row('g', 'x'.repeat(101)),
  ];
  const ready = readyRows(rows);
  expect(idsOf(ready.entries)).toBe('a e f');
  expect(ready).toMatchObject({ withoutTerm: 1, withoutMeaning: 1, merged: 1 });
  expect([...ready.faults]).toEqual([['g', 'At most 100 characters, please.']]);
});

test('regression: two translations of one word are two rows', () => {
  const bank = { ...row('a', 'bank', ''), translation: 'la banque' };
  const ready = readyRows([bank, { ...bank, id: 'b', translation: 'la rive' }, { ...bank, id: 'c' }]);
  expect(idsOf(ready.entries)).toBe('a b');
  expect(ready.merged).toBe(1);
});

test('whatever is typed, what is saved is a valid list with the ids as they were', () => {
  const someRow = fc.record({ term: fc.string(), meaning: fc.string(), example: fc.string(), emoji: fc.string() });
  fc.assert(
    fc.property(fc.array(someRow, { minLength: 1, maxLength: 30 }), (typed) => {
      const rows = typed.map((text, at) => ({ ...emptyRow(`r${at}`), ...text }));
      const { entries } = readyRows(rows);
      if (entries.length > 0) expect(wordListData.parse({ entries }).entries).toEqual(entries);
      const ids = idsOf(rows).split(' ');
      expect(entries.every(({ id }) => ids.includes(id))).toBe(true);
    }),
  );
});

test('a row moves by one place and stays at the edges', () => {
  const rows = ['a', 'b', 'c'].map((id) => row(id));
  expect(idsOf(moveRow(rows, 'b', -1))).toBe('b a c');
  expect(idsOf(moveRow(rows, 'b', 1))).toBe('a c b');
  expect(idsOf(moveRow(rows, 'a', -1))).toBe('a b c');
  expect(idsOf(moveRow(rows, 'c', 1))).toBe('a b c');
});

test('rows come after the one that is named, or at the end', () => {
  const rows = ['a', 'b'].map((id) => row(id));
  expect(idsOf(insertedAfter(rows, 'a', [row('x')]))).toBe('a x b');
  expect(idsOf(insertedAfter(rows, undefined, [row('x')]))).toBe('a b x');
});

test('five hundred words fit, one more does not, and empty rows do not count', () => {
  const rows = [...Array.from({ length: 499 }, (_, at) => row(`w${at}`)), emptyRow('empty')];
  expect(tooMany(rows, 1)).toBeUndefined();
  expect(tooMany(rows, 2)).toContain('it would be 501');
});
