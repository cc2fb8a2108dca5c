import { expect, test } from 'vitest';
import { trashSince } from '#server/domain/library/trash';
import { purge } from '#server/domain/retention/purge';
import { type RetentionKind, retention, retentionKinds } from '#shared/core/retention';
import { givenTo } from '#tests/support/recordings';
import { refused } from '#tests/support/refusals';
import { usualDays } from '#tests/support/retention-days';
import { serve } from '#tests/support/server';
import { as, makeUser, tokenFor, type World, world } from '#tests/support/world';

const dayMs = 86_400_000;

/** One row of each kind that was made, or stopped working, so many days ago. */
async function makeRows({ deps: { db, clock } }: World, userId: string, agoOf: (kind: RetentionKind) => number) {
  const at = (kind: RetentionKind) => new Date(clock.now().getTime() - agoOf(kind) * dayMs);
  const made = Math.random().toString(36);
  const attempt = { userId, appId: 'grammar-cram', title: 'x', source: {}, mode: 'practice', seed: 1, items: [] };
  const { id: attemptId } = await db.attempt.create({ data: { ...attempt, startedAt: at('attempts') } });
  const answer = { attemptId, itemId: 'a', response: {}, verdict: 'right', score: 1, answeredAt: at('attempts') };
  await db.attemptAnswer.create({ data: answer });
  const handIn = { studentId: userId, teacherId: userId, appId: 'x', title: 'x', text: 'x', words: 1, round: 1 };
  await db.handIn.create({ data: { ...handIn, handedInAt: at('handIns') } });
  const resource = { ownerId: userId, kind: 'word-list', title: 'x', titleKey: 'x', data: {} };
  await db.resource.create({
    data: { ...resource, createdAt: at('trash'), updatedAt: at('trash'), deletedAt: at('trash') },
  });
  await db.session.create({ data: { tokenHash: made, userId, lastSeenAt: new Date(0), expiresAt: at('sessions') } });
  const key = { userId, name: 'x', scope: 'read', hint: 'x', createdAt: new Date(0) };
  await db.apiKey.create({ data: { ...key, keyHash: made, revokedAt: at('sessions') } });
  await db.passwordReset.create({ data: { tokenHash: made, userId, expiresAt: at('passwordResets') } });
  await db.addressLink.create({ data: { tokenHash: made, userId, email: 'x', expiresAt: at('passwordResets') } });
  await db.givenUpAddress.create({ data: { hash: made, givenUpAt: at('givenUpAddresses') } });
  await db.bankInvitation.create({
    data: { ownerId: userId, who: made, whoKey: made, right: 'read', createdAt: at('invitations') },
  });
  const thing = { studentId: userId, teacherId: userId, name: 'x', category: 'objects', answers: {} };
  await db.suggestedThing.create({ data: { ...thing, nameKey: made, suggestedAt: at('suggestedThings') } });
  await db.auditEntry.create({ data: { at: at('auditLog'), action: 'auth.signed-in' } });
  const call = { userId, appId: 'x', task: 'x', model: 'x', prompt: 'x', outcome: 'ok', durationMs: 1 };
  await db.modelCall.create({ data: { ...call, createdAt: at('modelPrompts') } });
  await db.idempotentAnswer.create({
    data: { actorId: userId, key: made, fingerprint: 'x', answer: {}, createdAt: at('idempotentAnswers') },
  });
  const recording = {
    speakerId: userId,
    teacherId: userId,
    target: 'x',
    type: 'x',
    seconds: 1,
    audio: new Uint8Array(),
  };
  const expiresAt = new Date(at('recordings').getTime() + retention.recordings.usual * dayMs);
  await db.recording.create({ data: { ...recording, createdAt: at('recordings'), expiresAt } });
}

async function countsOf({ deps: { db } }: World) {
  return {
    attempts: await db.attempt.count(),
    recordings: await db.recording.count(),
    handIns: await db.handIn.count(),
    trash: await db.resource.count(),
    sessions: (await db.session.count()) + (await db.apiKey.count()),
    passwordResets: (await db.passwordReset.count()) + (await db.addressLink.count()),
    givenUpAddresses: await db.givenUpAddress.count(),
    invitations: await db.bankInvitation.count(),
    suggestedThings: await db.suggestedThing.count(),
    auditLog: await db.auditEntry.count(),
    modelPrompts: await db.modelCall.count(),
    idempotentAnswers: await db.idempotentAnswer.count(),
  };
}

const each = (count: number) => Object.fromEntries(retentionKinds.map((kind) => [kind, count]));

