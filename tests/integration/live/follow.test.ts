import { expect, test } from 'vitest';
import * as z from 'zod';
import { createChanges } from '#server/adapters/changes';
import { hostLive, playerLive } from '#shared/api/live';
import { present, school } from '#tests/support/given-work';
import { answering, hosting, joined, madeGame } from '#tests/support/live-game';
import { refusalBy } from '#tests/support/refusals';
import { as, makeUser, world } from '#tests/support/world';

/** What is told, one piece after the other; nothing where it is over. */
function listening<Seen>(stream: AsyncIterable<unknown>, seen: z.ZodType<Seen>) {
  const told = stream[Symbol.asyncIterator]();
  // As it is tracked: the id of the message, and what it says.
  const message = z.tuple([z.string(), z.unknown()], z.unknown());
  return {
    next: async (): Promise<Seen | undefined> => {
      const { value, done } = await told.next();
      return done ? undefined : seen.parse(message.parse(value)[1]);
    },
    stop: () => told.return?.(),
  };
}

const went = { choice: 'went' };

async function started() {
  const made = await school('Anna');
  const { id, code } = await madeGame(made);
  const player = await joined(made.portal, code);
  const follow = async () => listening(await player.caller.live.follow({ id }), playerLive);
  return { ...made, id, code, player, follow, host: hosting(made, id) };
}

test('a player is told of each press and each answer of their own, and of no answer of others', async () => {
  const { portal, code, id, player, follow, host } = await started();
  const told = await follow();
  expect(await told.next()).toMatchObject({ game: { phase: 'lobby' }, own: { name: player.name } });
  const other = await joined(portal, code);
  await host.press('start');
  expect(await told.next()).toMatchObject({ game: { phase: 'question', item: { id: 'went' } } });
  await other.answer(0, went);
  await player.answer(0, { choice: 'goed' });
  expect(await told.next()).toMatchObject({ own: { answers: [{ response: { choice: 'goed' }, grade: null }] } });
  await host.press('reveal');
  expect(await told.next()).toMatchObject({ game: { phase: 'distribution', key: null } });
  await host.press('end');
  expect(await told.next()).toMatchObject({ game: { phase: 'ended' } });
  expect(await told.next()).toBeUndefined();
  expect((await other.caller.live.state({ id })).game.phase).toBe('ended');
});

test('a host is told who is there and who has answered', async () => {
  const { caller, id, player, follow, host } = await started();
  const told = listening(await caller.live.followHost({ id }), hostLive);
  expect(await told.next()).toMatchObject({ players: [{ isHere: false }] });
  const playing = await follow();
  await playing.next();
  expect(await told.next()).toMatchObject({ players: [{ isHere: true }] });
  await host.press('start');
  expect(await told.next()).toMatchObject({ answered: 0, waitsFor: [null] });
  await player.answer(0, went);
  expect(await told.next()).toMatchObject({ answered: 1, waitsFor: [], players: [{ hasAnswered: true }] });
  await playing.stop();
  expect(await told.next()).toMatchObject({ players: [{ isHere: false }] });
  await told.stop();
});

test('a stream ends with the right to it: taken out, signed out, deleted', async () => {
  const { portal, caller, teacher, id, player, follow } = await started();
  const playing = await follow();
  await playing.next();
  await caller.live.kick({ id, playerId: player.playerId });
  expect(await playing.next()).toBeUndefined();
  expect(await refusalBy(follow().then((told) => told.next()))).toBe('live_kicked');

  const hostTold = listening(await caller.live.followHost({ id }), hostLive);
  await hostTold.next();
  await portal.deps.db.session.deleteMany({ where: { userId: teacher.id } });
  portal.deps.changes.tell({ kind: 'live', id });
  await portal.deps.db.livePlayer.updateMany({ where: { gameId: id }, data: { name: 'Changed' } });
  portal.deps.changes.tell({ kind: 'live', id });
  expect(await hostTold.next()).toBeUndefined();
});

test('a colleague who teaches the class no more, and a student who signed out, are told nothing more', async () => {
  const { portal, caller, classId, students, code, id, host } = await started();
  const colleague = await makeUser(portal);
  await portal.deps.db.classTeacher.create({
    data: { classId, userId: colleague.id, right: 'teach', createdAt: portal.deps.clock.now() },
  });
  const teaching = listening(await (await as(portal, colleague)).live.followHost({ id }), hostLive);
  expect(await teaching.next()).toMatchObject({ game: { phase: 'lobby' } });
  const anna = present(students[0]);
  await anna.caller.live.join({ code: code ?? '' });
  const playing = listening(await anna.caller.live.follow({ id }), playerLive);
  expect(await playing.next()).toMatchObject({ game: { phase: 'lobby' } });

  await caller.classTeachers.remove({ id: classId, teacherId: colleague.id });
  await anna.caller.auth.logout();
  await host.press('start');
  expect(await playing.next()).toBeUndefined();
  let told = await teaching.next();
  while (told?.game.phase === 'lobby') told = await teaching.next();
  expect(told).toBeUndefined();
});

test('a student who left the class is told nothing more', async () => {
  const { students, classId, code, id, host } = await started();
  const anna = present(students[0]);
  await anna.caller.live.join({ code: code ?? '' });
  const told = listening(await anna.caller.live.follow({ id }), playerLive);
  expect(await told.next()).toMatchObject({ game: { phase: 'lobby' } });
  await anna.caller.classes.leave({ id: classId });
  await host.press('start');
  expect(await told.next()).toBeUndefined();
  expect(await refusalBy(answering(anna.caller, id)(0, went))).toBe('live_not_playing');
});

test('nothing listens any more when all have gone, and one player has so many streams', async () => {
  const changes = createChanges();
  const portal = await world({}, { changes });
  const caller = await as(portal, await makeUser(portal));
  const { id, code } = await madeGame({ caller, classId: '' }, {}, { inClass: false });
  const player = await joined(portal, code);
  const streams = [];
  for (let count = 0; count < 4; count += 1) {
    const told = listening(await player.caller.live.follow({ id }), playerLive);
    await told.next();
    streams.push(told);
  }
  expect(changes.isFollowed()).toBe(true);
  const fifth = listening(await player.caller.live.follow({ id }), playerLive);
  expect(await refusalBy(fifth.next())).toBe('too_many_streams');
  for (const { stop } of streams) await stop();
  expect(changes.isFollowed()).toBe(false);
  await portal.deps.background.idle();
});
