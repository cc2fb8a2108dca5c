import { describe, expect, test } from 'vitest';
import type { QuestionMeaning } from '#shared/items/formats/question-columns';
import { readCsv } from '#shared/items/formats/read-csv';
import { readQuestions } from '#shared/items/formats/read-questions';

const meanings = (text: string) => readCsv(text).table?.columns.map(({ meaning }) => meaning);

/** Each question with its right answers. */
const keyed = (text: string, reading?: Parameters<typeof readCsv>[1]) =>
  readCsv(text, reading).items.map((item) => {
    const keys =
      item.kind === 'mc' || item.kind === 'multi'
        ? item.options.filter(({ isKey }) => isKey).map(({ text }) => text)
        : item.kind === 'short' || item.kind === 'gap'
          ? item.accepted
          : [];
    return [item.kind, item.prompt, ...keys];
  });

const verbs = 'goes;go;going;gone';

describe('what the columns of a sheet are', () => {
  test.each([
    ['by letter', 'B'],
    ['by a small letter', 'b'],
    ['by a letter in brackets', '(b)'],
    ['by a letter with its answer', 'B) goes'],
    ['by number', '2'],
    ['by what it says', 'goes'],
  ])('a column Answer beside A, B, C and D names the key %s, and is no answer itself', (_, key) => {
    const sheet = `Question,A,B,C,D,Answer\nShe ___ home.,go,goes,going,gone,${key}\nI ___ home.,go,goes,going,gone,${key}`;
    expect(meanings(sheet)).toEqual(['question', 'choice', 'choice', 'choice', 'choice', 'key']);
    expect(keyed(sheet)).toEqual([
      ['mc', 'She ___ home.', 'goes'],
      ['mc', 'I ___ home.', 'goes'],
    ]);
    expect(readCsv(sheet)).toMatchObject({ problems: [], losses: [] });
  });

  test.each([
    ['Question;Right answer;Wrong answer 1;Wrong answer 2;Wrong answer 3', ['key', 'wrong', 'wrong', 'wrong']],
    ['Question;Answer;Distractor 1;Distractor 2;Distractor 3', ['key', 'wrong', 'wrong', 'wrong']],
  ])('the right answer stands beside wrong ones: %s', (head, expected) => {
    const sheet = `${head}\nShe ___ home.;${verbs}`;
    expect(meanings(sheet)).toEqual(['question', ...expected]);
    expect(keyed(sheet)).toEqual([['mc', 'She ___ home.', 'goes']]);
    expect(readCsv(sheet).items).toMatchObject([{ options: verbs.split(';').map((text) => ({ text })) }]);
  });

  test('a column Answer alone holds right answers', () => {
    expect(meanings('Question,Answer\nPast of go?,went')).toEqual(['question', 'choice']);
    expect(keyed('Question,Answer\nPast of go?,went')).toEqual([['short', 'Past of go?', 'went']]);
  });

  test('points, topic, level, feedback and what nobody needs', () => {
    const sheet = `No.,Question,A,B,Correct,Feedback,Marks,Topic,CEFR,Skill,Time limit
1,She ___ home.,go,goes,B,Third person.,3,verbs; present,A2,grammar,20`;
    expect(meanings(sheet)).toEqual([
      'ignore',
      'question',
      'choice',
      'choice',
      'key',
      'explanation',
      'points',
      'tags',
      'level',
      'skill',
      'ignore',
    ]);
    expect(readCsv(sheet).items).toMatchObject([
      { explanation: 'Third person.', points: 3, tags: ['verbs', 'present'], level: 'A2', skill: 'grammar' },
    ]);
  });

  test('what a cell says that cannot be is named, and the question is read without it', () => {
    const sheet = 'Question,A,B,Correct,Points,Level,Skill,Type\nWho?,Ann,Ben,1,many,B7,cooking,Quiz';
    expect(readCsv(sheet).losses.map(({ line, item, what }) => [line, item, what])).toEqual([
      [2, 'q1', '‘B7’ is no level from A1 to B2.'],
      [2, 'q1', expect.stringContaining('‘cooking’ is no skill')],
      [2, 'q1', '‘many’ is no number of points from 0 to 20.'],
      [2, 'q1', expect.stringContaining('Type ‘Quiz’ is not known')],
    ]);
  });
});

