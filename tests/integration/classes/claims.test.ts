import { describe, expect, test } from 'vitest';
import { toUser, type User, userSelect } from '#server/domain/platform/user';
import { spaceOf } from '#server/domain/space/space';
import { noAccommodation } from '#shared/classes/accommodation';
import { planOf } from '#shared/core/plans';
import { mailingWorld } from '#tests/support/mailing';
import { refusalBy } from '#tests/support/refusals';
import { signInClass } from '#tests/support/students';
import { atOnce, expectSoundLedger, ledgerOf } from '#tests/support/wallet';
import { as, balanceOf, makeUser, type World, world } from '#tests/support/world';

const password = 'a calm river at dusk';
const own = { username: 'anna-l', email: 'anna@school.example', password };
const firstTokens = planOf('free').limits.aiRequests;

/** A class that looks after the account of Anna Lind, who is signed in. */
async function school(made?: World) {
  const portal = made ?? (await world());
  const teacher = await makeUser(portal, { plan: 'pro' });
  const inClass = await signInClass(portal, teacher);
  const of = { id: inClass.id, studentId: inClass.studentId };
  const anna = await accountOf(portal, inClass.studentId);
  const { students: mine } = await as(portal, anna);
  const { students, classes } = await as(portal, teacher);
  return { portal, teacher, students, classes, of, anna, mine, ...inClass };
}

async function accountOf({ deps }: World, studentId: string): Promise<User> {
  const { user } = await deps.db.enrolment.findUniqueOrThrow({
    where: { id: studentId },
    select: { user: { select: userSelect } },
  });
  if (!user) throw new Error('This student has no account.');
  return toUser(user);
}

/** Why a call was refused, or nothing. */
const whyNot = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => refusalBy(Promise.reject(error)),
  );

describe('a student may claim the account', () => {
  test('while a teacher of the class lets them, for a week', async () => {
    const { portal, students, of, mine, id } = await school();
    expect(await mine.ownClaim()).toEqual({ claimUntil: null });
    expect(await refusalBy(mine.claim(own))).toBe('claim_closed');
    const { claimUntil } = await students.letClaim(of);
    expect(await mine.ownClaim()).toEqual({ claimUntil });
    expect((await students.list({ id })).students).toMatchObject([{ claimUntil }]);
    portal.deps.clock.advance({ days: 7 });
    expect((await students.list({ id })).students).toMatchObject([{ claimUntil: null }]);
    const { students: later } = await as(portal, await accountOf(portal, of.studentId));
    expect(await refusalBy(later.claim(own))).toBe('claim_closed');
  });

  test('not after it was taken back, nor in an archived class', async () => {
    const { students, classes, of, mine, id } = await school();
    await students.letClaim(of);
    await students.endClaim(of);
    expect(await refusalBy(mine.claim(own))).toBe('claim_closed');
    await students.letClaim(of);
    await classes.archive({ id });
    expect(await mine.ownClaim()).toEqual({ claimUntil: null });
    expect(await refusalBy(mine.claim(own))).toBe('claim_closed');
    expect(await refusalBy(students.letClaim(of))).toBe('class_archived');
    expect(await refusalBy(students.endClaim(of))).toBe('class_archived');
  });

  test('and nobody who has an account of their own', async () => {
    const { portal, students, of, id } = await school();
    const ben = await makeUser(portal, { role: 'student' });
    const name = { name: 'Ben', nameKey: 'ben', createdAt: portal.deps.clock.now() };
    const { id: studentId } = await portal.deps.db.enrolment.create({ data: { classId: id, userId: ben.id, ...name } });
    expect(await refusalBy(students.letClaim({ ...of, studentId }))).toBe('student_unmanaged');
    const { students: his } = await as(portal, ben);
    expect(await his.ownClaim()).toEqual({ claimUntil: null });
    expect(await refusalBy(his.claim(own))).toBe('claim_closed');
  });
});

