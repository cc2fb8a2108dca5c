import { expect, test } from 'vitest';
import { fillAttemptFields } from '#server/domain/attempts/fill-fields';
import { itemAbout } from '#tests/support/item-about';
import { as, makeUser, world } from '#tests/support/world';

const items = [
  { id: 'q1', kind: 'short' as const, prompt: 'The past of go?', accepted: ['went'], explanation: 'It is irregular.' },
  { id: 'q2', kind: 'short' as const, prompt: 'How many months?', accepted: ['twelve'] },
];

/** A teacher's quiz, and a student's attempt in it that has ended. */
async function played(answers: Record<string, string>) {
  const portal = await world();
  const { db } = portal.deps;
  const teacher = await as(portal, await makeUser(portal));
  const quiz = await teacher.library.create({ kind: 'quiz', title: 'Unit 3', data: { items } });
  const { token } = await teacher.library.share({ id: quiz.id, mode: 'play' });
  const student = await as(portal, await makeUser(portal, { role: 'student' }));
  const { id } = await student.attempts.start({
    appId: 'classroom-quiz-maker',
    activity: { kind: 'questions', from: { shared: token } },
    mode: 'practice',
  });
  for (const [itemId, text] of Object.entries(answers)) {
    await student.attempts.answer({ id, itemId, response: { text } });
  }
  await student.attempts.finish({ id });
  const read = async () => {
    const attempt = await student.attempts.get({ id });
    return { score: attempt.score, grades: attempt.items.map(({ grade }) => grade) };
  };
  return { portal, db, teacher, student, id, read };
}

/** As rows are that were judged before judgements were kept. */
const older = { fieldsVersion: 0 };
const key = (attemptId: string, itemId: string) => ({ attemptId_itemId: { attemptId, itemId } });

test('regression: a round is shown as it was judged, and nothing in it is judged anew by reading', async () => {
  const { db, id, read } = await played({ q1: 'goed' });
  const { grades } = await read();
  expect(grades[0]).toMatchObject({ verdict: 'wrong', answer: 'went', explanation: 'It is irregular.' });
  expect(grades[0]?.diff).toBeDefined();
  const told = { verdict: 'wrong', score: 0, answer: 'went', feedback: 'As it was said then.' };
  await db.attemptAnswer.update({ where: key(id, 'q1'), data: { grade: told } });
  expect((await read()).grades[0]).toEqual(told);
});

test('an answer from before judgements were kept has its verdict and its key, and the rest after the next start', async () => {
  const { portal, db, id, read } = await played({ q1: 'goed' });
  const before = await read();
  await db.$executeRawUnsafe('UPDATE "AttemptAnswer" SET "grade" = NULL');
  await db.attempt.update({ where: { id }, data: older });
  const { explanation, answer } = before.grades[0] ?? {};
  expect((await read()).grades[0]).toEqual({ verdict: 'wrong', score: 0, answer, explanation });
  await fillAttemptFields(portal.deps);
  expect(await read()).toEqual(before);
});

test('a newer judge gives what an older one refused, and the score of the round with it', async () => {
  const { portal, db, id, read } = await played({ q1: 'went', q2: '12' });
  const before = await read();
  expect(before.score).toBe(2);
  await db.attemptAnswer.update({ where: key(id, 'q2'), data: { verdict: 'wrong', score: 0 } });
  await db.attempt.update({ where: { id }, data: { ...older, score: 1 } });
  await fillAttemptFields(portal.deps);
  expect(await read()).toEqual(before);
});

test('it takes nothing that was given, and changes no mark that a person gave', async () => {
  const { portal, db, teacher, id, read } = await played({ q1: 'goed', q2: '12' });
  await teacher.history.mark({ id, itemId: 'q2', score: 0, note: 'In words, please.' });
  await db.attemptAnswer.update({ where: key(id, 'q1'), data: { verdict: 'right', score: 1 } });
  await db.attempt.update({ where: { id }, data: { ...older, score: 1 } });
  await fillAttemptFields(portal.deps);
  const { score, grades } = await read();
  expect(score).toBe(1);
  expect(grades[0]).toEqual({ verdict: 'right', score: 1, answer: 'went', explanation: 'It is irregular.' });
  expect(grades[1]).toMatchObject({ verdict: 'wrong', score: 0 });
});

test('an answer that is longer than its question can want is refused, and none is kept', async () => {
  const { portal, db, student } = await played({});
  const { id } = await student.attempts.start({
    appId: 'word-scramble',
    activity: {
      kind: 'words',
      from: {
        entries: [
          { id: 'a', term: 'harbour', meaning: 'a safe place for ships' },
          { id: 'b', term: 'tide', meaning: 'the sea goes up' },
          { id: 'c', term: 'anchor', meaning: 'it stops a boat' },
        ],
      },
      tasks: ['write-term'],
      count: 3,
    },
    mode: 'practice',
  });
  const itemId = await itemAbout(portal, id, 'a.write-term');
  const answer = (text: string) => student.attempts.answer({ id, itemId, response: { text } });
  await expect(answer('.'.repeat(20_000))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect(await db.attemptAnswer.count()).toBe(0);
  await answer('harbour');
  expect(await db.attemptAnswer.count()).toBe(1);
});
