import { expect, test } from 'vitest';
import { isKindName } from '#shared/live/names';

test.each([
  'Anna',
  'Cassandra',
  'Dickens',
  'Titus',
  'Essex',
  'Jürgen',
  'Шура',
  'Scunthorpe United',
  'Fukuda',
  'Anna 2',
  'Hancock',
  'Matsushita',
])('%s may stand on the wall', (name) => {
  expect(isKindName(name)).toBe(true);
});

test.each(['Sh1t', 'F u c k', 'fuuuck', 'b1tch face', 'Big D1ck', 'a s s', 'Fück', 'A55', 'H1tler'])(
  '%s may not',
  (name) => {
    expect(isKindName(name)).toBe(false);
  },
);
