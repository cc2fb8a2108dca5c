import { describe, expect, test } from 'vitest';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import type { User } from '#server/domain/platform/user';
import type { FailureReason } from '#shared/core/failures';
import { procedures } from '#tests/support/contract';
import { essay, give, giving, present, questions, quizOf, school, starting } from '#tests/support/given-work';
import { inputFor } from '#tests/support/inputs/inputs';
import { refusalBy } from '#tests/support/refusals';
import { inSchool, schoolOf } from '#tests/support/schools';
import { as, asGuest, makeUser, type World, world } from '#tests/support/world';

/*
 * Who may do what with what belongs to a class, for each way in which somebody can be related to it. The procedures come
 * from the router, and what they are called with from the inputs that the guards are tested with: a new procedure about a
 * class that has no line here fails.
 */

const relations = [
  'owner',
  'co-teacher',
  'viewer',
  'other teacher',
  'invited',
  'declined',
  'enrolled',
  'waiting',
  'left',
  'managed',
  'guest',
  'unknown guest',
  'nobody',
  'administrator of its school',
  'administrator of another school',
] as const;
type Relation = (typeof relations)[number];
type Caller = Awaited<ReturnType<typeof as>>;

/** What a call came to: it was let in, refused for what the class gives, or found nothing that it may know of. */
type Outcome = 'let in' | 'right missing' | 'not found' | 'not for them';

const notTheirs: readonly FailureReason[] = ['signed_out', 'not_allowed'];

async function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  const reason = await call.then(
    () => undefined,
    (error: unknown) => refusalBy(Promise.reject(error)),
  );
  if (reason === undefined) return 'let in';
  if (reason === 'class_right_missing') return 'right missing';
  if (reason.endsWith('_not_found')) return 'not found';
  return notTheirs.includes(reason) ? 'not for them' : 'let in';
}

type Call = (input: unknown) => Promise<unknown>;
const isCall = (found: unknown): found is Call => typeof found === 'function';

function procedureOf(caller: Caller, name: string): Call {
  const [router = '', procedure = ''] = name.split('.');
  const found: unknown = Reflect.get(Reflect.get(caller, router), procedure);
  if (!isCall(found)) throw new Error(`There is no ${name}.`);
  return found;
}

const outside = 'not found, or not for them';
type Expected = Outcome | typeof outside;
const fits = (expected: Expected, outcome: Outcome) =>
  expected === outside ? outcome === 'not found' || outcome === 'not for them' : expected === outcome;

