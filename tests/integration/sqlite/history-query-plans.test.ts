import { describe, expect, test } from 'vitest';
import { plansOf } from '#tests/support/query-plans';
import { as, makeUser, type World, world } from '#tests/support/world';

/** A teacher with a student who accepted, and a quiz that the student played. */
async function school(portal: World) {
  const teacher = await makeUser(portal, { role: 'teacher' });
  const student = await makeUser(portal, { role: 'student' });
  await portal.deps.db.association.create({
    data: { ownerId: teacher.id, memberId: student.id, acceptedAt: portal.deps.clock.now() },
  });
  const caller = await as(portal, teacher);
  const { id } = await caller.library.create({
    kind: 'quiz',
    title: 'Unit 3',
    data: { items: [{ id: 'q1', kind: 'tf', prompt: 'Cats bark.', key: false, skill: 'vocabulary', level: 'A1' }] },
  });
  const { token } = await caller.library.share({ id, mode: 'play' });
  for (const player of [student, undefined, undefined]) {
    const { attempts } = await as(portal, player);
    const attempt = await attempts.start({
      appId: 'classroom-quiz-maker',
      activity: { kind: 'questions', from: { shared: token } },
      mode: 'practice',
      ...(!player && { guestName: 'Ana' }),
    });
    await attempts.answer({ id: attempt.id, itemId: 'q1', response: { isTrue: true } });
    await attempts.finish({ id: attempt.id });
  }
  return { caller, memberId: student.id, resourceId: id };
}

type School = Awaited<ReturnType<typeof school>>;

describe('no row of somebody else is read for', () => {
  test.each<[string, (school: School) => Promise<unknown>]>([
    ['the rounds of one’s own', ({ caller }) => caller.history.list({})],
    ['those of students', ({ caller }) => caller.history.list({ whose: 'students' })],
    ['those by a skill', ({ caller }) => caller.history.list({ whose: 'students', skill: 'speaking', level: 'B2' })],
    ['those of players', ({ caller }) => caller.history.list({ whose: 'players', level: 'B2' })],
    ['those of one student', ({ caller, memberId }) => caller.history.list({ memberId, appId: 'word-scramble' })],
    ['those of one quiz', ({ caller, resourceId }) => caller.history.list({ whose: 'players', resourceId })],
    ['the group', ({ caller }) => caller.history.group({})],
    ['the group since a day', ({ caller }) => caller.history.group({ from: '2026-03-01T00:00:00Z' })],
    ['one student', ({ caller, memberId }) => caller.history.student({ memberId })],
    ['the hardest questions', ({ caller }) => caller.history.hardest({})],
    ['a report of a quiz', ({ caller, resourceId: id }) => caller.quizzes.report({ id })],
    ['what was handed in', ({ caller, resourceId: id }) => caller.attempts.handIns({ id })],
    ['placements', ({ caller }) => caller.attempts.placements()],
    ['grammar', ({ caller }) => caller.attempts.grammar()],
  ])('%s', async (_name, work) => {
    const portal = await world();
    const made = await school(portal);
    const plans = await plansOf(portal, () => work(made));
    expect(plans).toContainEqual(expect.stringMatching(/^SEARCH main.Attempt USING .*INDEX/));
    // A count goes through what it found, which is called sub.
    expect(plans.filter((step) => step.startsWith('SCAN') && step !== 'SCAN sub')).toEqual([]);
  });
});
