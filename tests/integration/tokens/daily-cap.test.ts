import { describe, expect, test } from 'vitest';
import type { User } from '#server/domain/platform/user';
import { refused, refusedAnswer } from '#tests/support/refusals';
import { atOnce, consume, debitsOf, expectSoundLedger, launch, studentOf } from '#tests/support/wallet';
import { as, balanceOf, makeUser, type World, world } from '#tests/support/world';

/** A teacher whose student has nothing and may spend this many of the teacher's tokens in a day. */
async function capped(cap: number | null, settings: Record<string, string> = {}) {
  const portal = await world(settings);
  const teacher = await makeUser(portal);
  const student = await studentOf(portal, [teacher]);
  await setCap(portal, teacher, student, cap);
  return { portal, teacher, student };
}

async function setCap(portal: World, owner: { id: string }, member: { id: string }, cap: number | null) {
  return (await as(portal, owner)).profile.setDailyCap({ id: member.id, cap });
}

const usedUp = (name: string, cap: number) =>
  `Your share of ${name}'s tokens for today is used up (${cap} a day). It begins again at midnight.`;

const lesson = {
  level: 'A2' as const,
  minutes: 45,
  type: 'grammar' as const,
  topic: 'Food and drink',
  point: 'past-simple-regular',
  framework: 'ppp' as const,
};

/** What the student spent of the owner's tokens. */
const spentOf = async (portal: World, owner: { id: string }) =>
  (await debitsOf(portal, owner)).reduce((sum, { amount, freeTokens }) => sum + freeTokens - amount, 0);

describe('a member with a daily cap', () => {
  test('spends up to it, and is then refused with the owner, the cap and when it begins again', async () => {
    const { portal, teacher, student } = await capped(5);
    expect(await consume(portal, student, { amount: 5 })).toMatchObject({ success: true, data: { charged: 5 } });
    expect(await consume(portal, student)).toEqual(refusedAnswer('daily_cap_reached', usedUp(teacher.username, 5)));
    expect(await balanceOf(portal, teacher)).toBe(95);
  });

  test('learns how much is left where it is less than what something costs', async () => {
    const { portal, teacher, student } = await capped(5);
    await consume(portal, student, { amount: 3 });
    expect(await consume(portal, student, { amount: 4 })).toMatchObject({
      reason: 'daily_cap_reached',
      error: `You may spend 2 more of ${teacher.username}'s tokens today, and this needs 4. It begins again at midnight.`,
    });
    expect(await consume(portal, student, { amount: 2 })).toMatchObject({ success: true });
  });

  test('may spend again after midnight', async () => {
    const { portal, student } = await capped(1);
    portal.deps.clock.set('2026-03-10T23:59:30');
    await consume(portal, student);
    expect(await consume(portal, student)).toMatchObject({ reason: 'daily_cap_reached' });
    portal.deps.clock.advance({ minutes: 1 });
    expect(await consume(portal, student)).toMatchObject({ success: true });
  });

  test('of 0 spends nothing of the owner’s, and is told so', async () => {
    const { portal, teacher, student } = await capped(0);
    expect(await consume(portal, student)).toMatchObject({
      reason: 'daily_cap_reached',
      error: `${teacher.username} does not let you spend shared tokens at the moment.`,
    });
  });

  test('spends own tokens however small the cap is, and they do not count', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher], 10);
    await setCap(portal, teacher, student, 1);
    expect(await consume(portal, student, { amount: 10 })).toMatchObject({ data: { payer: { id: student.id } } });
    expect(await consume(portal, student)).toMatchObject({ data: { payer: { id: teacher.id } } });
    expect(await consume(portal, student)).toMatchObject({ reason: 'daily_cap_reached' });
  });

  test('is paid for by the next owner who can and who lets them', async () => {
    const portal = await world();
    const [first, second] = [await makeUser(portal), await makeUser(portal)];
    const student = await studentOf(portal, [first, second]);
    await setCap(portal, first, student, 1);
    const payers = [];
    for (let time = 0; time < 3; time += 1) {
      const answer = await consume(portal, student);
      payers.push(answer.success && answer.data.payer.id);
    }
    expect(payers).toEqual([first.id, second.id, second.id]);
  });

  test('leaves the caps of other members and of other owners alone', async () => {
    const { portal, teacher, student } = await capped(1);
    const classmate = await studentOf(portal, [teacher]);
    await setCap(portal, teacher, classmate, 1);
    await consume(portal, student);
    expect(await consume(portal, classmate)).toMatchObject({ success: true });
    expect(await consume(portal, classmate)).toMatchObject({ reason: 'daily_cap_reached' });
  });

  test('counts the owner’s free tokens as well', async () => {
    const { portal, teacher, student } = await capped(3, { DAILY_FREE_TOKENS: '10' });
    // The member's own free tokens go first.
    await consume(portal, student, { amount: 10 });
    await consume(portal, student, { amount: 3 });
    expect(await debitsOf(portal, teacher)).toMatchObject([{ freeTokens: 3, amount: 0 }]);
    expect(await consume(portal, student)).toMatchObject({ reason: 'daily_cap_reached' });
  });

  test('opens an app again at no cost while it is open, and no other app', async () => {
    const { portal, student } = await capped(1);
    expect(await launch(portal, student)).toMatchObject({ data: { charged: 1 } });
    expect(await launch(portal, student)).toMatchObject({ data: { charged: 0 } });
    expect(await launch(portal, student, { action: 'writers-block-assistant' })).toMatchObject({
      reason: 'daily_cap_reached',
    });
  });

  test('is told that owners are busy where waiting helps, and of the cap where it does not', async () => {
    const portal = await world();
    const [first, second] = [await makeUser(portal), await makeUser(portal)];
    const student = await studentOf(portal, [first, second]);
    await setCap(portal, first, student, 0);
    await consume(portal, second);
    expect(await consume(portal, student)).toMatchObject({ reason: 'owners_busy' });
    await setCap(portal, second, student, 0);
    expect(await consume(portal, student)).toMatchObject({ reason: 'daily_cap_reached' });
  });

  test('of an owner who could not pay anyway is told of missing tokens', async () => {
    const { portal, student } = await capped(5);
    expect(await consume(portal, student, { amount: 101 })).toMatchObject({ reason: 'tokens_short' });
  });

  test('is not charged for a lesson plan beyond it', async () => {
    const { portal, teacher, student } = await capped(2);
    const { generate } = await as(portal, student);
    const about = { task: 'lesson-plan' as const, about: lesson };
    await expect(generate.run({ appId: 'lesson-planner', ask: about })).rejects.toEqual(
      refused(
        'daily_cap_reached',
        `You may spend 2 more of ${teacher.username}'s tokens today, and this needs 3. It begins again at midnight.`,
      ),
    );
    expect(await balanceOf(portal, teacher)).toBe(100);
  });
});