describe('what teachers do with a class', () => {
  type Need = 'view' | 'teach' | 'own';
  /** What a co-teacher and a viewer come to. */
  const shared: Record<Need, readonly [Outcome, Outcome]> = {
    view: ['let in', 'let in'],
    teach: ['let in', 'right missing'],
    own: ['right missing', 'right missing'],
  };

  const needs: Record<string, Need> = {
    'classes.get': 'view',
    'classes.change': 'own',
    'classes.archive': 'own',
    'classes.reopen': 'own',
    'classes.remove': 'own',
    'classes.makeCode': 'teach',
    'classes.closeCode': 'teach',
    'classes.checkRoster': 'teach',
    'classes.addStudents': 'teach',
    'classes.undoImport': 'teach',
    'classes.changeStudent': 'teach',
    'classes.setAccommodation': 'teach',
    'classes.moveStudent': 'teach',
    'classes.admit': 'teach',
    'classes.removeStudents': 'teach',
    'assignments.give': 'teach',
    'assignments.list': 'view',
    'assignments.get': 'view',
    'assignments.texts': 'view',
    'assignments.change': 'teach',
    'assignments.bringUpToDate': 'teach',
    'assignments.changeStudent': 'teach',
    'assignments.openCode': 'teach',
    'assignments.closeCode': 'teach',
    'assignments.renameGuest': 'teach',
    'assignments.removeGuest': 'teach',
    'assignments.mergeGuest': 'teach',
    'assignments.release': 'teach',
    'assignments.remove': 'teach',
    'progress.get': 'view',
    'progress.suggestions': 'view',
    'progress.profile': 'view',
    'progress.student': 'view',
    'progress.cards': 'view',
    'lessonSeries.give': 'teach',
    'focus.list': 'view',
    'focus.plan': 'teach',
    'focus.ask': 'teach',
    'focus.remove': 'teach',
    'classTeachers.list': 'view',
    'classTeachers.invite': 'own',
    'classTeachers.change': 'own',
    'classTeachers.remove': 'own',
    'classTeachers.offer': 'own',
    'classTeachers.endOffer': 'teach',
    'students.list': 'teach',
    'students.make': 'teach',
    'students.show': 'teach',
    'students.change': 'teach',
    'students.setTokens': 'own',
    'students.open': 'teach',
    'students.close': 'teach',
    'students.renewSecret': 'teach',
    'students.renewCard': 'teach',
    'students.revokeCard': 'teach',
    'students.letClaim': 'teach',
    'students.endClaim': 'teach',
    'attempts.returnAnswer': 'teach',
    'live.make': 'teach',
    'live.host': 'teach',
    'live.press': 'teach',
    'live.paper': 'teach',
    'live.addPlayers': 'teach',
    'live.rename': 'teach',
    'live.kick': 'teach',
    'live.report': 'teach',
    'live.remove': 'teach',
  };

  /** Where more than the right decides. */
  const otherwise: Record<string, Partial<Record<Relation, Expected>>> = {
    // Into another class of the same owner, which the co-teacher has no part in.
    'classes.moveStudent': { 'co-teacher': 'not found', viewer: 'not found' },
    // The saved work is its owner’s alone.
    'assignments.bringUpToDate': { 'co-teacher': 'not found' },
    'lessonSeries.give': { 'co-teacher': 'not found', viewer: 'not found' },
    // The offer was made to somebody else.
    'classTeachers.endOffer': { 'co-teacher': 'not found' },
    // Sign-ins and attempts are found by who teaches alone: to a viewer they are not there.
    'students.list': { viewer: 'not found' },
    'attempts.returnAnswer': { viewer: 'not found' },
    // So are live games.
    ...Object.fromEntries(
      ['host', 'press', 'paper', 'addPlayers', 'rename', 'kick', 'report', 'remove'].map((one) => [
        `live.${one}`,
        { viewer: 'not found' },
      ]),
    ),
  };

  function expectedOf(name: string, relation: Relation): Expected {
    const special = otherwise[name]?.[relation];
    if (special) return special;
    const [coTeacher, viewer] = shared[needs[name] ?? 'own'];
    if (relation === 'owner') return 'let in';
    if (relation === 'co-teacher') return coTeacher;
    return relation === 'viewer' ? viewer : outside;
  }

  test('each procedure that is called with something of a class says what it needs', async () => {
    const portal = await world();
    const found: string[] = [];
    for (const name of procedures.keys()) {
      const owner = await makeUser(portal, { plan: 'team', aiCredits: 1000 });
      await inputFor(name, portal, owner);
      const classes = await portal.deps.db.class.count({ where: { ownerId: owner.id } });
      if (classes > 0) found.push(name);
    }
    expect(found.sort()).toEqual(Object.keys(needs).sort());
  });

  test('lets in those whom the class gives the right, and nobody else finds what it is called with', async () => {
    const portal = await world();
    const wrong: string[] = [];
    for (const name of Object.keys(needs)) {
      let made = await makeClass(portal, name);
      for (const relation of relations) {
        const outcome = await outcomeOf(procedureOf(await made.callerOf(relation), name)(made.input));
        const expected = expectedOf(name, relation);
        if (!fits(expected, outcome)) wrong.push(`${name}, ${relation}: ${outcome}, not ${expected}`);
        // What was done to it may have ended it.
        if (outcome === 'let in') made = await makeClass(portal, name);
      }
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});

describe('what is done with given work, and with a student’s attempt at it', () => {
  const players: Relation[] = ['owner', 'co-teacher', 'viewer', 'enrolled', 'managed'];
  const readers: Relation[] = ['owner', 'co-teacher', 'viewer'];
  const markers: Relation[] = ['owner', 'co-teacher'];
  const rubric = { task: 5, language: 4, clarity: 3, range: 2 };
  const past = { itemId: 'past' } as const;

  /** Who is let in beside the student, and what it is called with beside the attempt. */
  const table: Record<string, { for: Relation[]; with?: object; ended?: true }> = {
    'attempts.get': { for: readers, ended: true },
    'attempts.progress': { for: [] },
    'attempts.answer': { for: [], with: { ...past, response: { text: 'went' } } },
    'attempts.hint': { for: [], with: { ...past, kind: 'first' } },
    'attempts.finish': { for: [] },
    'attempts.mark': { for: markers, with: { itemId: essay.id, rubric }, ended: true },
    'attempts.returnAnswer': { for: markers, with: { itemId: essay.id }, ended: true },
    'attempts.revise': { for: [], ended: true },
    // The last of them: from then on a tab is asked for.
    'attempts.hold': { for: [], with: { tab: 'tab-1234' } },
  };

  async function madeAttempt() {
    const { portal, teacher, caller, classId, students } = await school('Anna');
    const { quiz } = await quizOf(caller, [...questions, essay]);
    const workId = await give(caller, giving(classId, quiz));
    const start = { ...starting(workId), appId: quiz.appId };
    const { caller: anna } = present(students[0]);
    return { portal, workId, start, anna, about: { owner: teacher, classId, workId } };
  }

  test('each of them lets in those whom the class gives it, and the student', async () => {
    const { portal, start, anna, about } = await madeAttempt();
    const wrong: string[] = [];
    const check = (name: string, relation: string, outcome: Outcome, isIn: boolean) => {
      if (!fits(isIn ? 'let in' : outside, outcome)) wrong.push(`${name}, ${relation}: ${outcome}`);
    };
    for (const relation of relations) {
      const caller = await relate(portal, { relation, ...about });
      check('attempts.start', relation, await outcomeOf(caller.attempts.start(start)), players.includes(relation));
    }
    for (const [name, { for: allowed, with: more, ended }] of Object.entries(table)) {
      const { id } = await anna.attempts.start(start);
      await anna.attempts.answer({ id, itemId: essay.id, response: { text: 'I run.' } });
      if (ended) await anna.attempts.finish({ id });
      for (const relation of relations) {
        const caller = await relate(portal, { relation, ...about });
        const outcome = await outcomeOf(procedureOf(caller, name)({ id, ...more }));
        check(name, relation, outcome, allowed.includes(relation));
      }
      const isTheirs = !allowed.includes('owner') || name === 'attempts.get';
      check(name, 'the student', await outcomeOf(procedureOf(anna, name)({ id, ...more })), isTheirs);
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});

/** What a procedure is called with, made for the owner of a class, and everybody who is related to that class. */
async function makeClass(portal: World, name: string) {
  const { deps } = portal;
  const owner = await makeUser(portal, { plan: 'team', aiCredits: 1000 });
  const input = await inputFor(name, portal, owner);
  const { id: classId } = await deps.db.class.findFirstOrThrow({
    where: { ownerId: owner.id },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  const work = await deps.db.assignment.findFirst({ where: { classId }, select: { id: true } });
  return { input, callerOf: (relation: Relation) => relate(portal, { relation, owner, classId, workId: work?.id }) };
}

interface RelatedTo {
  relation: Relation;
  owner: User;
  classId: string;
  workId: string | undefined;
}

/** Somebody who is related to a class in this way, as they call procedures. */
async function relate(portal: World, { relation, owner, classId, workId }: RelatedTo): Promise<Caller> {
  const { deps } = portal;
  const at = deps.clock.now();
  if (relation === 'owner') return as(portal, owner);
  if (relation === 'nobody') return as(portal);
  if (relation === 'unknown guest') return asGuest(portal, 'unknown');
  if (relation === 'guest') {
    const token = crypto.randomUUID();
    const guest = { name: 'Gus', nameKey: token, createdAt: at, lastSeenAt: at, tokenHash: hashSecret(token) };
    if (workId) await deps.db.guest.create({ data: { ...guest, assignmentId: workId } });
    return asGuest(portal, token);
  }
  if (relation === 'co-teacher' || relation === 'viewer') {
    const user = await makeUser(portal, { plan: 'team' });
    const right = relation === 'viewer' ? 'view' : 'teach';
    await deps.db.classTeacher.create({ data: { classId, userId: user.id, right, createdAt: at } });
    return as(portal, user);
  }
  if (relation === 'other teacher') return as(portal, await makeUser(portal, { plan: 'team' }));
  if (relation === 'administrator of its school' || relation === 'administrator of another school') {
    const user = await makeUser(portal, { role: 'school_admin' });
    const own = await schoolOf(portal, `School ${user.username}`);
    await inSchool(portal, own, user, { isAdministrator: true });
    if (relation === 'administrator of its school') await inSchool(portal, own, owner);
    return as(portal, user);
  }
  if (relation === 'invited' || relation === 'declined') {
    const user = await makeUser(portal, { plan: 'team' });
    const who = { who: user.username, whoKey: user.username, right: 'teach', createdAt: at };
    const declinedAt = relation === 'declined' ? at : null;
    await deps.db.classInvitation.create({ data: { classId, ...who, declinedAt } });
    return as(portal, user);
  }
  // Teachers by their role, where they can be: so it is not the role that keeps them out.
  const user = await makeUser(portal, { role: relation === 'managed' ? 'student' : 'teacher' });
  const name = { name: user.username, nameKey: user.username };
  if (relation !== 'left') {
    const isWaiting = relation === 'waiting';
    await deps.db.enrolment.create({ data: { classId, userId: user.id, ...name, createdAt: at, isWaiting } });
  }
  if (relation === 'managed') await deps.db.user.update({ where: { id: user.id }, data: { managedById: classId } });
  return as(portal, user);
}
