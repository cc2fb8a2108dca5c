import { expect, test } from 'vitest';
import { spellingPatterns } from '#shared/content/words/spelling-patterns';
import { groupErrors, nextPatterns } from '#shared/vocabulary/spelling/error-summary';

test('misspelled words are grouped by what was wrong, the most frequent first', () => {
  const groups = groupErrors([
    { given: 'nife', wanted: 'knife' },
    { given: 'rite', wanted: 'write' },
    { given: 'runing', wanted: 'running' },
    { given: 'clim', wanted: 'climb' },
  ]);
  expect(groups[0]).toMatchObject({ type: 'silent-letter' });
  expect(groups[0]?.words.map(({ wanted }) => wanted)).toEqual(expect.arrayContaining(['knife', 'climb']));
  expect(groups.map(({ type }) => type)).toContain('doubling');
});

test('the next list practises the pattern of the words that were missed', () => {
  const groups = groupErrors([
    { given: 'clim', wanted: 'climb' },
    { given: 'stashun', wanted: 'station' },
  ]);
  const next = nextPatterns(groups, spellingPatterns);
  expect(next).toContain('silent-inside');
  expect(nextPatterns([], spellingPatterns)).toEqual([]);
});
