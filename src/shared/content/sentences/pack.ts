import type { Level } from '#shared/core/level';
import type { Sentence } from './sentence';

/** Each level is a chunk of its own: a browser loads only what it shows. */
const files = import.meta.glob<Sentence[]>('./{a1,a2,b1,b2}.ts', { import: 'sentences' });

export async function loadSentences(level: Level): Promise<Sentence[]> {
  return (await files[`./${level.toLowerCase()}.ts`]?.()) ?? [];
}
