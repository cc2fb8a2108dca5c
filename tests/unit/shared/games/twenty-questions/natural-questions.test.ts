import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attributeById, attributes, things } from '#shared/content/things/pack';
import { lexiconOf, parseQuestion } from '#shared/games/twenty-questions/parse-question';

/*
 * Written before the parser knew them. Every third one is held out: it is never looked at when words are added, only
 * counted.
 */
const lexicon = lexiconOf(things, attributes);
const rowsOf = (name: string) =>
  readFileSync(`tests/fixtures/twenty/${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): [string, string] => {
      const [typed = '', wanted = ''] = line.split('|').map((cell) => cell.trim());
      return [typed, wanted];
    });

/** What is not understood as it is meant, or is corrected. A meaning with '=' is a guess. */
function missed([typed, wanted]: [string, string]): string[] {
  const parsed = parseQuestion(typed, lexicon);
  const meaning = parsed.kind === 'question' && !parsed.correction ? parsed.meaning : undefined;
  const understood = meaning && `${meaning.kind === 'guess' ? '=' : ''}${meaning.id}`;
  return understood === wanted ? [] : [`${typed} (${wanted}): ${understood ?? 'not understood'}`];
}

const rows = rowsOf('natural-questions');
const isHeldOut = (_: unknown, place: number) => place % 3 === 2;

test.each([
  ['that were at hand', rows.filter((row, place) => !isHeldOut(row, place))],
  ['that were held out', rows.filter(isHeldOut)],
])('at least 90 of 100 natural questions %s are understood as they are meant', (_, asked) => {
  const bad = asked.flatMap(missed);
  expect(asked.length).toBeGreaterThanOrEqual(80);
  expect([bad.length / asked.length <= 0.1, bad]).toEqual([true, bad]);
});

test('what the fixtures name is there', () => {
  for (const [, id] of rows) {
    if (!id.startsWith('=')) expect([id, attributeById(id)?.id]).toEqual([id, id]);
  }
});

test.each(rowsOf('slips'))('“%s” is put right as “%s”', (typed, right) => {
  const parsed = parseQuestion(typed, lexicon);
  expect(parsed).toMatchObject({ kind: 'question', text: right });
  expect(parsed.kind === 'question' && [parsed.meaning?.id !== undefined, parsed.correction?.why !== '']).toEqual([
    true,
    true,
  ]);
  expect(parseQuestion(right, lexicon)).toMatchObject({ text: right, correction: undefined });
});

test.each([
  ['Is it an anmal?', 'Is it an animal?', 'animal'],
  ['Is it dangerus?', 'Is it dangerous?', 'dangerous'],
  ['Is it a vegetabel?', 'Is it a vegetable?', 'vegetable'],
  ['Is it expensiv?', 'Is it expensive?', 'expensive'],
])('a slip of typing in “%s” is forgiven: it is “%s”', (typed, text, id) => {
  expect(parseQuestion(typed, lexicon)).toMatchObject({ text, meaning: { id }, correction: undefined });
});

test.each(['Is it a house?', 'Is it a boar?', 'Is it ginger?', 'Is it driving?', 'Is it a stable?'])(
  'a word that is nearly one of ours is not taken for it: “%s”',
  (typed) => {
    expect(parseQuestion(typed, lexicon)).toMatchObject({ text: typed, meaning: undefined, correction: undefined });
  },
);
