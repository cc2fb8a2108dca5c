import type { SoundId } from './sound';

/** Two sounds that are easily taken for each other, and words that differ in nothing else. */
export interface Contrast {
  id: string;
  /** The sounds, first of each pair first. None where the second word lacks the sound of the first. */
  sounds: readonly [SoundId, SoundId | null];
  /** What to listen for, in a sentence for learners. */
  hint: string;
  pairs: readonly Pair[];
}

/** The words, or phrases, with the first and with the second sound. */
export type Pair = readonly [string, string];

/** Pairs as they are written in the tables: `ship/sheep, sit/seat`. */
export function pairsOf(text: string): Pair[] {
  return text.split(',').map((pair) => {
    const [first = '', second = ''] = pair.trim().split('/');
    return [first, second];
  });
}
