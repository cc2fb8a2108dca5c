import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson, writeJson } from '#shared/items/formats/json';
import { readAiken } from '#shared/items/formats/lettered-questions';
import { readCsv } from '#shared/items/formats/read-csv';
import { readGift } from '#shared/items/formats/read-gift';
import { writeAiken } from '#shared/items/formats/write-aiken';
import { writeCsv } from '#shared/items/formats/write-csv';
import { writeGift } from '#shared/items/formats/write-gift';
import { writeQti21 } from '#shared/items/formats/write-qti';
import { type Item, item } from '#shared/items/item';

/** Text as people type it, with every sign that means something in a format. Runs of spaces are one space in GIFT. */
const signs = [
  ...'abcXYZ019 ~=#{}:\\\'"<>&,;.?!/*%$@+-[]()_éß漢',
  '\n',
  '->',
  '[html]',
  '//',
  '::',
  '&&058;x',
  '####',
  '\\n',
  'TRUE',
];
const text = fc
  .array(fc.constantFrom(...signs), { minLength: 1, maxLength: 14 })
  .map((parts) =>
    parts
      .join('')
      .replaceAll(/&&\d+;/g, '&')
      .replaceAll(/ *\n[ \n]*/g, '\n')
      .replaceAll(/ +/g, ' ')
      .replaceAll(/_+/g, '_')
      .trim(),
  )
  .filter((one) => one !== '');
const tag = fc.constantFrom('travel', 'unit 3', 'family');
const common = {
  prompt: text,
  explanation: fc.option(text, { nil: undefined }),
  level: fc.constantFrom('A1', 'B2', undefined),
  skill: fc.constantFrom('grammar', 'reading', undefined),
  tags: fc.uniqueArray(tag, { maxLength: 2 }),
};

const options = fc.uniqueArray(text, { minLength: 2, maxLength: 6, selector: (one) => one.toLowerCase() });

const mc = fc
  .record({ ...common, options, key: fc.nat(), feedback: fc.option(text, { nil: undefined }) })
  .map(({ key, feedback, options, ...rest }) => ({
    ...rest,
    kind: 'mc',
    options: options.map((text, place) => ({ text, isKey: place === key % options.length, feedback })),
  }));
const part = fc.constantFrom(0.1, 0.25, 0.3333333, 0.5, 0.75);
const mcWithParts = fc.record({ ...common, options, part }).map(({ options, part, ...rest }) => ({
  ...rest,
  kind: 'mc',
  options: options.map((text, place) => ({ text, isKey: place === 0, ...(place === 1 && { credit: part }) })),
}));
const multiWithParts = fc.record({ ...common, options, part }).map(({ options, part, ...rest }) => ({
  ...rest,
  kind: 'multi',
  options: options.map((text, place) => ({ text, isKey: place === 0, credit: place === 0 ? 1 : -part })),
}));

const multi = fc.record({ ...common, options }).map(({ options, ...rest }) => ({
  ...rest,
  kind: 'multi',
  options: options.map((text, place) => ({ text, isKey: place % 2 === 0 })),
}));
const said = fc.option(text, { nil: undefined });
const tf = fc
  .record({ ...common, key: fc.boolean(), feedback: said, praise: said })
  .map((rest) => ({ ...rest, kind: 'tf' }));
/** Right answers, some with praise, and others that earn a part or nothing. */
const typedWithParts = fc
  .record({ ...common, answers: options, part, praise: text, isOpen: fc.boolean() })
  .map(({ answers: [first = '', ...others], part, praise, isOpen, ...rest }) => ({
    ...rest,
    kind: 'short',
    accepted: isOpen ? [`*${first.replaceAll('*', '').replaceAll('\\', '')}`] : [first],
    foreseen: [
      ...(isOpen ? [] : [{ answer: first, feedback: praise, credit: 1 }]),
      ...others
        .map((answer) => (isOpen ? answer.replaceAll('*', '').replaceAll('\\', '').trim() || 'none' : answer))
        .map((answer, place) => (place === 0 ? { answer, feedback: '', credit: part } : { answer, feedback: praise })),
    ],
    ...(isOpen && { typing: { wildcards: true } }),
  }));
const short = fc.record({ ...common, accepted: options }).map((rest) => ({ ...rest, kind: 'short' }));
const gap = fc
  .record({ ...common, accepted: options })
  .map((rest) => ({ ...rest, kind: 'gap', prompt: `${rest.prompt} ___ there` }));
