import { Writable } from 'node:stream';
import { URI } from 'otpauth';
import { describe, expect, test, vi } from 'vitest';
import { createLog } from '#server/adapters/log';
import { createVault } from '#server/adapters/vault';
import { sealOlderSecrets } from '#server/domain/identity/auth/second-factor';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import type { User } from '#server/domain/platform/user';
import { limits } from '#shared/core/limits';
import { bytesOf } from '#tests/support/content';

import { refused } from '#tests/support/refusals';
import { begunFactor, codeNow, withSecondFactor } from '#tests/support/security';
import { serve } from '#tests/support/server';
import { as, makeUser, tokenFor, type World, world } from '#tests/support/world';

const password = 'password';

async function signIn(portal: World, { username }: Pick<User, 'username'>, code?: string) {
  return (await as(portal)).auth.login({ username, password, code });
}

async function adminWithFactor() {
  const portal = await world();
  const admin = await makeUser(portal, { role: 'admin' });
  return { portal, admin, ...(await withSecondFactor(portal, admin)) };
}

/** What the audit log has on second steps. */
async function audited({ deps }: World) {
  const where = { action: { startsWith: 'second-factor.' } };
  const rows = await deps.db.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
  return rows.map(({ action, actorName, targetName }) => [action, actorName, targetName]);
}

describe('setting it up', () => {
  test('gives a secret for an authenticator app, which counts once a code of it was typed', async () => {
    const portal = await world();
    const admin = await makeUser(portal, { role: 'admin' });
    const { secondFactor } = await as(portal, admin);
    expect(await secondFactor.get()).toEqual({ isOffered: true, isOn: false, since: null, recoveryCodesLeft: 0 });

    const { secret, uri } = await secondFactor.begin({ password });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(URI.parse(uri)).toMatchObject({
      issuer: 'Classroom Studio',
      label: admin.username,
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
      secret: { base32: secret },
    });
    expect((await signIn(portal, admin)).token).toBeTruthy();

    const { recoveryCodes } = await secondFactor.confirm({ code: codeNow(portal, secret) });
    expect(new Set(recoveryCodes).size).toBe(limits.recoveryCodes);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(await secondFactor.get()).toEqual({
      isOffered: true,
      isOn: true,
      since: portal.deps.clock.now().toISOString(),
      recoveryCodesLeft: 10,
    });
    await expect(signIn(portal, admin)).rejects.toEqual(refused('second_factor_needed'));
    expect(await audited(portal)).toEqual([['second-factor.on', admin.username, '']]);
    const database = await bytesOf(portal);
    for (const code of recoveryCodes) expect(database.includes(code)).toBe(false);
  });

  test('asks for the password, and a wrong code switches nothing on', async () => {
    const portal = await world();
    const admin = await makeUser(portal, { role: 'admin' });
    const { secondFactor } = await as(portal, admin);
    await expect(secondFactor.begin({ password: 'a guess' })).rejects.toEqual(refused('password_wrong'));
    await expect(secondFactor.confirm({ code: '123456' })).rejects.toEqual(refused('second_factor_not_begun'));
    const { secret } = await secondFactor.begin({ password });
    const old = codeNow(portal, secret, -10);
    await expect(secondFactor.confirm({ code: old })).rejects.toEqual(refused('set_up_code_wrong'));
    expect((await secondFactor.get()).isOn).toBe(false);
  });

  test('begun again, only the newer secret counts; once it is on, it is not begun again', async () => {
    const portal = await world();
    const admin = await makeUser(portal, { role: 'school_admin' });
    const { secondFactor } = await as(portal, admin);
    const first = await secondFactor.begin({ password });
    const second = await secondFactor.begin({ password });
    await expect(secondFactor.confirm({ code: codeNow(portal, first.secret) })).rejects.toEqual(
      refused('set_up_code_wrong'),
    );
    await secondFactor.confirm({ code: codeNow(portal, second.secret) });
    await expect(secondFactor.begin({ password })).rejects.toEqual(refused('second_factor_on'));
    await expect(secondFactor.confirm({ code: codeNow(portal, second.secret, 1) })).rejects.toEqual(
      refused('second_factor_not_begun'),
    );
  });

  test('confirmed twice at once, one answer has the recovery codes, and they are the ones that count', async () => {
    const portal = await world();
    const admin = await makeUser(portal, { role: 'admin' });
    const secret = await begunFactor(portal, admin);
    const { secondFactor } = await as(portal, admin);
    const code = codeNow(portal, secret);
    const answers = await Promise.allSettled([secondFactor.confirm({ code }), secondFactor.confirm({ code })]);
    const [codes, ...others] = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.recoveryCodes] : []));
    expect(others).toEqual([]);
    expect((await signIn(portal, admin, codes?.[0])).token).toBeTruthy();
  });
});

