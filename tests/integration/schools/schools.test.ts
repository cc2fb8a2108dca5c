import { describe, expect, test } from 'vitest';
import type { User } from '#server/domain/platform/user';
import { appRouter } from '#server/routers';
import type { FailureReason } from '#shared/core/failures';
import { nobodysId } from '#tests/support/contract';
import { confirm, mailingWorld, signUp } from '#tests/support/mailing';
import { refusalBy } from '#tests/support/refusals';
import { administeredBy, inSchool, schoolOf } from '#tests/support/schools';
import { as, makeUser, type World, world } from '#tests/support/world';

/** A school with one who administers it, a member, and the portal around them. */
async function school() {
  const portal = await world();
  const head = await makeUser(portal, { username: 'head' });
  const id = await administeredBy(portal, head);
  const member = await makeUser(portal, { username: 'member' });
  await inSchool(portal, id, member);
  return { portal, id, head, member, heads: await as(portal, head), members: await as(portal, member) };
}

const memberIdsOf = async ({ deps }: World, schoolId: string) => {
  const rows = await deps.db.schoolMember.findMany({ where: { schoolId, joinedAt: { not: null } } });
  return rows.map(({ userId }) => userId).sort();
};

describe('who may do what with a school', () => {
  const kinds = ['admin', 'administers it', 'administers another', 'member', 'asked', 'left', 'outsider'] as const;
  const others = ['role alone', 'student'] as const;
  type Kind = (typeof kinds)[number] | (typeof others)[number];

  const ofAdmins = 'is for system administrators';
  const ofTeachers = 'is for everybody who teaches';
  /** Each procedure of schools; a new one without a line fails. */
  const table: Record<string, 'administers it' | typeof ofAdmins | typeof ofTeachers> = {
    'schools.list': ofAdmins,
    'schools.get': ofAdmins,
    'schools.create': ofAdmins,
    'schools.rename': ofAdmins,
    'schools.close': ofAdmins,
    'schools.nameAdministrator': ofAdmins,
    'schools.removeMember': ofAdmins,
    'school.get': ofTeachers,
    'school.join': ofTeachers,
    'school.leave': ofTeachers,
    'school.invitations': ofTeachers,
    'school.accept': ofTeachers,
    'school.decline': ofTeachers,
    'school.students': 'administers it',
    'school.classes': 'administers it',
    'school.usage': 'administers it',
    'school.rename': 'administers it',
    'school.makeCode': 'administers it',
    'school.closeCode': 'administers it',
    'schoolMembers.list': 'administers it',
    'schoolMembers.waitingRoom': 'administers it',
    'schoolMembers.invite': 'administers it',
    'schoolMembers.admit': 'administers it',
    'schoolMembers.setAdministrator': 'administers it',
    'schoolMembers.remove': 'administers it',
  };

  /** What a call takes; `of` are people of the school. */
  const inputs = (of: { member: User; asked: User; id: string }): Record<string, object> => ({
    'schools.list': {},
    'schools.get': { id: of.id },
    'schools.create': { name: 'Other' },
    'schools.rename': { id: of.id, name: 'Other' },
    'schools.close': { id: of.id },
    'schools.nameAdministrator': { id: of.id, who: 'nobody' },
    'schools.removeMember': { id: of.id, memberId: nobodysId },
    'school.students': {},
    'school.classes': {},
    'school.rename': { name: 'Other' },
    'school.join': { code: 'BCDFGH' },
    'school.accept': { id: nobodysId },
    'school.decline': { id: nobodysId },
    'schoolMembers.list': {},
    'schoolMembers.invite': { who: 'nobody' },
    'schoolMembers.admit': { id: of.asked.id },
    'schoolMembers.setAdministrator': { id: of.member.id, isAdministrator: true },
    'schoolMembers.remove': { id: of.member.id },
  });

  test('every procedure of schools says what it needs', () => {
    const all = Object.keys(appRouter._def.procedures).filter((name) => /^school(?:s|Members)?\./.test(name));
    expect(all.sort()).toEqual(Object.keys(table).sort());
  });

  async function people(portal: World): Promise<Record<Kind, User>> {
    const user = (username: string) => makeUser(portal, { username });
    const all: Record<Kind, User> = {
      admin: await makeUser(portal, { role: 'admin' }),
      'administers it': await user('head'),
      'administers another': await user('other-head'),
      member: await user('member'),
      asked: await user('asked'),
      left: await user('left'),
      outsider: await user('outsider'),
      'role alone': await makeUser(portal, { role: 'school_admin' }),
      student: await makeUser(portal, { role: 'student' }),
    };
    await administeredBy(portal, all['administers another']);
    return all;
  }

  /** A school of these people, as it is before each call. */
  async function schoolWith(portal: World, all: Record<Kind, User>): Promise<string> {
    const id = await schoolOf(portal);
    await inSchool(portal, id, all['administers it'], { isAdministrator: true });
    await inSchool(portal, id, all.member);
    await inSchool(portal, id, all.asked, { joinedAt: null });
    await inSchool(portal, id, all.left, { isAdministrator: true });
    await (await as(portal, all.left)).school.leave();
    return id;
  }

  type Call = (input?: object) => Promise<unknown>;
  const isCall = (found: unknown): found is Call => typeof found === 'function';

  /** Why somebody is refused who is not let in, or nothing. */
  function expected(kind: Kind, need: (typeof table)[string]): readonly (FailureReason | undefined)[] {
    if (need === ofAdmins) return [kind === 'admin' ? undefined : 'not_allowed'];
    if (kind === 'admin' || kind === 'student') return ['not_allowed'];
    if (need === ofTeachers || kind === 'administers it') return [undefined];
    if (kind === 'member') return ['school_right_missing'];
    // They do what they do in their own school, and find nobody of this one there.
    if (kind === 'administers another') return [undefined, 'school_member_not_found'];
    return ['school_not_found'];
  }

  const refusals: readonly (FailureReason | undefined)[] = [
    ...(['not_allowed', 'school_not_found', 'school_right_missing', 'school_member_not_found'] as const),
  ];

  test.each([...kinds, ...others])('%s', async (kind) => {
    const wrong: string[] = [];
    const portal = await world();
    const all = await people(portal);
    for (const [name, need] of Object.entries(table)) {
      const id = await schoolWith(portal, all);
      const before = await memberIdsOf(portal, id);
      const [router = '', procedure = ''] = name.split('.');
      const found: unknown = Reflect.get(Reflect.get(await as(portal, all[kind]), router), procedure);
      if (!isCall(found)) throw new Error(`There is no ${name}.`);
      const reason = await reasonOf(found(inputs({ ...all, id })[name]));
      const known = refusals.includes(reason) ? reason : undefined;
      const should = expected(kind, need);
      const isFine = should.includes(known) || (should.includes(undefined) && need !== 'administers it');
      if (!isFine) wrong.push(`${name}: ${reason}`);
      if (kind !== 'admin' && kind !== 'administers it' && procedure !== 'leave')
        expect(await memberIdsOf(portal, id), name).toEqual(before);
    }
    expect(wrong).toEqual([]);
  });

  const reasonOf = (call: Promise<unknown>) =>
    call.then(
      () => undefined,
      (error) => refusalBy(Promise.reject(error)),
    );
});

