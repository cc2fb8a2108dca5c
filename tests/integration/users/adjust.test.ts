import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AdjustTokensInput } from '#shared/api/users';
import { limits } from '#shared/core/limits';
import { refused } from '#tests/support/refusals';
import { atOnce, expectSoundLedger, ledgerOf } from '#tests/support/wallet';
import { as, balanceOf, ledgerSumOf, makeUser, world } from '#tests/support/world';

async function school(aiCredits = 100) {
  const portal = await world();
  const admin = await makeUser(portal, { role: 'admin' });
  const user = await makeUser(portal, { username: 'maria', aiCredits });
  const { users } = await as(portal, admin);
  const adjust = (amount: number, more: Partial<AdjustTokensInput> = {}) =>
    users.adjustTokens({ id: user.id, amount, reason: 'A prize', ...more });
  return { portal, admin, user, users, adjust };
}

const missing = '0199a000-0000-7000-8000-000000000000';

test('giving and taking tokens answers the new balance and keeps who did it and why', async () => {
  const { portal, admin, user, adjust } = await school();
  expect(await adjust(50, { reason: '  Won the spelling bee  ' })).toEqual({ id: user.id, amount: 50, balance: 150 });
  expect(await adjust(-30)).toEqual({ id: user.id, amount: -30, balance: 120 });
  expect(await balanceOf(portal, user)).toBe(120);
  const [, given, taken] = await ledgerOf(portal, user);
  const shared = { userId: user.id, actorId: admin.id, kind: 'adjustment', action: 'adjustment', freeTokens: 0 };
  expect(given).toMatchObject({ ...shared, amount: 50, balanceAfter: 150 });
  expect(given?.metadata).toEqual({ reason: 'Won the spelling bee' });
  expect(taken).toMatchObject({ ...shared, amount: -30, balanceAfter: 120 });
});

test('a balance can be taken to nothing, and never below', async () => {
  const { portal, user, adjust } = await school(5);
  const sentence = 'maria has 5 tokens: no more than that can be taken.';
  await expect(adjust(-6)).rejects.toEqual(refused('balance_too_low', sentence));
  expect(await adjust(-5)).toMatchObject({ balance: 0 });
  await expect(adjust(-1)).rejects.toEqual(
    refused('balance_too_low', 'maria has 0 tokens: no more than that can be taken.'),
  );
  expect(await ledgerOf(portal, user)).toHaveLength(2);
});

test('no balance is lifted above what the database can count', async () => {
  const { adjust } = await school(limits.balanceMax - 10);
  await expect(adjust(11)).rejects.toEqual(
    refused('balance_too_high', 'maria has 1,999,999,990 tokens, and nobody may have more than 2,000,000,000.'),
  );
  expect(await adjust(10)).toMatchObject({ balance: limits.balanceMax });
});

test('an unknown user is refused', async () => {
  const { portal, adjust } = await school();
  await expect(adjust(5, { id: missing })).rejects.toEqual(refused('user_not_found'));
  expect((await ledgerOf(portal)).filter((row) => row.kind === 'adjustment')).toEqual([]);
});

test('an administrator may adjust their own balance', async () => {
  const { portal, admin, adjust } = await school();
  expect(await adjust(5, { id: admin.id })).toMatchObject({ balance: 105 });
  expect((await ledgerOf(portal, admin)).at(-1)).toMatchObject({ userId: admin.id, actorId: admin.id });
});

test('taking tokens is no spending: the user is not busy for it, and their usage does not count it', async () => {
  const { portal, user, adjust } = await school();
  await adjust(-10);
  expect((await portal.deps.db.user.findUniqueOrThrow({ where: { id: user.id } })).lastSpentAt).toBeNull();
  const { data } = await (await as(portal, user)).tokens.usageStats({});
  expect(data.totalConsumed).toBe(0);
});

test.each(['student', 'teacher', 'school_admin'] as const)('a %s adjusts nobody', async (role) => {
  const { portal, user } = await school();
  const { users } = await as(portal, await makeUser(portal, { role }));
  const adjusting = users.adjustTokens({ id: user.id, amount: 5, reason: 'A prize' });
  await expect(adjusting).rejects.toEqual(refused('not_allowed'));
  expect(await balanceOf(portal, user)).toBe(100);
});