const match = fc.record({ ...common, lefts: options, rights: options }).map(({ lefts, rights, ...rest }) => {
  const count = Math.min(lefts.length, rights.length);
  const pairs = lefts.slice(0, count).map((left, place) => ({ left, right: rights[place] }));
  return { ...rest, kind: 'match', pairs };
});
const essay = fc.record(common).map((rest) => ({ ...rest, kind: 'essay' }));

const everyKind = [mc, mcWithParts, multi, multiWithParts, tf, short, typedWithParts, gap, match, essay];

/** As the reader numbers them. */
const items = (...kinds: fc.Arbitrary<object>[]) =>
  fc
    .array(fc.oneof(...kinds), { minLength: 1, maxLength: 5 })
    .map((list) => list.map((one, place) => item.parse(withoutUndefined({ id: `q${place + 1}`, ...one }))));
const withoutUndefined = (value: object) => JSON.parse(JSON.stringify(value));

/** GIFT has no arrow within a text; it becomes the sign for one. */
const withArrows = (list: Item[]) => item.array().parse(JSON.parse(JSON.stringify(list).replaceAll('->', '→')));

describe('what is written is read again as it was', () => {
  test('GIFT, with every sign that it keeps for itself', async () => {
    await fc.assert(
      fc.asyncProperty(items(...everyKind), async (list) => {
        const { text, leftOut } = writeGift(list);
        expect(leftOut).toEqual([]);
        expect(await readGift(text)).toEqual({ items: withArrows(list), problems: [], losses: [] });
      }),
      { numRuns: 200 },
    );
  });

  test('CSV, but for what is said to single choices', () => {
    const plain = mc.map((one) => ({ ...one, options: one.options.map(({ text, isKey }) => ({ text, isKey })) }));
    const plainTf = fc.record({ ...common, key: fc.boolean() }).map((rest) => ({ ...rest, kind: 'tf' }));
    fc.assert(
      fc.property(items(plain, multi, plainTf, short, gap, essay), fc.integer({ min: 0, max: 20 }), (list, points) => {
        const own = list.map((one) => ({ ...one, points })).filter((one) => !JSON.stringify(one).includes('"\''));
        const { table, ...read } = readCsv(writeCsv(own).text);
        expect(table?.hasHeadings).toBe(true);
        expect(read).toEqual({
          items: own.map((one, place) => ({ ...one, id: `q${place + 1}` })),
          problems: [],
          losses: [],
        });
      }),
      { numRuns: 200 },
    );
  });

  test('JSON, with everything', () => {
    fc.assert(
      fc.property(items(...everyKind), (list) => {
        expect(readJson(writeJson(list))).toEqual({ items: list, problems: [], losses: [] });
      }),
    );
  });

  test('Aiken, for questions with one right choice', () => {
    const [one] = fc.sample(items(mc), { numRuns: 1, seed: 1 });
    const simple = item.parse({
      ...one?.[0],
      prompt: 'What is it?',
      options: [{ text: 'a cat', isKey: true }, { text: 'a dog' }],
    });
    const { items: read } = readAiken(writeAiken([simple]).text);
    expect(read).toMatchObject([
      { prompt: 'What is it?', options: [{ text: 'a cat', isKey: true }, { text: 'a dog' }] },
    ]);
  });
});

const statement = item.parse({ id: 'a', kind: 'tf', prompt: 'Cats can fly.', key: false });
const order = item.parse({ id: 'b', kind: 'order', prompt: '', unit: 'words', orders: [['I', 'am', 'here']] });
const heard = item.parse({ id: 'c', kind: 'tf', prompt: 'He is late.', key: true, audioText: 'I am late.' });
const gapItem = item.parse({ id: 'd', kind: 'gap', prompt: 'She <b>___</b> "here" & there.', accepted: ['is', "'s"] });

test('questions that a format cannot hold are named', () => {
  expect(writeAiken([statement]).leftOut).toEqual([
    { question: 'Cats can fly.', why: 'Aiken has only questions with one right choice.' },
  ]);
  expect(writeCsv([order]).leftOut).toHaveLength(1);
  expect(writeGift([heard]).leftOut).toHaveLength(1);
  expect(writeGift([order]).text).toContain('=I am here');
});

