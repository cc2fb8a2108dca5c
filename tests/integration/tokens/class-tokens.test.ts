import { describe, expect, test } from 'vitest';
import { toUser, type User, userSelect } from '#server/domain/platform/user';
import { consumeTokens } from '#server/domain/wallet/tokens/consume-tokens';
import { refusalBy, refusedAnswer } from '#tests/support/refusals';
import { signInClass } from '#tests/support/students';
import { atOnce, debitsOf, expectSoundLedger, launch } from '#tests/support/wallet';
import { as, balanceOf, makeUser, type World, world } from '#tests/support/world';

/** A class whose student Anna Lind has no address, and what each of its students may spend. */
async function school(tokensPerStudent?: number) {
  const portal = await world();
  const teacher = await makeUser(portal, { plan: 'pro' });
  const made = await signInClass(portal, teacher);
  const caller = await as(portal, teacher);
  if (tokensPerStudent !== undefined) await caller.students.setTokens({ id: made.id, tokensPerStudent });
  return { portal, teacher, caller, classId: made.id, anna: await annaOf(portal, made.studentId) };
}

async function annaOf({ deps }: World, studentId: string) {
  const { user } = await deps.db.enrolment.findUniqueOrThrow({
    where: { id: studentId },
    select: { user: { select: userSelect } },
  });
  if (!user) throw new Error('Anna has no account.');
  return toUser(user);
}

const opens = (portal: World, student: User, action: string) => launch(portal, student, { action, amount: 5 });

const none = 'This needs tokens, which students of a class don’t have.';

describe('a student whom a class looks after', () => {
  test('opens no paid app, as long as the class does not say so', async () => {
    const { portal, anna, teacher } = await school();
    expect(await opens(portal, anna, 'grammar-cram')).toEqual(refusedAnswer('tokens_short', none));
    expect(await balanceOf(portal, teacher)).toBe(100);
  });

  test('opens one by the tokens of the class’s owner, and not again the same day beyond the cap', async () => {
    const { portal, anna, teacher } = await school(3);
    expect(await opens(portal, anna, 'grammar-cram')).toEqual({
      success: true,
      data: { charged: 2, balance: 0, payer: { id: teacher.id, username: teacher.username } },
    });
    // It is open now, and costs nothing again.
    expect(await opens(portal, anna, 'grammar-cram')).toMatchObject({ data: { charged: 0 } });
    expect(await opens(portal, anna, 'vocabulary-builder')).toEqual(
      refusedAnswer(
        'daily_cap_reached',
        `You may spend 1 more of ${teacher.username}'s tokens today, and this needs 2. It begins again at midnight.`,
      ),
    );
    portal.deps.clock.advance({ days: 1 });
    expect(await opens(portal, anna, 'vocabulary-builder')).toMatchObject({ success: true });
    expect(await debitsOf(portal)).toMatchObject([
      { userId: teacher.id, actorId: anna.id, amount: -2, action: 'grammar-cram' },
      { userId: teacher.id, actorId: anna.id, amount: -2, action: 'vocabulary-builder' },
    ]);
    await expectSoundLedger(portal);
  });

  test('never spends more than the cap, however many presses come at once', async () => {
    const { portal, anna, teacher } = await school(4);
    const apps = [
      'grammar-cram',
      'vocabulary-builder',
      'assessment-bank',
      'pronunciation-trainer',
      'classroom-quiz-maker',
    ];
    await atOnce(apps.length, (place) => opens(portal, anna, apps[place] ?? ''));
    expect(await balanceOf(portal, teacher)).toBe(96);
    await expectSoundLedger(portal);
  });

  test('pays for apps alone: neither another action nor a draft', async () => {
    const { portal, anna, teacher } = await school(10);
    const { tokens } = await as(portal, anna);
    expect(await tokens.consume({ amount: 1, action: 'anything' })).toEqual(refusedAnswer('tokens_short', none));
    expect(await tokens.consume({ amount: 3, action: 'lesson-planner' })).toEqual(refusedAnswer('tokens_short', none));
    expect(await balanceOf(portal, teacher)).toBe(100);
  });

  test('waits while the owner spends, and is told when there are not enough', async () => {
    const { portal, anna, teacher, caller } = await school(10);
    await caller.tokens.consume({ amount: 1, action: 'anything' });
    expect(await opens(portal, anna, 'grammar-cram')).toEqual(refusedAnswer('owners_busy'));
    portal.deps.clock.advance({ hours: 1 });
    await caller.tokens.consume({ amount: 98, action: 'anything' });
    portal.deps.clock.advance({ hours: 1 });
    expect(await opens(portal, anna, 'grammar-cram')).toEqual(
      refusedAnswer('tokens_short', 'Your class has not enough tokens at the moment. This needs 2 tokens.'),
    );
    expect(await balanceOf(portal, teacher)).toBe(1);
  });

  test('spends nothing of the class once the account was claimed, whatever the request still knew', async () => {
    const { portal, anna, teacher } = await school(10);
    await portal.deps.db.user.update({ where: { id: anna.id }, data: { managedById: null } });
    const input = { amount: 5, action: 'grammar-cram', launch: true };
    expect(await consumeTokens(portal.deps, anna, input)).toMatchObject({ ok: false, reason: 'tokens_short' });
    expect(await balanceOf(portal, teacher)).toBe(100);
  });

  test('spends nothing of a class in the archive, nor of one that was handed over until its new owner says so', async () => {
    const { portal, anna, teacher, caller, classId } = await school(10);
    await caller.classes.archive({ id: classId });
    expect(await opens(portal, anna, 'grammar-cram')).toEqual(refusedAnswer('tokens_short', none));
    await caller.classes.reopen({ id: classId });
    const colleague = await makeUser(portal, { plan: 'pro' });
    const right = { classId, userId: colleague.id, right: 'teach', createdAt: portal.deps.clock.now() };
    await portal.deps.db.classTeacher.create({ data: right });
    await caller.classTeachers.offer({ id: classId, teacherId: colleague.id });
    const next = await as(portal, colleague);
    await next.classTeachers.takeOver({ id: classId });
    expect((await next.students.list({ id: classId })).tokensPerStudent).toBe(0);
    expect(await opens(portal, anna, 'grammar-cram')).toEqual(refusedAnswer('tokens_short', none));
    await next.students.setTokens({ id: classId, tokensPerStudent: 2 });
    expect(await opens(portal, anna, 'grammar-cram')).toMatchObject({ data: { payer: { id: colleague.id } } });
    expect(await balanceOf(portal, teacher)).toBe(100);
  });
});

test('a co-teacher does not decide about the owner’s tokens', async () => {
  const { portal, classId } = await school(1);
  const colleague = await makeUser(portal);
  const right = { classId, userId: colleague.id, right: 'teach', createdAt: portal.deps.clock.now() };
  await portal.deps.db.classTeacher.create({ data: right });
  const { students } = await as(portal, colleague);
  expect(await refusalBy(students.setTokens({ id: classId, tokensPerStudent: 50 }))).not.toBeUndefined();
  expect((await students.list({ id: classId })).tokensPerStudent).toBe(1);
});

test('an owner reads which apps their class opened, and who', async () => {
  const { portal, anna, caller } = await school(5);
  await opens(portal, anna, 'grammar-cram');
  expect(await caller.usage.members({ days: 7 })).toMatchObject({
    tokens: 2,
    byAction: [{ action: 'grammar-cram', tokens: 2 }],
    bySpender: [{ id: anna.id, username: 'Anna Lind', tokens: 2 }],
  });
});
