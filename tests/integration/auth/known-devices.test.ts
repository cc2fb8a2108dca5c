import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { attemptLimits } from '#server/adapters/limiter';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import type { LimitName } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { bytesOf } from '#tests/support/content';
import { refused } from '#tests/support/refusals';
import { codeNow, withSecondFactor } from '#tests/support/security';
import { serve } from '#tests/support/server';
import { as, makeUser, type World, world } from '#tests/support/world';

const tooMany = refused('too_many_attempts', expect.any(String));
const wrong = refused('invalid_credentials');
const newDevice = () => randomBytes(32).toString('hex');

interface SignIn {
  password?: string;
  device?: string;
  address?: string;
  code?: string;
}

async function signIn(portal: World, { username }: Pick<User, 'username'>, how: SignIn = {}) {
  const { password = 'password', device, address = '10.0.0.1', code } = how;
  return (await as(portal, undefined, address)).auth.login({ username, password, device, code });
}

/** As if strangers had used up what this limit allows. */
async function usedUp({ deps }: World, limit: LimitName, key: string) {
  const { points, duration } = attemptLimits[limit];
  const row = { points, expire: new Date(Date.now() + duration * 1000) };
  const where = { key: `${limit}:${key}` };
  await deps.db.rateLimiterFlexible.upsert({ where, create: { ...where, ...row }, update: row });
}

/** A teacher who has signed in with a device, and whose account strangers closed since. */
async function underAttack() {
  const portal = await world();
  const teacher = await makeUser(portal);
  const device = newDevice();
  const { token } = await signIn(portal, teacher, { device });
  await usedUp(portal, 'login-account', hashSecret(teacher.id));
  await expect(signIn(portal, teacher, { address: '10.0.0.77' })).rejects.toEqual(tooMany);
  return { portal, teacher, device, token };
}

describe('regression: strangers who guess a password from many addresses', () => {
  test('do not keep its owner from a device that the owner has signed in with', async () => {
    const { portal, teacher, device } = await underAttack();
    expect((await signIn(portal, teacher, { device })).id).toBe(teacher.id);
    // From wherever it is carried, a school's used-up address included.
    await usedUp(portal, 'login-address', '10.9.9.9');
    expect((await signIn(portal, teacher, { device, address: '10.9.9.9' })).id).toBe(teacher.id);
  });

  test('do not keep a device out by guessing at its own address', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const device = newDevice();
    await signIn(portal, teacher, { device });
    for (let time = 0; time < 10; time += 1)
      await expect(signIn(portal, teacher, { password: 'a guess' })).rejects.toEqual(wrong);
    await expect(signIn(portal, teacher)).rejects.toEqual(tooMany);
    expect((await signIn(portal, teacher, { device })).id).toBe(teacher.id);
  });

  test('do not keep its owner out who follows a mailed link', async () => {
    const { portal, teacher } = await underAttack();
    const device = newDevice();
    const { auth } = await as(portal, undefined, '10.0.0.5');
    await auth.forgotPassword({ email: teacher.email });
    await portal.deps.background.idle();
    const token = /token=(\S+)/.exec(portal.mails.at(-1)?.text ?? '')?.[1] ?? '';
    // Somebody in the same school has tried all the links that an address may try.
    await usedUp(portal, 'reset-address', '10.0.0.5');
    await expect(auth.resetPassword({ token: 'guessed', newPassword: 'another-one' })).rejects.toEqual(tooMany);
    await auth.resetPassword({ token, newPassword: 'another-one', device });
    await expect(signIn(portal, teacher, { password: 'another-one' })).rejects.toEqual(tooMany);
    expect((await signIn(portal, teacher, { password: 'another-one', device })).id).toBe(teacher.id);
  });

  test('do not keep a signed-in owner from what asks for the password again', async () => {
    const { portal, teacher } = await underAttack();
    await usedUp(portal, 'login-account-and-address', `${hashSecret(teacher.id)}:127.0.0.1`);
    const { keys } = await as(portal, teacher);
    expect((await keys.create({ name: 'Marks', scope: 'read', password: 'password' })).name).toBe('Marks');
  });

  test('who have it do not use up the codes of its owner’s device', async () => {
    const portal = await world();
    const admin = await makeUser(portal, { role: 'admin' });
    const { secret } = await withSecondFactor(portal, admin);
    const device = newDevice();
    await signIn(portal, admin, { device, code: codeNow(portal, secret) });
    await usedUp(portal, 'second-factor-account', hashSecret(admin.id));
    portal.deps.clock.advance({ minutes: 1 });
    const code = codeNow(portal, secret);
    await expect(signIn(portal, admin, { code })).rejects.toEqual(tooMany);
    expect((await signIn(portal, admin, { device, code })).id).toBe(admin.id);
  });
});

