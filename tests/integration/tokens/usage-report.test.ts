import { describe, expect, test } from 'vitest';
import type { UsageReport } from '#shared/api/usage';
import { refused } from '#tests/support/refusals';
import { consume, studentOf } from '#tests/support/wallet';
import { as, makeUser, type World, world } from '#tests/support/world';

/** A teacher with two students: ana has accepted that the teacher sees what she does, ben has not. */
async function classroom() {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 1000 });
  const [ana, ben] = [await studentOf(portal, [teacher]), await studentOf(portal, [teacher])];
  await (await as(portal, ana)).profile.acceptOwner({ id: teacher.id });
  return { portal, teacher, ana, ben };
}

const own = async (portal: World, user: { id: string }, days?: 7 | 30 | 90) =>
  (await as(portal, user)).usage.own({ days });

/** Idle again, so that members may spend. */
const later = ({ deps }: World) => deps.clock.advance({ minutes: 11 });

const named = ({ id, username }: { id: string; username: string }, tokens: number) => ({ id, username, tokens });

/** All three tables tell the same sum. */
function expectOneSum(report: UsageReport) {
  const sum = (rows: readonly { tokens: number }[]) => rows.reduce((total, { tokens }) => total + tokens, 0);
  for (const rows of [report.byDay, report.byAction, report.bySpender, report.byPayer]) {
    expect(sum(rows)).toBe(report.tokens);
  }
}

