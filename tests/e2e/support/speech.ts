import type { Page } from '@playwright/test';

/** Gives the browser an English voice, which headless ones have not; what it says is kept in `window.said`. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voice = { voiceURI: 'test', name: 'Test voice', lang: 'en-GB', default: true, localService: true };
    class Utterance {
      onend: (() => void) | null = null;
      constructor(readonly text: string) {}
    }
    const synthesis = {
      speaking: false,
      pending: false,
      getVoices: () => [voice],
      speak(utterance: Utterance) {
        said.push(utterance.text);
        queueMicrotask(() => utterance.onend?.());
      },
      cancel() {},
      addEventListener() {},
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(window, 'said', { value: said });
  });
}

/** All that was said so far. */
export const saidOn = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'said'));

/** A recogniser that hears these in turn, and never listens: `none` where the browser has none at all. */
export async function giveRecogniser(page: Page, heard: readonly string[] | 'none'): Promise<void> {
  await page.addInitScript((words) => {
    const waiting = words === 'none' ? [] : [...words];
    class Recogniser {
      onresult: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      static available = async () => 'unavailable';
      start() {
        Object.defineProperty(window, 'started', { value: true, configurable: true });
        queueMicrotask(() => {
          const transcript = waiting.shift();
          if (transcript) this.onresult?.({ results: [[{ transcript }]] });
          this.onend?.();
        });
      }
      stop() {}
      abort() {}
    }
    const value = words === 'none' ? undefined : Recogniser;
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
      Object.defineProperty(window, name, { value });
    }
  }, heard);
}
