import { randomBytes } from 'node:crypto';
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { attemptLimits } from '#server/adapters/limiter';
import { guestTokenHeader } from '#shared/core/guest-token';
import { mostSpokenLetters } from '#shared/core/spoken-letters';
import { give, giving } from '#tests/support/given-work';
import { accepted, webm } from '#tests/support/recordings';
import { makeKey } from '#tests/support/security';
import { serve } from '#tests/support/server';
import {
  breaks,
  goesOn,
  hangs,
  mp3,
  redirects,
  sends,
  speaks,
  speechKey,
  speechServer,
} from '#tests/support/speech-server';
import { as, asGuest, makeUser, tokenFor, type World, world } from '#tests/support/world';

/** A portal with a speech server, and somebody who may have things said. */
async function speakingPortal(more: Record<string, string> = {}) {
  const server = await speechServer();
  onTestFinished(server.close);
  const portal = await world({ ...server.settings, ...more });
  const { url } = await serve(portal);
  const teacher = await makeUser(portal);
  const token = await tokenFor(portal, teacher);
  return { server, portal, url, teacher, token };
}
type Speaking = Awaited<ReturnType<typeof speakingPortal>>;

const bearer = (token: string | undefined) => (token ? { authorization: `Bearer ${token}` } : undefined);

function hear({ url, token }: { url: string; token: string | undefined }, text: string, voice = '0') {
  return fetch(`${url}/speech/text?${new URLSearchParams({ text, voice })}`, { headers: { ...bearer(token) } });
}

/** As a guest's device makes one up. */
const newToken = () => randomBytes(32).toString('hex');

const soundsOf = ({ folder }: World) => readdirSync(path.join(folder, 'speech'));

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

describe('a text', () => {
  test('is said by the server once, and comes from the disk after that', async () => {
    const all = await speakingPortal();
    const first = await hear(all, ' Good   morning! ');
    expect(first.status).toBe(200);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'private, max-age=2592000',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(first.headers.get('vary')).toMatch(/Authorization/);
    expect(Buffer.from(await first.arrayBuffer())).toEqual(mp3());
    expect((await hear(all, 'Good morning!')).status).toBe(200);
    expect(all.server.received).toHaveLength(1);
    const { path: asked, authorization, text } = all.server.received[0] ?? {};
    expect([asked, authorization]).toEqual(['/v1/audio/speech', `Bearer ${speechKey}`]);
    const body = { model: 'test-voice', input: 'Good morning!', voice: 'anna', response_format: 'mp3' };
    expect(JSON.parse(text ?? '')).toEqual(body);
  });

  test('has another voice for the other speaker, and a part of it may be asked for', async () => {
    const all = await speakingPortal();
    await hear(all, 'Hello.', '0');
    await hear(all, 'Hello.', '1');
    expect(all.server.received.map(({ text }) => JSON.parse(text).voice)).toEqual(['anna', 'bert']);
    const headers = { ...bearer(all.token), range: 'bytes=0-3' };
    const part = await fetch(`${all.url}/speech/text?text=Hello.&voice=0`, { headers });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4]);
  });

  test('that twenty want at once is asked for once, and counted once', async () => {
    const all = await speakingPortal();
    const answers = await Promise.all(Array.from({ length: 20 }, () => hear(all, 'All together.')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(all.server.received).toHaveLength(1);
    const count = { limit: 'speech-account', key: all.teacher.id } as const;
    const left = attemptLimits['speech-account'].points - 1;
    await Promise.all(Array.from({ length: left }, () => all.portal.deps.limiter.take([count])));
    expect(await all.portal.deps.limiter.take([count])).toMatchObject({ reason: 'too_many_attempts' });
  });

  test('is said for who is signed in, at a length that a line has', async () => {
    const all = await speakingPortal();
    expect((await hear({ ...all, token: '' }, 'My own words.')).status).toBe(401);
    const { key } = await makeKey(all.portal, all.teacher, 'spend');
    expect((await hear({ ...all, token: key }, 'Hello.')).status).toBe(401);
    expect((await hear(all, 'x'.repeat(mostSpokenLetters + 1))).status).toBe(400);
    expect((await hear(all, ' ')).status).toBe(400);
    expect((await hear(all, 'Hello.', '2')).status).toBe(400);
    expect(all.server.received).toEqual([]);
  });

  test('of the pack is said for visitors as well: a word, a phrase and an example, and nothing else', async () => {
    const all = await speakingPortal();
    const visitor = { ...all, token: undefined };
    const [word] = await all.portal.deps.words.ofTopic('A1', 'food');
    for (const text of [word?.word ?? '', `${word?.word}.`, word?.example ?? '', 'look after'])
      expect([text, (await hear(visitor, text)).status]).toEqual([text, 200]);
    for (const text of ['My own words.', `${word?.example} ${word?.example}`, '???', '.'])
      expect([text, (await hear(visitor, text)).status]).toEqual([text, 401]);
  });

  test('counts against a limit only where the server has to be asked', async () => {
    const all = await speakingPortal();
    expect((await hear(all, 'Kept.')).status).toBe(200);
    const full = { limit: 'speech-account', key: all.teacher.id } as const;
    while (!(await all.portal.deps.limiter.take([full])));
    const refused = await hear(all, 'New.');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await hear(all, 'Kept.')).status).toBe(200);
  });

  test.each([
    ['breaks', breaks, 'refused'],
    ['redirects', redirects, 'redirected'],
    ['sends a page', sends('<p>Hello</p>', 'text/html'), 'wrong_type'],
    ['calls a page a sound', sends('<p>Hello</p>', 'audio/mpeg'), 'wrong_type'],
    ['is slow', hangs, 'too_slow'],
    ['never ends', goesOn('audio/mpeg'), 'too_long'],
  ])('of a server that %s is refused in one way, and nothing is kept or told', async (_name, behaviour, reason) => {
    const lines: string[] = [];
    const server = await speechServer();
    onTestFinished(server.close);
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    const SPEECH_TIMEOUT_SECONDS = reason === 'too_slow' ? '1' : '60';
    const portal = await world({ ...server.settings, SPEECH_TIMEOUT_SECONDS }, { log });
    const { url } = await serve(portal);
    const token = await tokenFor(portal, await makeUser(portal));
    server.will(behaviour);
    const answer = await hear({ url, token }, 'Hello.');
    const text = await answer.text();
    expect([answer.status, JSON.parse(text).reason, answer.headers.get('cache-control')]).toEqual([
      503,
      'speech_away',
      'no-store',
    ]);
    expect(lines.join('')).toContain(`"reason":"${reason}"`);
    expect(text + lines.join('')).not.toContain(speechKey);
    server.will(speaks);
    expect((await hear({ url, token }, 'Hello.')).status).toBe(200);
  });
});

