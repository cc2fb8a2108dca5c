import { expect, test } from 'vitest';
import { as, balanceOf, ledgerSumOf, makeUser, world } from '../../support/world';

test('a teacher opens story dice and one token leaves the balance', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 100 });
  const answer = await (await as(portal, teacher)).tokens.consume({ amount: 1, action: 'story-dice', launch: true });
  expect(answer).toEqual({
    success: true,
    data: { charged: 1, balance: 99, payer: { id: teacher.id, username: teacher.username } },
  });
  expect(await balanceOf(portal, teacher)).toBe(99);
  expect(await ledgerSumOf(portal, teacher)).toBe(99);
});
