import { describe, expect, test } from 'vitest';
import { accepted, webm } from '#tests/support/recordings';
import { bearer, speakingPortal } from '#tests/support/speaking-portal';
import { breaks, goesOn, sends } from '#tests/support/speech-server';
import { as, makeUser, tokenFor } from '#tests/support/world';

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
