import { describe, expect, test } from 'vitest';
import type { User } from '#server/domain/platform/user';
import type { GivenRight } from '#shared/api/class-teachers';
import type { CreateClassInput } from '#shared/api/classes';
import { confirm, mailingWorld, signUp } from '#tests/support/mailing';
import { refusalBy } from '#tests/support/refusals';
import { as, makeUser, type SomeUser, type World, world } from '#tests/support/world';

const named = (name: string): CreateClassInput => ({ name, level: 'A2', ageGroup: 'children', timeZone: 'UTC' });
const rows = (...names: string[]) => names.map((name) => ({ name, number: '' }));

async function school(given: SomeUser = {}, portal?: World) {
  const at = portal ?? (await world());
  const owner = await makeUser(at, { plan: 'pro', username: 'owner', ...given });
  const mine = await as(at, owner);
  const { id } = await mine.classes.create(named('Class 5b'));
  return { portal: at, owner, mine, id };
}

/** Invites somebody, who accepts. */
async function letIn(portal: World, owner: User, { id, user, right }: { id: string; user: User; right: GivenRight }) {
  const invited = await (await as(portal, owner)).classTeachers.invite({ id, who: user.username, right });
  const theirs = await as(portal, user);
  await theirs.classTeachers.accept({ id: invited.id });
  return theirs;
}

async function withColleague(right: GivenRight, { given, colleague }: { given?: SomeUser; colleague?: SomeUser } = {}) {
  const made = await school(given);
  const user = await makeUser(made.portal, { username: 'colleague', ...colleague });
  return { ...made, colleague: user, theirs: await letIn(made.portal, made.owner, { id: made.id, user, right }) };
}

describe('a co-teacher', () => {
  test('changes who is in the class, by the plan of its owner, and a viewer only reads it', async () => {
    const { portal, owner, mine, id, theirs } = await withColleague('teach', { given: { plan: 'team' } });
    await portal.deps.db.user.update({ where: { id: owner.id }, data: { plan: 'pro' } });
    await theirs.classes.addStudents({ id, rows: rows('Anna') });
    const { code } = await theirs.classes.makeCode({ id });
    expect(await theirs.classes.get({ id })).toMatchObject({
      ...{ right: 'teach', owner: 'owner', code, roster: [{ name: 'Anna' }], places: { taken: 1, of: 150 } },
    });
    expect(await theirs.classes.list()).toMatchObject({
      items: [{ id, right: 'teach', owner: 'owner' }],
      classrooms: { taken: 0 },
      students: { taken: 0 },
    });
    const viewer = await makeUser(portal, { username: 'viewer' });
    const student = await as(portal, await makeUser(portal, { role: 'student' }));
    await student.classes.join({ code, name: 'Ben' });
    const { classes } = await letIn(portal, owner, { id, user: viewer, right: 'view' });
    const shown = { right: 'view', code: null, waiting: 0, waitingRoom: [], roster: [{ name: 'Anna' }] };
    expect(await classes.get({ id })).toMatchObject(shown);
    expect((await classes.list()).items).toMatchObject([{ right: 'view', waiting: 0 }]);
    expect((await mine.classes.list()).items).toMatchObject([{ right: 'own', waiting: 1 }]);
  });

  test('moves a student to no class of another owner', async () => {
    const { id, theirs } = await withColleague('teach');
    const own = await theirs.classes.create(named('Own'));
    await theirs.classes.addStudents({ id, rows: rows('Anna') });
    const [anna] = (await theirs.classes.get({ id })).roster;
    const move = theirs.classes.moveStudent({ id, studentId: anna?.id ?? '', to: own.id });
    expect(await refusalBy(move)).toBe('class_of_another');
  });

  test('who has become a student has nothing of the class any more, and it again as a teacher', async () => {
    const { portal, colleague, id, theirs } = await withColleague('teach');
    const become = (role: string) => portal.deps.db.user.update({ where: { id: colleague.id }, data: { role } });
    await become('student');
    expect(await refusalBy(theirs.classes.get({ id }))).toBe('class_not_found');
    expect(await refusalBy(theirs.classes.addStudents({ id, rows: rows('Anna') }))).toBe('class_not_found');
    await become('teacher');
    expect(await theirs.classes.get({ id })).toMatchObject({ right: 'teach' });
  });

  test('is made a viewer, taken out, or leaves, and their account may go', async () => {
    const { portal, owner, mine, colleague, id, theirs } = await withColleague('teach', {
      colleague: { password: 'password-1' },
    });
    await mine.classTeachers.change({ id, teacherId: colleague.id, right: 'view' });
    expect(await theirs.classes.get({ id })).toMatchObject({ right: 'view' });
    await mine.classTeachers.remove({ id, teacherId: colleague.id });
    expect(await refusalBy(theirs.classes.get({ id }))).toBe('class_not_found');
    await letIn(portal, owner, { id, user: colleague, right: 'teach' });
    await theirs.classTeachers.leave({ id });
    expect(await refusalBy(theirs.classTeachers.leave({ id }))).toBe('class_not_found');
    await letIn(portal, owner, { id, user: colleague, right: 'teach' });
    await theirs.profile.deleteAccount({ password: 'password-1' });
    expect(await mine.classTeachers.list({ id })).toMatchObject({ items: [], collaborators: { taken: 0 } });
  });

  test('is no student of the class, and a student of it no teacher', async () => {
    const { portal, mine, id, theirs } = await withColleague('view');
    const { code } = await mine.classes.makeCode({ id });
    expect(await refusalBy(theirs.classes.join({ code, name: 'Me' }))).toBe('joining_own_class');
    const user = await makeUser(portal, { username: 'other' });
    const other = await as(portal, user);
    await other.classes.join({ code, name: 'Me' });
    const invited = await mine.classTeachers.invite({ id, who: 'other', right: 'view' });
    expect(await refusalBy(other.classTeachers.accept({ id: invited.id }))).toBe('enrolled_here');
    await other.classes.leave({ id });
    await other.classTeachers.accept({ id: invited.id });
  });
});

