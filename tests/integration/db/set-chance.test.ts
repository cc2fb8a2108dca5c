import { expect, test } from 'vitest';
import { world } from '#tests/support/world';

test('regression: what the server draws by chance comes out the same in each run of a test', async () => {
  const [one, other] = [await world(), await world()];
  const drawn = ({ deps }: typeof one) => [deps.random(), deps.random(), deps.random()];
  expect(drawn(one)).toEqual(drawn(other));
});
