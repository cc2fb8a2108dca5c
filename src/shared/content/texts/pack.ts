import { type Level, levels } from '#shared/core/level';
import type { AuthoredText } from './text';

type Load = () => Promise<readonly AuthoredText[]>;

/** A chunk for each level and kind; none of it in a first view. */
const chunks: Record<Level, { texts: Load; dialogues: Load }> = {
  A1: {
    texts: () => import('./a1-texts').then((m) => m.texts),
    dialogues: () => import('./a1-dialogues').then((m) => m.dialogues),
  },
  A2: {
    texts: () => import('./a2-texts').then((m) => m.texts),
    dialogues: () => import('./a2-dialogues').then((m) => m.dialogues),
  },
  B1: {
    texts: () => import('./b1-texts').then((m) => m.texts),
    dialogues: () => import('./b1-dialogues').then((m) => m.dialogues),
  },
  B2: {
    texts: () => import('./b2-texts').then((m) => m.texts),
    dialogues: () => import('./b2-dialogues').then((m) => m.dialogues),
  },
};

/** The texts and the dialogues of one level. */
export async function loadTexts(level: Level): Promise<AuthoredText[]> {
  const [texts, dialogues] = await Promise.all([chunks[level].texts(), chunks[level].dialogues()]);
  return [...texts, ...dialogues];
}

/** What a class of a level can read and hear: its own texts, and those of the level below. */
export async function loadTextsFor(level: Level): Promise<AuthoredText[]> {
  const place = levels.indexOf(level);
  return (await Promise.all(levels.slice(Math.max(0, place - 1), place + 1).map(loadTexts))).flat();
}

export async function loadAllTexts(): Promise<AuthoredText[]> {
  return (await Promise.all(levels.map(loadTexts))).flat();
}