test('of each kind, what is older than its days is deleted and what is younger stays', async () => {
  const portal = await world();
  const { id } = await makeUser(portal);
  await makeRows(portal, id, (kind) => retention[kind].usual + 0.01);
  await makeRows(portal, id, (kind) => retention[kind].usual - 0.01);
  // Of a log that nothing was written to since then, the last thirty days stay.
  expect(await purge(portal.deps)).toEqual({ ...each(1), sessions: 2, passwordResets: 2, auditLog: undefined });
  await portal.deps.db.auditEntry.create({ data: { at: portal.deps.clock.now(), action: 'auth.signed-in' } });
  expect(await purge(portal.deps)).toEqual({ auditLog: 1 });
  expect(await countsOf(portal)).toEqual({ ...each(1), sessions: 2, passwordResets: 2, auditLog: 2 });
  expect(await portal.deps.db.attemptAnswer.count()).toBe(1);
  expect(await purge(portal.deps)).toEqual({});
});

test('what is set holds from then on, for each kind on its own', async () => {
  const portal = await world();
  const admin = await makeUser(portal, { role: 'admin' });
  await makeRows(portal, admin.id, () => 31);
  const { retention: settings } = await as(portal, admin);
  await settings.set({ ...usualDays, attempts: 30, trash: 365, handIns: 30 });
  expect(await purge(portal.deps)).toMatchObject({ attempts: 1, handIns: 1 });
  expect(await portal.deps.db.resource.count()).toBe(1);
  expect(await trashSince(portal.deps)).toEqual(new Date(portal.deps.clock.now().getTime() - 365 * dayMs));
});

test('more than fits one go is deleted all the same', async () => {
  const portal = await world();
  const { id: userId } = await makeUser(portal);
  const old = new Date(0);
  const attempt = { userId, appId: 'x', title: 'x', source: {}, mode: 'practice', seed: 1, items: [], startedAt: old };
  await portal.deps.db.attempt.createMany({ data: Array.from({ length: 350 }, () => attempt) });
  expect(await purge(portal.deps)).toEqual({ attempts: 350 });
});

test('anybody may read the days; administrators set them, and the audit log says what was changed', async () => {
  const portal = await world();
  const admin = await makeUser(portal, { role: 'admin', username: 'boss' });
  expect(await (await as(portal)).retention.get()).toEqual(usualDays);
  const { retention: settings } = await as(portal, admin);
  const wanted = { ...usualDays, attempts: 365, modelPrompts: 7 };
  expect(await settings.set(wanted)).toEqual(wanted);
  expect(await (await as(portal)).retention.get()).toEqual(wanted);
  await settings.set(wanted);
  const rows = await portal.deps.db.auditEntry.findMany({ orderBy: { id: 'asc' } });
  expect(rows).toMatchObject([
    {
      action: 'settings.retention',
      actorName: 'boss',
      details: { what: 'Attempts and answers', before: '730 days', after: '365 days' },
    },
    { details: { what: 'Questions to the language model', before: '90 days', after: '7 days' } },
  ]);
  const { retention: forOthers } = await as(portal, await makeUser(portal, { role: 'school_admin' }));
  await expect(forOthers.set(wanted)).rejects.toEqual(refused('not_allowed'));
});

test.each([
  ['too few', 29],
  ['too many', 3651],
  ['half a day', 30.5],
])('%s days are refused with a sentence, and nothing is changed', async (_, attempts) => {
  const portal = await world();
  const token = await tokenFor(portal, await makeUser(portal, { role: 'admin' }));
  const { rest } = await serve(portal);
  const { status, body } = await rest('PUT', '/retention', { token, body: { ...usualDays, attempts } });
  expect([status, body.message]).toEqual([400, 'Please give a whole number of days from 30 to 3650.']);
  expect((await rest('GET', '/retention')).body).toEqual(usualDays);
});

test('a recording keeps the time that was said when it was handed in', async () => {
  const portal = await world();
  const [teacher, admin] = [await makeUser(portal), await makeUser(portal, { role: 'admin' })];
  await givenTo(portal, teacher);
  await (await as(portal, admin)).retention.set({ ...usualDays, recordings: 1 });
  await givenTo(portal, teacher);
  portal.deps.clock.advance({ days: 2 });
  expect(await purge(portal.deps)).toEqual({ recordings: 1 });
  portal.deps.clock.advance({ days: 58 });
  expect(await purge(portal.deps)).toMatchObject({ recordings: 1 });
});
