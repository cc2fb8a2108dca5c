import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { guestTokenHeader } from '#shared/core/guest-token';
import { give, giving } from '#tests/support/given-work';
import { bearer, type Speaking, speakingPortal } from '#tests/support/speaking-portal';
import { breaks } from '#tests/support/speech-server';
import { as, asGuest, makeUser, tokenFor, world } from '#tests/support/world';

/** As a guest's device makes one up. */
const newToken = () => randomBytes(32).toString('hex');

const items = [
  { id: 'q1', kind: 'tf', prompt: 'Tom is late.', key: true, audioText: 'A: Where is Tom?\nB: He missed the bus.' },
  { id: 'q2', kind: 'tf', prompt: 'Tom walked.', key: false, audioText: 'A: Where is Tom?\nB: He missed the bus.' },
  { id: 'q3', kind: 'tf', prompt: 'Cats bark.', key: false },
] as const;

/** A quiz with a recording, begun as a test or as practice. */
async function begun({ portal, teacher }: Pick<Speaking, 'portal' | 'teacher'>, mode: 'test' | 'practice') {
  const caller = await as(portal, teacher);
  const { id: resource } = await caller.library.create({
    kind: 'quiz',
    title: 'Unit 3',
    data: { items: [...items], ...(mode === 'test' && { rules: { release: 'end' } }) },
  });
  const activity = { kind: 'questions', from: { resource } } as const;
  return { caller, resource, attempt: await caller.attempts.start({ appId: 'esl-tests', activity, mode }) };
}

const lineOf = (url: string, id: string, rest: string) => `${url}/speech/attempts/${id}/items/${rest}`;

describe('a recording in an attempt', () => {
  test('regression: the script of a test stays on the server that speaks', async () => {
    const all = await speakingPortal();
    const { caller, attempt } = await begun(all, 'test');
    expect(JSON.stringify(attempt)).not.toMatch(/missed the bus/);
    expect(attempt.items.map(({ item }) => item.recording)).toEqual([
      { of: 'q1', lines: 2 },
      { of: 'q1', lines: 2 },
      undefined,
    ]);
    for (const again of [
      await caller.attempts.get({ id: attempt.id }),
      await caller.attempts.hold({ id: attempt.id, tab: 'tab-1234' }),
    ]) {
      expect(JSON.stringify(again)).not.toMatch(/missed the bus/);
    }
    const sound = await fetch(lineOf(all.url, attempt.id, 'q2/script/1'), { headers: { ...bearer(all.token) } });
    expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(JSON.parse(all.server.received[0]?.text ?? '')).toMatchObject({
      input: 'He missed the bus.',
      voice: 'bert',
    });
  });

  test('regression: a learner who tests their own spelling still gets the letters, and a level test no script', async () => {
    const { caller } = await begun(await speakingPortal({}), 'practice');
    await caller.tokens.consume({ amount: 3, action: 'esl-tests', launch: true });
    const spelling = await caller.attempts.start({
      appId: 'spelling-quest',
      activity: { kind: 'words', from: { builtIn: { level: 'A1', topic: 'food' } }, tasks: ['spell'], count: 3 },
      mode: 'test',
    });
    for (const { item } of spelling.items) expect(item.audioText).toMatch(/[a-z]/);
    const test = await caller.attempts.start({
      appId: 'esl-tests',
      activity: { kind: 'level-test', level: 'A2', skills: ['listening'], count: 10 },
      mode: 'test',
    });
    expect(test.items.length).toBeGreaterThan(0);
    for (const { item } of test.items) {
      expect(item.audioText).toBeUndefined();
      expect(item.recording?.lines).toBeGreaterThan(0);
    }
  });

  test('travels where there is no such server, in practice, and after the results are out', async () => {
    const portal = await world();
    const silent = await begun({ portal, teacher: await makeUser(portal) }, 'test');
    expect(silent.attempt.items[0]?.item.audioText).toMatch(/missed the bus/);
    const all = await speakingPortal();
    expect((await begun(all, 'practice')).attempt.items[0]?.item.audioText).toMatch(/missed the bus/);
    const { caller, attempt } = await begun(all, 'test');
    expect((await caller.attempts.finish({ id: attempt.id, tab: 'tab-1234' })).items[0]?.item.audioText).toMatch(/bus/);
  });

  test('waits for the release like a key; whose quiz it is sees it before', async () => {
    const all = await speakingPortal();
    const caller = await as(all.portal, all.teacher);
    const { id: resource } = await caller.library.create({
      kind: 'quiz',
      title: 'Unit 3',
      data: { items: [...items], rules: { release: 'by-hand' } },
    });
    const { token } = await caller.library.share({ id: resource, mode: 'play' });
    const student = await as(all.portal, await makeUser(all.portal, { role: 'student' }));
    const activity = { kind: 'questions', from: { shared: token } } as const;
    const { id } = await student.attempts.start({ appId: 'classroom-quiz-maker', activity, mode: 'practice' });
    await student.attempts.finish({ id });
    expect(JSON.stringify(await student.attempts.get({ id }))).not.toMatch(/missed the bus/);
    expect(JSON.stringify(await caller.history.attempt({ id }))).toMatch(/missed the bus/);
    await caller.attempts.release({ id: resource });
    expect(JSON.stringify(await student.attempts.get({ id }))).toMatch(/missed the bus/);
  });

  test('is said by the device where the server is away: then its lines from there on are told', async () => {
    const all = await speakingPortal();
    const { attempt } = await begun(all, 'test');
    all.server.will(breaks);
    const away = await fetch(lineOf(all.url, attempt.id, 'q1/script/1'), { headers: { ...bearer(all.token) } });
    expect([away.status, await away.json()]).toEqual([
      503,
      { reason: 'speech_away', lines: [{ text: 'He missed the bus.', voice: 1 }] },
    ]);
  });

  test('is heard by its player alone: for all others there is none', async () => {
    const all = await speakingPortal();
    const { attempt } = await begun(all, 'test');
    const other = await tokenFor(all.portal, await makeUser(all.portal, { role: 'student' }));
    for (const token of [other, undefined]) {
      const answer = await fetch(lineOf(all.url, attempt.id, 'q1/script/0'), { headers: { ...bearer(token) } });
      expect([answer.status, (await answer.json()).reason]).toEqual([404, 'attempt_not_found']);
    }
    for (const rest of ['q9/script/0', 'q1/script/2', 'q3/script/0', 'q3/question/9']) {
      const answer = await fetch(lineOf(all.url, attempt.id, rest), { headers: { ...bearer(all.token) } });
      expect([rest, answer.status]).toEqual([rest, 404]);
    }
    expect((await fetch(lineOf(all.url, attempt.id, 'q1/key/0'), { headers: { ...bearer(all.token) } })).status).toBe(
      400,
    );
    expect(all.server.received).toEqual([]);
  });

  test('and a question read aloud are heard by the guest who plays, and by no other guest', async () => {
    const { server, portal, url, teacher } = await speakingPortal();
    const { caller, resource } = await begun({ portal, teacher }, 'practice');
    const { id: classId } = await caller.classes.create({ name: 'Class 5b', timeZone: 'UTC' });
    const activity = { kind: 'questions', from: { resource } } as const;
    const work = await give(caller, giving(classId, { appId: 'classroom-quiz-maker', activity, withCode: true }));
    const { code } = await caller.assignments.get({ id: work });
    const guest = newToken();
    const playing = asGuest(portal, guest);
    await playing.join.enter({ code: code ?? '', name: 'Anna', token: guest });
    const joined = { kind: 'joined', assignment: work } as const;
    const { id } = await playing.attempts.start({ appId: 'classroom-quiz-maker', activity: joined, mode: 'practice' });
    const address = lineOf(url, id, 'q3/question/0');
    expect((await fetch(address, { headers: { [guestTokenHeader]: guest } })).status).toBe(200);
    expect(JSON.parse(server.received[0]?.text ?? '').input).toBe('Cats bark.');
    expect((await fetch(address, { headers: { [guestTokenHeader]: newToken() } })).status).toBe(404);
    expect((await fetch(address)).status).toBe(404);
  });
});