test('what is kept of a question only in part is named', () => {
  const worth = item.parse({ ...gapItem, points: 3 });
  const points = [{ question: gapItem.prompt, why: 'That it is worth 3 points is not in the file.' }];
  expect([writeGift([worth]).losses, writeQti21('Test', [worth]).losses]).toEqual([points, points]);
  expect(writeCsv([worth]).losses).toEqual([]);
  const options = [{ text: 'yes', isKey: true }, { text: 'maybe', credit: 0.5, feedback: 'Nearly.' }, { text: 'no' }];
  const choice = item.parse({ id: 'e', kind: 'mc', prompt: 'Is it?', options });
  const said = { question: 'Is it?', why: 'What is said to single answers is not in the file.' };
  const parts = { question: 'Is it?', why: 'That answers earn a part of the points is not in the file.' };
  expect(writeGift([choice]).losses).toEqual([]);
  expect(writeAiken([choice]).losses).toEqual([said, parts]);
  expect(writeCsv([choice]).losses).toEqual([said, parts]);
  const { bytes, losses } = writeQti21('Test', [choice]);
  expect(losses).toEqual([said]);
  expect(new TextDecoder().decode(bytes)).toContain('<mapEntry mapKey="choice-2" mappedValue="0.5"/>');
});

test('a picture is kept by JSON, and named by formats that have text alone', () => {
  const picture = { kind: 'set', name: 'dog-face' } as const;
  const options = [{ text: 'a dog', isKey: true }, { text: 'a cat' }];
  const shown = item.parse({ id: 'f', kind: 'mc', prompt: 'What is it?', options, picture });
  expect(readJson(writeJson([shown])).items).toMatchObject([{ picture }]);
  const lost = [{ question: 'What is it?', why: 'Its picture is not in the file. JSON holds it.' }];
  const losses = [writeGift, writeCsv, writeAiken].map((write) => write([shown]).losses);
  expect([...losses, writeQti21('Test', [shown]).losses]).toEqual([lost, lost, lost, lost]);

  const own = item.parse({ ...shown, picture: { kind: 'own', id: 'A'.repeat(22), alt: 'an animal' } });
  expect(readJson(writeJson([own])).items).toMatchObject([{ picture: own.picture }]);
  expect(writeCsv([own]).losses).toEqual([{ question: 'What is it?', why: 'Its picture is not in the file.' }]);
});

test('a pattern is written only where it means one, and a part of the points in QTI is a value of its own', () => {
  const typing = { wildcards: true };
  const open = item.parse({ ...gapItem, accepted: ['*is'], typing });
  expect(writeGift([open]).text).toContain('=*is');
  expect(writeCsv([open]).leftOut).toHaveLength(1);
  expect(writeQti21('Test', [open]).leftOut).toHaveLength(1);
  const part = item.parse({ ...gapItem, foreseen: [{ answer: 'was', feedback: '', credit: 0.25 }] });
  const { bytes } = writeQti21('Test', [part]);
  expect(new TextDecoder().decode(bytes)).toContain('mapKey="was" mappedValue="0.25"');
});

test('a cell that a spreadsheet would run is text', () => {
  const danger = item.parse({ id: 'x', kind: 'short', prompt: '=HYPERLINK("http://x")', accepted: ['+1'] });
  const { text } = writeCsv([danger]);
  expect(text).toContain("'=HYPERLINK");
  expect(readCsv(text).items).toMatchObject([{ prompt: '=HYPERLINK("http://x")', accepted: ['+1'] }]);
});

test('a QTI package holds a manifest, a test and a file for each question, with markup escaped', () => {
  const { bytes, leftOut } = writeQti21('My <test>', [gapItem, statement, order]);
  const text = new TextDecoder().decode(bytes);
  expect(leftOut).toMatchObject([{ question: 'I / am / here' }]);
  expect(text.startsWith('PK\u0003\u0004')).toBe(true);
  for (const part of ['imsmanifest.xml', 'test.xml', 'items/question-2.xml', 'My &lt;test&gt;', 'mapKey="\'s"'])
    expect(text).toContain(part);
  expect(text).toContain(
    '<p>She &lt;b&gt;<textEntryInteraction responseIdentifier="RESPONSE"/>&lt;/b&gt; &quot;here&quot;',
  );
  expect(text).not.toContain('<b>');
});
