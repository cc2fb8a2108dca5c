import { describe, expect, test } from 'vitest';
import { findSession } from '#server/domain/identity/auth/sessions';
import { doNightWork } from '#server/domain/nightly/nightly';
import type { User } from '#server/domain/platform/user';
import { toUser, userSelect } from '#server/domain/platform/user';
import { limits } from '#shared/core/limits';
import { refusalBy } from '#tests/support/refusals';
import { signInClass } from '#tests/support/students';
import { as, balanceOf, makeUser, type World, world } from '#tests/support/world';

const device = 'ab'.repeat(32);

/** A class whose student Anna Lind signs in by its code. */
async function school() {
  const portal = await world();
  const teacher = await makeUser(portal, { plan: 'pro' });
  const made = await signInClass(portal, teacher);
  const { students, classes } = await as(portal, teacher);
  return { portal, teacher, students, classes, ...made };
}
type School = Awaited<ReturnType<typeof school>>;

const visitor = async (portal: World, address?: string) => (await as(portal, undefined, address)).students;
const byName = async ({ portal, code }: School, secret: string, name = 'Anna Lind', address?: string) =>
  (await visitor(portal, address)).signInByName({ code, who: { name }, secret });

async function annaOf({ portal, studentId }: School): Promise<User> {
  const { user } = await portal.deps.db.enrolment.findUniqueOrThrow({
    where: { id: studentId },
    select: { user: { select: userSelect } },
  });
  if (!user) throw new Error('Anna has no account.');
  return toUser(user);
}

async function addName({ portal, id }: School, name: string): Promise<string> {
  const data = { classId: id, name, nameKey: name.toLowerCase(), createdAt: portal.deps.clock.now() };
  return (await portal.deps.db.enrolment.create({ data, select: { id: true } })).id;
}

const actionsOf = async ({ deps }: World) =>
  (await deps.db.auditEntry.findMany({ orderBy: { at: 'asc' }, select: { action: true } })).map(({ action }) => action);

