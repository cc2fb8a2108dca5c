import { test } from 'vitest';
import { readRoster } from '#shared/classes/read-roster';
import { expectLinear } from '#tests/support/linear-cost';

test('a roster is read in a time that grows no faster than its length', () => {
  expectLinear((text) => readRoster(text), { more: { rows: 'Anna,Lind\n', quotations: '"a"\n' } });
});