describe('a system administrator', () => {
  test('makes a school, names who administers it, renames and closes it; members keep what is theirs', async () => {
    const portal = await world();
    const admin = await as(portal, await makeUser(portal, { role: 'admin', username: 'root' }));
    const head = await makeUser(portal, { username: 'head' });
    const heads = await as(portal, head);
    const { id } = await admin.schools.create({ name: 'Harbour School' });
    const named = await admin.schools.nameAdministrator({ id, who: 'head' });
    expect(named).toMatchObject({ name: 'head', accepted: false });
    // Named is not yet in: they may not want to be.
    expect(await heads.school.get()).toEqual({ school: null });
    const [offer] = (await heads.school.invitations()).items;
    expect(offer).toMatchObject({ school: 'Harbour School', isAdministrator: true });
    await heads.school.accept({ id: offer?.id ?? '' });
    expect(await admin.schools.get({ id })).toMatchObject({
      ...{ madeBy: 'root', members: 1 },
      administrators: [{ id: head.id, name: 'head', accepted: true }],
    });
    await admin.schools.rename({ id, name: 'Hill School' });
    expect(await heads.school.get()).toMatchObject({ school: { name: 'Hill School', isAdministrator: true } });
    await heads.classes.create({ name: '5b', level: null, ageGroup: null, timeZone: 'UTC' });
    await admin.schools.close({ id });
    expect(await heads.school.get()).toEqual({ school: null });
    expect((await heads.classes.list()).items).toHaveLength(1);
    expect(await refusalBy(admin.schools.get({ id }))).toBe('school_not_found');
  });

  test('names a member at once, and by an address once that member accepts', async () => {
    const { portal, id, member, members } = await school();
    const admin = await as(portal, await makeUser(portal, { role: 'admin' }));
    expect(await admin.schools.nameAdministrator({ id, who: 'member' })).toMatchObject({ accepted: true });
    expect(await refusalBy(admin.schools.nameAdministrator({ id, who: 'member' }))).toBe('school_member_already');
    const third = await makeUser(portal);
    await inSchool(portal, id, third);
    const { id: offer } = await admin.schools.nameAdministrator({ id, who: third.email });
    await (await as(portal, third)).school.accept({ id: offer });
    expect((await members.school.get()).school?.administrators).toHaveLength(3);
    expect(member.role).toBe('teacher');
  });

  test('alone takes the last one out who administers a school', async () => {
    const { portal, id, head, heads } = await school();
    expect(await refusalBy(heads.school.leave())).toBe('school_administrator_last');
    expect(await refusalBy(heads.schoolMembers.remove({ id: head.id }))).toBe('school_administrator_last');
    const step = heads.schoolMembers.setAdministrator({ id: head.id, isAdministrator: false });
    expect(await refusalBy(step)).toBe('school_administrator_last');
    const admin = await as(portal, await makeUser(portal, { role: 'admin' }));
    await admin.schools.removeMember({ id, memberId: head.id });
    expect(await heads.school.get()).toEqual({ school: null });
  });

  test('sees all schools page by page, by name', async () => {
    const portal = await world();
    const admin = await as(portal, await makeUser(portal, { role: 'admin' }));
    for (const name of ['c', 'A', 'b', 'B', 'a']) await admin.schools.create({ name });
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await admin.schools.list({ limit: 2, ...(cursor && { cursor }) });
      seen.push(...page.items.map(({ name }) => name));
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect(seen.map((name) => name.toLowerCase())).toEqual(['a', 'a', 'b', 'b', 'c']);
    expect(await refusalBy(admin.schools.list({ cursor: 'nonsense' }))).toBe('cursor_invalid');
  });
});

