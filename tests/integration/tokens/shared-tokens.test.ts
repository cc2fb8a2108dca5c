import { describe, expect, test } from 'vitest';
import { refusedAnswer } from '#tests/support/refusals';
import { atOnce, consume, debitsOf, expectSoundLedger, launch, studentOf } from '#tests/support/wallet';
import { as, balanceOf, makeUser, type World, world } from '#tests/support/world';

/** Two owners with a student who has nothing and may use the tokens of the first, then of the second. */
async function classroom(settings: Record<string, string> = {}) {
  const portal = await world(settings);
  const first = await makeUser(portal);
  const second = await makeUser(portal);
  const student = await studentOf(portal, [first, second]);
  return { ...portal, portal, first, second, student };
}

const paidBy = (payer: { id: string; username: string }) => ({
  success: true,
  data: { payer: { id: payer.id, username: payer.username } },
});

describe('who pays', () => {
  test('the member’s own tokens go first, while they cover the whole amount', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher], 5);
    expect(await consume(portal, student, { amount: 5 })).toMatchObject(paidBy(student));
    expect(await balanceOf(portal, teacher)).toBe(100);
  });

  test('where they do not cover it, an owner pays all of it and the member’s own stay', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher], 5);
    expect(await consume(portal, student, { amount: 6 })).toEqual({
      success: true,
      data: { charged: 6, balance: 5, payer: { id: teacher.id, username: teacher.username } },
    });
    expect([await balanceOf(portal, teacher), await balanceOf(portal, student)]).toEqual([94, 5]);
  });

  test('the ledger says whose tokens they were and who spent them', async () => {
    const { portal, first, student } = await classroom();
    await consume(portal, student, { amount: 6, action: 'vocabulary', metadata: { words: 10 } });
    expect(await debitsOf(portal)).toMatchObject([
      {
        userId: first.id,
        actorId: student.id,
        amount: -6,
        balanceAfter: 94,
        action: 'vocabulary',
        metadata: { words: 10 },
      },
    ]);
    await expectSoundLedger(portal);
  });

  test('the owner who was associated first, whoever has more tokens', async () => {
    const portal = await world();
    const [poorer, richer] = [await makeUser(portal, { aiCredits: 50 }), await makeUser(portal, { aiCredits: 900 })];
    const student = await studentOf(portal, [poorer, richer]);
    expect(await consume(portal, student)).toMatchObject(paidBy(poorer));
  });

  test('the next one where the first cannot cover it whole', async () => {
    const portal = await world();
    const [poorer, richer] = [await makeUser(portal, { aiCredits: 50 }), await makeUser(portal, { aiCredits: 900 })];
    const student = await studentOf(portal, [poorer, richer]);
    expect(await consume(portal, student, { amount: 51 })).toMatchObject(paidBy(richer));
    expect(await balanceOf(portal, poorer)).toBe(50);
  });

  test('the next one where the first is busy', async () => {
    const { portal, first, second, student } = await classroom();
    await consume(portal, first);
    expect(await consume(portal, student)).toMatchObject(paidBy(second));
  });

  test('nobody joins forces: two owners with fifty each do not pay sixty', async () => {
    const portal = await world();
    const owners = [await makeUser(portal, { aiCredits: 50 }), await makeUser(portal, { aiCredits: 50 })];
    const student = await studentOf(portal, owners, 50);
    expect(await consume(portal, student, { amount: 60 })).toMatchObject({ success: false, reason: 'tokens_short' });
    expect(await debitsOf(portal)).toEqual([]);
  });

  test('members that have not accepted yet may spend at once', async () => {
    const { portal, first, student } = await classroom();
    expect((await portal.deps.db.association.findMany()).every(({ acceptedAt }) => acceptedAt === null)).toBe(true);
    expect(await consume(portal, student)).toMatchObject(paidBy(first));
  });

  test('an owner whose tokens a member no longer shares pays no more', async () => {
    const { portal, first, second, student } = await classroom();
    await (await as(portal, first)).profile.dissociate({ id: student.id });
    expect(await consume(portal, student)).toMatchObject(paidBy(second));
    await (await as(portal, student)).profile.leaveOwner({ id: second.id });
    expect(await consume(portal, student)).toMatchObject({ success: false, reason: 'tokens_short' });
  });

  test('it is not transitive: an owner’s own owner does not pay', async () => {
    const portal = await world();
    const school = await makeUser(portal, { role: 'school_admin' });
    const teacher = await makeUser(portal, { aiCredits: 0 });
    await (await as(portal, school)).profile.associate({ email: teacher.email });
    const student = await studentOf(portal, [teacher]);
    expect(await consume(portal, student)).toMatchObject({ success: false, reason: 'tokens_short' });
    expect(await consume(portal, teacher)).toMatchObject(paidBy(school));
  });

  test('it is one way: an owner cannot spend a member’s tokens', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 0 });
    await studentOf(portal, [teacher], 100);
    expect(await consume(portal, teacher)).toMatchObject({ success: false, reason: 'tokens_short' });
  });

  test('an owner who becomes a student stops paying, and pays again as a teacher', async () => {
    const { portal, first, second, student } = await classroom();
    await (await as(portal, first)).profile.changeRole({ role: 'student' });
    expect(await consume(portal, student)).toMatchObject(paidBy(second));
    await (await as(portal, first)).profile.changeRole({ role: 'teacher' });
    expect(await consume(portal, student)).toMatchObject(paidBy(first));
  });

  test('a student who becomes a teacher keeps the use of shared tokens', async () => {
    const { portal, first, student } = await classroom();
    await (await as(portal, student)).profile.changeRole({ role: 'teacher' });
    expect(await consume(portal, student)).toMatchObject(paidBy(first));
  });
});

