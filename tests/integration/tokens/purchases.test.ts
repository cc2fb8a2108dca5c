import { expect, test } from 'vitest';
import { packages } from '#shared/core/packages';
import { refused, refusedAnswer } from '#tests/support/refusals';
import { atOnce, expectSoundLedger, ledgerOf } from '#tests/support/wallet';
import { as, balanceOf, makeUser, type World, world } from '#tests/support/world';

async function buy(portal: World, user: { id: string }, packageId = 'small', stripePaymentId = 'pi_1') {
  return (await as(portal, user)).tokens.processPurchase({ packageId, stripePaymentId });
}

const purchasesOf = async (portal: World) => (await ledgerOf(portal)).filter((row) => row.kind === 'purchase');

test('the three packages are public, with their prices and what they save', async () => {
  const portal = await world();
  expect(await (await as(portal)).tokens.packages()).toEqual({ success: true, data: { packages } });
  expect(packages.map(({ tokens, price, popular, savings }) => [tokens, price, popular, savings])).toEqual([
    [100, 5, false, ''],
    [500, 20, true, 'Save 20%'],
    [2000, 60, false, 'Save 40%'],
  ]);
});

test.each(packages)('$name are added to the balance and written into the ledger', async ({ id, tokens, price }) => {
  const portal = await world();
  const teacher = await makeUser(portal);
  expect(await buy(portal, teacher, id)).toEqual({
    success: true,
    data: { tokensAdded: tokens, balance: 100 + tokens },
  });
  expect(await balanceOf(portal, teacher)).toBe(100 + tokens);
  expect(await purchasesOf(portal)).toMatchObject([
    { userId: teacher.id, actorId: teacher.id, amount: tokens, action: `package:${id}` },
  ]);
  expect((await purchasesOf(portal))[0]?.metadata).toEqual({
    packageId: id,
    price,
    currency: 'USD',
    provider: 'demo',
  });
  await expectSoundLedger(portal);
});

test('a repeat gives the first answer and adds nothing', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const first = await buy(portal, teacher);
  await buy(portal, teacher, 'large', 'pi_2');
  expect(await buy(portal, teacher)).toEqual(first);
  expect(await balanceOf(portal, teacher)).toBe(2200);
});

test('six at once with one payment add once and get one answer', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const answers = await atOnce(6, () => buy(portal, teacher));
  expect(answers).toEqual(Array(6).fill({ success: true, data: { tokensAdded: 100, balance: 200 } }));
  expect(await balanceOf(portal, teacher)).toBe(200);
  expect(await purchasesOf(portal)).toHaveLength(1);
});

test('six users at once with one payment: one gets the tokens', async () => {
  const portal = await world();
  const users = await atOnce(6, () => makeUser(portal));
  const answers = await Promise.all(users.map((user) => buy(portal, user)));
  expect(answers.filter((answer) => answer.success)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.success)).toEqual(Array(5).fill(refusedAnswer('payment_used')));
  expect(await purchasesOf(portal)).toHaveLength(1);
  await expectSoundLedger(portal);
});

test('another user’s payment is refused and adds nothing', async () => {
  const portal = await world();
  const [one, other] = [await makeUser(portal), await makeUser(portal)];
  await buy(portal, one);
  expect(await buy(portal, other)).toEqual(refusedAnswer('payment_used'));
  expect(await balanceOf(portal, other)).toBe(100);
});

test('a payment for one package does not pay for another', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await buy(portal, teacher, 'small');
  expect(await buy(portal, teacher, 'large')).toEqual(refusedAnswer('payment_used'));
  expect(await balanceOf(portal, teacher)).toBe(200);
});

test('a payment id cannot stand for a plan’s tokens or the like', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await (await as(portal, teacher)).billing.update({ planId: 'pro', addTokens: true });
  const [{ onceKey } = { onceKey: null }] = (await ledgerOf(portal)).filter((row) => row.onceKey !== null);
  expect(await buy(portal, teacher, 'small', onceKey ?? '')).toMatchObject({ success: true });
});

test('different payments add each', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await atOnce(5, (index) => buy(portal, teacher, 'small', `pi_${index}`));
  expect(await balanceOf(portal, teacher)).toBe(600);
  await expectSoundLedger(portal);
});

test('a package that there is not is refused, when asked and when paid', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const { tokens } = await as(portal, teacher);
  expect(await tokens.validatePurchase({ packageId: 'huge' })).toEqual(refusedAnswer('package_not_found'));
  expect(await buy(portal, teacher, 'huge')).toEqual(refusedAnswer('package_not_found'));
  expect(await buy(portal, teacher, 'small')).toMatchObject({ success: true });
});

test('asking whether a package can be bought answers the package and buys nothing', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const { tokens } = await as(portal, teacher);
  expect(await tokens.validatePurchase({ packageId: 'medium' })).toEqual({
    success: true,
    data: { package: packages[1] },
  });
  expect(await balanceOf(portal, teacher)).toBe(100);
});

test('with PAYMENTS=off nothing can be bought', async () => {
  const portal = await world({ PAYMENTS: 'off' });
  const teacher = await makeUser(portal);
  const { tokens } = await as(portal, teacher);
  expect(await tokens.validatePurchase({ packageId: 'small' })).toEqual(refusedAnswer('payments_off'));
  expect(await buy(portal, teacher)).toEqual(refusedAnswer('payments_off'));
  expect(await balanceOf(portal, teacher)).toBe(100);
});

test('signed out nothing can be bought', async () => {
  const portal = await world();
  const { tokens } = await as(portal);
  await expect(tokens.validatePurchase({ packageId: 'small' })).rejects.toEqual(refused('signed_out'));
  await expect(tokens.processPurchase({ packageId: 'small', stripePaymentId: 'pi' })).rejects.toEqual(
    refused('signed_out'),
  );
});

test.each(['', '  ', 'x'.repeat(201)])('the payment id %j is refused', async (stripePaymentId) => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await expect(buy(portal, teacher, 'small', stripePaymentId)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
