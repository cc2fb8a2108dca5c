import { expect, test } from 'vitest';
import { answerDiff } from '#shared/answers/answer-diff';
import { matchAnswer } from '#shared/answers/match-answer';
import { grade, isTooLong } from '#shared/items/grade';
import { item } from '#shared/items/item';
import { itemKinds } from '#shared/items/kinds/registry';
import { tidy } from '#shared/language/normalise';

test('regression: a run of signs of two orders is cut before it is put in order, and a word keeps its own', () => {
  expect(tidy(`e${'\u0301\u0316'.repeat(5000)}`).length).toBeLessThan(10);
  expect(tidy('cafe\u0301')).toBe('café');
});

test('an answer may be as long as its question can want', () => {
  const gap = item.parse({ id: 'q', kind: 'gap', prompt: '___', accepted: ['a'] });
  const essay = item.parse({ id: 'q', kind: 'essay', prompt: 'Write.' });
  const sentence = 'a'.repeat(500);
  const mistaken = item.parse({ id: 'q', kind: 'error-correct', prompt: '', sentence, accepted: [sentence] });
  expect(isTooLong(gap, { text: 'a'.repeat(300) })).toBe(false);
  expect(isTooLong(gap, { text: 'a'.repeat(301) })).toBe(true);
  expect(isTooLong(essay, { text: 'a'.repeat(20_000) })).toBe(false);
  expect(isTooLong(mistaken, { text: `${sentence} more` })).toBe(false);
  const cloze = item.parse({ id: 'q', kind: 'cloze', prompt: '', text: '{{1}}', gaps: [{ id: '1', accepted: ['a'] }] });
  expect(isTooLong(cloze, { gaps: { 1: 'a'.repeat(301) } })).toBe(true);
  expect(isTooLong(cloze, { gaps: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [at, 'a'])) })).toBe(true);
  // What is longer already and was stored is still judged and shown.
  expect(grade(gap, { text: '.'.repeat(20_000) }).verdict).toBe('wrong');
  expect(itemKinds.gap.mostLetters).toBe(300);
});

test('of an answer and of a key, the first thousand characters are compared', () => {
  const long = 'a '.repeat(600);
  expect(matchAnswer(`${long}b`, [`${long}c`]).verdict).toBe('right');
  const lengths = answerDiff('a'.repeat(3000), 'b'.repeat(3000)).map(({ text }) => text.length);
  expect(lengths).toEqual([1000, 1000]);
});

test('of many keys, those of the first 20,000 characters are read', () => {
  const keys = (count: number) => [...Array.from({ length: count }, (_, at) => `${'a '.repeat(245)}${at}`), 'right'];
  expect(matchAnswer('Right.', keys(30)).verdict).toBe('right');
  expect(matchAnswer('Right.', keys(50)).verdict).toBe('wrong');
});

test('what differs in many places is shown as a whole', () => {
  const differing = (times: number) => answerDiff('a b '.repeat(times), 'c b '.repeat(times)).length;
  expect(differing(20)).toBe(60);
  expect(differing(100)).toBe(2);
});