describe('a known device', () => {
  test('has ten wrong passwords in a quarter of an hour, and takes none of anybody else', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const device = newDevice();
    await signIn(portal, teacher, { device });
    for (let time = 0; time < 10; time += 1)
      await expect(signIn(portal, teacher, { device, password: 'a guess' })).rejects.toEqual(wrong);
    await expect(signIn(portal, teacher, { device })).rejects.toEqual(tooMany);
    expect((await signIn(portal, teacher)).id).toBe(teacher.id);
  });

  test('gives nothing at another account, and nothing to who makes one up', async () => {
    const { portal, teacher } = await underAttack();
    const attacker = await makeUser(portal);
    const device = newDevice();
    await signIn(portal, attacker, { device });
    for (const given of [device, newDevice()])
      await expect(signIn(portal, teacher, { device: given })).rejects.toEqual(tooMany);
  });

  test('is known by a right password only', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const device = newDevice();
    await expect(signIn(portal, teacher, { device, password: 'a guess' })).rejects.toEqual(wrong);
    expect(await portal.deps.db.knownDevice.count()).toBe(0);
    const admin = await makeUser(portal, { role: 'admin' });
    await withSecondFactor(portal, admin);
    await expect(signIn(portal, admin, { device })).rejects.toEqual(refused('second_factor_needed'));
    await expect(signIn(portal, admin, { device, code: '000000' })).rejects.toEqual(refused('second_factor_wrong'));
    expect(await portal.deps.db.knownDevice.count()).toBe(0);
  });

  test('is known from signing up on', async () => {
    const portal = await world();
    const device = newDevice();
    const { auth } = await as(portal);
    const account = { username: 'maria', email: 'maria@school.example', password: 'secret-1' };
    const { id } = await auth.register({ ...account, device });
    await usedUp(portal, 'login-account', hashSecret(id));
    expect((await signIn(portal, account, { device, password: account.password })).id).toBe(id);
  });

  test('is forgotten half a year after the last sign-in there', async () => {
    const { portal, teacher, device } = await underAttack();
    portal.deps.clock.advance({ days: 179 });
    await signIn(portal, teacher, { device });
    portal.deps.clock.advance({ days: 179 });
    await signIn(portal, teacher, { device });
    portal.deps.clock.advance({ days: 180 });
    await expect(signIn(portal, teacher, { device })).rejects.toEqual(tooMany);
  });

  test('is forgotten where its session is ended, others are signed out, or the password is reset', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const { auth } = await as(portal, teacher);
    const known = async () => (await auth.sessions()).knownDevices;
    for (const forget of ['session', 'others', 'everywhere', 'reset'] as const) {
      await signIn(portal, teacher, { device: newDevice() });
      expect([forget, await known()]).toEqual([forget, 1]);
      if (forget === 'session') await auth.endSession({ id: (await auth.sessions()).sessions[1]?.id ?? '' });
      else if (forget === 'others') await auth.logoutOthers();
      else if (forget === 'everywhere') {
        await auth.logoutEverywhere();
      } else {
        await auth.forgotPassword({ email: teacher.email });
        await portal.deps.background.idle();
        const token = /token=(\S+)/.exec(portal.mails.at(-1)?.text ?? '')?.[1] ?? '';
        await auth.resetPassword({ token, newPassword: 'another-one' });
      }
      expect([forget, await portal.deps.db.knownDevice.count()]).toEqual([forget, 0]);
    }
  });

  test('stays known where its own session signs out the others, and where it signs out as usual', async () => {
    const { portal, teacher, device, token } = await underAttack();
    const { rest } = await serve(portal);
    expect((await rest('POST', '/auth/logout-others', { token })).status).toBe(200);
    expect((await rest('POST', '/auth/logout', { token })).status).toBe(200);
    expect((await signIn(portal, teacher, { device })).id).toBe(teacher.id);
  });

  test('is kept as a hash that says neither the secret nor whose accounts share it, a hundred an account', async () => {
    const portal = await world();
    const [one, other] = [await makeUser(portal), await makeUser(portal)];
    const device = newDevice();
    for (const user of [one, other]) await signIn(portal, user, { device });
    const rows = await portal.deps.db.knownDevice.findMany();
    expect(new Set(rows.map(({ tokenHash }) => tokenHash)).size).toBe(2);
    const database = await bytesOf(portal);
    expect(database.includes(device)).toBe(false);
    expect(database.includes(hashSecret(device))).toBe(false);

    const at = portal.deps.clock.now();
    await portal.deps.db.knownDevice.createMany({
      data: Array.from({ length: 120 }, (_, number) => ({
        tokenHash: `${number}`,
        userId: one.id,
        lastUsedAt: new Date(at.getTime() - number - 1),
        expiresAt: new Date(at.getTime() + 1000),
      })),
    });
    await signIn(portal, one, { device: newDevice() });
    expect(await portal.deps.db.knownDevice.count({ where: { userId: one.id } })).toBe(100);
    await portal.deps.db.knownDevice.findFirstOrThrow({ where: { userId: one.id, tokenHash: rows[0]?.tokenHash } });
  });
});

test('one line of IPv6 is one address: guessing goes on with none of its others', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  for (let time = 0; time < 10; time += 1) {
    const address = `2001:db8:0:1::${time}`;
    await expect(signIn(portal, teacher, { address, password: 'a guess' })).rejects.toEqual(wrong);
  }
  await expect(signIn(portal, teacher, { address: '2001:db8:0:1:9:9:9:9' })).rejects.toEqual(tooMany);
  expect((await signIn(portal, teacher, { address: '2001:db8:0:2::1' })).id).toBe(teacher.id);
});
