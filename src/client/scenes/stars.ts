import { readStoredJson } from '#client/lib/storage';

/** The stars of each station of Spelling Quest, by list; one that was never played has none. Kept on this device. */
type QuestStars = Record<string, (number | null)[]>;
export const questStarsKey = 'spelling-quest:map';

/** Checked by hand: guests see the companion too, and do not load the schema library. */
const isQuestStars = (stored: unknown): stored is QuestStars =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every(
    (list) => Array.isArray(list) && list.every((stars) => stars === null || typeof stars === 'number'),
  );

export function readQuestStars(): QuestStars {
  const stored = readStoredJson(questStarsKey);
  return isQuestStars(stored) ? stored : {};
}

/** All stars that were earned on this device: by them the companion grows. */
export function allStars(): number {
  return Object.values(readQuestStars())
    .flat()
    .reduce<number>((sum, stars) => sum + (stars ?? 0), 0);
}