test('regression: where no sound can be written, the device is told what to say', async () => {
  const all = await speakingPortal();
  const { attempt } = await begun(all, 'test');
  writeFileSync(path.join(all.portal.folder, 'speech'), 'a file in the place of the folder');
  const answer = await fetch(lineOf(all.url, attempt.id, 'q1/script/0'), { headers: { ...bearer(all.token) } });
  expect([answer.status, answer.headers.get('cache-control'), (await answer.json()).lines]).toEqual([
    503,
    'no-store',
    [
      { text: 'Where is Tom?', voice: 0 },
      { text: 'He missed the bus.', voice: 1 },
    ],
  ]);
});

test('a question of a live game is heard by who plays it, while it is asked and no other', async () => {
  const { server, portal, url, teacher } = await speakingPortal();
  const caller = await as(portal, teacher);
  const { id: resource } = await caller.library.create({ kind: 'quiz', title: 'Unit 3', data: { items: [...items] } });
  const { id: classId } = await caller.classes.create({ name: 'Class 5b', timeZone: 'UTC' });
  const made = await caller.live.make({
    requestId: crypto.randomUUID(),
    classId,
    appId: 'classroom-quiz-maker',
    from: { kind: 'set', resourceId: resource },
    settings: { seconds: null },
  });
  const student = await makeUser(portal, { role: 'student' });
  const token = await tokenFor(portal, student);
  const name = { name: 'Anna', nameKey: 'anna', createdAt: portal.deps.clock.now() };
  await portal.deps.db.enrolment.create({ data: { classId, userId: student.id, ...name } });
  await (await as(portal, student)).live.join({ code: made.code ?? '' });
  const ask = async (rest: string, by: string | undefined = token) =>
    (await fetch(`${url}/speech/live/${made.id}/items/${rest}`, { headers: { ...bearer(by) } })).status;
  expect(await ask('q1/script/1')).toBe(404);
  await caller.live.press({ id: made.id, version: 1, press: { kind: 'start' } });
  expect(await ask('q1/script/1')).toBe(200);
  expect(JSON.parse(server.received[0]?.text ?? '').input).toBe('He missed the bus.');
  expect(await ask('q2/script/1')).toBe(404);
  expect(await ask('q1/script/1', await tokenFor(portal, await makeUser(portal)))).toBe(404);
  expect(await ask('q1/script/1', '')).toBe(404);
});