describe('a key that could be read in two ways', () => {
  test('is what the answer says where that holds in all rows, and it is said', () => {
    const sheet = 'Question,A,B,C,Answer\n2 + 2?,3,4,5,4\n1 + 1?,2,3,1,2';
    expect(keyed(sheet)).toEqual([
      ['mc', '2 + 2?', '4'],
      ['mc', '1 + 1?', '2'],
    ]);
    expect(readCsv(sheet).losses).toEqual([
      { line: 3, item: 'q2', what: 'The key ‘2’ is read as the answer that says so, not as the place of an answer.' },
    ]);
  });

  test('is a place where another row can only be one', () => {
    const sheet = 'Question,A,B,C,Answer\n2 + 2?,2,1,4,3\n1 + 1?,2,3,1,1';
    expect(keyed(sheet)).toEqual([
      ['mc', '2 + 2?', '4'],
      ['mc', '1 + 1?', '2'],
    ]);
    expect(readCsv(sheet).losses).toMatchObject([{ line: 3 }]);
  });
});

describe('what a person says of the columns', () => {
  const foreign = 'Frage;A;B;Antwort\nShe ___ home.;go;goes;B';

  test('counts instead of what the headings say', () => {
    const read = readCsv(foreign);
    expect(read.items).toEqual([]);
    expect(read.problems).toEqual([{ line: 1, why: expect.stringContaining('No column holds the questions.') }]);
    expect(read.table).toEqual({
      hasHeadings: true,
      columns: [
        { place: 0, heading: 'Frage', meaning: 'ignore', samples: ['She ___ home.'] },
        { place: 1, heading: 'A', meaning: 'choice', samples: ['go'] },
        { place: 2, heading: 'B', meaning: 'choice', samples: ['goes'] },
        { place: 3, heading: 'Antwort', meaning: 'ignore', samples: ['B'] },
      ],
    });
    const said: QuestionMeaning[] = ['question', 'choice', 'choice', 'key'];
    expect(keyed(foreign, { meanings: said })).toEqual([['mc', 'She ___ home.', 'goes']]);
  });

  test('makes a sheet of a table without headings', () => {
    const bare = 'She ___ home.\tgoes\tgo\nI ___ home.\tgo\tgoes';
    expect(readCsv(bare).table?.hasHeadings).toBe(false);
    expect(keyed(bare, { meanings: ['question', 'key', 'wrong'] })).toEqual([
      ['mc', 'She ___ home.', 'goes'],
      ['mc', 'I ___ home.', 'go'],
    ]);
    expect(keyed(bare, { meanings: ['question', 'key', 'wrong'], hasHeadings: true })).toHaveLength(1);
  });

  test('takes a column out', () => {
    const sheet = 'Question,Answer 1,Answer 2\nPast of go?,went,goed';
    expect(keyed(sheet, { meanings: ['question', 'choice', 'ignore'] })).toEqual([['short', 'Past of go?', 'went']]);
  });

  test('is not asked of another sheet with other columns', () => {
    expect(keyed('Question,Answer\nPast of go?,went', { meanings: ['choice', 'choice', 'question'] })).toHaveLength(1);
  });
});

test('an answer beside a key that is another one is right as well', () => {
  const sheet = 'Question,Answer 1,Answer 2,Correct\nPast of go?,did go,,went';
  expect(keyed(sheet)).toEqual([['short', 'Past of go?', 'went', 'did go']]);
});

test('a table from a spreadsheet is taken for one, whatever language its headings are in', async () => {
  const table = 'Frage\tRichtig\tFalsch\nShe ___ home.\tgoes\tgo';
  expect(await readQuestions(table)).toMatchObject({ format: 'csv', items: [], table: { hasHeadings: false } });
});

test('what is no table is said to be none', () => {
  expect(readCsv('Who is it?').problems).toEqual([{ line: 1, why: expect.stringContaining('This is no table') }]);
});
