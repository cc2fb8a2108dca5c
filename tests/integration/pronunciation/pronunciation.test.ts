import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { itemsOf } from '#server/domain/attempts/stored-attempt';
import { purge } from '#server/domain/retention/purge';
import type { startInput } from '#shared/api/attempts';
import { recordingLimits } from '#shared/api/pronunciation';
import { retention } from '#shared/core/retention';
import { keyText } from '#shared/items/grade';
import { accepted, givenTo, recordingFor, webm } from '#tests/support/recordings';
import { refused } from '#tests/support/refusals';
import { as, makeUser, type World, world } from '#tests/support/world';

const appId = 'pronunciation-trainer';

async function player(portal: World) {
  const user = await makeUser(portal);
  const caller = await as(portal, user);
  await caller.tokens.consume({ amount: 2, action: appId, launch: true });
  return { user, caller };
}

async function keysOf({ deps }: World, id: string): Promise<Map<string, string>> {
  const { items } = await deps.db.attempt.findUniqueOrThrow({ where: { id }, select: { items: true } });
  return new Map(itemsOf({ items }).map((item) => [item.id, keyText(item)]));
}

describe('rounds', () => {
  const listening = {
    appId,
    activity: { kind: 'sounds', contrasts: ['ship-sheep', 'light-right'], tasks: ['which', 'same', 'odd'], count: 12 },
    mode: 'practice',
    seed: 3,
  } satisfies z.input<typeof startInput>;

  test('the server makes the questions, keeps their keys and judges each answer', async () => {
    const portal = await world();
    const { caller } = await player(portal);
    const attempt = await caller.attempts.start(listening);
    expect(attempt).toMatchObject({ title: 'Mixed sounds', maxScore: 12 });
    expect(JSON.stringify(attempt.items)).not.toContain('isKey');
    const keys = await keysOf(portal, attempt.id);
    for (const { item } of attempt.items) {
      if (!('options' in item)) throw new Error('A question for the ear has choices.');
      const choice = item.options.find((option) => option !== keys.get(item.id)) ?? '';
      const { grade } = await caller.attempts.answer({ id: attempt.id, itemId: item.id, response: { choice } });
      expect(grade).toMatchObject({ verdict: 'wrong', answer: keys.get(item.id) });
      expect(grade?.feedback).toMatch(/^You heard /);
    }
    expect(await caller.attempts.finish({ id: attempt.id })).toMatchObject({ score: 0 });
  });

  test('same and different, first, second and third stand in their order, wherever the rest is mixed', async () => {
    const portal = await world();
    const { caller } = await player(portal);
    for (const seed of [1, 2, 3, 4]) {
      const { items } = await caller.attempts.start({ ...listening, seed });
      for (const { item } of items) {
        if (!('options' in item)) continue;
        if (item.id.includes('.same.')) expect(item.options).toEqual(['Same', 'Different']);
        if (item.id.includes('.odd.')) expect(item.options).toEqual(['The first', 'The second', 'The third']);
      }
    }
  });

  test('results add up by contrast and by day, for the learner and for a teacher who may see them', async () => {
    const portal = await world();
    const { user, caller } = await player(portal);
    for (const isRight of [false, true]) {
      const attempt = await caller.attempts.start({
        ...listening,
        activity: { ...listening.activity, contrasts: ['ship-sheep'], tasks: ['which'], count: 4 },
      });
      const keys = await keysOf(portal, attempt.id);
      for (const { item } of attempt.items) {
        const choice = isRight ? (keys.get(item.id) ?? '') : 'neither';
        await caller.attempts.answer({ id: attempt.id, itemId: item.id, response: { choice } });
      }
      await caller.attempts.finish({ id: attempt.id });
      portal.deps.clock.advance({ days: 1 });
      await caller.tokens.consume({ amount: 2, action: appId, launch: true });
    }
    const expected = {
      contrasts: [
        {
          contrast: 'ship-sheep',
          answered: 8,
          lastRight: 4,
          lastAnswered: 8,
          days: [
            { day: '2026-03-10', answered: 4, right: 0 },
            { day: '2026-03-11', answered: 4, right: 4 },
          ],
        },
      ],
    };
    expect(await caller.pronunciation.progress({})).toEqual(expected);
    const teacher = await makeUser(portal);
    const asTeacher = await as(portal, teacher);
    await expect(asTeacher.pronunciation.progress({ memberId: user.id })).rejects.toEqual(refused('user_not_found'));
    await accepted(portal, teacher, user);
    expect(await asTeacher.pronunciation.progress({ memberId: user.id })).toEqual(expected);
  });

  test('stress is asked of our words and of one’s own; what is unknown or has one syllable is left out', async () => {
    const portal = await world();
    const { caller } = await player(portal);
    const own = ['photographer', 'cat', 'blorptious', 'banana', 'ice cream'];
    const attempt = await caller.attempts.start({
      appId,
      activity: { kind: 'stress', task: 'word', levels: ['A1'], count: 10, own },
      mode: 'practice',
    });
    expect([...(await keysOf(portal, attempt.id)).values()].sort()).toEqual(['ba-ˈNA-na', 'pho-ˈTOG-ra-pher']);
    const weak = await caller.attempts.start({
      appId,
      activity: { kind: 'stress', task: 'weak', levels: ['A2'], count: 4 },
      mode: 'practice',
    });
    expect(weak.items).toHaveLength(4);
    await expect(
      caller.attempts.start({
        appId,
        activity: { kind: 'stress', task: 'word', levels: ['A1'], count: 3, own: ['cat'] },
        mode: 'practice',
      }),
    ).rejects.toEqual(refused('nothing_to_ask'));
  });

  test('a contrast that does not exist asks nothing, and the app has to be open', async () => {
    const portal = await world();
    const { caller } = await player(portal);
    const activity = { ...listening.activity, contrasts: ['no-such'] };
    await expect(caller.attempts.start({ ...listening, activity })).rejects.toEqual(refused('nothing_to_ask'));
    const other = await as(portal, await makeUser(portal));
    await expect(other.attempts.start(listening)).rejects.toEqual(refused('app_not_open'));
  });
});

