import { expect, test } from 'vitest';
import { readAiken, readPasted } from '#shared/items/formats/lettered-questions';
import { readCsv } from '#shared/items/formats/read-csv';
import { readGift } from '#shared/items/formats/read-gift';
import { readQuestions } from '#shared/items/formats/read-questions';

test('GIFT: each kind that it has is read, with feedback, reasons, tags and category', async () => {
  const { items, problems } = await readGift(`// [tag:B1] [tag:grammar] [tag:perfect]
::One::She {=has#Right ~have#With she it is has. ####Third person.} finished.

$CATEGORY: $course$/top/Travel

Which are fruit? {~%50%apple ~%50%pear ~%-100%chair}

The sun is hot. {TRUE#Think again.}

Write the past of go. {=went =%0%goed#It is irregular.}

Match. {=cat -> animal =rose -> plant}

Write about your day. {}

2 + 2? {#4}
`);
  expect(problems).toEqual([]);
  expect(items.map(({ kind }) => kind)).toEqual(['mc', 'multi', 'tf', 'short', 'match', 'essay', 'numeric']);
  expect(items[0]).toMatchObject({
    prompt: 'She ___ finished.',
    explanation: 'Third person.',
    level: 'B1',
    skill: 'grammar',
    tags: ['perfect'],
    options: [
      { text: 'has', isKey: true, feedback: 'Right' },
      { text: 'have', isKey: false, feedback: 'With she it is has.' },
    ],
  });
  expect(items[1]?.tags).toEqual(['Travel']);
  expect(items[2]).toMatchObject({ key: true, feedback: 'Think again.' });
  expect(items[3]).toMatchObject({ accepted: ['went'], foreseen: [{ answer: 'goed' }] });
});

test('GIFT: a bad question is named with its line, and the others are read', async () => {
  const { items, problems } = await readGift(`One? {=a ~b}

Two? {=a ~b

Three = four? {=a ~b}

Four? {=a =b ~c}

Five? {=a ~b}`);
  expect(items.map(({ prompt }) => prompt)).toEqual(['One?', 'Five?']);
  expect(problems).toEqual([
    { line: 3, why: 'The answers are not closed: a } is missing.' },
    { line: 5, why: expect.stringContaining('needs a \\ before it') },
    { line: 7, why: 'Only one answer may be right.' },
  ]);
});

test('GIFT: markup is text, and only what says that it is HTML loses its tags', async () => {
  const { items } = await readGift(`<b>Bold</b>? {=<i>a</i> ~b}

[html]<p>Bold &amp; <b>big</b>?</p> {=a ~b}`);
  expect(items.map(({ prompt }) => prompt)).toEqual(['<b>Bold</b>?', 'Bold & big?']);
  expect(items[0]).toMatchObject({ options: [{ text: '<i>a</i>' }, { text: 'b' }] });
});

test('GIFT: a question that is longer than any can be is named, and not parsed', async () => {
  const { items, problems } = await readGift(`Who? {=${'a'.repeat(50_000)} ~b}\n\nWho? {=a ~b}`);
  expect(items).toHaveLength(1);
  expect(problems).toEqual([{ line: 1, why: expect.stringContaining('longer than 40,000 characters') }]);
});

test('Aiken: choices and key are read; a key outside the choices and a missing one are named', () => {
  const { items, problems } = readAiken(`What is 'dog'?
A. An animal
B) A plant
ANSWER: A

What is 'rose'?
A. An animal
B. A plant
ANSWER: C

What is 'oak'?
A. An animal
B. A plant
`);
  expect(items).toMatchObject([
    { kind: 'mc', prompt: "What is 'dog'?", options: [{ isKey: true }, { text: 'A plant', isKey: false }] },
  ]);
  expect(problems).toEqual([
    { line: 6, why: 'The right answer is ‘C’, but the choices are A to B.' },
    { line: 11, why: 'There is no line ANSWER: with the letter of the right choice.' },
  ]);
});

test('a pasted list: stars, answer lines, typed answers and statements', () => {
  const { items, problems } = readPasted(`1. She ___ to school.
a) go
*b) goes
c) going

2) Choose two.
a) one *
b) two *
c) three

3. Which is right?
a. in
b. on
Answer: b

4. They ____ happy.
Answer: are / were

5. Cats can fly.
Answer: False

6. Nothing is marked.
a) x
b) y
`);
  expect(items.map(({ kind }) => kind)).toEqual(['mc', 'multi', 'mc', 'gap', 'tf']);
  expect(items[0]).toMatchObject({ prompt: 'She ___ to school.', options: [{}, { text: 'goes', isKey: true }, {}] });
  expect(items[3]).toMatchObject({ prompt: 'They ___ happy.', accepted: ['are', 'were'] });
  expect(items[4]).toMatchObject({ key: false });
  expect(problems).toEqual([{ line: 22, why: expect.stringContaining('No choice is marked as right') }]);
});

