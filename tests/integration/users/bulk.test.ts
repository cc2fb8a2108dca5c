import { describe, expect, test } from 'vitest';
import type { User } from '#server/domain/platform/user';
import { limits } from '#shared/core/limits';
import { refused } from '#tests/support/refusals';
import { atOnce, expectSoundLedger, ledgerOf } from '#tests/support/wallet';
import { as, balanceOf, makeUser, tokenFor, type World, world } from '#tests/support/world';

async function school(count = 3) {
  const portal = await world();
  const admin = await makeUser(portal, { role: 'admin' });
  const members: User[] = [];
  for (let index = 0; index < count; index += 1) members.push(await makeUser(portal, { role: 'student' }));
  return { portal, admin, members, ids: idsOf(members), users: (await as(portal, admin)).users };
}

const idsOf = (users: readonly User[]) => users.map(({ id }) => id);
const missing = '0199a000-0000-7000-8000-000000000000';
const noSuchUser = { id: missing, reason: 'user_not_found', message: 'There is no such user.' };
const lastAdmin = ({ id }: User) => ({ id, reason: 'last_admin', message: expect.stringContaining('last admin') });

async function rolesIn({ deps }: World): Promise<Record<string, string>> {
  const users = await deps.db.user.findMany({ select: { id: true, role: true } });
  return Object.fromEntries(users.map(({ id, role }) => [id, role]));
}

test.each(['student', 'teacher', 'school_admin'] as const)('a %s does nothing to many', async (role) => {
  const { portal, ids } = await school(1);
  const { users } = await as(portal, await makeUser(portal, { role }));
  await expect(users.changeRoles({ ids, role: 'admin' })).rejects.toEqual(refused('not_allowed'));
  await expect(users.giveTokens({ ids, amount: 5, reason: 'A prize' })).rejects.toEqual(refused('not_allowed'));
  await expect(users.removeMany({ ids })).rejects.toEqual(refused('not_allowed'));
  expect(await rolesIn(portal)).toMatchObject(Object.fromEntries(ids.map((id) => [id, 'student'])));
});

describe('changing the role of many', () => {
  test('changes all of them and nobody else', async () => {
    const { portal, admin, members, users } = await school();
    const [one, two, other] = members;
    if (!one || !two || !other) throw new Error('Three members were made.');
    expect(await users.changeRoles({ ids: [one.id, two.id], role: 'teacher' })).toEqual({ done: 2, refused: [] });
    expect(await rolesIn(portal)).toEqual({
      [admin.id]: 'admin',
      [one.id]: 'teacher',
      [two.id]: 'teacher',
      [other.id]: 'student',
    });
  });

  test('leaves out who is not there and does the rest', async () => {
    const { ids, users } = await school();
    expect(await users.changeRoles({ ids: [missing, ...ids], role: 'admin' })).toEqual({
      done: 3,
      refused: [noSuchUser],
    });
  });

  test('of all administrators leaves the one who asks', async () => {
    const { portal, admin, users } = await school(0);
    const others = [await makeUser(portal, { role: 'admin' }), await makeUser(portal, { role: 'admin' })];
    const answer = await users.changeRoles({ ids: idsOf([admin, ...others]), role: 'teacher' });
    expect(answer).toEqual({ done: 2, refused: [lastAdmin(admin)] });
    expect(Object.values(await rolesIn(portal)).filter((role) => role === 'admin')).toHaveLength(1);
  });

  test('to administrator protects nobody, for nobody leaves', async () => {
    const { admin, ids, users } = await school(1);
    expect(await users.changeRoles({ ids: [admin.id, ...ids], role: 'admin' })).toEqual({ done: 2, refused: [] });
  });

  test('by two administrators at once who demote each other and themselves leaves one', async () => {
    const { portal, admin, users } = await school(0);
    const other = await makeUser(portal, { role: 'admin' });
    const ids = idsOf([admin, other]);
    await Promise.allSettled([
      users.changeRoles({ ids, role: 'student' }),
      (await as(portal, other)).users.changeRoles({ ids, role: 'student' }),
    ]);
    expect(Object.values(await rolesIn(portal)).filter((role) => role === 'admin')).toHaveLength(1);
  });
});