describe('a claimed account', () => {
  test('signs in by its address from then on, and by nothing that the class gave it', async () => {
    const { portal, students, of, anna, mine, code, secret, card } = await school();
    await students.letClaim(of);
    const claimed = await mine.claim(own);
    expect(claimed).toMatchObject({ id: anna.id, username: 'anna-l', email: own.email, role: 'student', plan: 'free' });
    expect(claimed).not.toHaveProperty('isManaged');
    // The one that it opened; those that the secret had opened are over.
    const sessions = await portal.deps.db.session.findMany({ where: { userId: anna.id }, select: { endsAt: true } });
    expect(sessions).toEqual([{ endsAt: null }]);
    const visitor = await as(portal);
    expect((await visitor.auth.login({ username: own.email, password })).id).toBe(anna.id);
    expect((await visitor.auth.login({ username: 'Anna-L', password })).id).toBe(anna.id);
    const who = { name: 'Anna Lind' };
    expect(await refusalBy(visitor.students.signInByName({ code, who, secret }))).toBe('student_secret_wrong');
    expect(await refusalBy(visitor.students.signInByCard({ card }))).toBe('card_unknown');
  });

  test('is no longer its class’s to show, to change, to rename, to count or to delete', async () => {
    const { portal, students, classes, of, anna, mine, id } = await school();
    await students.letClaim(of);
    await mine.claim(own);
    for (const call of [students.renewSecret, students.renewCard, students.revokeCard, students.letClaim])
      expect(await refusalBy(call(of))).toBe('student_unmanaged');
    expect(await refusalBy(students.show({ id, studentIds: [of.studentId] }))).toBe('sign_in_missing');
    expect((await students.list({ id })).students).toEqual([]);
    expect(await students.make({ id })).toEqual({ made: 0 });
    await classes.changeStudent({ ...of, name: 'Anna Sol', number: '7' });
    expect((await classes.get({ id })).roster).toMatchObject([
      { name: 'Anna Sol', username: 'anna-l', isManaged: false },
    ]);
    await classes.remove({ id });
    await portal.deps.background.idle();
    expect(await portal.deps.db.user.findUnique({ where: { id: anna.id } })).toMatchObject({
      username: 'anna-l',
      managedById: null,
    });
  });

  test('decides about itself, and is found and changed as others are', async () => {
    const { portal, students, of, anna, mine } = await school();
    await students.letClaim(of);
    await mine.claim(own);
    const holder = await as(portal, anna);
    expect((await holder.profile.get()).email).toBe(own.email);
    const { users } = await as(portal, await makeUser(portal, { role: 'admin' }));
    expect(await users.list({ search: own.email })).toMatchObject([{ id: anna.id, username: 'anna-l' }]);
    await users.adjustTokens({ id: anna.id, amount: 5, reason: 'A prize' });
    expect(await balanceOf(portal, anna)).toBe(firstTokens + 5);
    await expectSoundLedger(portal);
    await holder.profile.deleteAccount({ password });
    // The address was hers: who signs up with it again gets no second first tokens.
    expect(await portal.deps.db.givenUpAddress.count()).toBe(1);
  });

  test('keeps what it did and what it needs, which its teacher’s space holds no longer', async () => {
    const { portal, teacher, students, classes, of, anna, mine, id } = await school();
    const { db, clock } = portal.deps;
    await classes.setAccommodation({ ...of, ...noAccommodation, readAloud: true });
    const text = { ownerId: anna.id, kind: 'word-list', title: 'Food', titleKey: 'food', data: {}, bytes: 500 };
    await db.resource.create({ data: { ...text, createdAt: clock.now(), updatedAt: clock.now() } });
    const practice = { userId: anna.id, appId: 'grammar-cram', title: 'x', source: {}, mode: 'practice', seed: 1 };
    await db.attempt.create({ data: { ...practice, items: [], startedAt: clock.now() } });
    expect((await spaceOf(portal.deps, teacher)).usedBytes).toBe(500);
    await students.letClaim(of);
    await mine.claim(own);
    expect(await db.attempt.count({ where: { userId: anna.id } })).toBe(1);
    expect((await classes.get({ id })).roster).toMatchObject([{ accommodation: { readAloud: true } }]);
    expect((await spaceOf(portal.deps, teacher)).usedBytes).toBe(0);
    expect((await spaceOf(portal.deps, anna)).usedBytes).toBe(500);
  });

  test('has an address that counts once its mailed link was followed', async () => {
    const { portal, students, of, anna, mine } = await school(await mailingWorld());
    await students.letClaim(of);
    await mine.claim(own);
    await portal.deps.background.idle();
    expect(portal.mails).toMatchObject([{ to: own.email, subject: 'Confirm your email address for Classroom Studio' }]);
    expect(await (await as(portal, anna)).auth.address()).toMatchObject({ isVerified: false, counts: false });
  });
});

