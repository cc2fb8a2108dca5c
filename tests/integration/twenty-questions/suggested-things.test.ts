import { beforeEach, describe, expect, test } from 'vitest';
import { ownKinds } from '#server/domain/data-export/kinds';
import type { User } from '#server/domain/platform/user';
import { purge } from '#server/domain/retention/purge';
import { as, makeUser, type World, world } from '#tests/support/world';

type Caller = Awaited<ReturnType<typeof as>>;

let portal: World;
let teacher: User;
let student: User;
let asTeacher: Caller;
let asStudent: Caller;

beforeEach(async () => {
  portal = await world();
  teacher = await makeUser(portal, { username: 'Ms Lind' });
  student = await makeUser(portal, { username: 'Ana', role: 'student' });
  await associate(teacher, student);
  asTeacher = await as(portal, teacher);
  asStudent = await as(portal, student);
});

const associate = (owner: User, member: User, accepted = true) =>
  portal.deps.db.association.create({
    data: { ownerId: owner.id, memberId: member.id, acceptedAt: accepted ? portal.deps.clock.now() : null },
  });

const reason = (name: string) => expect.objectContaining({ cause: expect.objectContaining({ reason: name }) });

const robot = { name: 'a robot', category: 'objects', answers: { alive: 'no', heavy: 'sometimes' } } as const;

async function suggested(thing: { name: string } = robot): Promise<string> {
  await asStudent.twentyQuestions.suggest({ ...robot, ...thing, teacherId: teacher.id });
  const { things } = await asTeacher.twentyQuestions.suggestions();
  const found = things.find(({ name }) => name === thing.name);
  if (!found) throw new Error('It is not in the list');
  return found.id;
}

async function classmate(): Promise<Caller> {
  const other = await makeUser(portal, { role: 'student' });
  await associate(teacher, other);
  return as(portal, other);
}

