import type { QueryClient } from '@tanstack/react-query';
import { wordBook } from '#client/words/use-word-book';
import type { Level } from '#shared/core/level';
import { wordsToTeach } from '#shared/lessons/plan/given-text';
import { type OwnTextFault, ownTextFault } from '#shared/lessons/plan/own-text-fault';
import { profileText } from '#shared/vocabulary/level-profile';
import { readText } from '#shared/vocabulary/read-text';

export interface OwnTextReading {
  fault?: OwnTextFault;
  /** How hard it is; undefined where that cannot be said. */
  level: Level | undefined;
  /** What the plan explains of it. */
  taught: { term: string; meaning: string }[];
}

/** Reads a text of one's own for a class, as the plan will. */
export async function readOwnText(client: QueryClient, text: string, classLevel: Level): Promise<OwnTextReading> {
  const { index } = await client.ensureQueryData(wordBook);
  const { level } = profileText(readText(text).text, index);
  const fault = ownTextFault(text, index);
  const taught = fault ? [] : wordsToTeach(readText(text).text, classLevel, index);
  return { ...(fault && { fault }), level, taught: taught.map(({ term, meaning }) => ({ term, meaning })) };
}
