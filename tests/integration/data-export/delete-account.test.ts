import { expect, test } from 'vitest';
import { beginClosing, closeAccounts } from '#server/domain/accounts/delete-account';
import { doNightWork } from '#server/domain/nightly/nightly';
import type { User } from '#server/domain/platform/user';
import type { Item } from '#shared/items/item';
import { accepted, recordingFor } from '#tests/support/recordings';
import { refused } from '#tests/support/refusals';
import { serve } from '#tests/support/server';
import { as, ledgerSumOf, makeUser, tokenFor, type World, world } from '#tests/support/world';

const questions: Item[] = [
  { tags: [], version: 1, points: 1, id: 'cats', kind: 'tf', prompt: 'Cats bark.', key: false },
  { tags: [], version: 1, points: 1, id: 'dogs', kind: 'tf', prompt: 'Dogs bark.', key: true },
];
const password = 'password';
const appId = 'classroom-quiz-maker';

/** A teacher with a quiz and a student who accepted. */
async function school() {
  const portal = await world();
  const teacher = await makeUser(portal, { username: 'Ms Lind' });
  const student = await makeUser(portal, { username: 'Ana', email: 'ana@school.example', role: 'student' });
  await accepted(portal, teacher, student);
  const [asTeacher, asStudent] = [await as(portal, teacher), await as(portal, student)];
  const quiz = await asTeacher.library.create({ kind: 'quiz', title: 'Animals', data: { items: questions } });
  const { token } = await asTeacher.library.share({ id: quiz.id, mode: 'play' });
  return { portal, teacher, student, asTeacher, asStudent, quiz, token };
}

async function play(portal: World, user: User | undefined, token: string, finished = true) {
  const { attempts } = await as(portal, user);
  const activity = { kind: 'questions' as const, from: { shared: token } };
  const start = { appId, activity, mode: 'practice' as const, ...(!user && { guestName: 'Guest Gus' }) };
  const { id } = await attempts.start(start);
  await attempts.answer({ id, itemId: 'cats', response: { isTrue: false } });
  if (finished) await attempts.finish({ id });
  return id;
}

/** Every value of every row, to look for a person in. */
async function everything({ deps: { db } }: World): Promise<string> {
  const rows = await Promise.all([
    db.user.findMany(),
    db.session.findMany(),
    db.association.findMany(),
    db.resource.findMany(),
    db.attempt.findMany({ include: { answers: true, marks: true } }),
    db.handIn.findMany({ include: { comments: true } }),
    db.recording.findMany(),
    db.cardState.findMany(),
    db.cardReview.findMany(),
    db.appUse.findMany(),
    db.shareLink.findMany(),
  ]);
  return JSON.stringify(rows);
}

test('what is personal goes, and the teacher’s report still adds up without the person', async () => {
  const { portal, student, asTeacher, asStudent, quiz, token } = await school();
  const played = await play(portal, student, token);
  await play(portal, student, token, false);
  await asStudent.library.create({ kind: 'quiz', title: 'Ana’s own', data: { items: questions } });
  await asStudent.profile.setFavourite({ id: 'story-dice', favourite: true });
  const before = await asTeacher.quizzes.report({ id: quiz.id });
  const ledger = await ledgerSumOf(portal, student);

  expect(await asStudent.profile.deleteAccount({ password })).toEqual({ success: true });

  const after = await asTeacher.quizzes.report({ id: quiz.id });
  expect(after.average).toEqual(before.average);
  expect(after.attempts).toMatchObject([
    { id: played, name: 'Former student', score: 1, maxScore: 2, cells: [1, null] },
  ]);
  const { items } = await asTeacher.history.list({ whose: 'players' });
  expect(items).toMatchObject([{ player: { id: null, name: 'Former student' } }]);
  const left = await everything(portal);
  expect(left).not.toContain(student.id);
  expect(left).not.toMatch(/Ana|ana@school/);
  expect(await ledgerSumOf(portal, student)).toBe(ledger);
  const { auditEntry } = portal.deps.db;
  expect(await auditEntry.findMany({ where: { action: 'privacy.account-deleted' } })).toMatchObject([
    { actorId: student.id },
  ]);
});