describe('when an owner is busy', () => {
  test('a member is refused, nobody pays, and the sentence says why', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    await consume(portal, teacher, { amount: 10 });
    expect(await consume(portal, student)).toEqual(refusedAnswer('owners_busy'));
    expect(await balanceOf(portal, teacher)).toBe(90);
  });

  test('one busy owner who could pay makes the answer busy, even where another one is short', async () => {
    const portal = await world();
    const [busy, short] = [await makeUser(portal), await makeUser(portal, { aiCredits: 0 })];
    const student = await studentOf(portal, [busy, short]);
    await consume(portal, busy);
    expect(await consume(portal, student)).toMatchObject({ success: false, reason: 'owners_busy' });
  });

  test('a busy owner who could not pay anyway makes the answer short', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 10 });
    const student = await studentOf(portal, [teacher]);
    await consume(portal, teacher);
    expect(await consume(portal, student, { amount: 10 })).toEqual(
      refusedAnswer('tokens_short', 'Not enough tokens, neither yours nor shared ones. This needs 10 tokens.'),
    );
  });

  test.each([
    [{ minutes: 9, seconds: 59 }, false],
    [{ minutes: 10 }, true],
  ])('%o after spending, paying is %s', async (later, pays) => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    await consume(portal, teacher);
    portal.deps.clock.advance(later);
    expect((await consume(portal, student)).success).toBe(pays);
  });

  test.each([
    [{ minutes: 1, seconds: 59 }, false],
    [{ minutes: 2 }, true],
  ])('with SHARED_TOKENS_IDLE_MINUTES=2, %o after spending, paying is %s', async (later, pays) => {
    const portal = await world({ SHARED_TOKENS_IDLE_MINUTES: '2' });
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    await consume(portal, teacher);
    portal.deps.clock.advance(later);
    expect((await consume(portal, student)).success).toBe(pays);
  });

  test('with SHARED_TOKENS_IDLE_MINUTES=0 nobody is ever busy', async () => {
    const portal = await world({ SHARED_TOKENS_IDLE_MINUTES: '0' });
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    await consume(portal, teacher);
    expect(await consume(portal, student)).toMatchObject(paidBy(teacher));
  });

  const quietDeeds: [string, (portal: World, teacher: { id: string }) => Promise<unknown>][] = [
    [
      'buying tokens',
      async (portal, teacher) =>
        (await as(portal, teacher)).tokens.processPurchase({ packageId: 'small', stripePaymentId: 'pi' }),
    ],
    [
      'choosing a plan with its tokens',
      async (portal, teacher) => (await as(portal, teacher)).billing.update({ planId: 'pro', addTokens: true }),
    ],
    ['a refused payment', (portal, teacher) => consume(portal, teacher, { amount: 10_000 })],
    [
      'looking at profile, balance and usage',
      async (portal, teacher) => {
        const caller = await as(portal, teacher);
        await Promise.all([caller.profile.get(), caller.tokens.balance(), caller.tokens.usageStats({})]);
      },
    ],
  ];
  test.each(quietDeeds)('%s makes no owner busy', async (_what, deed) => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    await deed(portal, teacher);
    expect(await consume(portal, student)).toMatchObject(paidBy(teacher));
  });

  test('this month’s grant makes no owner busy', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    portal.deps.clock.set('2026-04-01T08:00:00');
    await (await as(portal, teacher)).profile.get();
    expect(await consume(portal, student)).toMatchObject(paidBy(teacher));
  });

  test('members’ spending makes no owner busy: a whole class may spend at once', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const students = [];
    for (let count = 0; count < 5; count += 1) students.push(await studentOf(portal, [teacher]));
    const answers = await Promise.all(students.map((student) => launch(portal, student)));
    expect(answers.map((answer) => answer.success)).toEqual(Array(5).fill(true));
    expect(await balanceOf(portal, teacher)).toBe(95);
  });

  test('opening an app that is still open, at no cost, makes no owner busy', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    await launch(portal, teacher);
    portal.deps.clock.advance({ hours: 1 });
    await launch(portal, teacher);
    expect(await consume(portal, student)).toMatchObject(paidBy(teacher));
  });

  test('who spends an owner’s tokens is busy as an owner too', async () => {
    const portal = await world();
    const school = await makeUser(portal, { role: 'school_admin' });
    const teacher = await makeUser(portal, { aiCredits: 10 });
    await (await as(portal, school)).profile.associate({ email: teacher.email });
    const student = await studentOf(portal, [teacher]);
    expect(await consume(portal, teacher, { amount: 20 })).toMatchObject(paidBy(school));
    expect(await consume(portal, student)).toMatchObject({ success: false, reason: 'owners_busy' });
    portal.deps.clock.advance({ minutes: 10 });
    expect(await consume(portal, student)).toMatchObject(paidBy(teacher));
  });
});

test('members at once never take more than an owner has', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 7 });
  const students = [await studentOf(portal, [teacher]), await studentOf(portal, [teacher])];
  const answers = await atOnce(20, (index) => consume(portal, students[index % 2] ?? teacher));
  expect(answers.filter((answer) => answer.success)).toHaveLength(7);
  expect(answers.filter((answer) => !answer.success && answer.reason === 'tokens_short')).toHaveLength(13);
  expect(await balanceOf(portal, teacher)).toBe(0);
  await expectSoundLedger(portal);
});
