import { expect, test } from 'vitest';
import { confirm, mailingWorld, signUp } from '#tests/support/mailing';
import { expectSoundLedger } from '#tests/support/wallet';
import { as, balanceOf, makeUser, type World, world } from '#tests/support/world';

const password = 'three green apples';

async function signUpAndLeave(portal: World, name: string) {
  const account = await signUp(portal, name);
  await (await as(portal, account)).profile.deleteAccount({ password });
  return account;
}

test('an address that was deleted lately brings no second first tokens, however it is asked for them', async () => {
  const portal = await world();
  const first = await signUp(portal, 'anna');
  expect(await balanceOf(portal, first)).toBe(100);
  await (await as(portal, first)).profile.deleteAccount({ password });
  const again = await signUp(portal, 'anna');
  expect(await balanceOf(portal, again)).toBe(0);
  const { billing, auth } = await as(portal, again);
  await billing.update({ planId: 'free', addTokens: true });
  await auth.profile();
  expect(await balanceOf(portal, again)).toBe(0);
  expect((await billing.history({})).items).toMatchObject([{ kind: 'plan', amount: 0, balanceAfter: 0 }]);
  await expectSoundLedger(portal);
});

test('of many who delete and sign up again at once, nobody gains a token', async () => {
  const portal = await world();
  const names = Array.from({ length: 8 }, (_, at) => `anna-${at}`);
  for (const name of names) await signUp(portal, name);
  const leaving = names.map(async (name) => {
    const { id } = await portal.deps.db.user.findFirstOrThrow({ where: { username: name } });
    await (await as(portal, { id })).profile.deleteAccount({ password });
  });
  const { auth } = await as(portal);
  const coming = names.flatMap((name) =>
    Array.from({ length: 3 }, (_, at) =>
      auth.register({ username: `${name}-${at}`, email: `${name}@school.example`, password, role: 'teacher' }),
    ),
  );
  await Promise.allSettled([...leaving, ...coming]);
  for (const name of names)
    await auth
      .register({ username: `${name}-last`, email: `${name}@school.example`, password, role: 'teacher' })
      .catch(() => {});
  const made = await portal.deps.db.user.findMany({ select: { username: true, aiCredits: true } });
  expect(made).toHaveLength(8);
  expect(made.map(({ aiCredits }) => aiCredits)).toEqual(Array.from({ length: 8 }, () => 0));
  await expectSoundLedger(portal);
});

test('an address that was left for another one counts as given up too', async () => {
  const portal = await mailingWorld();
  const anna = await signUp(portal, 'anna');
  const { auth } = await as(portal, anna);
  await auth.changeEmail({ password, email: 'other@school.example' });
  await portal.deps.background.idle();
  await confirm(portal, 'other@school.example');
  const account = { username: 'again', email: anna.email, password, role: 'teacher' as const };
  expect((await (await as(portal)).auth.register(account)).aiCredits).toBe(0);
});

test('of a deleted address only a hash is kept that nobody can try names against, and for thirty days', async () => {
  const portal = await world();
  const anna = await signUpAndLeave(portal, 'anna');
  const [kept] = await portal.deps.db.givenUpAddress.findMany();
  expect(kept?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(kept?.hash).not.toBe(
    Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(anna.email))).toString('hex'),
  );
  portal.deps.clock.advance({ days: 31 });
  expect(await balanceOf(portal, await signUp(portal, 'anna'))).toBe(100);
});

test('an account that an administrator makes has its first tokens in any case', async () => {
  const portal = await world();
  const { email } = await signUpAndLeave(portal, 'anna');
  const { users } = await as(portal, await makeUser(portal, { role: 'admin' }));
  expect((await users.create({ username: 'anna', email, password })).aiCredits).toBe(100);
});
