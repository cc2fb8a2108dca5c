import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftFaults, readyItem } from '#shared/items/draft';
import { readCsv } from '#shared/items/formats/read-csv';
import { readGift } from '#shared/items/formats/read-gift';
import { writeCsv } from '#shared/items/formats/write-csv';
import { writeGift } from '#shared/items/formats/write-gift';
import { grade, isTooLong, keyText } from '#shared/items/grade';
import { type Item, item } from '#shared/items/item';
import { itemKinds } from '#shared/items/kinds/registry';
import { playerView } from '#shared/items/player-view';

const numberItem = (fields: object): Item =>
  item.parse({ id: 'q', kind: 'numeric', prompt: 'How long is it?', ...fields });
const verdictOf = (fields: object, text: string) => grade(numberItem(fields), { text }).verdict;

describe('a number that is typed', () => {
  test.each([
    [1000, '1000', 'right'],
    [1000, '1,000', 'right'],
    [1000, '1 000', 'right'],
    [1000, '1\u202F000', 'right'],
    [1000, '1.000', 'right'],
    [1000, '1e3', 'right'],
    [1000, ' +1000 ', 'right'],
    [1_234_567.5, '1,234,567.5', 'right'],
    [1_234_567.5, '1.234.567,5', 'right'],
    [0.5, '0.5', 'right'],
    [0.5, '0,5', 'right'],
    [0.5, '.5', 'right'],
    [4.125, '4,125', 'right'],
    [-3, '-3', 'right'],
    [-3, '−3', 'right'],
    [-3, '3', 'wrong'],
    [12, 'twelve', 'right'],
    [12, 'eleven', 'wrong'],
    [12, '12 or 13', 'wrong'],
    [12, '1 2 3', 'wrong'],
    [12, '', 'wrong'],
    [12, 'NaN', 'wrong'],
    [12, '0x0c', 'wrong'],
    [0.3, '0.30000000000000004', 'right'],
  ])('%d as ‘%s’ is %s', (value, text, verdict) => {
    expect(verdictOf({ value }, text)).toBe(verdict);
  });

  test('may have its unit behind it', () => {
    for (const text of ['12', '12 km', '12km', '12 KM'])
      expect(verdictOf({ value: 12, unit: 'km' }, text)).toBe('right');
    expect(verdictOf({ value: 12, unit: 'km' }, '12 miles')).toBe('wrong');
  });

  test('counts within its tolerance, its ends included, and not beyond', () => {
    const thousandths = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(
        thousandths,
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 0, max: 1e6 }),
        (value, spread, by) => {
          const fields = { value: value / 1000, tolerance: spread / 1000 };
          const shown = String((value + by) / 1000);
          expect(verdictOf(fields, shown)).toBe(by <= spread ? 'right' : 'wrong');
        },
      ),
    );
  });

  test('earns a part, and hears what is said to it, where it was foreseen', () => {
    const fields = {
      value: 10,
      foreseen: [{ value: 10, tolerance: 2, feedback: 'Nearly.', credit: 0.5 }],
      feedback: 'Count again.',
      praise: 'Exactly.',
    };
    const judged = (text: string) => grade(numberItem(fields), { text });
    expect(judged('10')).toMatchObject({ verdict: 'right', score: 1, feedback: 'Exactly.' });
    expect(judged('12')).toMatchObject({ verdict: 'partly', score: 0.5, feedback: 'Nearly.' });
    expect(judged('13')).toMatchObject({ verdict: 'wrong', score: 0, feedback: 'Count again.', answer: '10' });
  });

  test('is not told to its player, but for its unit', () => {
    const shown = playerView(numberItem({ value: 41, tolerance: 2, unit: 'km', feedback: 'No.' }), { seed: 1 });
    expect(shown).toEqual({ id: 'q', kind: 'numeric', prompt: 'How long is it?', points: 1, unit: 'km' });
  });

  test('is shown with the range that counts', () => {
    expect(keyText(numberItem({ value: 0.3, tolerance: 0.1, unit: 'm' }))).toBe('0.3 m (0.2 to 0.4)');
  });

  test('is no longer than any other answer', () => {
    expect(isTooLong(numberItem({ value: 1 }), { text: '1'.repeat(301) })).toBe(true);
  });
});

test('a new question for a number is unfinished until it has one', () => {
  const draft = { ...itemKinds.numeric.empty({ id: 'q', prompt: '', tags: [], version: 1, points: 1 }) };
  expect(draftFaults(draft).map(({ field }) => field)).toEqual(['prompt', 'value']);
  const asked = { ...draft, prompt: 'How many?', value: 4, tolerance: -1 };
  expect(draftFaults(asked)).toEqual([{ field: 'tolerance', text: 'Write a number from 0.' }]);
  expect(readyItem({ ...asked, tolerance: 0 })).toMatchObject({ value: 4, tolerance: 0 });
});

describe('files', () => {
  const value = fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000);
  const tolerance = fc.integer({ min: 0, max: 1e6 }).map((thousandths) => thousandths / 1000);
  const said = fc.constantFrom('Near.', 'Count: again!', '{#} = 1');
  const numbers = fc.record(
    {
      value,
      tolerance,
      feedback: said,
      praise: said,
      foreseen: fc.array(fc.record({ value, tolerance, feedback: said, credit: fc.constantFrom(0.25, 0.5, 1) }), {
        minLength: 1,
        maxLength: 3,
      }),
    },
    { requiredKeys: ['value', 'tolerance'] },
  );

  test('GIFT holds a number with all that is said to it', async () => {
    await fc.assert(
      fc.asyncProperty(numbers, async (fields) => {
        const written = numberItem(fields);
        const { text, leftOut, losses } = writeGift([written]);
        const read = await readGift(text);
        expect([leftOut, losses, read.problems, read.losses]).toEqual([[], [], [], []]);
        expect(read.items).toMatchObject([{ kind: 'numeric', ...fields }]);
      }),
    );
  });

  test('a sheet holds a number with its tolerance', () => {
    fc.assert(
      fc.property(value, tolerance, (value, tolerance) => {
        const { text, leftOut } = writeCsv([numberItem({ value, tolerance })]);
        const { items, problems } = readCsv(text);
        expect([leftOut, problems]).toEqual([[], []]);
        expect(items).toMatchObject([{ kind: 'numeric', value, tolerance }]);
      }),
    );
  });
});