describe('a suggested thing', () => {
  test('waits with the teacher, and plays for her and all her students once she approves', async () => {
    const other = await classmate();
    const id = await suggested();
    expect((await asTeacher.twentyQuestions.suggestions()).things).toEqual([
      { ...robot, id, student: 'Ana', isApproved: false },
    ]);
    for (const caller of [asTeacher, asStudent, other])
      expect(await caller.twentyQuestions.added()).toEqual({ things: [] });

    await asTeacher.twentyQuestions.decide({ id, approves: true });
    const added = { things: [{ ...robot, id }] };
    for (const caller of [asTeacher, asStudent, other]) expect(await caller.twentyQuestions.added()).toEqual(added);
    expect((await asTeacher.twentyQuestions.suggestions()).things).toMatchObject([{ id, isApproved: true }]);
  });

  test('is gone once the teacher declines it, also after she approved it', async () => {
    const id = await suggested();
    await asTeacher.twentyQuestions.decide({ id, approves: false });
    expect(await asTeacher.twentyQuestions.suggestions()).toEqual({ things: [] });
    const again = await suggested();
    await asTeacher.twentyQuestions.decide({ id: again, approves: true });
    await asTeacher.twentyQuestions.decide({ id: again, approves: false });
    expect(await asStudent.twentyQuestions.added()).toEqual({ things: [] });
    expect(await portal.deps.db.suggestedThing.count()).toBe(0);
  });

  test('is one thing, however often it is sent and whatever its article', async () => {
    await Promise.all([suggested(), suggested()]);
    await asStudent.twentyQuestions.suggest({ ...robot, name: 'The Robot', teacherId: teacher.id });
    expect((await asTeacher.twentyQuestions.suggestions()).things).toHaveLength(1);
  });

  test('replaces, when it is approved, what others suggested by the same name', async () => {
    const other = await classmate();
    await other.twentyQuestions.suggest({ ...robot, answers: { alive: 'yes' }, teacherId: teacher.id });
    await asStudent.twentyQuestions.suggest({ ...robot, teacherId: teacher.id });
    const mine = (await asTeacher.twentyQuestions.suggestions()).things.find((one) => one.student === 'Ana');
    await asTeacher.twentyQuestions.decide({ id: mine?.id ?? '', approves: true });
    expect((await asTeacher.twentyQuestions.suggestions()).things).toMatchObject([
      { student: 'Ana', isApproved: true },
    ]);
  });

  test('keeps only answers to questions that there are, and no more than a game has', async () => {
    await asStudent.twentyQuestions.suggest({
      ...robot,
      answers: { alive: 'no', nonsense: 'yes' },
      teacherId: teacher.id,
    });
    expect((await asTeacher.twentyQuestions.suggestions()).things).toMatchObject([{ answers: { alive: 'no' } }]);
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`a${at}`, 'no' as const]));
    const sent = asStudent.twentyQuestions.suggest({ ...robot, name: 'a ship', answers: many, teacherId: teacher.id });
    await expect(sent).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('who may do what', () => {
  test('nobody suggests to somebody who does not receive their work', async () => {
    const stranger = await makeUser(portal);
    const invited = await makeUser(portal);
    await associate(invited, student, false);
    for (const { id } of [stranger, invited, student, { id: '00000000-0000-7000-8000-000000000000' }]) {
      const sent = asStudent.twentyQuestions.suggest({ ...robot, teacherId: id });
      await expect(sent).rejects.toEqual(reason('teacher_not_found'));
    }
    expect(await portal.deps.db.suggestedThing.count()).toBe(0);
  });

  test('no other teacher, and no student, sees or decides on what is with a teacher: it answers like a missing one', async () => {
    const colleague = await makeUser(portal);
    await associate(colleague, student);
    const asColleague = await as(portal, colleague);
    const id = await suggested();
    for (const caller of [asColleague, asStudent, await classmate()]) {
      expect(await caller.twentyQuestions.suggestions()).toEqual({ things: [] });
      for (const approves of [true, false]) {
        await expect(caller.twentyQuestions.decide({ id, approves })).rejects.toEqual(reason('thing_not_found'));
      }
    }
    await asTeacher.twentyQuestions.decide({ id, approves: true });
    expect(await asColleague.twentyQuestions.added()).toEqual({ things: [] });
    await expect(asColleague.twentyQuestions.decide({ id, approves: false })).rejects.toEqual(
      reason('thing_not_found'),
    );
    expect(await asStudent.twentyQuestions.added()).toMatchObject({ things: [{ id }] });
  });

  test('once an association has ended, neither side sees what came through it; what was approved stays the class’s', async () => {
    const other = await classmate();
    const approved = await suggested();
    await asTeacher.twentyQuestions.decide({ id: approved, approves: true });
    const waiting = await suggested({ name: 'a ship' });
    await portal.deps.db.association.deleteMany({ where: { memberId: student.id } });
    expect((await asTeacher.twentyQuestions.suggestions()).things.map(({ id }) => id)).toEqual([approved]);
    await expect(asTeacher.twentyQuestions.decide({ id: waiting, approves: true })).rejects.toEqual(
      reason('thing_not_found'),
    );
    expect(await asStudent.twentyQuestions.added()).toEqual({ things: [] });
    expect(await other.twentyQuestions.added()).toMatchObject({ things: [{ id: approved }] });
  });

  test('a student suggests twenty a day', async () => {
    for (let count = 1; count <= 20; count += 1) {
      await asStudent.twentyQuestions.suggest({ ...robot, name: `robot ${count}`, teacherId: teacher.id });
    }
    const more = asStudent.twentyQuestions.suggest({ ...robot, name: 'robot 21', teacherId: teacher.id });
    await expect(more).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('a list that is full', () => {
  /** Things of one student, put there at once. */
  async function fill(count: number, studentId: string, approvedAt: Date | null = null): Promise<void> {
    await portal.deps.db.suggestedThing.createMany({
      data: Array.from({ length: count }, (_, at) => ({
        ...robot,
        studentId,
        teacherId: teacher.id,
        nameKey: `thing ${at} ${approvedAt ? 'approved' : 'waits'}`,
        suggestedAt: portal.deps.clock.now(),
        approvedAt,
      })),
    });
  }
  const suggestMore = () => asStudent.twentyQuestions.suggest({ ...robot, teacherId: teacher.id });

  test('takes no more than a hundred that wait, until the teacher decides', async () => {
    await fill(100, student.id);
    await expect(suggestMore()).rejects.toEqual(reason('suggestions_full'));
    const [first] = (await asTeacher.twentyQuestions.suggestions()).things;
    await asTeacher.twentyQuestions.decide({ id: first?.id ?? '', approves: true });
    await suggestMore();
    expect((await asTeacher.twentyQuestions.suggestions()).things.filter((one) => !one.isApproved)).toHaveLength(100);
  });

  test('takes no more than three hundred with those that were approved', async () => {
    await fill(290, student.id, portal.deps.clock.now());
    await fill(9, student.id);
    await suggestMore();
    const other = await classmate();
    await expect(other.twentyQuestions.suggest({ ...robot, teacherId: teacher.id })).rejects.toEqual(
      reason('suggestions_full'),
    );
  });

  test('is not filled by what waits from students who have left, as nobody can decide on that', async () => {
    const left = await makeUser(portal, { role: 'student' });
    await fill(100, left.id);
    await suggestMore();
    expect((await asTeacher.twentyQuestions.suggestions()).things).toHaveLength(1);
  });
});

test('what no teacher decided on for ninety days is deleted in the night, and what was approved plays on', async () => {
  const approved = await suggested();
  await asTeacher.twentyQuestions.decide({ id: approved, approves: true });
  await suggested({ name: 'a ship' });
  portal.deps.clock.advance({ days: 89 });
  expect(await purge(portal.deps)).not.toHaveProperty('suggestedThings');
  const younger = await suggested({ name: 'a train' });
  portal.deps.clock.advance({ days: 2 });
  expect(await purge(portal.deps)).toMatchObject({ suggestedThings: 1 });
  expect((await (await as(portal, teacher)).twentyQuestions.suggestions()).things.map(({ id }) => id)).toEqual([
    younger,
    approved,
  ]);
});

/** What somebody's own data has of suggested things. */
async function inDataOf(user: User): Promise<object[]> {
  const kind = ownKinds.find(({ name }) => name === 'suggested-things');
  if (!kind) throw new Error('It is not in the file');
  const rows: object[] = [];
  for await (const page of kind.pages(portal.deps, user)) rows.push(...page);
  return rows;
}

test('what waits is in the data of who suggested it, and of the teacher once it was approved', async () => {
  const id = await suggested();
  expect(await inDataOf(student)).toMatchObject([{ name: 'a robot', approvedAt: null }]);
  expect(await inDataOf(teacher)).toEqual([]);
  await asTeacher.twentyQuestions.decide({ id, approves: true });
  expect(await inDataOf(teacher)).toMatchObject([{ name: 'a robot', approvedAt: portal.deps.clock.now() }]);
});

test.each(['student', 'teacher'] as const)('what waits goes with the account of the %s', async (who) => {
  await suggested();
  const leaver = who === 'student' ? asStudent : asTeacher;
  await leaver.profile.deleteAccount({ password: 'password' });
  expect(await portal.deps.db.suggestedThing.count()).toBe(0);
});

test('an approved thing is a secret of the computer’s, is guessed by its name, and nobody else’s game has it', async () => {
  const id = await suggested({ name: 'a zorb' });
  await asTeacher.twentyQuestions.decide({ id, approves: true });
  const school = { from: { builtIn: { level: 'A1' as const, category: 'objects' as const } } };
  const stranger = await as(portal, await makeUser(portal));
  const foreign = await stranger.twentyQuestions.start(school);
  const unheard = await stranger.twentyQuestions.ask({ id: foreign.id, text: 'Is it a zorb?' });
  expect(unheard.said.kind).not.toBe('answered');

  // Whatever the secret is, the thing can be guessed; and among some hundred games it is the secret of one.
  for (let games = 0; games < 1500; games += 1) {
    const game = await asStudent.twentyQuestions.start(school);
    const { said, game: after } = await asStudent.twentyQuestions.ask({ id: game.id, text: 'Is it a zorb?' });
    expect(said.kind).toBe('answered');
    if (!after.over) continue;
    expect(after.over).toEqual({ found: true, secret: 'a zorb', emoji: '' });
    return;
  }
  throw new Error('It was never the secret');
});