describe('a teacher comes into a school', () => {
  test('by its code, and waits until somebody who administers it lets them in', async () => {
    const { portal, heads, members } = await school();
    const { code } = await heads.school.makeCode();
    const user = await makeUser(portal, { username: 'new' });
    const { school: own, auth } = await as(portal, user);
    expect(await own.join({ code: code.toLowerCase() })).toEqual({ name: 'Harbour School' });
    expect(await own.get()).toEqual({
      school: {
        ...{ name: 'Harbour School', isWaiting: true, isAdministrator: false },
        ...{ administrators: [], code: null, counts: null },
      },
    });
    expect(await auth.profile()).not.toHaveProperty('isInSchool');
    expect(await refusalBy(own.join({ code }))).toBe('in_school_already');
    expect(await heads.schoolMembers.waitingRoom()).toMatchObject({ asked: [{ username: 'new' }], invited: [] });
    await heads.schoolMembers.admit({ id: user.id });
    expect(await own.get()).toMatchObject({ school: { isWaiting: false, administrators: [{ username: 'head' }] } });
    expect(await auth.profile()).toMatchObject({ isInSchool: true });
    expect((await members.school.get()).school).toMatchObject({ code: null, counts: null });
    await heads.school.closeCode();
    const late = await as(portal, await makeUser(portal));
    expect(await refusalBy(late.school.join({ code }))).toBe('school_code_unknown');
  });

  test('or takes the wish back, or is sent away', async () => {
    const { portal, heads } = await school();
    const { code } = await heads.school.makeCode();
    const user = await makeUser(portal);
    const { school: own } = await as(portal, user);
    await own.join({ code });
    await own.leave();
    expect(await refusalBy(heads.schoolMembers.admit({ id: user.id }))).toBe('school_member_not_found');
    await own.join({ code });
    await heads.schoolMembers.remove({ id: user.id });
    expect(await own.get()).toEqual({ school: null });
  });

  test('wrong codes are counted, and after many no code is looked at', async () => {
    const { portal, heads } = await school();
    const { code } = await heads.school.makeCode();
    await portal.deps.limiter.take(
      Array.from({ length: 600 }, () => ({ limit: 'codes-address', address: '127.0.0.1' })),
    );
    const { school: own } = await as(portal, await makeUser(portal));
    expect(await refusalBy(own.join({ code }))).toBe('too_many_attempts');
  });

  test('by an invitation, which answers alike whoever is meant, and counts once an address is confirmed', async () => {
    const portal = await mailingWorld();
    const head = await makeUser(portal);
    await administeredBy(portal, head);
    const heads = await as(portal, head);
    const squatter = await signUp(portal, 'new');
    for (const who of [squatter.email, 'nobody@school.example', 'new', 'nobody']) {
      const { id: _, ...answer } = await heads.schoolMembers.invite({ who });
      expect(answer).toEqual({ who, isAdministrator: false });
    }
    const byAddress = (await heads.schoolMembers.waitingRoom()).invited.find(({ who }) => who === squatter.email);
    const { school: own } = await as(portal, squatter);
    expect(await refusalBy(own.accept({ id: byAddress?.id ?? '' }))).toBe('invitation_not_found');
    await confirm(portal, squatter.email);
    await own.accept({ id: byAddress?.id ?? '' });
    // By name and by address: both are gone.
    expect((await own.invitations()).items).toEqual([]);
    expect(await own.get()).toMatchObject({ school: { isWaiting: false, isAdministrator: false } });
  });

  test('of one school at most, and a declined invitation is not offered again', async () => {
    const { portal, heads, members } = await school();
    const other = await makeUser(portal);
    await administeredBy(portal, other);
    const others = await as(portal, other);
    const { id } = await others.schoolMembers.invite({ who: 'member' });
    expect(await refusalBy(members.school.accept({ id }))).toBe('in_school_already');
    await members.school.decline({ id });
    await others.schoolMembers.invite({ who: 'member' });
    expect((await members.school.invitations()).items).toEqual([]);
    expect((await others.schoolMembers.waitingRoom()).invited).toMatchObject([{ id, who: 'member' }]);
    expect(await refusalBy(heads.schoolMembers.invite({ who: 'member' }))).toBe('school_member_already');
  });
});