describe('an invitation', () => {
  test('by an address counts once its user has confirmed it, and answers alike whoever is meant', async () => {
    const { portal, mine, id } = await school({ plan: 'team' }, await mailingWorld());
    const squatter = await signUp(portal, 'head');
    await portal.deps.db.user.updateMany({ where: { id: squatter.id }, data: { role: 'teacher' } });
    const colleague = await makeUser(portal, { username: 'colleague' });
    const answers = [];
    for (const who of [squatter.email, colleague.email, 'nobody@school.example', 'colleague', 'nobody']) {
      const { id: _, name, ...rest } = await mine.classTeachers.invite({ id, who, right: 'teach' });
      expect(name).toBe(who);
      answers.push(rest);
    }
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ right: 'teach', accepted: false, isOffered: false })));
    const { classTeachers } = await as(portal, squatter);
    expect((await classTeachers.invitations()).items).toEqual([]);
    const [offer] = (await mine.classTeachers.list({ id })).items;
    expect(await refusalBy(classTeachers.accept({ id: offer?.id ?? '' }))).toBe('invitation_not_found');
    await confirm(portal, squatter.email);
    expect((await classTeachers.invitations()).items).toMatchObject([{ className: 'Class 5b', from: 'owner' }]);
    await classTeachers.accept({ id: offer?.id ?? '' });
    // By name and by address: both are gone.
    const theirs = await as(portal, colleague);
    const [first] = (await theirs.classTeachers.invitations()).items;
    await theirs.classTeachers.accept({ id: first?.id ?? '' });
    expect((await theirs.classTeachers.invitations()).items).toEqual([]);
  });

  test('that was declined is not offered again, and its owner does not learn of it', async () => {
    const { portal, mine, id } = await school();
    const { classTeachers } = await as(portal, await makeUser(portal, { username: 'colleague' }));
    const invited = await mine.classTeachers.invite({ id, who: 'colleague', right: 'view' });
    const before = await mine.classTeachers.list({ id });
    await classTeachers.decline({ id: invited.id });
    expect(await mine.classTeachers.list({ id })).toEqual(before);
    await mine.classTeachers.invite({ id, who: 'colleague', right: 'teach' });
    expect((await classTeachers.invitations()).items).toEqual([]);
    expect(await refusalBy(classTeachers.accept({ id: invited.id }))).toBe('invitation_not_found');
  });

  test('that was taken back, is another’s, or is to an archived class is worth nothing', async () => {
    const { portal, mine, id } = await school();
    const stranger = await as(portal, await makeUser(portal));
    const { classTeachers } = await as(portal, await makeUser(portal, { username: 'colleague' }));
    const invited = await mine.classTeachers.invite({ id, who: 'colleague', right: 'view' });
    expect(await refusalBy(stranger.classTeachers.accept({ id: invited.id }))).toBe('invitation_not_found');
    await mine.classes.archive({ id });
    expect(await refusalBy(classTeachers.accept({ id: invited.id }))).toBe('invitation_not_found');
    await mine.classes.reopen({ id });
    await mine.classTeachers.remove({ id, teacherId: invited.id });
    expect(await refusalBy(classTeachers.accept({ id: invited.id }))).toBe('invitation_not_found');
  });

  test('takes a place of the plan, and of two at once for the last one is made', async () => {
    const { mine, id } = await school({ plan: 'free' });
    const made = await Promise.allSettled(
      ['anna', 'ben', 'cy'].map((who) => mine.classTeachers.invite({ id, who, right: 'view' })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(mine.classTeachers.invite({ id, who: 'dora', right: 'view' })).rejects.toThrow('1 of 1 collaborators');
    expect(await mine.classTeachers.list({ id })).toMatchObject({ collaborators: { taken: 1, of: 1 } });
  });

  test('after a smaller plan those who came stay, and of those who accept at once so many as it has places', async () => {
    const { portal, owner, mine, id } = await school({ plan: 'team' });
    const users = await Promise.all(['anna', 'ben', 'cy'].map((username) => makeUser(portal, { username })));
    const invited: { id: string }[] = [];
    for (const { username } of users)
      invited.push(await mine.classTeachers.invite({ id, who: username, right: 'view' }));
    await portal.deps.db.user.update({ where: { id: owner.id }, data: { plan: 'free' } });
    const callers = await Promise.all(users.map((user) => as(portal, user)));
    const answers = await Promise.allSettled(
      callers.map(({ classTeachers }, place) => classTeachers.accept({ id: invited[place]?.id ?? '' })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await portal.deps.db.classTeacher.count()).toBe(1);
  });
});

describe('handing over', () => {
  test('the class is the co-teacher’s once they take it, and its former owner teaches it on', async () => {
    const { portal, owner, mine, colleague, id, theirs } = await withColleague('teach');
    await mine.classes.addStudents({ id, rows: rows('Anna') });
    expect(await refusalBy(theirs.classTeachers.takeOver({ id }))).toBe('class_offer_not_found');
    await mine.classTeachers.offer({ id, teacherId: colleague.id });
    expect(await theirs.classTeachers.list({ id })).toMatchObject({ isOfferedToYou: true });
    await mine.classTeachers.endOffer({ id });
    expect(await refusalBy(theirs.classTeachers.takeOver({ id }))).toBe('class_offer_not_found');
    await mine.classTeachers.offer({ id, teacherId: colleague.id });
    expect(await theirs.classTeachers.takeOver({ id })).toEqual({ formerOwnerStays: true });
    expect((await theirs.classes.list()).items).toMatchObject([{ id, right: 'own', students: 1 }]);
    expect(await mine.classes.list()).toMatchObject({ items: [{ right: 'teach' }], classrooms: { taken: 0 } });
    expect(await refusalBy(mine.classes.remove({ id }))).toBe('class_right_missing');
    await mine.profile.changeRole({ role: 'student' });
    const row = await portal.deps.db.auditEntry.findFirst({ where: { action: 'classes.taken-over' } });
    expect(row).toMatchObject({ actorId: colleague.id, targetId: owner.id });
  });

  test('goes to a co-teacher alone, who may decline', async () => {
    const { portal, owner, mine, colleague, id, theirs } = await withColleague('view');
    expect(await refusalBy(mine.classTeachers.offer({ id, teacherId: colleague.id }))).toBe('class_teacher_not_found');
    await mine.classTeachers.change({ id, teacherId: colleague.id, right: 'teach' });
    await mine.classTeachers.offer({ id, teacherId: colleague.id });
    const other = await letIn(portal, owner, {
      id,
      user: await makeUser(portal, { username: 'other' }),
      right: 'teach',
    });
    expect(await refusalBy(other.classTeachers.endOffer({ id }))).toBe('class_offer_not_found');
    expect(await refusalBy(other.classTeachers.takeOver({ id }))).toBe('class_offer_not_found');
    await theirs.classTeachers.endOffer({ id });
    expect(await mine.classTeachers.list({ id })).toMatchObject({ items: [{ isOffered: false }, {}] });
  });

  test('needs places for the class, its students and its teachers in the plan of the new owner', async () => {
    const { portal, owner, mine, colleague, id, theirs } = await withColleague('teach', { given: { plan: 'team' } });
    await mine.classTeachers.offer({ id, teacherId: colleague.id });
    const own = await theirs.classes.create(named('Own'));
    expect(await refusalBy(theirs.classTeachers.takeOver({ id }))).toBe('classes_full');
    await theirs.classes.archive(own);
    await mine.classes.addStudents({ id, rows: rows(...Array.from({ length: 21 }, (_, at) => `Student ${at}`)) });
    expect(await refusalBy(theirs.classTeachers.takeOver({ id }))).toBe('students_full');
    const [first] = (await mine.classes.get({ id })).roster;
    await mine.classes.removeStudents({ id, studentIds: [first?.id ?? ''] });
    const others = await Promise.all(['anna', 'ben'].map((username) => makeUser(portal, { username })));
    for (const user of others) await letIn(portal, owner, { id, user, right: 'view' });
    expect(await refusalBy(theirs.classTeachers.takeOver({ id }))).toBe('collaborators_full');
    await mine.classTeachers.remove({ id, teacherId: others[0]?.id ?? '' });
    // The other one has the only place: the former owner leaves.
    expect(await theirs.classTeachers.takeOver({ id })).toEqual({ formerOwnerStays: false });
    expect(await refusalBy(mine.classes.get({ id }))).toBe('class_not_found');
  });

  test('twice at once, or while it is deleted, hands it over once or not at all', async () => {
    const { portal, mine, colleague, id, theirs } = await withColleague('teach');
    await mine.classTeachers.offer({ id, teacherId: colleague.id });
    const calls = [
      theirs.classTeachers.takeOver({ id }),
      theirs.classTeachers.takeOver({ id }),
      mine.classes.addStudents({ id, rows: rows('Anna') }),
      mine.classes.remove({ id }),
    ];
    const known = ['class_offer_not_found', 'class_not_found', 'class_right_missing'];
    for (const one of await Promise.allSettled(calls)) {
      if (one.status === 'rejected') expect(known).toContain(await refusalBy(Promise.reject(one.reason)));
    }
    expect(await portal.deps.db.classTeacher.count({ where: { userId: colleague.id } })).toBe(0);
  });
});