describe('sign-ins', () => {
  test('are made for names of the class, with an account that has no address and no tokens', async () => {
    const here = await school();
    const anna = await annaOf(here);
    expect(anna).toMatchObject({
      username: 'Anna Lind',
      email: '',
      role: 'student',
      aiCredits: 0,
      managedById: here.id,
    });
    expect(anna.usernameKey).toMatch(/^anna lind @ [a-z]{12}$/);
    const { roster } = await here.classes.get({ id: here.id });
    expect(roster).toMatchObject([{ name: 'Anna Lind' }]);
    const listed = await here.students.list({ id: here.id });
    expect(listed).toMatchObject({ secretKind: 'pictures', students: [{ id: here.studentId, hasCard: true }] });
    expect(JSON.stringify(listed)).not.toContain(here.secret);
  });

  test('twice at once make one account each', async () => {
    const here = await school();
    for (const name of ['Ben', 'Cem', 'Dana']) await addName(here, name);
    const made = await Promise.all([1, 2, 3].map(() => here.students.make({ id: here.id })));
    expect(made.reduce((sum, { made: one }) => sum + one, 0)).toBe(3);
    expect(await here.portal.deps.db.user.count({ where: { managedById: here.id } })).toBe(4);
  });

  test('are made for two of one name', async () => {
    const here = await school();
    const id = await addName(here, 'Anna Lind');
    expect(await here.students.make({ id: here.id, studentIds: [id] })).toEqual({ made: 1 });
    const { students } = await here.students.show({ id: here.id, studentIds: [id] });
    // Each gets in under the name with her own secret.
    for (const secret of [here.secret, students[0]?.secret ?? '']) {
      expect((await byName(here, secret)).username).toBe('Anna Lind');
    }
  });

  test('are of no other teacher, and of no account that the class doesn’t look after', async () => {
    const here = await school();
    const { id, studentId } = here;
    const other = (await as(here.portal, await makeUser(here.portal))).students;
    for (const call of [
      () => other.list({ id }),
      () => other.make({ id }),
      () => other.show({ id, studentIds: [studentId] }),
      () => other.renewSecret({ id, studentId }),
      () => other.renewCard({ id, studentId }),
      () => other.open({ id }),
    ])
      expect(await refusalBy(call())).toBe('class_not_found');
    const ben = await makeUser(here.portal, { role: 'student' });
    const benId = await addName(here, 'Ben');
    await here.portal.deps.db.enrolment.update({ where: { id: benId }, data: { userId: ben.id } });
    expect(await refusalBy(here.students.renewSecret({ id, studentId: benId }))).toBe('student_unmanaged');
    expect(await refusalBy(here.students.show({ id, studentIds: [benId] }))).toBe('sign_in_missing');
    const student = (await as(here.portal, await annaOf(here))).students;
    expect(await refusalBy(student.show({ id, studentIds: [studentId] }))).toBe('not_allowed');
  });

  test('each that is shown is a line of the audit log', async () => {
    const here = await school();
    await here.portal.deps.db.auditEntry.count();
    const before = (await actionsOf(here.portal)).filter((one) => one === 'classes.secret-shown').length;
    const id = await addName(here, 'Ben');
    await here.students.make({ id: here.id });
    await here.students.show({ id: here.id, studentIds: [here.studentId, id] });
    const after = (await actionsOf(here.portal)).filter((one) => one === 'classes.secret-shown').length;
    expect(after - before).toBe(2);
  });

  test('a student who is renamed is called so on their own screens', async () => {
    const here = await school();
    await here.classes.changeStudent({ id: here.id, studentId: here.studentId, name: 'Anna Sol', number: '' });
    expect((await byName(here, here.secret, 'Anna Sol')).username).toBe('Anna Sol');
    expect((await annaOf(here)).usernameKey).toMatch(/^anna sol @ /);
  });

  test('a student who moves is looked after by the other class', async () => {
    const here = await school();
    const other = await here.classes.create({ name: 'B', level: null, ageGroup: null, timeZone: 'UTC' });
    await here.classes.moveStudent({ id: here.id, studentId: here.studentId, to: other.id });
    expect((await annaOf(here)).managedById).toBe(other.id);
    await here.classes.remove({ id: here.id });
    expect((await annaOf(here)).id).toBeTruthy();
  });

  test.each(['taken out', 'class deleted', 'teacher deleted'])('the account goes: %s', async (how) => {
    const here = await school();
    const anna = await annaOf(here);
    const { token } = await byName(here, here.secret);
    if (how === 'taken out') await here.classes.removeStudents({ id: here.id, studentIds: [here.studentId] });
    if (how === 'class deleted') await here.classes.remove({ id: here.id });
    if (how === 'teacher deleted') {
      const admin = await as(here.portal, await makeUser(here.portal, { role: 'admin' }));
      await admin.users.remove({ id: here.teacher.id });
    }
    await here.portal.deps.background.idle();
    expect(await here.portal.deps.db.user.count({ where: { id: anna.id } })).toBe(0);
    expect(await findSession(here.portal.deps, token)).toBeUndefined();
    // Nobody's address was given up.
    const given = await here.portal.deps.db.givenUpAddress.count();
    expect(given).toBe(how === 'teacher deleted' ? 1 : 0);
  });
});

