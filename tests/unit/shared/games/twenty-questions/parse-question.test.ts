import { describe, expect, test } from 'vitest';
import { answerOf, type Value } from '#shared/content/things/attribute';
import { attributes, table, things } from '#shared/content/things/pack';
import { lexiconOf, nearQuestions, parseQuestion } from '#shared/games/twenty-questions/parse-question';
import { badForm, guesses, hinted, unknown, wellFormed } from './learner-questions';

const lexicon = lexiconOf(things, attributes);
const parse = (typed: string) => parseQuestion(typed, lexicon);

test('there are at least 150 questions of learners to try', () => {
  expect(wellFormed.length + badForm.length + guesses.length + hinted.length + unknown.length).toBeGreaterThanOrEqual(
    150,
  );
});

test.each(wellFormed)('“%s” asks about %s and is left as it is', (typed, id) => {
  expect(parse(typed)).toMatchObject({ kind: 'question', meaning: { kind: 'attribute', id }, correction: undefined });
});

test.each(badForm)('“%s” becomes “%s”, which asks about %s', (typed, text, id) => {
  const parsed = parse(typed);
  expect(parsed).toMatchObject({ kind: 'question', text, meaning: { kind: 'attribute', id } });
  expect(parsed.kind === 'question' && parsed.correction?.why).toBeTruthy();
});

test.each(guesses)('“%s” guesses %s', (typed, id, corrected) => {
  const parsed = parse(typed);
  expect(parsed).toMatchObject({ kind: 'question', meaning: { kind: 'guess', id } });
  if (parsed.kind !== 'question') return;
  expect(parsed.correction === undefined ? null : parsed.text).toBe(corrected);
});

test.each(hinted)('“%s” gets the hint %s', (typed, hint) => {
  expect(parse(typed)).toEqual({ kind: 'hint', hint });
});

test.each(unknown)('“%s” is a question that the table does not know', (typed) => {
  expect(parse(typed)).toMatchObject({ kind: 'question', meaning: undefined, correction: undefined });
});

describe('every question of ours', () => {
  const own = attributes.flatMap(({ id, ask, passive, says = [] }) =>
    [ask, ...(passive ? [passive] : []), ...says].map((text) => [text, id] as const),
  );

  test.each(own)('“%s” is understood as %s, and is well formed', (text, id) => {
    expect(parse(text)).toMatchObject({ text, meaning: { kind: 'attribute', id }, correction: undefined });
  });

  test.each(things.map(({ name, id }) => [`Is it ${name}?`, id]))('“%s” guesses %s, and is well formed', (text, id) => {
    expect(parse(text)).toMatchObject({ text, meaning: { kind: 'guess', id }, correction: undefined });
  });
});

test.each<[question: string, thing: string, answer: Value]>([
  ['Does it live in the sea?', 'goldfish', 'no'],
  ['Does it have six legs?', 'spider', 'no'],
  ['Does it have fur?', 'doctor', 'no'],
  ['Is it a farm animal?', 'farmer', 'no'],
  ['Is it an African animal?', 'river-nile', 'no'],
  ['Is it a musical instrument?', 'tv', 'no'],
  ['Is it a toy?', 'dog', 'no'],
  ['Is it a driver?', 'doctor', 'no'],
  ['Does this person perform?', 'chef', 'no'],
  ['Does this person teach?', 'cleaner', 'unknown'],
  ['Do you need a racket?', 'baseball', 'no'],
  ['Do you need a bat?', 'tennis', 'no'],
  ['Do you do it in the water?', 'sailing', 'unknown'],
  ['Is it quiet there?', 'cinema', 'unknown'],
  ['Do animals live there?', 'forest', 'yes'],
  ['Can it fly?', 'goldfish', 'no'],
  ['Does it walk on four legs?', 'chair', 'no'],
  ['Is it a dangerous animal?', 'volcano', 'no'],
  ['Is it a dangerous animal?', 'lion', 'yes'],
  ['Is it orange?', 'orange', 'yes'],
  ['Is it orange?', 'strawberry', 'no'],
  ['Do people live there?', 'zoo', 'unknown'],
  ['Do people live there?', 'farm', 'yes'],
  ['Do animals live there?', 'zoo', 'yes'],
])('a wording is answered for itself, not for what is near it: “%s” of %s is %s', (question, thing, answer) => {
  const parsed = parse(question);
  const id = parsed.kind === 'question' && parsed.meaning?.kind === 'attribute' ? parsed.meaning.id : '';
  expect(answerOf(table, id, thing)).toBe(answer);
  expect(id).not.toBe('');
});

test.each([
  'Does it have wool?',
  'Is it a play?',
  'Does this person drive?',
  'Do you need ice for it?',
  'Can you take a train or a plane there?',
])('“%s” is not taken for another question that sounds like it', (question) => {
  const parsed = parse(question);
  expect(parsed.kind === 'question' ? parsed.meaning : undefined).toBeUndefined();
});

test('what is not known comes with two questions that are near', () => {
  const near = nearQuestions('Does it have a beautiful tail?', attributes, []);
  expect(near.map(({ id }) => id)).toContain('tail');
  expect(nearQuestions('Does it like jazz?', attributes, attributes.slice(0, 2))).toHaveLength(2);
});
