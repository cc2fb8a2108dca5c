import { expect, test } from 'vitest';
import { loadAllWords } from '#shared/content/words/pack';
import { patternIds, wordPatterns, wordsLike } from '#shared/vocabulary/word-patterns';

const pack = await loadAllWords();

test.each(patternIds)('the pattern %s has at least three words of the pack and a word of explanation', (pattern) => {
  expect(wordsLike(pattern, pack).length).toBeGreaterThanOrEqual(3);
  expect(wordPatterns[pattern].says).toMatch(/^[A-Z].+\.$/);
});

test('a beginning counts only where the rest is a word', () => {
  const opposites = wordsLike('un', pack).map(({ word }) => word);
  expect(opposites).toContain('unhappy');
  expect(opposites).not.toContain('uncle');
  expect(opposites).not.toContain('under');
  expect(opposites).not.toContain('understand');
});

test('an end counts only for its part of speech', () => {
  expect(wordsLike('ly', pack).map(({ word }) => word)).not.toContain('family');
  expect(wordsLike('al', pack).map(({ word }) => word)).not.toContain('hospital');
});