describe('a student signs in', () => {
  test('by code, name and pictures, however they type them', async () => {
    const here = await school();
    for (const name of ['Anna Lind', 'anna lind', 'Anna L.', 'anna l', 'Anna']) {
      expect(await byName(here, here.secret, name)).toMatchObject({ username: 'Anna Lind', isManaged: true });
    }
    expect((await byName(here, here.secret.toUpperCase().replaceAll(' ', '-'))).username).toBe('Anna Lind');
    const [one = '', two = '', three = ''] = here.secret.split(' ');
    expect(await refusalBy(byName(here, [two, one, three].join(' ')))).toBe('student_secret_wrong');
  });

  test('by two words', async () => {
    const here = await school();
    await here.students.change({ id: here.id, secretKind: 'words', cardsAskSecret: false });
    await here.students.renewSecret({ id: here.id, studentId: here.studentId });
    expect(await refusalBy(byName(here, here.secret))).toBe('student_secret_wrong');
    const [shown] = (await here.students.show({ id: here.id, studentIds: [here.studentId] })).students;
    expect(shown).toMatchObject({ secretKind: 'words', secret: expect.stringMatching(/^[a-z]+ [a-z]+$/) });
    expect((await byName(here, shown?.secret?.replace(' ', '') ?? '')).username).toBe('Anna Lind');
  });

  test('a name that nobody has and a wrong secret are answered alike, and count', async () => {
    const here = await school();
    expect(await refusalBy(byName(here, 'star cat boat', 'Nobody'))).toBe('student_secret_wrong');
    for (let times = 1; times < 8; times += 1) await refusalBy(byName(here, 'star cat boat', 'Nobody'));
    expect(await refusalBy(byName(here, 'star cat boat', 'Nobody'))).toBe('too_many_attempts');
  });

  test('names are listed while the teacher has the sign-in open, and where the class is known', async () => {
    const here = await school();
    await addName(here, 'Ben Okafor');
    const open = async (known?: string) =>
      (await (await visitor(here.portal)).openSignIn({ code: here.code, device: known })).names;
    expect(await open(device)).toBeNull();
    await here.students.open({ id: here.id });
    expect(await open()).toEqual([{ id: here.studentId, name: 'Anna L.' }]);
    here.portal.deps.clock.advance({ minutes: 16 });
    expect(await open()).toBeNull();
    const who = { id: here.studentId };
    await (await visitor(here.portal)).signInByName({ code: here.code, who, secret: here.secret, device });
    expect(await open(device)).toEqual([{ id: here.studentId, name: 'Anna L.' }]);
    expect(await open('cd'.repeat(32))).toBeNull();
    here.portal.deps.clock.advance({ days: 121 });
    expect(await open(device)).toBeNull();
  });

  test('not in a class whose code was closed or that is archived', async () => {
    const here = await school();
    await here.classes.archive({ id: here.id });
    expect(await refusalBy(byName(here, here.secret))).toBe('join_code_unknown');
    expect(await refusalBy((await visitor(here.portal)).signInByCard({ card: here.card }))).toBe('card_unknown');
  });

  test('by their card, until it is revoked or another one is made', async () => {
    const here = await school();
    const card = async (text: string, secret?: string) =>
      (await visitor(here.portal)).signInByCard({ card: text, secret });
    expect((await card(here.card)).username).toBe('Anna Lind');
    expect(await refusalBy(card('nobodys'))).toBe('card_unknown');
    await here.students.renewCard({ id: here.id, studentId: here.studentId });
    expect(await refusalBy(card(here.card))).toBe('card_unknown');
    const [shown] = (await here.students.show({ id: here.id, studentIds: [here.studentId] })).students;
    const renewed = shown?.card ?? '';
    const { token } = await card(renewed);
    await here.students.change({ id: here.id, secretKind: 'pictures', cardsAskSecret: true });
    expect(await refusalBy(card(renewed))).toBe('card_asks_pictures');
    expect(await refusalBy(card(renewed, 'star star star'))).toBe('student_secret_wrong');
    expect((await card(renewed, here.secret)).username).toBe('Anna Lind');
    await here.students.revokeCard({ id: here.id, studentId: here.studentId });
    expect(await refusalBy(card(renewed, here.secret))).toBe('card_unknown');
    expect(await findSession(here.portal.deps, token)).toBeUndefined();
  });

  test('fifty who guess elsewhere don’t keep the child out of a known browser, or with a card', async () => {
    const here = await school();
    const who = { id: here.studentId };
    const known = () => visitor(here.portal, '10.0.0.1');
    await (await known()).signInByName({ code: here.code, who, secret: here.secret, device });
    const answers = [];
    for (let place = 0; place < 75; place += 1) {
      answers.push(await refusalBy(byName(here, 'star star star', 'Anna Lind', `10.1.${place}.1`)));
    }
    expect(answers.at(50)).toBe('student_secret_wrong');
    expect(answers.at(-1)).toBe('too_many_attempts');
    expect(await refusalBy(byName(here, here.secret))).toBe('too_many_attempts');
    await (await known()).signInByName({ code: here.code, who, secret: here.secret, device });
    await (await visitor(here.portal)).signInByCard({ card: here.card });
    expect((await here.students.list({ id: here.id })).students).toMatchObject([{ wrongTries: 60 }]);
    // A new secret begins anew, for the child as well.
    here.portal.deps.clock.advance({ minutes: 1 });
    await here.students.renewSecret({ id: here.id, studentId: here.studentId });
    const [shown] = (await here.students.show({ id: here.id, studentIds: [here.studentId] })).students;
    expect((await byName(here, shown?.secret ?? '')).username).toBe('Anna Lind');
  });

  test('one who guesses on a network waits there, and others of the class don’t', async () => {
    const here = await school();
    const ben = await addName(here, 'Ben');
    await here.students.make({ id: here.id });
    const [shown] = (await here.students.show({ id: here.id, studentIds: [ben] })).students;
    for (let times = 0; times < 8; times += 1) await refusalBy(byName(here, 'star star star'));
    expect(await refusalBy(byName(here, here.secret))).toBe('too_many_attempts');
    expect((await byName(here, shown?.secret ?? '', 'Ben')).username).toBe('Ben');
  });

  test('a new secret signs the student out', async () => {
    const here = await school();
    const { token } = await byName(here, here.secret);
    await here.students.renewSecret({ id: here.id, studentId: here.studentId });
    expect(await findSession(here.portal.deps, token)).toBeUndefined();
    expect(await refusalBy(byName(here, here.secret))).toBe('student_secret_wrong');
  });

  test('no password signs them in, and what stands for their name is typed by nobody', async () => {
    const here = await school();
    const anna = await annaOf(here);
    const { auth } = await as(here.portal);
    for (const username of ['Anna Lind', anna.usernameKey, anna.emailKey]) {
      expect(await refusalBy(auth.login({ username, password: here.secret }))).toBe('invalid_credentials');
    }
  });

  test('the browser is known for the last classes’ students only', async () => {
    const here = await school();
    const data = Array.from({ length: limits.devicesPerClass + 5 }, (_, place) => ({
      tokenHash: `hash ${place}`,
      classId: here.id,
      lastUsedAt: here.portal.deps.clock.now(),
      expiresAt: here.portal.deps.clock.now(),
    }));
    await here.portal.deps.db.classDevice.createMany({ data });
    await (await visitor(here.portal)).signInByCard({ card: here.card, device });
    expect(await here.portal.deps.db.classDevice.count()).toBe(limits.devicesPerClass);
  });
});