test.each([
  { amount: 0 },
  { amount: 1.5 },
  { amount: Number.NaN },
  { amount: limits.adjustmentMax + 1 },
  { amount: -limits.adjustmentMax - 1 },
  { reason: '' },
  { reason: 'ab' },
  { reason: '  ab  ' },
  { reason: 'x'.repeat(201) },
  { reason: 'in\u200Bvisible' },
  { reason: 'two\nlines' },
  { id: '17' },
  { idempotencyKey: '' },
])('%j is refused and changes nothing', async (wrong) => {
  const { portal, user, adjust } = await school();
  await expect(adjust(5, wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await ledgerSumOf(portal, user)).toBe(100);
});

describe('under one idempotency key', () => {
  const idempotencyKey = 'once';

  test('ten at once give once, and all get the first answer', async () => {
    const { portal, user, adjust } = await school();
    const answers = await atOnce(10, () => adjust(5, { idempotencyKey }));
    expect(answers).toEqual(Array(10).fill({ id: user.id, amount: 5, balance: 105 }));
    expect(await balanceOf(portal, user)).toBe(105);
  });

  test('another amount, reason or user is refused', async () => {
    const { portal, admin, user, adjust } = await school();
    await adjust(5, { idempotencyKey });
    for (const other of [{ amount: 6 }, { reason: 'Another' }, { id: admin.id }]) {
      await expect(adjust(5, { idempotencyKey, ...other })).rejects.toEqual(refused('idempotency_key_reused'));
    }
    expect(await balanceOf(portal, user)).toBe(105);
  });

  test('what was refused may be tried again', async () => {
    const { adjust } = await school(0);
    await expect(adjust(-5, { idempotencyKey })).rejects.toEqual(
      expect.objectContaining({ cause: expect.objectContaining({ reason: 'balance_too_low' }) }),
    );
    await adjust(8);
    expect(await adjust(-5, { idempotencyKey })).toMatchObject({ balance: 3 });
  });

  test('spending under the same key is refused, and so is the other way round', async () => {
    const { portal, admin, adjust } = await school();
    const { tokens } = await as(portal, admin);
    await adjust(5, { idempotencyKey });
    const spending = await tokens.consume({ amount: 1, action: 'tool', idempotencyKey });
    expect(spending).toMatchObject({ success: false, reason: 'idempotency_key_reused' });
    await tokens.consume({ amount: 1, action: 'tool', idempotencyKey: 'other' });
    await expect(adjust(5, { idempotencyKey: 'other' })).rejects.toEqual(refused('idempotency_key_reused'));
  });
});

describe('at once', () => {
  test('of 50 takes of one token from 20, twenty succeed', async () => {
    const { portal, user, adjust } = await school(20);
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => adjust(-1)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await balanceOf(portal, user)).toBe(0);
    await expectSoundLedger(portal);
  });

  test('two administrators who both take all: one gets it', async () => {
    const { portal, user, adjust } = await school();
    const other = await as(portal, await makeUser(portal, { role: 'admin' }));
    const results = await Promise.allSettled([
      adjust(-100),
      other.users.adjustTokens({ id: user.id, amount: -100, reason: 'A mistake' }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await balanceOf(portal, user)).toBe(0);
    await expectSoundLedger(portal);
  });

  test('while the user spends, nothing is lost and nothing taken twice', async () => {
    const { portal, user, adjust } = await school(10);
    const { tokens } = await as(portal, user);
    const [spent, taken] = await Promise.all([
      atOnce(20, () => tokens.consume({ amount: 1, action: 'race' })),
      Promise.allSettled(Array.from({ length: 20 }, () => adjust(-1))),
    ]);
    const gone =
      spent.filter(({ success }) => success).length + taken.filter(({ status }) => status === 'fulfilled').length;
    expect(gone).toBe(10);
    expect(await balanceOf(portal, user)).toBe(0);
    await expectSoundLedger(portal);
  });

  test('while the user is deleted, no token comes from nowhere', async () => {
    const { portal, user, users, adjust } = await school();
    const adjusting = Promise.allSettled(Array.from({ length: 10 }, () => adjust(1)));
    await users.remove({ id: user.id });
    const given = (await adjusting).filter(({ status }) => status === 'fulfilled').length;
    expect((await ledgerOf(portal, user)).filter((row) => row.kind === 'adjustment')).toHaveLength(given);
  });
});

test('whatever is given and taken, in whatever order, the ledger adds up to the balance', async () => {
  const { portal, user, adjust } = await school();
  const amounts = fc.array(fc.integer({ min: -80, max: 80 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(amounts, async (changes) => {
      await Promise.allSettled(changes.map((amount) => adjust(amount)));
      expect(await ledgerSumOf(portal, user)).toBe(await balanceOf(portal, user));
      await expectSoundLedger(portal);
    }),
    { numRuns: 15 },
  );
});