describe('signing in', () => {
  test('asks for a code once the password is right, and for nothing where it is wrong', async () => {
    const { portal, admin, secret } = await adminWithFactor();
    await expect(signIn(portal, admin)).rejects.toEqual(refused('second_factor_needed'));
    const { auth } = await as(portal);
    const code = codeNow(portal, secret);
    await expect(auth.login({ username: admin.username, password: 'a guess', code })).rejects.toEqual(
      refused('invalid_credentials'),
    );
    expect((await signIn(portal, admin, ` ${code.slice(0, 3)} ${code.slice(3)} `)).id).toBe(admin.id);
  });

  test('takes a code of the half minute before and after, and none that is older or to come', async () => {
    for (const [steps, isTaken] of [
      [-2, false],
      [-1, true],
      [0, true],
      [1, true],
      [2, false],
    ] as const) {
      const { portal, admin, secret } = await adminWithFactor();
      const outcome = signIn(portal, admin, codeNow(portal, secret, steps));
      if (isTaken) expect((await outcome).id).toBe(admin.id);
      else await expect(outcome).rejects.toEqual(refused('second_factor_wrong'));
    }
  });

  test('takes a code once, and after it none that is older', async () => {
    const { portal, admin, secret } = await adminWithFactor();
    const before = codeNow(portal, secret, -1);
    const code = codeNow(portal, secret);
    await signIn(portal, admin, code);
    for (const used of [code, before]) {
      await expect(signIn(portal, admin, used)).rejects.toEqual(refused('second_factor_wrong'));
    }
    expect((await signIn(portal, admin, codeNow(portal, secret, 1))).id).toBe(admin.id);
  });

  test('with one code twice at once opens one session', async () => {
    const { portal, admin, secret } = await adminWithFactor();
    const code = codeNow(portal, secret);
    const { auth } = await as(portal, undefined, '10.0.0.1');
    const elsewhere = await as(portal, undefined, '10.0.0.2');
    const input = { username: admin.username, password, code };
    const answers = await Promise.allSettled([auth.login(input), elsewhere.auth.login(input)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await portal.deps.db.session.count()).toBe(1);
  });

  test('takes a recovery code once, however it is typed, and notes it', async () => {
    const { portal, admin, recoveryCodes } = await adminWithFactor();
    const [code = ''] = recoveryCodes;
    expect((await signIn(portal, admin, code.toUpperCase().replaceAll('-', ' '))).id).toBe(admin.id);
    await expect(signIn(portal, admin, code)).rejects.toEqual(refused('second_factor_wrong'));
    expect((await (await as(portal, admin)).secondFactor.get()).recoveryCodesLeft).toBe(9);
    expect(await audited(portal)).toContainEqual(['second-factor.code-used', admin.username, '']);
  });

  test('with one recovery code twice at once opens one session', async () => {
    const { portal, admin, recoveryCodes } = await adminWithFactor();
    const input = { username: admin.username, password, code: recoveryCodes[0] };
    const { auth } = await as(portal, undefined, '10.0.0.1');
    const elsewhere = await as(portal, undefined, '10.0.0.2');
    const answers = await Promise.allSettled([auth.login(input), elsewhere.auth.login(input)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await portal.deps.db.session.count()).toBe(1);
  });

  test('counts wrong codes like wrong passwords, and being asked for one not at all', async () => {
    const { portal, admin, secret } = await adminWithFactor();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      await expect(signIn(portal, admin)).rejects.toEqual(refused('second_factor_needed'));
    }
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(signIn(portal, admin, '000 000')).rejects.toEqual(refused('second_factor_wrong'));
    }
    await expect(signIn(portal, admin, codeNow(portal, secret))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  test('from many addresses, codes are guessed thirty times a day; a recovery code still gets in', async () => {
    const { portal, admin, secret, recoveryCodes } = await adminWithFactor();
    const from = async (address: number, code: string | undefined) =>
      (await as(portal, undefined, `10.0.0.${address}`)).auth.login({ username: admin.username, password, code });
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await expect(from(attempt % 5, '000000')).rejects.toEqual(refused('second_factor_wrong'));
    }
    await expect(from(9, codeNow(portal, secret))).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Please try again in 24 hours.',
    });
    expect((await from(9, recoveryCodes[0])).id).toBe(admin.id);
  });

  test('is in the audit log, whether it worked or not', async () => {
    const { portal, admin, secret } = await adminWithFactor();
    await expect(signIn(portal, admin, '000000')).rejects.toEqual(refused('second_factor_wrong'));
    await signIn(portal, admin, codeNow(portal, secret));
    const rows = await portal.deps.db.auditEntry.findMany({ orderBy: { id: 'asc' } });
    expect(rows.map(({ action, actorId, targetId, details }) => [action, actorId, targetId, details])).toEqual([
      ['auth.sign-in-failed', null, admin.id, { why: 'wrong code' }],
      ['auth.signed-in', admin.id, null, null],
    ]);
  });

  test('over REST is refused with 401 and its reason, and goes on with a code', async () => {
    const { portal, admin, secret } = await adminWithFactor();
    const { rest } = await serve(portal);
    const credentials = { username: admin.username, password };
    const asked = await rest('POST', '/auth/login', { body: credentials });
    expect([asked.status, asked.body.reason]).toEqual([401, 'second_factor_needed']);
    const body = { ...credentials, code: codeNow(portal, secret) };
    expect((await rest('POST', '/auth/login', { body })).status).toBe(200);
  });

  test('asks for the code after a password reset as before', async () => {
    const { portal, admin } = await adminWithFactor();
    const { auth } = await as(portal);
    await auth.forgotPassword({ email: admin.email });
    await portal.deps.background.idle();
    const token = /token=(\S+)/.exec(portal.mails.at(-1)?.text ?? '')?.[1] ?? '';
    await auth.resetPassword({ token, newPassword: 'another-one' });
    await expect(auth.login({ username: admin.username, password: 'another-one' })).rejects.toEqual(
      refused('second_factor_needed'),
    );
  });

  test('still asks somebody who is no administrator any more, and lets them switch it off', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const { secret } = await withSecondFactor(portal, teacher);
    await expect(signIn(portal, teacher)).rejects.toEqual(refused('second_factor_needed'));
    const { secondFactor } = await as(portal, teacher);
    expect(await secondFactor.get()).toMatchObject({ isOffered: false, isOn: true });
    await secondFactor.switchOff({ password, code: codeNow(portal, secret) });
    expect((await signIn(portal, teacher)).id).toBe(teacher.id);
  });
});

