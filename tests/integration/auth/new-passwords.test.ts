import { describe, expect, test } from 'vitest';
import { ensureAdmin } from '#prisma/seed';
import { mailingWorld } from '#tests/support/mailing';
import { refused } from '#tests/support/refusals';
import { as, makeUser, tokenFor, type World, world } from '#tests/support/world';

const ownName = 'The password is the name or address of the account. Please choose another.';
const good = 'three green apples';

/** Every door by which somebody chooses a password, for an account called Anna. */
const doors: Record<string, (portal: World, password: string) => Promise<unknown>> = {
  'sign-up': async (portal, password) =>
    (await as(portal)).auth.register({ username: 'Anna Lind', email: 'anna.lind@school.example', password }),
  reset: async (portal, password) => {
    await makeUser(portal, { username: 'Anna Lind', email: 'anna.lind@school.example' });
    const { auth } = await as(portal);
    await auth.forgotPassword({ email: 'anna.lind@school.example' });
    await portal.deps.background.idle();
    const token = /token=(\S+)/.exec(portal.mails.at(-1)?.text ?? '')?.[1] ?? '';
    return auth.resetPassword({ token, newPassword: password });
  },
  change: async (portal, password) => {
    const anna = await makeUser(portal, { username: 'Anna Lind', email: 'anna.lind@school.example' });
    return (await as(portal, anna)).auth.changePassword({ password: 'password', newPassword: password });
  },
  'a user whom an administrator adds': async (portal, password) => {
    const admin = await as(portal, await makeUser(portal, { role: 'admin' }));
    return admin.users.create({ username: 'Anna Lind', email: 'anna.lind@school.example', password });
  },
};

describe.each(Object.entries(doors))('a new password at %s', (_, choose) => {
  test.each(['password', 'Qwertyuiop', '12345678', 'iloveyou', 'PASSWORD1'])(
    'is refused where it is as common as %s',
    async (password) => {
      await expect(choose(await world(), password)).rejects.toEqual(refused('password_guessable'));
    },
  );

  test.each(['annalind', 'Anna.Lind', 'anna lind', 'AnnaLind1984!', 'anna.lind@school.example'])(
    'is refused where it is its owner’s name or address, as %s',
    async (password) => {
      await expect(choose(await world(), password)).rejects.toEqual(refused('password_guessable', ownName));
    },
  );

  test.each([good, 'xk3!vQ9z', 'my dog hates mondays'])('may be %s', async (password) => {
    await expect(choose(await world(), password)).resolves.toBeDefined();
  });
});

test('a reset link whose new password is refused still works', async () => {
  const portal = await world();
  const { email } = await makeUser(portal);
  const { auth } = await as(portal);
  await auth.forgotPassword({ email });
  await portal.deps.background.idle();
  const token = /token=(\S+)/.exec(portal.mails.at(-1)?.text ?? '')?.[1] ?? '';
  await expect(auth.resetPassword({ token, newPassword: '12345678' })).rejects.toEqual(refused('password_guessable'));
  await expect(auth.resetPassword({ token, newPassword: good })).resolves.toBeDefined();
});

test('a first administrator gets no password that is guessed first', async () => {
  const { deps } = await world();
  const admin = { username: 'head', email: 'head@school.example', password: 'letmein' };
  await expect(ensureAdmin(deps, admin)).rejects.toThrow(/^ADMIN_PASSWORD: This is one of the passwords/);
  expect(await ensureAdmin(deps, { ...admin, password: good })).toMatchObject({ username: 'head' });
  expect(await deps.db.user.findFirst({ where: { username: 'head' } })).toMatchObject({
    emailVerifiedAt: deps.clock.now(),
  });
});

describe('changing the password', () => {
  test('asks for the old one, ends all other sessions and reset links, keeps this one, and tells by mail', async () => {
    const portal = await world();
    const anna = await makeUser(portal, { username: 'anna', password: 'three green apples' });
    const elsewhere = await tokenFor(portal, anna);
    const visitor = await as(portal);
    await visitor.auth.forgotPassword({ email: anna.email });
    await portal.deps.background.idle();
    const token = /token=(\S+)/.exec(portal.mails.at(-1)?.text ?? '')?.[1] ?? '';
    const { auth } = await as(portal, anna);
    const newPassword = 'four yellow pears';
    await expect(auth.changePassword({ password: 'a guess', newPassword })).rejects.toEqual(refused('password_wrong'));
    await expect(auth.changePassword({ password: good, newPassword: '1234567' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect((await auth.sessions()).total).toBe(2);
    await auth.changePassword({ password: good, newPassword });
    expect(await auth.sessions()).toMatchObject({ total: 1, sessions: [{ isThisOne: true }] });
    expect(elsewhere).not.toBe('');
    await expect(visitor.auth.login({ username: 'anna', password: good })).rejects.toEqual(
      refused('invalid_credentials'),
    );
    await visitor.auth.login({ username: 'anna', password: newPassword });
    await expect(visitor.auth.resetPassword({ token, newPassword: 'five blue plums' })).rejects.toEqual(
      refused('reset_token_invalid'),
    );
    await portal.deps.background.idle();
    expect(portal.mails.at(-1)).toMatchObject({
      to: anna.email,
      subject: 'Your Classroom Studio password was changed',
    });
  });

  test('of several at once, one counts', async () => {
    const portal = await world();
    const anna = await makeUser(portal, { username: 'anna', password: good });
    const { auth } = await as(portal, anna);
    const wanted = ['one long password', 'two long passwords', 'three long passwords'];
    const answers = await Promise.allSettled(
      wanted.map((newPassword) => auth.changePassword({ password: good, newPassword })),
    );
    const won = wanted.filter((_, at) => answers[at]?.status === 'fulfilled');
    expect(won).toHaveLength(1);
    expect(await (await as(portal)).auth.login({ username: 'anna', password: won[0] ?? '' })).toMatchObject({
      username: 'anna',
    });
  });
});

test('each change to how somebody gets in is told by mail: a reset, a key', async () => {
  const portal = await mailingWorld();
  const anna = await makeUser(portal, { username: 'anna' });
  const told = async () => {
    await portal.deps.background.idle();
    return portal.mails.at(-1);
  };
  await (await as(portal, anna)).keys.create({ name: 'Marks', scope: 'read', password: 'password' });
  expect(await told()).toMatchObject({ to: anna.email, subject: 'A key for outside tools was made' });
  const visitor = await as(portal);
  await visitor.auth.forgotPassword({ email: anna.email });
  const token = /token=(\S+)/.exec((await told())?.text ?? '')?.[1] ?? '';
  await visitor.auth.resetPassword({ token, newPassword: good });
  expect(await told()).toMatchObject({ to: anna.email, subject: 'Your Classroom Studio password was changed' });
});
