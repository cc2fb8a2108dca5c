import { expect, test } from 'vitest';
import { withKind } from '#shared/core/older-names';

test('what was stored under older names is read by the names of today, and nothing else of it changes', () => {
  expect(withKind({ turns: [{ is: 'asked', about: 'is-big', answer: 'yes' }], slips: { is: { typed: 'x' } } })).toEqual(
    {
      turns: [{ kind: 'asked', about: 'is-big', answer: 'yes' }],
      slips: { is: { typed: 'x' } },
    },
  );
  const current = { kind: 'list', is: 'a word', parts: [null, 1, 'is', { isKey: true }] };
  expect(withKind(current)).toEqual(current);
});