describe('switching it off and new recovery codes', () => {
  test('want the password and a code', async () => {
    const { portal, admin, secret, recoveryCodes } = await adminWithFactor();
    const { secondFactor } = await as(portal, admin);
    const code = codeNow(portal, secret);
    for (const call of [secondFactor.switchOff, secondFactor.renewCodes]) {
      await expect(call({ password: 'a guess', code })).rejects.toEqual(refused('password_wrong'));
      await expect(call({ password, code: '000000' })).rejects.toEqual(refused('second_factor_wrong'));
    }
    const renewed = await secondFactor.renewCodes({ password, code });
    await expect(signIn(portal, admin, recoveryCodes[0])).rejects.toEqual(refused('second_factor_wrong'));
    await secondFactor.switchOff({ password, code: renewed.recoveryCodes[0] ?? '' });
    expect((await signIn(portal, admin)).id).toBe(admin.id);
    await expect(secondFactor.switchOff({ password, code })).rejects.toEqual(refused('second_factor_off'));
    expect((await audited(portal)).map(([action]) => action)).toEqual([
      'second-factor.codes-made',
      'second-factor.code-used',
      'second-factor.off',
    ]);
  });
});

test('sessions that were opened by the password alone end when the second step is switched on, and again when it is off', async () => {
  const portal = await world();
  const admin = await makeUser(portal, { role: 'admin' });
  const secret = await begunFactor(portal, admin);
  const stolen = await tokenFor(portal, admin);
  const { auth, secondFactor } = await as(portal, admin);
  const isGood = async (token: string) => (await portal.deps.reader.session(hashSecret(token))) !== undefined;
  const { recoveryCodes } = await secondFactor.confirm({ code: codeNow(portal, secret) });
  expect(await isGood(stolen)).toBe(false);
  const other = await tokenFor(portal, admin);
  await secondFactor.switchOff({ password, code: recoveryCodes[0] ?? '' });
  expect(await isGood(other)).toBe(false);
  expect(await auth.sessions()).toMatchObject({ total: 1, sessions: [{ isThisOne: true }] });
  await portal.deps.background.idle();
  expect(portal.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [admin.email, 'The second step was switched on'],
    [admin.email, 'The second step was switched off'],
  ]);
});

