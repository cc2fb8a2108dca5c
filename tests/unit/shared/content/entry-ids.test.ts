import { expect, test } from 'vitest';
import { adultWords } from '#shared/content/words/adult';
import { idOf, loadAllWords } from '#shared/content/words/pack';

const ids = [...(await loadAllWords()), ...adultWords].map(idOf);

test('every word of the pack has an id of its own', () => {
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test('regression: a word that got a second meaning keeps its id, and what people know of it', () => {
  const before =
    'bring-verb call-verb come-verb get-verb give-verb go-on-phrasal-verb go-verb hold-verb keep-verb let-s-verb look-verb make-verb mystery-noun put-verb treat-verb turn-down-phrasal-verb turn-verb';
  expect(before.split(' ').filter((id) => !ids.includes(id))).toEqual([]);
});
