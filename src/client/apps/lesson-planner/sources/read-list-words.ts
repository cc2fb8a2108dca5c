import type { QueryClient } from '@tanstack/react-query';
import { meanings } from '#client/words/use-meanings';
import { wordBook } from '#client/words/use-word-book';
import type { WordEntry } from '#shared/content/words/word-list';
import { filledEntries, withoutMeaning } from '#shared/lessons/plan/list-words';

/** The terms among them that a plan would teach without a meaning. */
export async function termsWithoutMeaning(client: QueryClient, entries: readonly WordEntry[]): Promise<string[]> {
  const [{ index }, chooser] = await Promise.all([client.ensureQueryData(wordBook), client.ensureQueryData(meanings)]);
  return withoutMeaning(filledEntries(entries, index, chooser)).map(({ term }) => term);
}
