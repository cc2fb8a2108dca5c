import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hear, speakingPortal } from '#tests/support/speaking-portal';
import { mp3, sends } from '#tests/support/speech-server';
import type { World } from '#tests/support/world';

const soundsOf = ({ folder }: World) => readdirSync(path.join(folder, 'speech'));

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