test('own words are transcribed in British English, and an unknown one is a guess that says so', async () => {
  const portal = await world();
  const { pronunciation } = await as(portal, await makeUser(portal));
  const { items } = await pronunciation.words({
    words: ['hot', 'bath', 'car', 'Colour', 'new', 'ice cream', 'zibble', 'вода'],
  });
  expect(items.map(({ word, ipa, isGuess }) => [word, ipa, isGuess])).toEqual([
    ['hot', '/hɒt/', false],
    ['bath', '/bɑːθ/', false],
    ['car', '/kɑː/', false],
    ['Colour', '/ˈkʌlə/', false],
    ['new', '/njuː/', false],
    ['ice cream', '/ˌaɪs ˈkriːm/', false],
    ['zibble', expect.stringMatching(/^\/ˈzɪb/), true],
    ['вода', '', false],
  ]);
});

describe('recordings', () => {
  test('a student hands one in to a teacher whom they have accepted; both hear it, and the mark comes back', async () => {
    const portal = await world();
    const [teacher, student] = [await makeUser(portal), await makeUser(portal, { role: 'student' })];
    await accepted(portal, teacher, student);
    const [forTeacher, forStudent] = [await as(portal, teacher), await as(portal, student)];
    const { id } = await forStudent.pronunciation.handIn(recordingFor(teacher));
    expect((await forTeacher.pronunciation.recordings()).heard).toMatchObject([
      { id, target: 'sheep', contrast: 'ship-sheep', mark: null, who: student.username, isMine: false },
    ]);
    for (const caller of [forTeacher, forStudent]) {
      expect(await caller.pronunciation.hear({ id })).toEqual({ type: 'audio/webm', audio: webm.toString('base64') });
    }
    await forTeacher.pronunciation.mark({ id, mark: 'nearly', note: 'Longer.' });
    expect((await forStudent.pronunciation.recordings()).spoken).toMatchObject([
      { id, mark: 'nearly', note: 'Longer.', who: teacher.username, isMine: true },
    ]);
    await expect(forStudent.pronunciation.mark({ id, mark: 'clear' })).rejects.toEqual(refused('recording_not_found'));
  });

  test('nobody else hears, marks or deletes it, whatever their role: it answers like one that does not exist', async () => {
    const portal = await world();
    const id = await givenTo(portal, await makeUser(portal));
    for (const role of ['student', 'teacher', 'school_admin', 'admin'] as const) {
      const { pronunciation } = await as(portal, await makeUser(portal, { role }));
      expect(await pronunciation.recordings()).toEqual({ heard: [], spoken: [] });
      await Promise.all(
        [pronunciation.hear({ id }), pronunciation.mark({ id, mark: 'clear' }), pronunciation.remove({ id })].map(
          (attempt) => expect(attempt).rejects.toEqual(refused('recording_not_found')),
        ),
      );
    }
  });

  test('regression: one that somebody else asks to delete is still there after the refusal', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const id = await givenTo(portal, teacher);
    const { pronunciation } = await as(portal, await makeUser(portal));
    await expect(pronunciation.remove({ id })).rejects.toEqual(refused('recording_not_found'));
    expect((await (await as(portal, teacher)).pronunciation.recordings()).heard).toMatchObject([{ id }]);
  });

  test('a teacher who is not accepted gets none, and one who was left hears none any more', async () => {
    const portal = await world();
    const [teacher, student] = [await makeUser(portal), await makeUser(portal, { role: 'student' })];
    const { pronunciation, profile } = await as(portal, student);
    await expect(pronunciation.handIn(recordingFor(teacher))).rejects.toEqual(refused('teacher_not_found'));
    await (await as(portal, teacher)).profile.associate({ email: student.email });
    await expect(pronunciation.handIn(recordingFor(teacher))).rejects.toEqual(refused('teacher_not_found'));
    await profile.acceptOwner({ id: teacher.id });
    const { id } = await pronunciation.handIn(recordingFor(teacher));
    await profile.leaveOwner({ id: teacher.id });
    const forTeacher = await as(portal, teacher);
    await expect(forTeacher.pronunciation.hear({ id })).rejects.toEqual(refused('recording_not_found'));
    expect((await forTeacher.pronunciation.recordings()).heard).toEqual([]);
    expect(await pronunciation.hear({ id })).toMatchObject({ type: 'audio/webm' });
  });

  test('is deleted after its days, and either of the two deletes it sooner', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const { pronunciation } = await as(portal, teacher);
    const [old, gone] = [await givenTo(portal, teacher), await givenTo(portal, teacher)];
    await pronunciation.remove({ id: gone });
    expect((await pronunciation.recordings()).heard.map(({ id }) => id)).toEqual([old]);
    portal.deps.clock.advance({ days: retention.recordings.usual });
    await expect(pronunciation.hear({ id: old })).rejects.toEqual(refused('recording_not_found'));
    await purge(portal.deps);
    expect(await portal.deps.db.recording.count()).toBe(0);
  });

  test('what is no recording, or too large, is refused whatever it is called', async () => {
    const portal = await world();
    const [teacher, student] = [await makeUser(portal), await makeUser(portal, { role: 'student' })];
    await accepted(portal, teacher, student);
    const { pronunciation } = await as(portal, student);
    for (const bytes of ['<html><script>', 'MZ', '%PDF-1.7', '\u001aEßmatroska', 'RIFFxxxxAVI ']) {
      const audio = Buffer.from(bytes, 'latin1').toString('base64');
      await expect(pronunciation.handIn({ ...recordingFor(teacher), audio })).rejects.toEqual(refused('no_recording'));
    }
    const large = Buffer.concat([webm, Buffer.alloc(recordingLimits.bytes)]).toString('base64');
    await expect(pronunciation.handIn({ ...recordingFor(teacher), audio: large })).rejects.toThrow(/too large/);
    await expect(pronunciation.handIn({ ...recordingFor(teacher), audio: 'not base64!' })).rejects.toThrow(
      /no recording/,
    );
    expect(await portal.deps.db.recording.count()).toBe(0);
  });

  test('one student has so many at a time, even where several arrive at once', async () => {
    const portal = await world();
    const [teacher, student] = [await makeUser(portal), await makeUser(portal, { role: 'student' })];
    await accepted(portal, teacher, student);
    const { pronunciation } = await as(portal, student);
    const sent = await Promise.allSettled(
      Array.from({ length: recordingLimits.perStudent + 3 }, () => pronunciation.handIn(recordingFor(teacher))),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(recordingLimits.perStudent);
    await expect(pronunciation.handIn(recordingFor(teacher))).rejects.toEqual(refused('recordings_full'));
  });

  test('goes with its student and with its teacher', async () => {
    const portal = await world();
    const [teacher, admin] = [await makeUser(portal), await makeUser(portal, { role: 'admin' })];
    await givenTo(portal, teacher);
    await (await as(portal, admin)).users.remove({ id: teacher.id });
    expect(await portal.deps.db.recording.count()).toBe(0);
  });
});

test('a teacher switches recognition off for students who accepted, and for nobody else', async () => {
  const portal = await world();
  const [teacher, student, invited] = [
    await makeUser(portal),
    await makeUser(portal, { role: 'student' }),
    await makeUser(portal, { role: 'student' }),
  ];
  await accepted(portal, teacher, student);
  await (await as(portal, teacher)).profile.associate({ email: invited.email });
  const isAllowed = async (user: { id: string }) =>
    (await (await as(portal, user)).profile.studentSettings()).forMe.recognition;
  expect(await isAllowed(student)).toBe('on');
  const { profile } = await as(portal, teacher);
  expect(await profile.setStudentSettings({ recognition: 'off' })).toEqual({
    mine: { recognition: 'off', writingHelp: 'questions' },
    forMe: { recognition: 'on', writingHelp: 'full' },
  });
  expect(await isAllowed(student)).toBe('off');
  expect(await isAllowed(invited)).toBe('on');
  await profile.setStudentSettings({ recognition: 'on' });
  expect(await isAllowed(student)).toBe('on');
});
