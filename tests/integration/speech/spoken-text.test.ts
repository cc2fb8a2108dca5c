import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { attemptLimits } from '#server/adapters/limiter';
import { mostSpokenLetters } from '#shared/core/spoken-letters';
import { makeKey } from '#tests/support/security';
import { serve } from '#tests/support/server';
import { bearer, hear, speakingPortal } from '#tests/support/speaking-portal';
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
import { makeUser, tokenFor, world } from '#tests/support/world';

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