describe('sounds on disk', () => {
  test('are no more than the limit: those unused longest go first', async () => {
    const all = await speakingPortal({ SPEECH_CACHE_MB: '1' });
    all.server.will(sends(mp3(290_000), 'audio/mpeg'));
    const folder = path.join(all.portal.folder, 'speech');
    for (const [place, text] of ['One.', 'Two.', 'Three.'].entries()) {
      const before = place === 0 ? [] : soundsOf(all.portal);
      await hear(all, text);
      const added = soundsOf(all.portal).find((name) => !before.includes(name)) ?? '';
      utimesSync(path.join(folder, added), 1000 + place, 1000 + place);
    }
    await hear(all, 'One.');
    await hear(all, 'Four.');
    expect(soundsOf(all.portal)).toHaveLength(3);
    all.server.received.length = 0;
    for (const text of ['One.', 'Three.', 'Four.']) await hear(all, text);
    expect(all.server.received).toEqual([]);
    await hear(all, 'Two.');
    expect(all.server.received).toHaveLength(1);
  });

  test('that broke are made anew, and none is left unfinished', async () => {
    const all = await speakingPortal();
    await hear(all, 'Hello.');
    const [name = ''] = soundsOf(all.portal);
    expect(soundsOf(all.portal)).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.mp3$/)]);
    const file = path.join(all.portal.folder, 'speech', name);
    writeFileSync(file, '');
    const again = await hear(all, 'Hello.');
    expect(Buffer.from(await again.arrayBuffer())).toEqual(mp3());
    expect([all.server.received.length, statSync(file).size]).toEqual([2, mp3().length]);
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

describe('what was said', () => {
  const send = ({ url, token }: { url: string; token: string | undefined }, body: Buffer, type = 'audio/webm') =>
    fetch(`${url}/speech/transcription`, {
      method: 'POST',
      body: Uint8Array.from(body),
      headers: { 'content-type': type, ...bearer(token) },
    });

  test('is written down for who is signed in', async () => {
    const all = await speakingPortal();
    const answer = await send(all, webm);
    expect([answer.status, await answer.json()]).toEqual([200, { text: 'Ship.' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [asked] = all.server.received;
    expect(asked?.path).toBe('/v1/audio/transcriptions');
    for (const part of ['name="model"\r\n\r\ntest-ear', 'filename="speech.webm"', 'name="language"\r\n\r\nen'])
      expect(asked?.text).toContain(part);
    expect((await send({ ...all, token: undefined }, webm)).status).toBe(401);
  });

  test('is not sent on where it is no recording, is too large, or a teacher switched it off', async () => {
    const all = await speakingPortal();
    expect((await send(all, Buffer.from('<p>'))).status).toBe(400);
    expect((await send(all, webm, 'application/json')).status).toBe(400);
    expect((await send(all, Buffer.concat([webm, Buffer.alloc(1_100_000)]))).status).toBe(413);
    const student = await makeUser(all.portal, { role: 'student' });
    await accepted(all.portal, all.teacher, student);
    await (await as(all.portal, all.teacher)).profile.setStudentSettings({ recognition: 'off' });
    const off = await send({ ...all, token: await tokenFor(all.portal, student) }, webm);
    expect([off.status, (await off.json()).reason]).toEqual([403, 'recognition_off']);
    expect(all.server.received).toEqual([]);
  });

  test.each([
    ['breaks', breaks],
    ['answers with something else', sends('{"heard":1}')],
    ['answers with no JSON', sends('Ship', 'text/plain')],
    ['never ends', goesOn('application/json')],
  ])('is refused in one way where the server %s', async (_name, behaviour) => {
    const all = await speakingPortal();
    all.server.will(behaviour);
    const answer = await send(all, webm);
    expect([answer.status, (await answer.json()).reason]).toEqual([503, 'speech_away']);
  });
});

test('without a speech server, and for what it does not do, there is nothing at these addresses', async () => {
  const portal = await world();
  const { url } = await serve(portal);
  const token = await tokenFor(portal, await makeUser(portal));
  expect((await hear({ url, token }, 'Hello.')).status).toBe(404);
  const server = await speechServer();
  onTestFinished(server.close);
  const { SPEECH_MODEL: _, ...listens } = server.settings;
  const listening = await world(listens);
  const { url: other } = await serve(listening);
  expect(
    (await hear({ url: other, token: await tokenFor(listening, await makeUser(listening)) }, 'Hello.')).status,
  ).toBe(404);
});
