import type { Flag } from '#shared/writing/flag';
import type { TaughtWord } from '#shared/writing/spelling/taught-words';
import type { SpellingAnswer, SpellingQuestion } from './spelling-worker';

/** The misspellings of a text. None where the dictionaries cannot be had: they are an extra. */
export type Spelling = (text: string) => Promise<readonly Flag[]>;

/** Reads the dictionaries: beside the page, so that it never waits for them, or in it where a browser has no workers. */
export function startSpelling(words: readonly TaughtWord[]): Spelling {
  // Examples and meanings need not be copied to the worker.
  const taught = words.map(({ word, partOfSpeech, level }) => ({ word, partOfSpeech, level }));
  return typeof Worker === 'undefined' ? inPage(taught) : besidePage(taught);
}

function besidePage(words: readonly TaughtWord[]): Spelling {
  const worker = new Worker(new URL('./spelling-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { text: string; answer: (flags: readonly Flag[]) => void }>();
  let last = 0;
  let instead: Spelling | undefined;
  const ask = (question: SpellingQuestion) => worker.postMessage(question);
  worker.addEventListener('message', ({ data }: MessageEvent<SpellingAnswer>) => {
    waiting.get(data.id)?.answer(data.flags);
    waiting.delete(data.id);
  });
  // An older browser has workers, but none that are modules.
  worker.addEventListener('error', () => {
    instead = inPage(words);
    for (const { text, answer } of waiting.values()) void instead(text).then(answer);
    waiting.clear();
  });
  ask({ words });
  return (text) => {
    if (instead) return instead(text);
    return new Promise((answer) => {
      last += 1;
      waiting.set(last, { text, answer });
      ask({ id: last, text });
    });
  };
}

function inPage(words: readonly TaughtWord[]): Spelling {
  let making: Promise<(text: string) => readonly Flag[]> | undefined;
  return async (text) => {
    making ??= import('#shared/writing/spelling/spelling-check').then((module) => module.makeSpellingCheck(words));
    try {
      return (await making)(text);
    } catch {
      making = undefined;
      return [];
    }
  };
}