describe('a student’s session', () => {
  test('ends after two hours in which nobody uses it', async () => {
    const here = await school();
    const { token } = await byName(here, here.secret);
    for (let times = 0; times < 4; times += 1) {
      here.portal.deps.clock.advance({ minutes: 110 });
      expect(await findSession(here.portal.deps, token)).toBeDefined();
    }
    here.portal.deps.clock.advance({ minutes: 121 });
    expect(await findSession(here.portal.deps, token)).toBeUndefined();
  });

  test('ends at the end of the day, where the class is', async () => {
    const here = await school();
    await here.portal.deps.db.class.update({ where: { id: here.id }, data: { timeZone: 'Asia/Tokyo' } });
    const { token } = await byName(here, here.secret);
    const { endsAt } = await here.portal.deps.db.session.findFirstOrThrow({ where: { endsAt: { not: null } } });
    expect(endsAt?.toISOString()).toMatch(/T15:00:00\.000Z$/);
    const minutes = ((endsAt?.getTime() ?? 0) - here.portal.deps.clock.now().getTime()) / 60_000;
    for (let gone = 60; gone < minutes; gone += 60) {
      here.portal.deps.clock.advance({ hours: 1 });
      expect(await findSession(here.portal.deps, token)).toBeDefined();
    }
    here.portal.deps.clock.advance({ hours: 1 });
    expect(await findSession(here.portal.deps, token)).toBeUndefined();
  });
});

