import { describe, expect, test } from 'vitest';
import { receiptOf } from '#tests/support/receipts';
import { refused } from '#tests/support/refusals';
import { atOnce, consume, ledgerOf, studentOf } from '#tests/support/wallet';
import { as, balanceOf, makeUser, type World, world } from '#tests/support/world';

const historyOf = async (portal: World, user: { id: string }) =>
  (await (await as(portal, user)).billing.history({})).items;

/** All of it, page by page. */
async function wholeHistory(portal: World, user: { id: string }, limit = 100) {
  const { billing } = await as(portal, user);
  const all = [];
  let cursor: string | undefined;
  do {
    const page = await billing.history({ limit, cursor });
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return all;
}

describe('the history of a balance', () => {
  test('names what it was, who did it and what was left, last first', async () => {
    const portal = await world();
    const admin = await makeUser(portal, { role: 'admin', username: 'the-office' });
    const teacher = await makeUser(portal, { aiCredits: 0 });
    await (await as(portal, teacher)).billing.update({ planId: 'pro', addTokens: true });
    await (await as(portal, teacher)).tokens.processPurchase({ packageId: 'medium', stripePaymentId: 'p1' });
    await (await as(portal, admin)).users.adjustTokens({ id: teacher.id, amount: 7, reason: 'A prize' });
    await consume(portal, teacher, { action: 'story-dice', amount: 1 });
    expect(await historyOf(portal, teacher)).toMatchObject([
      { kind: 'debit', amount: -1, balanceAfter: 3506, action: 'story-dice', actor: null, reason: null, month: null },
      {
        kind: 'adjustment',
        amount: 7,
        balanceAfter: 3507,
        actor: { id: admin.id, username: 'the-office' },
        reason: 'A prize',
      },
      { kind: 'purchase', amount: 500, balanceAfter: 3500, action: 'package:medium' },
      { kind: 'plan', amount: 3000, balanceAfter: 3000, action: 'plan:pro', month: '2026-03' },
    ]);
  });

  test('can be asked for by kind, page by page, each row once', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    for (let count = 0; count < 7; count += 1) await consume(portal, teacher);
    const { billing } = await as(portal, teacher);
    const first = await billing.history({ kind: 'debit', limit: 5 });
    const second = await billing.history({ kind: 'debit', limit: 5, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...second.items].map(({ balanceAfter }) => balanceAfter)).toEqual([
      93, 94, 95, 96, 97, 98, 99,
    ]);
    expect(second.nextCursor).toBeNull();
    await expect(billing.history({ kind: 'plan', cursor: first.nextCursor ?? '' })).rejects.toEqual(
      refused('cursor_invalid'),
    );
    await expect(billing.history({ cursor: 'x' })).rejects.toEqual(refused('cursor_invalid'));
  });

  test('says of a member that has not accepted what was spent, and not on what', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    await consume(portal, student, { action: 'story-dice', amount: 2, metadata: { secret: 'diary' } });
    const hidden = await historyOf(portal, teacher);
    expect(hidden[0]).toMatchObject({
      amount: -2,
      action: null,
      actor: { id: student.id, username: student.username },
    });
    expect(JSON.stringify(hidden)).not.toMatch(/story-dice|diary/);
    await (await as(portal, student)).profile.acceptOwner({ id: teacher.id });
    expect((await historyOf(portal, teacher))[0]).toMatchObject({ action: 'story-dice' });
    await (await as(portal, student)).profile.leaveOwner({ id: teacher.id });
    expect((await historyOf(portal, teacher))[0]).toMatchObject({ action: null });
  });

  test('is one’s own: what a member spent of others’ tokens is in theirs', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    await consume(portal, student);
    expect(await historyOf(portal, student)).toEqual([]);
  });

  test('keeps the rows of somebody whose account is gone, without a name', async () => {
    const portal = await world();
    const [teacher, admin] = [await makeUser(portal), await makeUser(portal, { role: 'admin' })];
    const student = await studentOf(portal, [teacher]);
    await consume(portal, student);
    await (await as(portal, admin)).users.remove({ id: student.id });
    expect((await historyOf(portal, teacher))[0]).toMatchObject({ actor: { id: student.id, username: null } });
  });

  test('of a thousand random operations at once ends with the balance, and each row follows from the one before', {
    timeout: 120_000,
  }, async () => {
    const portal = await world({ DAILY_FREE_TOKENS: '5' });
    const teacher = await makeUser(portal, { aiCredits: 300 });
    const admin = await makeUser(portal, { role: 'admin' });
    const student = await studentOf(portal, [teacher]);
    const [own, members, admins] = [await as(portal, teacher), await as(portal, student), await as(portal, admin)];
    let seed = 7;
    const chance = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const deeds = [
      () => own.tokens.consume({ amount: 1 + chance(9), action: 'random' }),
      () => members.tokens.consume({ amount: 1 + chance(9), action: 'random' }),
      () => own.tokens.processPurchase({ packageId: 'small', stripePaymentId: `p${chance(40)}` }),
      () => admins.users.adjustTokens({ id: teacher.id, amount: chance(9) - 5 || 1, reason: 'Testing' }),
      () => own.billing.update({ planId: (['free', 'pro', 'team'] as const)[chance(3)] ?? 'free', addTokens: true }),
      () => own.billing.cancel(),
    ];
    for (let done = 0; done < 1000; done += 50) {
      portal.deps.clock.advance({ minutes: chance(30) });
      // Refusals are part of it.
      await atOnce(50, async () => deeds[chance(deeds.length)]?.().catch(() => {}));
    }
    const rows = await wholeHistory(portal, teacher);
    expect(rows).toHaveLength((await ledgerOf(portal, teacher)).length);
    expect(rows[0]?.balanceAfter).toBe(await balanceOf(portal, teacher));
    for (const [at, row] of rows.entries()) {
      expect(row.balanceAfter).toBe((rows[at + 1]?.balanceAfter ?? 0) + row.amount);
    }
    expect((await own.billing.overview()).aiCredits).toBe(rows[0]?.balanceAfter);
  });
});

describe('a receipt', () => {
  test('has a number, the day, the package, the price and the name, and says that it was a demo', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const bought = await receiptOf(portal, teacher, 'medium');
    expect(bought).toEqual({
      id: bought.id,
      number: expect.stringMatching(/^20260310-[0-9A-F]{8}$/),
      at: portal.deps.clock.now().toISOString(),
      buyer: { username: teacher.username, email: teacher.email },
      package: { id: 'medium', name: '500 tokens' },
      tokens: 500,
      price: 20,
      currency: 'USD',
      isDemo: true,
    });
  });

  test('is there for purchases from before providers were noted', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const { id } = await receiptOf(portal, teacher, 'small');
    await portal.deps.db.ledgerEntry.update({
      where: { id },
      data: { metadata: { packageId: 'small', price: 4, currency: 'USD' } },
    });
    expect(await (await as(portal, teacher)).billing.receipt({ id })).toMatchObject({ price: 4, isDemo: true });
  });

  test('is the buyer’s only, and only purchases have one', async () => {
    const portal = await world();
    const [teacher, other] = [await makeUser(portal), await makeUser(portal, { role: 'admin' })];
    const { id } = await receiptOf(portal, teacher, 'small');
    await expect((await as(portal, other)).billing.receipt({ id })).rejects.toEqual(refused('receipt_not_found'));
    const grant = (await historyOf(portal, teacher)).find(({ kind }) => kind === 'plan');
    await expect((await as(portal, teacher)).billing.receipt({ id: grant?.id ?? '' })).rejects.toEqual(
      refused('receipt_not_found'),
    );
  });
});
