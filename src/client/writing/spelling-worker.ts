import type { Flag } from '#shared/writing/flag';
import { makeSpellingCheck } from '#shared/writing/spelling/spelling-check';
import type { TaughtWord } from '#shared/writing/spelling/taught-words';

/** First the words that we teach, then texts, each with a number by which its answer is known. */
export type SpellingQuestion = { words: readonly TaughtWord[] } | { id: number; text: string };
export interface SpellingAnswer {
  id: number;
  flags: readonly Flag[];
}

let check: ReturnType<typeof makeSpellingCheck> | undefined;

addEventListener('message', ({ data }: MessageEvent<SpellingQuestion>) => {
  if ('words' in data) check = makeSpellingCheck(data.words);
  else postMessage({ id: data.id, flags: check?.(data.text) ?? [] } satisfies SpellingAnswer);
});