describe('a student without an address', () => {
  test('decides nothing about the account', async () => {
    const here = await school();
    const anna = await annaOf(here);
    const own = await as(here.portal, anna);
    const other = await signInClass(here.portal);
    for (const call of [
      () => own.profile.changeRole({ role: 'teacher' }),
      () => own.profile.deleteAccount({ password: 'password' }),
      () => own.auth.changePassword({ password: 'password', newPassword: 'another-password' }),
      () => own.auth.changeEmail({ email: 'anna@school.example', password: 'password' }),
      () => own.keys.create({ name: 'Key', scope: 'read', password: 'password' }),
      () => own.billing.update({ planId: 'pro' }),
      () => own.tokens.processPurchase({ packageId: 'starter', stripePaymentId: 'one' }),
      () => own.classes.join({ code: other.code, name: 'Anna' }),
      () => own.classes.leave({ id: here.id }),
      () => own.bank.share({ who: 'somebody', right: 'use' }),
      () => own.library.share({ id: here.id, mode: 'play' }),
    ])
      expect(await refusalBy(call())).toBe('managed_self');
  });

  test('has no tokens, whatever happens', async () => {
    const here = await school();
    const anna = await annaOf(here);
    const admin = (await as(here.portal, await makeUser(here.portal, { role: 'admin' }))).users;
    const { done, refused } = await admin.giveTokens({ ids: [anna.id, here.teacher.id], amount: 5, reason: 'Gift' });
    expect([done, refused]).toMatchObject([1, [{ id: anna.id }]]);
    expect(await refusalBy(admin.adjustTokens({ id: anna.id, amount: 5, reason: 'Gift' }))).toBe('account_managed');
    expect(await refusalBy(admin.update({ id: anna.id, role: 'teacher' }))).toBe('account_managed');
    expect(await refusalBy(admin.update({ id: anna.id, email: 'anna@school.example' }))).toBe('account_managed');
    expect((await admin.changeRoles({ ids: [anna.id], role: 'teacher' })).refused).toHaveLength(1);
    await doNightWork(here.portal.deps);
    here.portal.deps.clock.advance({ days: 40 });
    await byName(here, here.secret);
    const own = await as(here.portal, anna);
    await own.auth.profile();
    await own.billing.current();
    expect(await own.tokens.balance()).toMatchObject({ totalTokens: 0, dailyAllocation: 0 });
    expect((await own.tokens.consume({ action: 'story-dice', amount: 1, launch: true })).success).toBe(false);
    expect((await own.tokens.consume({ action: 'anything', amount: 1 })).success).toBe(false);
    expect(await balanceOf(here.portal, anna)).toBe(0);
    const where = { OR: [{ userId: anna.id }, { actorId: anna.id }] };
    expect(await here.portal.deps.db.ledgerEntry.count({ where })).toBe(0);
  });

  test('is found by nobody who adds people or shares', async () => {
    const here = await school();
    const anna = await annaOf(here);
    const other = await as(here.portal, await makeUser(here.portal));
    for (const email of ['', anna.emailKey, 'Anna Lind']) await refusalBy(other.profile.associate({ email }));
    await other.bank.share({ who: 'Anna Lind', right: 'use' });
    const own = await as(here.portal, anna);
    expect((await own.bank.invitations()).items).toEqual([]);
    expect(await here.portal.deps.db.association.count()).toBe(0);
  });

  test('the list of users goes through many of them page by page', async () => {
    const here = await school();
    for (let place = 0; place < 7; place += 1) await addName(here, 'Ben');
    await here.students.make({ id: here.id });
    const admin = (await as(here.portal, await makeUser(here.portal, { role: 'admin' }))).users;
    for (const sort of ['email', 'username'] as const) {
      const seen: string[] = [];
      for (let cursor: string | undefined, first = true; first || cursor; first = false) {
        const page = await admin.page({ sort, limit: 3, cursor });
        seen.push(...page.users.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
        if (seen.length > 30) break;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toHaveLength(await here.portal.deps.db.user.count());
    }
  });
});