describe('many requests at once', () => {
  test('of 50 by a member with a cap of 5 exactly five are paid', async () => {
    const { portal, teacher, student } = await capped(5);
    const { tokens } = await as(portal, student);
    const answers = await atOnce(50, () => tokens.consume({ amount: 1, action: 'race' }));
    expect(answers.filter((answer) => answer.success)).toHaveLength(5);
    expect(answers.filter((answer) => !answer.success && answer.reason === 'daily_cap_reached')).toHaveLength(45);
    expect(await spentOf(portal, teacher)).toBe(5);
    await expectSoundLedger(portal);
  });

  test('with free tokens, launches and keys among them, no owner pays more than the cap', async () => {
    const { portal, teacher, student } = await capped(7, { DAILY_FREE_TOKENS: '3' });
    const { tokens } = await as(portal, student);
    await atOnce(50, (index) =>
      tokens.consume({
        amount: 1 + (index % 3),
        action: index % 5 === 0 ? 'story-dice' : 'race',
        launch: index % 5 === 0 || undefined,
        idempotencyKey: index % 4 === 0 ? `key-${index % 8}-${index % 5 === 0}-${index % 3}` : undefined,
      }),
    );
    expect(await spentOf(portal, teacher)).toBeLessThanOrEqual(7);
    await expectSoundLedger(portal);
  });

  test('while the cap goes down, nothing is paid beyond the new one once it is set', async () => {
    const { portal, teacher, student } = await capped(1000);
    const { tokens } = await as(portal, student);
    const { profile } = await as(portal, teacher);
    let whenSet: number | undefined;
    await Promise.all([
      atOnce(20, () => tokens.consume({ amount: 1, action: 'race' })),
      profile.setDailyCap({ id: student.id, cap: 0 }).then(async () => {
        whenSet = await spentOf(portal, teacher);
      }),
    ]);
    expect(await spentOf(portal, teacher)).toBe(whenSet);
    await expectSoundLedger(portal);
  });

  test('of a whole class each member has their own cap, and the owner is never below zero', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 8 });
    const students: User[] = [];
    for (let count = 0; count < 3; count += 1) students.push(await studentOf(portal, [teacher]));
    for (const student of students) await setCap(portal, teacher, student, 4);
    await atOnce(30, (index) => consume(portal, students[index % 3] ?? teacher));
    for (const { id } of students) {
      expect((await debitsOf(portal, teacher)).filter(({ actorId }) => actorId === id).length).toBeLessThanOrEqual(4);
    }
    expect(await balanceOf(portal, teacher)).toBe(0);
    await expectSoundLedger(portal);
  });
});

describe('setting it', () => {
  test('shows in the lists of both sides; null takes it away', async () => {
    const { portal, teacher, student } = await capped(5);
    expect((await (await as(portal, teacher)).profile.get()).associatedUsers).toMatchObject([{ dailyCap: 5 }]);
    expect((await (await as(portal, student)).profile.get()).tokenOwners).toMatchObject([{ dailyCap: 5 }]);
    expect(await setCap(portal, teacher, student, null)).toEqual({ id: student.id, dailyCap: null });
    expect((await (await as(portal, teacher)).profile.get()).associatedUsers).toMatchObject([{ dailyCap: null }]);
    expect(await consume(portal, student, { amount: 50 })).toMatchObject({ success: true });
  });

  test('is in the audit log with the member and the cap; setting it again to the same is not', async () => {
    const { portal, teacher, student } = await capped(5);
    await setCap(portal, teacher, student, 5);
    await setCap(portal, teacher, student, null);
    const where = { action: { startsWith: 'caps.' } };
    expect(await portal.deps.db.auditEntry.findMany({ where, orderBy: { id: 'asc' } })).toMatchObject([
      { action: 'caps.set', actorId: teacher.id, targetId: student.id, details: { cap: 5 } },
      { action: 'caps.removed', actorId: teacher.id, targetId: student.id },
    ]);
  });

  test.each([-1, 1001, 1.5, Number.NaN])('to %d is refused', async (cap) => {
    const { portal, teacher, student } = await capped(null);
    await expect(setCap(portal, teacher, student, cap)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('is the owner’s only: neither the member nor another teacher can', async () => {
    const { portal, teacher, student } = await capped(5);
    const stranger = await makeUser(portal);
    await expect(setCap(portal, stranger, student, 500)).rejects.toEqual(refused('association_not_found'));
    await expect(setCap(portal, student, student, 500)).rejects.toEqual(refused('not_allowed'));
    expect((await (await as(portal, teacher)).profile.get()).associatedUsers).toMatchObject([{ dailyCap: 5 }]);
  });
});
