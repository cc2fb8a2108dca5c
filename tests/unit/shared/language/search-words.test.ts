import { expect, test } from 'vitest';
import { isSought, searchKeysOf, soughtWords, stem } from '#shared/language/search-words';

test.each([
  [['repair', 'repairs', 'repaired', 'repairing']],
  [['bargain', 'bargains', 'bargained', 'bargaining']],
  [['story', 'stories']],
  [['stop', 'stops', 'stopped', 'stopping']],
  [['make', 'makes', 'making']],
  [['watch', 'watches', 'watched', 'watching']],
])('%j have one stem', (forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test('a text is found by each of its words and stems, without case, accents and apostrophes', () => {
  const keys = [...searchKeysOf('Don’t visit Zoë; she visited me!')];
  expect(keys).toEqual(['dont', 'visit', 'zoe', 'she', 'visited', 'me']);
});

test.each([
  ['bargain', 'bargained', true],
  ['bargained', 'bargain', true],
  ['Stories', 'story', true],
  // As it is being typed.
  ['stor', 'stories', true],
  // By its meaning.
  ['cheap price', 'bargain', true],
  // Neither a word that has it in its middle, nor a longer one than its stem.
  ['art', 'party', false],
  ['caring', 'carrot', false],
  ['letter', 'let', false],
  ['early', 'ear', false],
  // One letter says nothing yet, but where it is a word.
  ['a', 'apple', false],
  ['海', '海岸', true],
])('%s looks for %s: %s', (search, word, isHit) => {
  expect(isSought(soughtWords(search), word)).toBe(isHit);
});
