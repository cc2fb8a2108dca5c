import { afterEach, expect, test, vi } from 'vitest';
import { listenOnce } from '#client/speech/recognise';

/** A recogniser that hears a word once it is stopped, and nothing once it is aborted. */
function giveRecogniser(word: string): void {
  class Recogniser {
    onresult: ((event: unknown) => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    onend: (() => void) | null = null;
    start() {}
    stop() {
      this.onresult?.({ results: [[{ transcript: word }]] });
      this.onend?.();
    }
    abort() {
      this.onerror?.({ error: 'aborted' });
      this.onend?.();
    }
  }
  vi.stubGlobal('window', { SpeechRecognition: Recogniser });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('whoever stops is heard until then', async () => {
  giveRecogniser('sheep');
  const listening = listenOnce(false);
  listening.stop();
  expect(await listening.heard).toEqual({ ok: true, words: ['sheep'] });
});

test('whoever leaves is not', async () => {
  giveRecogniser('sheep');
  const listening = listenOnce(false);
  listening.leave();
  expect(await listening.heard).toEqual({ ok: true, words: [] });
});
