import { describe, expect, test } from 'vitest';
import type { Role } from '#shared/core/roles';
import { refused } from '#tests/support/refusals';
import { atOnce, studentOf } from '#tests/support/wallet';
import { as, makeUser, type World, world } from '#tests/support/world';

async function associate(portal: World, owner: { id: string }, member: { email: string }) {
  return (await as(portal, owner)).profile.associate({ email: member.email });
}

async function membersOf(portal: World, owner: { id: string }) {
  return (await (await as(portal, owner)).profile.get()).associatedUsers;
}

describe('who may add whom', () => {
  const allowed: [Role, Role, boolean][] = [
    ['teacher', 'student', true],
    ['teacher', 'teacher', false],
    ['teacher', 'school_admin', false],
    ['school_admin', 'student', true],
    ['school_admin', 'teacher', true],
    ['school_admin', 'school_admin', true],
  ];
  test.each(allowed)('a %s adds a %s: %s', async (ownerRole, memberRole, may) => {
    const portal = await world();
    const owner = await makeUser(portal, { role: ownerRole });
    const member = await makeUser(portal, { role: memberRole });
    const { id, username, email, role } = member;
    const adding = associate(portal, owner, member);
    if (may) {
      expect(await adding).toEqual({ id, username, email, role, accepted: false, dailyCap: null });
      expect(await membersOf(portal, owner)).toEqual([{ id, username, email, role, accepted: false, dailyCap: null }]);
    } else {
      await expect(adding).rejects.toEqual(refused('students_only'));
      expect(await membersOf(portal, owner)).toEqual([]);
    }
  });

  test.each(['student', 'admin'] as const)('a %s adds and removes nobody', async (role) => {
    const portal = await world();
    const user = await makeUser(portal, { role });
    const student = await makeUser(portal, { role: 'student' });
    await expect(associate(portal, user, student)).rejects.toEqual(refused('not_allowed'));
    await expect((await as(portal, user)).profile.dissociate({ id: student.id })).rejects.toEqual(
      refused('not_allowed'),
    );
  });

  test('nobody signed out', async () => {
    const portal = await world();
    const student = await makeUser(portal, { role: 'student' });
    await expect((await as(portal)).profile.associate({ email: student.email })).rejects.toEqual(refused('signed_out'));
  });

  test.each(['teacher', 'school_admin'] as const)('a %s does not add themself', async (role) => {
    const portal = await world();
    const owner = await makeUser(portal, { role });
    await expect(associate(portal, owner, owner)).rejects.toEqual(refused('associating_self'));
  });

  test('nobody adds an address without an account', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await expect(associate(portal, teacher, { email: 'nobody@school.example' })).rejects.toEqual(
      refused('email_unknown'),
    );
  });

  test.each(['teacher', 'school_admin'] as const)(
    'regression: a %s who adds an administrator of the portal learns what they learn of nobody',
    async (role) => {
      const portal = await world();
      const owner = await makeUser(portal, { role });
      const admin = await makeUser(portal, { role: 'admin' });
      await expect(associate(portal, owner, admin)).rejects.toEqual(refused('email_unknown'));
      expect(await membersOf(portal, owner)).toEqual([]);
      expect((await (await as(portal, admin)).profile.get()).tokenOwners).toEqual([]);
    },
  );

  test('who was added is told by mail, without a word that somebody else wrote', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { username: 'free-tokens.example' });
    const student = await makeUser(portal, { role: 'student' });
    await associate(portal, teacher, student);
    await expect(associate(portal, teacher, student)).rejects.toEqual(refused('already_associated'));
    await portal.deps.background.idle();
    expect(portal.mails.map(({ to }) => to)).toEqual([student.email]);
    expect(portal.mails[0]?.text).toContain('/profile');
    expect(portal.mails[0]?.text).not.toContain(teacher.username);
  });

  test('an address is found whatever its case and the blanks around it', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await makeUser(portal, { role: 'student', email: 'Anna.Lee@School.example' });
    expect(await associate(portal, teacher, { email: '  anna.LEE@school.EXAMPLE ' })).toMatchObject({ id: student.id });
  });

  test('nobody is added twice, two at once neither', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await makeUser(portal, { role: 'student' });
    const results = await Promise.allSettled([
      associate(portal, teacher, student),
      associate(portal, teacher, student),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(associate(portal, teacher, student)).rejects.toEqual(refused('already_associated'));
    expect(await membersOf(portal, teacher)).toHaveLength(1);
  });

  test('a student may be added by several owners, and two owners may add each other', async () => {
    const portal = await world();
    const one = await makeUser(portal, { role: 'school_admin' });
    const other = await makeUser(portal, { role: 'school_admin' });
    await associate(portal, one, other);
    await associate(portal, other, one);
    const student = await studentOf(portal, [one, other]);
    expect((await (await as(portal, student)).profile.get()).tokenOwners).toEqual([
      { id: one.id, username: one.username, accepted: false, dailyCap: null },
      { id: other.id, username: other.username, accepted: false, dailyCap: null },
    ]);
  });
});

