import { amounts, genres, structures, tenses } from '#shared/content/dice/tasks';
import { isWithin, type Level } from '#shared/core/level';
import { mulberry32, pick } from '#shared/core/random';
import type { TaskCard } from './story';

/** A task card for a level: the same seed gives the same card. The tense and the structure are those of the level. */
export function dealTask(level: Level, seed: number): TaskCard {
  const random = mulberry32(seed);
  const one = (from: readonly { text: string; from: Level }[]) =>
    pick(
      from.filter((choice) => isWithin(choice.from, level)),
      random,
    )?.text ?? '';
  // What is new at a level is practised twice as often as what is known.
  const fresh = (from: readonly { text: string; from: Level }[]) => {
    const own = from.filter((choice) => choice.from === level);
    return own.length > 0 && random() < 0.5 ? (pick(own, random)?.text ?? '') : one(from);
  };
  return {
    tense: fresh(tenses),
    genre: one(genres),
    structure: fresh(structures),
    sentences: pick(amounts[level].sentences, random) ?? 5,
    minutes: pick(amounts[level].minutes, random) ?? 5,
  };
}
