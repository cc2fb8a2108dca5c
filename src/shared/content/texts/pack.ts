import { type Level, levels } from '#shared/core/level';
import type { AuthoredText } from './text';

/** A chunk for each level; none of it in a first view. */
const chunks: Record<Level, () => Promise<readonly AuthoredText[]>> = {
  A1: () => import('./a1/all').then((m) => m.texts),
  A2: () => import('./a2/all').then((m) => m.texts),
  B1: () => import('./b1/all').then((m) => m.texts),
  B2: () => import('./b2/all').then((m) => m.texts),
};

/** The texts and the dialogues of one level. */
export const loadTexts = (level: Level): Promise<readonly AuthoredText[]> => chunks[level]();

/** What a class of a level can read and hear: its own texts, and those of the level below. */
export async function loadTextsFor(level: Level): Promise<AuthoredText[]> {
  const place = levels.indexOf(level);
  return (await Promise.all(levels.slice(Math.max(0, place - 1), place + 1).map(loadTexts))).flat();
}

export async function loadAllTexts(): Promise<AuthoredText[]> {
  return (await Promise.all(levels.map(loadTexts))).flat();
}