describe('the plan’s limit', () => {
  /** Fills places without the detour over requests. */
  async function fill(portal: World, owner: { id: string }, count: number) {
    const students = await atOnce(count, () => makeUser(portal, { role: 'student', aiCredits: 0 }));
    await portal.deps.db.association.createMany({
      data: students.map(({ id }) => ({ ownerId: owner.id, memberId: id })),
    });
    return students;
  }

  test('on the free plan the twentieth student fits and the next does not', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await fill(portal, teacher, 19);
    const [twentieth, next] = [
      await makeUser(portal, { role: 'student' }),
      await makeUser(portal, { role: 'student' }),
    ];
    await associate(portal, teacher, twentieth);
    await expect(associate(portal, teacher, next)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('20 of 20 students'),
      cause: { reason: 'students_full' },
    });
    expect(await membersOf(portal, teacher)).toHaveLength(20);
  });

  test('five at once for the last place: one gets it', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await fill(portal, teacher, 19);
    const five = await atOnce(5, () => makeUser(portal, { role: 'student' }));
    const results = await Promise.allSettled(five.map((student) => associate(portal, teacher, student)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await portal.deps.db.association.count()).toBe(20);
  });

  test('who was removed leaves a place', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const [gone] = await fill(portal, teacher, 20);
    await (await as(portal, teacher)).profile.dissociate({ id: gone?.id ?? '' });
    await associate(portal, teacher, await makeUser(portal, { role: 'student' }));
    expect(await membersOf(portal, teacher)).toHaveLength(20);
  });

  test('a larger plan has more places; a smaller one keeps who is there and adds nobody', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { plan: 'pro' });
    await fill(portal, teacher, 20);
    await associate(portal, teacher, await makeUser(portal, { role: 'student' }));
    await (await as(portal, teacher)).billing.update({ planId: 'free' });
    const adding = associate(portal, teacher, await makeUser(portal, { role: 'student' }));
    await expect(adding).rejects.toMatchObject({ message: expect.stringContaining('21 of 20 students') });
    expect(await membersOf(portal, teacher)).toHaveLength(21);
  });

  test('one owner’s members take no places of another’s', async () => {
    const portal = await world();
    const [one, other] = [await makeUser(portal), await makeUser(portal)];
    await fill(portal, one, 20);
    await associate(portal, other, await makeUser(portal, { role: 'student' }));
    expect(await membersOf(portal, other)).toHaveLength(1);
  });
});

describe('either side may end it', () => {
  test('the owner removes the member', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    expect(await (await as(portal, teacher)).profile.dissociate({ id: student.id })).toEqual({ success: true });
    expect(await membersOf(portal, teacher)).toEqual([]);
    expect((await (await as(portal, student)).profile.get()).tokenOwners).toEqual([]);
  });

  test('the member leaves the owner', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    expect(await (await as(portal, student)).profile.leaveOwner({ id: teacher.id })).toEqual({ success: true });
    expect(await membersOf(portal, teacher)).toEqual([]);
  });

  test('and begin again, not accepted as at first', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    const { profile } = await as(portal, student);
    await profile.acceptOwner({ id: teacher.id });
    await profile.leaveOwner({ id: teacher.id });
    expect(await associate(portal, teacher, student)).toMatchObject({ accepted: false });
  });

  test('who became a student can no longer remove, but the member can leave', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    await (await as(portal, teacher)).profile.changeRole({ role: 'student' });
    await expect((await as(portal, teacher)).profile.dissociate({ id: student.id })).rejects.toEqual(
      refused('not_allowed'),
    );
    expect(await (await as(portal, student)).profile.leaveOwner({ id: teacher.id })).toEqual({ success: true });
  });
});

describe('accepting', () => {
  test('shows on both sides, and again is harmless', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    const { profile } = await as(portal, student);
    expect(await profile.acceptOwner({ id: teacher.id })).toEqual({ success: true });
    const [first] = await portal.deps.db.association.findMany();
    portal.deps.clock.advance({ days: 1 });
    expect(await profile.acceptOwner({ id: teacher.id })).toEqual({ success: true });
    expect(await portal.deps.db.association.findMany()).toEqual([first]);
    expect(await membersOf(portal, teacher)).toMatchObject([{ id: student.id, accepted: true }]);
    expect((await profile.get()).tokenOwners).toMatchObject([{ id: teacher.id, accepted: true }]);
  });

  test('is the member’s alone: an owner cannot accept for them', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const student = await studentOf(portal, [teacher]);
    const accepting = (await as(portal, teacher)).profile.acceptOwner({ id: student.id });
    await expect(accepting).rejects.toEqual(refused('association_not_found'));
    expect(await membersOf(portal, teacher)).toMatchObject([{ accepted: false }]);
  });
});

describe('another’s association answers like one that there is not', () => {
  const missing = '0199a000-0000-7000-8000-000000000000';

  test('to an owner who removes', async () => {
    const portal = await world();
    const [teacher, stranger] = [await makeUser(portal), await makeUser(portal)];
    const student = await studentOf(portal, [teacher]);
    const { profile } = await as(portal, stranger);
    await expect(profile.dissociate({ id: student.id })).rejects.toEqual(refused('association_not_found'));
    await expect(profile.dissociate({ id: missing })).rejects.toEqual(refused('association_not_found'));
    expect(await membersOf(portal, teacher)).toHaveLength(1);
  });

  test('to a member who leaves or accepts', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await studentOf(portal, [teacher]);
    const { profile } = await as(portal, await makeUser(portal, { role: 'student' }));
    for (const id of [teacher.id, missing]) {
      await expect(profile.leaveOwner({ id })).rejects.toEqual(refused('association_not_found'));
      await expect(profile.acceptOwner({ id })).rejects.toEqual(refused('association_not_found'));
    }
    expect(await membersOf(portal, teacher)).toMatchObject([{ accepted: false }]);
  });

  test('and an id of another shape is refused as such', async () => {
    const portal = await world();
    const { profile } = await as(portal, await makeUser(portal));
    await expect(profile.dissociate({ id: '1 OR 1=1' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

test('members are listed first associated first, with nothing of them but name, address and role', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const students = [
    await studentOf(portal, [teacher]),
    await studentOf(portal, [teacher]),
    await studentOf(portal, [teacher]),
  ];
  expect(await membersOf(portal, teacher)).toEqual(
    students.map(({ id, username, email, role }) => ({ id, username, email, role, accepted: false, dailyCap: null })),
  );
});