test('a pasted list with its key at the end', () => {
  const { items, problems } = readPasted(`1. One?
a) x
b) y
2. Two ___?
3. Three?
a) x
b) y

Key:
1. b 2. is
3. a`);
  expect(problems).toEqual([]);
  expect(items).toMatchObject([
    { kind: 'mc', options: [{ isKey: false }, { isKey: true }] },
    { kind: 'gap', accepted: ['is'] },
    { kind: 'mc', options: [{ isKey: true }, { isKey: false }] },
  ]);
});

test("a sheet from Kahoot's template: rows before the headings, several keys, keys outside the answers", () => {
  const sheet = `Quiz template,,,,,,,
,,,,,,,
,"Question - max 120 characters",Answer 1,Answer 2,Answer 3,Answer 4,Time limit (sec),Correct answer(s)
1,"Which is
a fruit?",apple,chair,pen,,20,1
2,Which are animals?,cat,dog,pen,cup,20,"1,2"
3,Which is blue?,sky,grass,,,20,5
4,,x,y,,,20,1
`;
  const { items, problems } = readCsv(sheet);
  expect(items).toMatchObject([
    { kind: 'mc', prompt: 'Which is\na fruit?' },
    { kind: 'multi', prompt: 'Which are animals?' },
  ]);
  expect(problems).toEqual([
    { line: 7, why: 'The right answer is number 5, but there are 2 answers.' },
    { line: 8, why: 'This row has no question.' },
  ]);
});

test('a sheet with semicolons, keys by letter and by text, and statements', () => {
  const { items } = readCsv(`Question;A;B;C;Correct
He is ___ actor.;a;an;the;b
Choose the article.;a;an;the;the
The Earth is flat.;;;;false
Past of go?;went;;;`);
  expect(items).toMatchObject([
    { kind: 'mc', options: [{ isKey: false }, { text: 'an', isKey: true }, {}] },
    { kind: 'mc', options: [{}, {}, { text: 'the', isKey: true }] },
    { kind: 'tf', key: false },
    { kind: 'short', accepted: ['went'] },
  ]);
});

test('a row that names no right answer is left out where the others do, and has only right ones where none does', () => {
  const { items, problems } = readCsv('Question,Answer 1,Answer 2,Correct\nWho?,Ana,Ben,\nWhen?,now,then,1');
  expect(items.map(({ prompt }) => prompt)).toEqual(['When?']);
  expect(problems).toEqual([{ line: 2, why: 'No answer is named as right.' }]);
  expect(readCsv('Question,Answer 1,Answer 2\nPast of go?,went,did go').items).toMatchObject([
    { kind: 'short', accepted: ['went', 'did go'] },
  ]);
});

test('two choices that say the same, empty files and too long texts are named, nothing is thrown', async () => {
  expect(readPasted('1. Q?\n*a) x\nb) X').problems).toEqual([{ line: 1, why: 'Two of the choices are the same.' }]);
  expect(await readQuestions('')).toMatchObject({ items: [], problems: [] });
  const long = readPasted(`1. Q?\n*a) ${'x'.repeat(501)}\nb) y`);
  expect(long.problems).toEqual([{ line: 1, why: 'A text in it (option) is longer than 500 characters.' }]);
});

test('2,000 questions are read, 2,001 are refused as a whole', () => {
  const questions = (count: number) =>
    Array.from({ length: count }, (_, n) => `${n}?\nA. x\nB. y\nANSWER: A\n`).join('\n');
  expect(readAiken(questions(2000)).items).toHaveLength(2000);
  const refused = readAiken(questions(2001));
  expect(refused.items).toEqual([]);
  expect(refused.problems).toEqual([{ line: 10_001, why: expect.stringContaining('more than 2,000 questions') }]);
});

test.each([
  ['gift', 'Who? {=a ~b}'],
  ['gift', '::T::Who? {TRUE}'],
  ['aiken', 'Who?\nA. x\nB. y\nANSWER: A'],
  ['csv', 'Question,Answer 1,Answer 2,Correct\nWho?,a,b,1'],
  ['csv', 'Question\tAnswer 1\tAnswer 2\tCorrect\nWho?\ta\tb\t1'],
  ['json', '{"items":[]}'],
  ['pasted', '1. Who?\n*a) x\nb) y'],
  ['pasted', '1. Put {a} or {an}: ___ apple\nAnswer: an'],
])('the format is guessed: %s', async (format, text) => {
  expect((await readQuestions(text)).format).toBe(format);
});