describe('at once', () => {
  test('two who administer a school and take each other out leave one', async () => {
    const { portal, id, head, member, heads, members } = await school();
    await heads.schoolMembers.setAdministrator({ id: member.id, isAdministrator: true });
    const outcomes = await Promise.allSettled([
      heads.schoolMembers.remove({ id: member.id }),
      members.schoolMembers.remove({ id: head.id }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await memberIdsOf(portal, id)).toHaveLength(1);
  });

  test('two who leave or step down do not both go', async () => {
    const { portal, id, head, member, heads, members } = await school();
    await heads.schoolMembers.setAdministrator({ id: member.id, isAdministrator: true });
    await Promise.allSettled([heads.school.leave(), members.profile.changeRole({ role: 'student' })]);
    const left = await portal.deps.db.schoolMember.findMany({ where: { schoolId: id, isAdministrator: true } });
    expect(left).toHaveLength(1);
    expect([head.id, member.id]).toContain(left[0]?.userId);
  });

  test('two invitations that are accepted lead into one school', async () => {
    const { portal, heads } = await school();
    const other = await makeUser(portal);
    await administeredBy(portal, other);
    const user = await makeUser(portal, { username: 'new' });
    const offers = [
      await heads.schoolMembers.invite({ who: 'new' }),
      await (await as(portal, other)).schoolMembers.invite({ who: 'new' }),
    ];
    const { school: own } = await as(portal, user);
    const outcomes = await Promise.allSettled(offers.map(({ id }) => own.accept({ id })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
