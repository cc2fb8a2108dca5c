import type { Random } from '#shared/core/random';

/** Words in the order in which they are asked. One that was missed comes back a few words later until it is known. */
export interface Returns {
  /** The first is being asked. Each stands here once. */
  waiting: readonly string[];
  /** How often one that was missed must still be right. */
  owed: Readonly<Record<string, number>>;
}

export const startReturns = (ids: readonly string[]): Returns => ({ waiting: [...new Set(ids)], owed: {} });

interface WordAnswer {
  isRight: boolean;
  /** How often a word must be right after it was missed. */
  rights: number;
  random: Random;
}

/**
 * The queue after its first word was answered. What comes back does so two to four words later,
 * or last where there are fewer.
 */
export function afterAnswer({ waiting, owed }: Returns, { isRight, rights, random }: WordAnswer): Returns {
  const [word, ...rest] = waiting;
  if (word === undefined) return { waiting, owed };
  const { [word]: before = 0, ...others } = owed;
  const left = isRight ? Math.max(0, before - 1) : rights;
  if (left === 0) return { waiting: rest, owed: others };
  const gap = 1 + Math.floor(random() * 3);
  return { waiting: [...rest.slice(0, gap), word, ...rest.slice(gap)], owed: { ...others, [word]: left } };
}

/** The first word is put off to the end; nothing is lost by that. */
export function afterSkip({ waiting, owed }: Returns): Returns {
  const [word, ...rest] = waiting;
  return { waiting: word === undefined ? rest : [...rest, word], owed };
}
