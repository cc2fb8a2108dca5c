import { expect, test } from 'vitest';
import { indexTexts, search } from '#client/apps/lesson-library/search-index';

const index = indexTexts([
  { id: 'cafe', fields: ['The repair café', 'Reading', 'Volunteers mend broken lamps in Amsterdam.'] },
  { id: 'trip', fields: ['A school trip', 'Past simple', 'They visited a castle and took photos.'] },
  { id: 'stories', fields: ['Funny stories', 'Speaking', 'Students tell what happened on holidays.'] },
]);
const found = (query: string) => {
  const { scores } = search(index, query);
  return [...scores].sort(([, one], [, other]) => other - one).map(([id]) => id);
};

test.each([
  ['cafe', ['cafe']],
  ['REPAIRING lamp', ['cafe']],
  ['visit', ['trip']],
  ['story', ['stories']],
  // By its meaning; what has the word itself comes first.
  ['fix', ['cafe']],
  ['holiday', ['stories', 'trip']],
  // As it is typed.
  ['volun', ['cafe']],
  ['voluntee', ['cafe']],
  ['lamp castle', []],
  ['xyzzy', []],
  ['<script>', []],
])('%s finds %j', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test('what was found by is marked in every form, and nothing else', () => {
  const { isHit } = search(index, 'repair');
  expect(['repair', 'Repaired,', 'mend', 'café', 'pair'].map(isHit)).toEqual([true, true, true, false, false]);
});