test('an attempt that is nobody’s any more opens to nobody who knows its id, but to whose quiz it is', async () => {
  const { portal, teacher, student, asTeacher, asStudent, token } = await school();
  const id = await play(portal, student, token);
  await asStudent.profile.deleteAccount({ password });
  for (const caller of [await as(portal), await as(portal, await makeUser(portal))]) {
    await expect(caller.attempts.get({ id })).rejects.toEqual(refused('attempt_not_found'));
    await expect(caller.attempts.answer({ id, itemId: 'cats', response: { isTrue: true } })).rejects.toEqual(
      refused('attempt_not_found'),
    );
    await expect(caller.attempts.finish({ id })).rejects.toEqual(refused('attempt_not_found'));
    await expect(caller.attempts.hint({ id, itemId: 'dogs', kind: 'first' })).rejects.toEqual(
      refused('attempt_not_found'),
    );
  }
  const other = await makeUser(portal, { role: 'student' });
  await accepted(portal, teacher, other);
  await expect(asTeacher.history.match({ id, memberId: other.id })).rejects.toEqual(refused('attempt_not_found'));
  expect(await asTeacher.history.attempt({ id })).toMatchObject({ player: { id: null, name: 'Former student' } });
});

test('a teacher’s links end, what guests played goes, and students keep their own attempts and marks', async () => {
  const { portal, teacher, student, asTeacher, asStudent, quiz, token } = await school();
  const id = await play(portal, student, token);
  const guests = await play(portal, undefined, token);
  await asTeacher.history.mark({ id, itemId: 'cats', score: 0.5, note: 'Half.' });
  const data = { type: 'story', level: 'A2', prompt: 'A day', words: { min: 5, max: 50 }, draft: 'My text' } as const;
  const work = await asStudent.library.create({ kind: 'writing', title: 'A day', data });
  const handIn = { appId: 'writers-block-assistant' as const, resourceId: work.id, teacherId: teacher.id };
  await asStudent.writing.handIn({ ...handIn, title: 'A day', text: 'My text' });
  await asStudent.pronunciation.handIn(recordingFor(teacher));
  await asTeacher.profile.deleteAccount({ password });
  const anybody = await as(portal);
  await expect(anybody.library.shared({ token })).rejects.toEqual(refused('share_not_found'));
  await expect(anybody.attempts.get({ id: guests })).rejects.toEqual(refused('attempt_not_found'));
  expect(await asStudent.history.attempt({ id })).toMatchObject({ marks: [{ by: 'Former teacher', note: 'Half.' }] });
  const left = await everything(portal);
  expect(left).not.toMatch(/Ms Lind|Guest Gus/);
  expect(left).not.toContain(quiz.id);
  expect(await portal.deps.db.recording.count()).toBe(0);
});

test('copies of a teacher’s visible work say no name any more', async () => {
  const { portal, asTeacher } = await school();
  const teacher = await makeUser(portal, { username: 'Ms Lind-Berg' });
  const credit = { kind: 'word-list', data: {}, createdAt: new Date(), updatedAt: new Date(), titleKey: 'x' };
  const copy = (text: string) =>
    portal.deps.db.resource.create({ data: { ...credit, ownerId: teacher.id, title: text, credit: text } });
  await copy('“A” by Ms Lind; “B” by Ms Lind-Berg');
  await copy('“by Ms Lind” by somebody');
  await asTeacher.profile.deleteAccount({ password });
  const credits = await portal.deps.db.resource.findMany({ orderBy: { id: 'asc' }, select: { credit: true } });
  expect(credits.map((one) => one.credit)).toEqual([
    '“A” by a former teacher; “B” by Ms Lind-Berg',
    '“by Ms Lind” by somebody',
  ]);
});