describe('an administrator', () => {
  test('switches it off for somebody who has lost everything, but not for themself', async () => {
    const { portal, admin } = await adminWithFactor();
    const other = await makeUser(portal, { role: 'admin' });
    const { users } = await as(portal, other);
    await users.resetSecondFactor({ id: admin.id });
    expect((await signIn(portal, admin)).id).toBe(admin.id);
    await portal.deps.background.idle();
    expect(portal.mails).toMatchObject([{ to: admin.email, subject: 'The second step was switched off' }]);
    expect(await portal.deps.db.recoveryCode.count()).toBe(0);
    expect(await audited(portal)).toEqual([['second-factor.off', other.username, admin.username]]);
    await expect(users.resetSecondFactor({ id: admin.id })).rejects.toEqual(refused('second_factor_off'));
    await expect(users.resetSecondFactor({ id: other.id })).rejects.toEqual(refused('second_factor_own'));
    await expect(users.resetSecondFactor({ id: '01920000-0000-7000-8000-000000000000' })).rejects.toEqual(
      refused('user_not_found'),
    );
  });
});

test('no secret, code, key or password comes into the log, whatever its level', async () => {
  const { portal, admin, secret, recoveryCodes } = await adminWithFactor();
  let written = '';
  const log = createLog(
    'debug',
    new Writable({
      write(chunk, _encoding, done) {
        written += chunk;
        done();
      },
    }),
  );
  const { rest } = await serve({ deps: { ...portal.deps, log } });
  const credentials = { username: admin.username, password };
  const { token } = (await rest('POST', '/auth/login', { body: { ...credentials, code: recoveryCodes[0] } })).body;
  await rest('POST', '/auth/login', { body: { ...credentials, code: codeNow(portal, secret) } });
  await rest('POST', '/auth/login', { body: { ...credentials, code: recoveryCodes[0] } });
  const made = await rest('POST', '/keys', { token, body: { name: 'A', scope: 'read', password } });
  await rest('GET', '/tokens/balance', { token: made.body.key });
  await rest('POST', '/second-factor/off', { token, body: { password, code: recoveryCodes[1] } });
  const begun = await rest('POST', '/second-factor', { token, body: { password } });
  expect([made.status, begun.status]).toEqual([200, 200]);
  expect(written).toContain('/api/keys');
  for (const hidden of [secret, ...recoveryCodes, token, made.body.key, begun.body.secret, password]) {
    expect(written).not.toContain(hidden);
  }
});

describe('the secret', () => {
  test('is nowhere in the database as the app has it, before and after it was confirmed', async () => {
    const portal = await world();
    const admin = await makeUser(portal, { role: 'admin' });
    const { secondFactor } = await as(portal, admin);
    const { secret } = await secondFactor.begin({ password });
    expect((await bytesOf(portal)).includes(secret)).toBe(false);
    await secondFactor.confirm({ code: codeNow(portal, secret) });
    expect((await bytesOf(portal)).includes(secret)).toBe(false);
    expect((await signIn(portal, admin, codeNow(portal, secret, 1))).id).toBe(admin.id);
  });

  test('under another key lets nobody in by a code, is logged, and leaves the recovery codes', async () => {
    const { portal, admin, secret, recoveryCodes } = await adminWithFactor();
    const logged = vi.spyOn(portal.deps.log, 'error').mockImplementation(() => {});
    const vault = createVault({ key: 'the key of some other server entirely', file: '' });
    const elsewhere = { ...portal, deps: { ...portal.deps, vault } };
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const code = codeNow(portal, secret);
      await expect(signIn(elsewhere, admin, code)).rejects.toEqual(refused('second_factor_unreadable'));
    }
    expect(logged.mock.calls[0]?.[1]).toMatch(/another SECRETS_KEY/);
    expect((await signIn(elsewhere, admin, recoveryCodes[0])).id).toBe(admin.id);
    const again = await as(elsewhere, admin);
    await again.secondFactor.switchOff({ password, code: recoveryCodes[1] ?? '' });
    const begun = await again.secondFactor.begin({ password });
    await again.secondFactor.confirm({ code: codeNow(portal, begun.secret) });
    expect((await signIn(elsewhere, admin, codeNow(portal, begun.secret, 1))).id).toBe(admin.id);
  });

  test('that was kept before there was a key is encrypted at the next start, and goes on', async () => {
    const { portal, admin, secret } = await adminWithFactor();
    await portal.deps.db.secondFactor.update({ where: { userId: admin.id }, data: { secret } });
    expect((await signIn(portal, admin, codeNow(portal, secret))).id).toBe(admin.id);
    await sealOlderSecrets(portal.deps);
    const kept = await portal.deps.db.secondFactor.findUniqueOrThrow({ where: { userId: admin.id } });
    expect(portal.deps.vault.isSealed(kept.secret)).toBe(true);
    expect((await signIn(portal, admin, codeNow(portal, secret, 1))).id).toBe(admin.id);
  });
});