describe('one’s own usage', () => {
  test('of nothing is nothing, with every day of the span', async () => {
    const portal = await world();
    const report = await own(portal, await makeUser(portal), 7);
    expect(report).toMatchObject({ days: 7, tokens: 0, times: 0, byAction: [], bySpender: [], byPayer: [] });
    expect(report.byDay.map(({ date }) => date)).toEqual([
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
      '2026-03-10',
    ]);
  });

  test('is 30 days unless 7 or 90 are asked for, and no other span', async () => {
    const portal = await world();
    const { usage } = await as(portal, await makeUser(portal));
    expect((await usage.own({})).byDay).toHaveLength(30);
    expect((await usage.own({ days: 90 })).byDay).toHaveLength(90);
    await expect(usage.own({ days: 8 as never })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('has what was spent by day, by app and by person; grants and purchases are no usage', async () => {
    const { portal, teacher, ana } = await classroom();
    await consume(portal, ana, { action: 'story-dice', amount: 2 });
    await (await as(portal, teacher)).tokens.processPurchase({ packageId: 'small', stripePaymentId: 'p' });
    portal.deps.clock.advance({ days: 1 });
    await consume(portal, teacher, { action: 'story-dice', amount: 3 });
    await consume(portal, teacher, { action: 'novel-forge', amount: 5 });
    const report = await own(portal, teacher, 7);
    expect(report).toMatchObject({
      tokens: 10,
      times: 3,
      byAction: [
        { action: 'novel-forge', tokens: 5, times: 1 },
        { action: 'story-dice', tokens: 5, times: 2 },
      ],
      bySpender: [named(teacher, 8), named(ana, 2)],
      byPayer: [named(teacher, 10)],
    });
    expect(report.byDay.slice(-2)).toEqual([
      { date: '2026-03-10', tokens: 2 },
      { date: '2026-03-11', tokens: 8 },
    ]);
    expectOneSum(report);
  });

  test('of a student says whose tokens they were', async () => {
    const { portal, teacher, ana } = await classroom();
    await consume(portal, ana, { amount: 4 });
    expect(await own(portal, ana)).toMatchObject({
      tokens: 4,
      bySpender: [named(ana, 4)],
      byPayer: [named(teacher, 4)],
    });
  });

  test('begins at the midnight of the first day', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    portal.deps.clock.set('2026-03-03T23:59:59');
    await consume(portal, teacher, { amount: 1 });
    portal.deps.clock.set('2026-03-04T00:00:00');
    await consume(portal, teacher, { amount: 2 });
    portal.deps.clock.set('2026-03-10T23:59:59');
    expect(await own(portal, teacher, 7)).toMatchObject({
      tokens: 2,
      byDay: [{ date: '2026-03-04', tokens: 2 }, {}, {}, {}, {}, {}, {}],
    });
  });

  test('counts the day’s free tokens', async () => {
    const portal = await world({ DAILY_FREE_TOKENS: '5' });
    const teacher = await makeUser(portal);
    await consume(portal, teacher, { amount: 7 });
    const report = await own(portal, teacher);
    expect(report.tokens).toBe(7);
    expectOneSum(report);
  });

  test('takes back what was returned', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await consume(portal, teacher, { amount: 7 });
    await portal.deps.db.$transaction(async (tx) => {
      await tx.user.update({ where: { id: teacher.id }, data: { aiCredits: { increment: 7 } } });
      await tx.ledgerEntry.create({
        data: {
          userId: teacher.id,
          actorId: teacher.id,
          amount: 7,
          balanceAfter: 100,
          kind: 'refund',
          action: 'outside tool',
          createdAt: portal.deps.clock.now(),
        },
      });
    });
    expect(await own(portal, teacher)).toMatchObject({
      tokens: 0,
      times: 0,
      byAction: [{ action: 'outside tool', tokens: 0, times: 0 }],
    });
  });
});

describe('what members spent', () => {
  test('is by member; on what, only for those who have accepted that this is seen', async () => {
    const { portal, teacher, ana, ben } = await classroom();
    await consume(portal, ana, { action: 'story-dice', amount: 2 });
    await consume(portal, ben, { action: 'novel-forge', amount: 5 });
    await consume(portal, teacher, { amount: 50 });
    const report = await (await as(portal, teacher)).usage.members({});
    expect(report).toMatchObject({
      tokens: 7,
      byAction: [
        { action: null, tokens: 5, times: 1 },
        { action: 'story-dice', tokens: 2, times: 1 },
      ],
      bySpender: [named(ben, 5), named(ana, 2)],
      byPayer: [named(teacher, 7)],
    });
    expect(JSON.stringify([report, await own(portal, teacher)])).not.toContain('novel-forge');
    expectOneSum(report);
  });

  test('is of one’s own tokens only: neither their own nor another owner’s', async () => {
    const { portal, teacher, ana } = await classroom();
    const other = await makeUser(portal);
    await (await as(portal, other)).profile.associate({ email: ana.email });
    await consume(portal, teacher);
    await consume(portal, ana, { amount: 3 });
    expect(await (await as(portal, teacher)).usage.members({})).toMatchObject({ tokens: 0 });
    expect(await (await as(portal, other)).usage.members({})).toMatchObject({ tokens: 3 });
  });

  test('stays when a member leaves, without what it was for, and without a name when the account is gone', async () => {
    const { portal, teacher, ana } = await classroom();
    await consume(portal, ana, { action: 'story-dice', amount: 2 });
    await (await as(portal, ana)).profile.leaveOwner({ id: teacher.id });
    const { usage } = await as(portal, teacher);
    expect(await usage.members({})).toMatchObject({ byAction: [{ action: null }], bySpender: [named(ana, 2)] });
    await (await as(portal, await makeUser(portal, { role: 'admin' }))).users.remove({ id: ana.id });
    expect(await usage.members({})).toMatchObject({ bySpender: [{ id: ana.id, username: null, tokens: 2 }] });
  });
});

describe('the whole portal', () => {
  test('is everybody’s spending, for administrators', async () => {
    const { portal, teacher, ana, ben } = await classroom();
    const admin = await makeUser(portal, { role: 'admin' });
    await consume(portal, ana, { action: 'story-dice', amount: 2 });
    await consume(portal, ben, { action: 'novel-forge', amount: 5 });
    later(portal);
    await consume(portal, admin, { action: 'story-dice', amount: 4 });
    const report = await (await as(portal, admin)).usage.portal({});
    expect(report).toMatchObject({
      tokens: 11,
      times: 3,
      byAction: [
        { action: 'story-dice', tokens: 6, times: 2 },
        { action: 'novel-forge', tokens: 5, times: 1 },
      ],
      bySpender: [named(ben, 5), named(admin, 4), named(ana, 2)],
      byPayer: [named(teacher, 7), named(admin, 4)],
    });
    expectOneSum(report);
  });

  test.each(['student', 'teacher', 'school_admin'] as const)('is not for a %s', async (role) => {
    const portal = await world();
    const { usage } = await as(portal, await makeUser(portal, { role }));
    await expect(usage.portal({})).rejects.toEqual(refused('not_allowed'));
    if (role === 'student') await expect(usage.members({})).rejects.toEqual(refused('not_allowed'));
  });
});