describe('what is refused', () => {
  test('changes nothing: a name or address of somebody else, a password that is guessed', async () => {
    const { portal, students, of, anna, mine, code, secret } = await school();
    await students.letClaim(of);
    const other = await makeUser(portal);
    expect(await refusalBy(mine.claim({ ...own, email: other.email.toUpperCase() }))).toBe('email_taken');
    expect(await refusalBy(mine.claim({ ...own, username: other.username }))).toBe('username_taken');
    expect(await refusalBy(mine.claim({ ...own, password: own.email }))).toBe('password_guessable');
    expect(await refusalBy(mine.claim({ ...own, username: 'аnna' }))).toBe('username_mixed');
    expect(await accountOf(portal, of.studentId)).toEqual(anna);
    expect(await balanceOf(portal, anna)).toBe(0);
    const who = { name: 'Anna Lind' };
    await (await as(portal)).students.signInByName({ code, who, secret });
    expect((await mine.claim(own)).username).toBe('anna-l');
  });

  test('is told nothing of addresses without a teacher’s consent', async () => {
    const { portal, mine } = await school();
    const other = await makeUser(portal);
    expect(await refusalBy(mine.claim({ ...own, email: other.email }))).toBe('claim_closed');
  });
});

describe('tokens', () => {
  test('come as at a sign-up, once, and with the next month', async () => {
    const { portal, students, of, anna, mine } = await school();
    await students.letClaim(of);
    expect(await balanceOf(portal, anna)).toBe(0);
    await mine.claim(own);
    const { auth, profile, students: claimed } = await as(portal, anna);
    await Promise.all([auth.profile(), profile.get()]);
    expect(await refusalBy(claimed.claim({ ...own, username: 'anna-2', email: 'anna2@school.example' }))).toBe(
      'claim_closed',
    );
    expect(await ledgerOf(portal, anna)).toMatchObject([{ kind: 'plan', amount: firstTokens }]);
    portal.deps.clock.advance({ days: 31 });
    await (await as(portal, anna)).profile.get();
    expect(await balanceOf(portal, anna)).toBe(2 * firstTokens);
    await expectSoundLedger(portal);
  });

  test('come once where the account is claimed ten times at once', async () => {
    const { portal, students, of, anna, mine } = await school();
    await students.letClaim(of);
    const refused = await atOnce(10, (at) =>
      whyNot(mine.claim({ ...own, username: `anna-${at}`, email: `anna-${at}@school.example` })),
    );
    expect(refused.filter((reason) => reason === 'claim_closed')).toHaveLength(9);
    expect(refused).toContain(undefined);
    expect(await balanceOf(portal, anna)).toBe(firstTokens);
    expect(await portal.deps.db.session.count({ where: { userId: anna.id } })).toBe(1);
    await expectSoundLedger(portal);
  });

  test('do not come again by deleting the account and claiming another one of the same name', async () => {
    const { portal, students, of, anna, mine, id } = await school();
    await students.letClaim(of);
    await mine.claim(own);
    await (await as(portal, anna)).profile.deleteAccount({ password });
    await portal.deps.background.idle();
    expect(await students.make({ id })).toEqual({ made: 1 });
    const again = await accountOf(portal, of.studentId);
    expect(again.id).not.toBe(anna.id);
    await students.letClaim(of);
    await (await as(portal, again)).students.claim(own);
    expect(await balanceOf(portal, again)).toBe(0);
    await expectSoundLedger(portal);
  });
});

describe('at the same moment', () => {
  test('as the teacher takes the consent back, it is claimed or not', async () => {
    const { portal, students, of, anna, mine } = await school();
    await students.letClaim(of);
    const refused = await Promise.all([whyNot(mine.claim(own)), whyNot(students.endClaim(of))]);
    const isClaimed = (await accountOf(portal, of.studentId)).managedById === null;
    expect(refused).toEqual(isClaimed ? [undefined, 'student_unmanaged'] : ['claim_closed', undefined]);
    expect(await balanceOf(portal, anna)).toBe(isClaimed ? firstTokens : 0);
    await expectSoundLedger(portal);
  });

  test.each(['the class', 'its teacher'])('as %s is deleted, it goes with it or stays whole', async (what) => {
    const { portal, students, classes, of, anna, mine, id, teacher } = await school();
    await students.letClaim(of);
    const { users } = await as(portal, await makeUser(portal, { role: 'admin' }));
    const remove = what === 'the class' ? classes.remove({ id }) : users.remove({ id: teacher.id });
    const [claimed] = await Promise.allSettled([mine.claim(own), remove]);
    await portal.deps.background.idle();
    const left = await portal.deps.db.user.findUnique({ where: { id: anna.id }, select: userSelect });
    if (claimed.status === 'rejected') expect(left).toBeNull();
    else {
      expect(left).toMatchObject({ username: 'anna-l', email: own.email, managedById: null });
      expect((await (await as(portal)).auth.login({ username: own.email, password })).id).toBe(anna.id);
    }
    await expectSoundLedger(portal);
  });
});
