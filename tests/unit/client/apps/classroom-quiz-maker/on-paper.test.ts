import { expect, test } from 'vitest';
import { reportCsv } from '#client/apps/classroom-quiz-maker/report-csv';
import { questionsOn, scriptsOf } from '#client/print/script-page';
import { bingoAnswers } from '#client/question-sets/bingo-answers';
import { versionsOf } from '#client/question-sets/versions';
import type { Item } from '#shared/items/item';

const common = { tags: [], version: 1, points: 1 };
const items: Item[] = Array.from({ length: 6 }, (_, number) => ({
  ...common,
  id: `q${number}`,
  kind: 'mc',
  prompt: `Question ${number}`,
  options: ['one', 'two', 'three', 'four'].map((text, at) => ({ text, isKey: at === number % 4 })),
}));

const four = { count: 4, shuffleOptions: true };

test('versions hold the same questions in other orders, the first in its own', () => {
  const versions = versionsOf(items, four);
  const orders = versions.map((version) => version.map(({ item }) => item.id).join());
  expect(orders[0]).toBe('q0,q1,q2,q3,q4,q5');
  expect(new Set(orders).size).toBe(4);
  for (const order of orders) expect(order.split(',').sort()).toEqual(items.map(({ id }) => id));
  expect(versionsOf(items, four)).toEqual(versions);
});

test('a key names the letter that the choice has on its own sheet', () => {
  for (const version of versionsOf(items, four)) {
    for (const { item, key } of version) {
      if (!('options' in item)) expect.fail(item.kind);
      const [letter = '', words] = key.split(' ');
      expect(item.options['ABCD'.indexOf(letter)]).toBe(words);
      expect(items.find(({ id }) => id === item.id)).toMatchObject({
        options: expect.arrayContaining([{ text: words, isKey: true }]),
      });
    }
  }
});

test('the right choice, written first, is not A all the way down the sheet, unless choices keep their order', () => {
  const asWritten = items.map((item) =>
    item.kind === 'mc' ? { ...item, options: item.options.toSorted((one) => (one.isKey ? -1 : 1)) } : item,
  );
  const lettersOf = (shuffleOptions: boolean) =>
    versionsOf(asWritten, { count: 1, shuffleOptions }).flatMap((version) => version.map(({ key }) => key.charAt(0)));
  expect(new Set(lettersOf(true)).size).toBeGreaterThan(1);
  expect(new Set(lettersOf(false))).toEqual(new Set(['A']));
});

test('questions about one text stay together and in their order', () => {
  const passage = { title: '', text: 'A text.' };
  const mixed = items.map((item, at) => (at === 2 || at === 3 ? { ...item, passage } : item));
  for (const version of versionsOf(mixed, four)) {
    const order = version.map(({ item }) => item.id);
    expect(order.indexOf('q3')).toBe(order.indexOf('q2') + 1);
  }
});

test('a report as a sheet has numbers as numbers, and no formulas', () => {
  const csv = reportCsv({
    title: 'Unit 3',
    waiting: 0,
    average: null,
    attempts: [
      {
        id: '1',
        name: '=HYPERLINK("x")',
        isGuest: true,
        startedAt: '2026-03-10T09:00:00Z',
        seconds: 61,
        score: 1.5,
        maxScore: 2,
        cells: [1, 0.5, null],
      },
    ],
    questions: [
      { id: 'a', number: 1, text: 'Which, "one"?', key: 'x', answered: 1, share: 1, wrong: [] },
      {
        id: 'b',
        number: 2,
        text: 'B',
        key: 'y',
        answered: 1,
        share: 0.5,
        wrong: [{ text: '+1', count: 2, who: ['Ana', 'Ben'] }],
      },
      { id: 'c', number: 3, text: 'C', key: 'z', answered: 0, share: null, wrong: [] },
    ],
  });
  expect(csv).toContain(`"'=HYPERLINK(""x"")",2026-03-10T09:00:00Z,61,1.5,2,1,0.5,`);
  expect(csv).toContain(`2,B,y,"'+1",2,Ana; Ben`);
});

test('questions about one recording stay together, and the script says which they are', () => {
  const script = 'A: Is the shop open?\nB: Until six.';
  const scripted = items.map((one, at) => (at === 2 || at === 3 ? { ...one, audioText: script } : one));
  const sheets = versionsOf(scripted, four).map((version, at) => ({
    letter: 'ABCD'[at],
    items: version.map(({ item }) => item),
  }));
  for (const { items: shown } of sheets) {
    const places = shown.flatMap(({ audioText }, place) => (audioText ? [place] : []));
    expect(places[1]).toBe((places[0] ?? 0) + 1);
  }
  expect(scriptsOf(sheets)).toEqual([script]);
  expect(questionsOn(script, sheets)).toMatch(/^Version A: questions 3, 4\. Version B: questions \d, \d\./);
  expect(questionsOn(script, [{ items: scripted.slice(2, 3) }])).toBe('For question 1.');
});

test('a bingo has each short answer once, and nothing that cannot be read out as one', () => {
  const gap = (id: string, answer: string): Item => ({
    ...common,
    id,
    kind: 'gap',
    prompt: 'I ___ home.',
    accepted: [answer],
  });
  const statement: Item = { ...common, id: 'tf', kind: 'tf', prompt: 'Ice is cold.', key: true };
  const long = gap('long', 'a very long answer that no square of a sheet has room for');
  expect(bingoAnswers([...items, gap('a', 'went'), gap('b', 'Went'), statement, long])).toEqual([
    'one',
    'two',
    'three',
    'four',
    'went',
  ]);
});