describe('giving tokens to many', () => {
  test('gives each the same, with the reason in the ledger of each', async () => {
    const { portal, admin, members, ids, users } = await school();
    expect(await users.giveTokens({ ids, amount: 25, reason: 'Sports day' })).toEqual({ done: 3, refused: [] });
    for (const member of members) {
      expect(await balanceOf(portal, member)).toBe(125);
      const row = (await ledgerOf(portal, member)).at(-1);
      expect(row).toMatchObject({ actorId: admin.id, amount: 25, balanceAfter: 125, kind: 'adjustment' });
      expect(row?.metadata).toEqual({ reason: 'Sports day' });
    }
    await expectSoundLedger(portal);
  });

  test('names who cannot have them, and the others get theirs', async () => {
    const { portal, ids, users } = await school(1);
    const rich = await makeUser(portal, { username: 'rich', aiCredits: limits.balanceMax });
    const answer = await users.giveTokens({ ids: [rich.id, missing, ...ids], amount: 1, reason: 'A prize' });
    const sentence = 'rich has 2,000,000,000 tokens, and nobody may have more than 2,000,000,000.';
    expect(answer).toEqual({
      done: 1,
      refused: [{ id: rich.id, reason: 'balance_too_high', message: sentence }, noSuchUser],
    });
    await expectSoundLedger(portal);
  });

  test('five at once under one key give once', async () => {
    const { portal, members, ids, users } = await school();
    const input = { ids, amount: 5, reason: 'A prize', idempotencyKey: 'once' };
    expect(await atOnce(5, () => users.giveTokens(input))).toEqual(Array(5).fill({ done: 3, refused: [] }));
    for (const member of members) expect(await balanceOf(portal, member)).toBe(105);
    await expect(users.giveTokens({ ...input, ids: ids.slice(1) })).rejects.toEqual(refused('idempotency_key_reused'));
  });

  test.each([{ amount: 0 }, { amount: -5 }, { amount: 1.5 }, { amount: 1_000_001 }, { reason: 'ab' }, { ids: [] }])(
    'with %j is refused',
    async (wrong) => {
      const { portal, ids, users } = await school(1);
      const giving = users.giveTokens({ ids, amount: 5, reason: 'A prize', ...wrong });
      await expect(giving).rejects.toMatchObject({ code: 'BAD_REQUEST' });
      expect((await ledgerOf(portal)).filter((row) => row.kind === 'adjustment')).toEqual([]);
    },
  );

  test('to five hundred reaches them all', async () => {
    const { portal, users } = await school(0);
    const ids = await manyUsers(portal, limits.usersAtOnce);
    expect(await users.giveTokens({ ids, amount: 7, reason: 'A prize' })).toEqual({ done: 500, refused: [] });
    const { _sum } = await portal.deps.db.ledgerEntry.aggregate({
      where: { userId: { in: ids } },
      _sum: { amount: true },
    });
    expect(_sum.amount).toBe(3500);
  });
});

/** Users by the hundred, without tokens. */
async function manyUsers({ deps }: World, count: number): Promise<string[]> {
  const made = await deps.db.user.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({
      username: `many-${index}`,
      usernameKey: `many-${index}`,
      email: `many-${index}@school.example`,
      emailKey: `many-${index}@school.example`,
      passwordHash: 'none',
    })),
    select: { id: true },
  });
  return made.map(({ id }) => id);
}

describe('deleting many', () => {
  test('deletes them with their sessions, and keeps the others and the ledger', async () => {
    const { portal, admin, members, ids, users } = await school();
    for (const member of members) await tokenFor(portal, member);
    const before = await ledgerOf(portal);
    expect(await users.removeMany({ ids })).toEqual({ done: 3, refused: [] });
    expect(Object.keys(await rolesIn(portal))).toEqual([admin.id]);
    expect(await portal.deps.db.session.count({ where: { userId: { in: ids } } })).toBe(0);
    expect(await ledgerOf(portal)).toEqual(before);
  });

  test('twice says the second time that there is nobody', async () => {
    const { ids, users } = await school(1);
    await users.removeMany({ ids });
    expect(await users.removeMany({ ids })).toMatchObject({ done: 0, refused: [{ reason: 'user_not_found' }] });
  });

  test('of everybody leaves the administrator who asks', async () => {
    const { portal, admin, ids, users } = await school();
    const other = await makeUser(portal, { role: 'admin' });
    const answer = await users.removeMany({ ids: [admin.id, other.id, ...ids] });
    expect(answer).toEqual({ done: 4, refused: [lastAdmin(admin)] });
    expect(Object.keys(await rolesIn(portal))).toEqual([admin.id]);
  });

  test('takes the one who asks along where another administrator stays', async () => {
    const { portal, admin, users } = await school(0);
    const other = await makeUser(portal, { role: 'admin' });
    expect(await users.removeMany({ ids: [admin.id] })).toEqual({ done: 1, refused: [] });
    expect(Object.keys(await rolesIn(portal))).toEqual([other.id]);
  });

  test('five hundred go in one go', async () => {
    const { portal, users } = await school(0);
    const ids = await manyUsers(portal, limits.usersAtOnce);
    expect(await users.removeMany({ ids })).toEqual({ done: 500, refused: [] });
    expect(await portal.deps.db.user.count()).toBe(1);
  });
});