test('a wrong password changes nothing, and after ten even the right one waits', async () => {
  const { portal, student, asStudent } = await school();
  const before = await everything(portal);
  for (let guess = 0; guess < 10; guess += 1) {
    await expect(asStudent.profile.deleteAccount({ password: `guess ${guess}` })).rejects.toEqual(
      refused('password_wrong'),
    );
  }
  await expect(asStudent.profile.deleteAccount({ password })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await everything(portal)).toBe(before);
  expect(await portal.deps.db.user.count({ where: { id: student.id } })).toBe(1);
});

test('twice at once deletes once, ends every session and frees name and address', async () => {
  const portal = await world();
  const user = await makeUser(portal, { username: 'Ana', email: 'ana@school.example' });
  const { rest } = await serve(portal);
  const tokens = [await tokenFor(portal, user), await tokenFor(portal, user)];
  const answers = await Promise.all(
    tokens.map((token) => rest('POST', '/profile/delete', { token, body: { password } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  for (const token of tokens) expect((await rest('GET', '/profile', { token })).status).toBe(401);
  expect((await rest('POST', '/auth/login', { body: { username: 'Ana', password } })).status).toBe(401);
  const again = { username: 'Ana', email: 'ana@school.example', password: 'another-one', role: 'teacher' };
  expect((await rest('POST', '/auth/register', { body: again })).status).toBe(200);
  expect(await portal.deps.db.auditEntry.count({ where: { action: 'privacy.account-deleted' } })).toBe(1);
});

test('the last administrator stays, and of two that leave at once one', async () => {
  const portal = await world();
  const admins = [await makeUser(portal, { role: 'admin' }), await makeUser(portal, { role: 'admin' })];
  const callers = await Promise.all(admins.map((admin) => as(portal, admin)));
  const left = await Promise.allSettled(callers.map(({ profile }) => profile.deleteAccount({ password })));
  expect(left).toContainEqual({ status: 'rejected', reason: refused('last_admin') });
  expect(await portal.deps.db.user.count({ where: { role: 'admin' } })).toBe(1);
});

test('an administrator deletes others by the same rules', async () => {
  const { portal, student, asTeacher, quiz, token } = await school();
  await play(portal, student, token);
  const admin = await makeUser(portal, { role: 'admin', username: 'boss' });
  await (await as(portal, admin)).users.remove({ id: student.id });
  expect((await asTeacher.quizzes.report({ id: quiz.id })).attempts).toMatchObject([{ name: 'Former student' }]);
  expect(await everything(portal)).not.toMatch(/Ana|ana@school/);
  expect(await portal.deps.db.auditEntry.findMany({ where: { action: 'users.removed' } })).toMatchObject([
    { actorName: 'boss', targetName: 'Ana', details: { role: 'student' } },
  ]);
});

test('where a process stops half-way, nobody signs in, and the rest is deleted by whoever looks next', async () => {
  const { portal, student, asTeacher, quiz, token } = await school();
  await play(portal, student, token);
  const { db } = portal.deps;
  const closing = await beginClosing(portal.deps);
  await db.$transaction((tx) => closeAccounts(tx, [student.id], closing));
  const { rest } = await serve(portal);
  expect((await rest('POST', '/auth/forgot-password', { body: { email: 'ana@school.example' } })).status).toBe(200);
  await portal.deps.background.idle();
  expect(portal.mails).toEqual([]);
  await doNightWork(portal.deps);
  expect(await everything(portal)).not.toContain(student.id);
  expect((await asTeacher.quizzes.report({ id: quiz.id })).attempts).toMatchObject([{ name: 'Former student' }]);
});

test('a large account answers before all of it is gone, and leaves nothing in the end', async () => {
  const portal = await world();
  const user = await makeUser(portal, { role: 'student' });
  const attempt = { userId: user.id, appId: 'x', title: 'x', source: {}, mode: 'practice', seed: 1, items: [] };
  await portal.deps.db.attempt.createMany({
    data: Array.from({ length: 4000 }, () => ({ ...attempt, startedAt: new Date(0) })),
  });
  await (await as(portal, user)).profile.deleteAccount({ password });
  await portal.deps.background.idle();
  expect(await portal.deps.db.attempt.count()).toBe(0);
  expect(await portal.deps.db.user.count()).toBe(0);
});
