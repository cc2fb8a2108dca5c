import { expect, test } from 'vitest';
import type { Flag } from '#shared/writing/flag';
import { spellingRule, withSpelling } from '#shared/writing/spelling/with-spelling';

const flag = (rule: string, start: number, text: string, suggestion?: string): Flag => ({
  rule,
  start,
  end: start + text.length,
  text,
  name: rule,
  why: 'Look at it.',
  ...(suggestion !== undefined && { suggestion }),
});

const rulesOf = (flags: readonly Flag[]) => flags.map(({ rule }) => rule);

test('flags of rules and dictionaries stand in the order of the text', () => {
  const flags = withSpelling([flag('article', 20, 'a apple', 'an apple')], [flag(spellingRule, 3, 'freind', 'friend')]);
  expect(rulesOf(flags)).toEqual([spellingRule, 'article']);
});

test('a rule that knows the right word says more than a dictionary', () => {
  const misspelling = flag(spellingRule, 5, 'informations', 'information');
  expect(rulesOf(withSpelling([flag('number', 0, 'many informations', 'much information')], [misspelling]))).toEqual([
    'number',
  ]);
});

test('a rule that takes a misspelled word for granted gives way to the dictionary', () => {
  const misspelling = flag(spellingRule, 2, 'aple', 'apple');
  expect(rulesOf(withSpelling([flag('article', 0, 'a aple', 'an aple')], [misspelling]))).toEqual([spellingRule]);
  expect(rulesOf(withSpelling([flag('order', 0, 'a aple')], [misspelling]))).toEqual([spellingRule]);
});
