import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attributes, things } from '#shared/content/things/pack';
import { mulberry32 } from '#shared/core/random';
import { lexiconOf, parseQuestion } from '#shared/games/twenty-questions/parse-question';
import { correctQuestion } from '#tests/support/yes-no-grammar';

const lexicon = lexiconOf(things, attributes);
const linesOf = (name: string) =>
  readFileSync(`tests/fixtures/twenty/${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** What was made of a correct question that should have been left alone. */
const changed = (typed: string): string[] => {
  const parsed = parseQuestion(typed, lexicon);
  if (parsed.kind === 'hint' || (!parsed.correction && parsed.text === typed)) return [];
  return [`${typed} → ${parsed.text}`];
};

test('not one of the correct questions that were written by hand is “corrected”', () => {
  const questions = linesOf('correct-questions');
  expect(new Set(questions).size).toBeGreaterThanOrEqual(400);
  expect(questions.flatMap(changed)).toEqual([]);
});

test('not one of 2,000 correct questions of a grammar is “corrected”', () => {
  const random = mulberry32(20);
  const questions = new Set<string>();
  while (questions.size < 2000) questions.add(correctQuestion(random));
  expect([...questions].flatMap(changed)).toEqual([]);
});
