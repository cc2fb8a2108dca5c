import { verify } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { bytesOf } from '#tests/support/content';
import { refused } from '#tests/support/refusals';
import { serve } from '#tests/support/server';
import { as, balanceOf, ledgerSumOf, makeUser, type World, world } from '#tests/support/world';

const maria = { username: 'Maria', email: 'Maria@School.example', password: 'secret-1' };

async function register(
  portal: World,
  changes: Partial<typeof maria> & { role?: 'student' | 'teacher' | 'school_admin' | 'admin' } = {},
) {
  return (await as(portal)).auth.register({ ...maria, ...changes });
}

async function signIn(portal: World, username: string, password: string) {
  return (await as(portal)).auth.login({ username, password });
}

describe('signing up', () => {
  test('makes a student where no role is given', async () => {
    expect((await register(await world())).role).toBe('student');
  });

  test.each(['student', 'teacher', 'school_admin'] as const)('makes a %s of who asks for it', async (role) => {
    expect((await register(await world(), { role })).role).toBe(role);
  });

  test('never makes an administrator', async () => {
    const portal = await world();
    await expect(register(portal, { role: 'admin' })).rejects.toEqual(
      refused('admin_role_reserved', 'Admin role can only be assigned by existing administrators.'),
    );
    expect(await portal.deps.db.user.count()).toBe(0);
  });

  test('grants the hundred tokens of the starter plan, with their ledger row', async () => {
    const portal = await world();
    const user = await register(portal);
    expect([await balanceOf(portal, user), await ledgerSumOf(portal, user)]).toEqual([100, 100]);
  });

  test('keeps names as they were typed, but for spaces around them', async () => {
    const portal = await world();
    const user = await register(portal, { username: '  Maria José ', email: ' Maria@School.example ' });
    expect(user).toMatchObject({ username: 'Maria José', email: 'Maria@School.example' });
  });

  test.each([
    ['the same', 'Maria José'],
    ['another case', 'MARIA JOSÉ'],
    ['another Unicode form', 'Maria Jose\u0301'],
    ['full-width letters', 'Ｍａｒｉａ José'],
    ['spaces around it', '  Maria José\t'],
  ])('refuses a name that is taken: %s', async (_how, username) => {
    const portal = await world();
    await register(portal, { username: 'Maria José' });
    await expect(register(portal, { username, email: 'other@school.example' })).rejects.toEqual(
      refused('username_taken'),
    );
  });

  test('refuses an address that is taken, whatever its case', async () => {
    const portal = await world();
    await register(portal);
    await expect(register(portal, { username: 'Other', email: 'MARIA@SCHOOL.EXAMPLE' })).rejects.toEqual(
      refused('email_taken'),
    );
  });

  test('takes passwords of 6 to 200 characters as they are, spaces and emoji included', async () => {
    const portal = await world();
    const passwords = ['fox 17', ' spaces around ', '🦊🦊🦊🦊🦊🦊', 'x'.repeat(199)];
    for (const [index, password] of passwords.entries()) {
      const username = `maria-${index}`;
      await register(portal, { username, email: `${username}@school.example`, password });
      expect((await signIn(portal, username, password)).username).toBe(username);
      await expect(signIn(portal, username, `${password} `)).rejects.toEqual(refused('invalid_credentials'));
    }
  });

  test('keeps the password as an argon2id hash only', async () => {
    const portal = await world();
    const { id } = await register(portal);
    const { passwordHash } = await portal.deps.db.user.findUniqueOrThrow({ where: { id } });
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(passwordHash, maria.password)).toBe(true);
    expect((await bytesOf(portal)).includes(maria.password)).toBe(false);
  });

  test('of two people with one password, each has a hash of their own', async () => {
    const portal = await world();
    await register(portal);
    await register(portal, { username: 'Other', email: 'other@school.example' });
    const hashes = await portal.deps.db.user.findMany({ select: { passwordHash: true } });
    expect(new Set(hashes.map(({ passwordHash }) => passwordHash)).size).toBe(2);
  });
});

describe('signing in', () => {
  test.each([
    'Maria',
    'maria',
    'MARIA',
    '  maria ',
    'Ｍaria',
    'maria@school.example',
    'MARIA@SCHOOL.EXAMPLE',
    ' Maria@School.Example ',
  ])('works by %j', async (name) => {
    const portal = await world();
    const { id } = await register(portal);
    expect((await signIn(portal, name, maria.password)).id).toBe(id);
  });

  test('refuses a wrong password, a wrong name, and another’s password in one and the same way', async () => {
    const portal = await world();
    await register(portal);
    await register(portal, { username: 'Other', email: 'other@school.example', password: 'secret-2' });
    for (const [name, password] of [
      ['Maria', 'secret-2'],
      ['Maria', 'SECRET-1'],
      ['Maria', 'secret-1 '],
      ['maria@school.example', 'wrong'],
      ['nobody', 'secret-1'],
      ['nobody@school.example', 'secret-1'],
      ["' OR 1=1 --", 'secret-1'],
    ] as const) {
      await expect(signIn(portal, name, password)).rejects.toEqual(
        refused('invalid_credentials', 'Invalid credentials'),
      );
    }
    const { rest } = await serve(portal);
    const answers = await Promise.all(
      ['Maria', 'nobody'].map((username) => rest('POST', '/auth/login', { body: { username, password: 'wrong' } })),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([401, { message: 'Invalid credentials', code: 'UNAUTHORIZED', reason: 'invalid_credentials' }]),
    );
  });

  test('with a password of another length than any that can be set is refused like any wrong one', async () => {
    const portal = await world();
    await register(portal);
    await expect(signIn(portal, 'Maria', 'x')).rejects.toEqual(refused('invalid_credentials'));
  });

  test('grants the tokens of a month that has begun since', async () => {
    const portal = await world();
    await register(portal);
    portal.deps.clock.set('2026-04-02T09:00:00');
    expect((await signIn(portal, 'Maria', maria.password)).aiCredits).toBe(200);
    expect((await signIn(portal, 'Maria', maria.password)).aiCredits).toBe(200);
  });

  test('two accounts cannot be mistaken for each other by an @ in a name', async () => {
    const portal = await world();
    await makeUser(portal, { email: 'boss@school.example' });
    for (const username of ['boss@school.example', 'boss＠school.example', 'boss﹫school.example']) {
      await expect(register(portal, { username })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });
});
