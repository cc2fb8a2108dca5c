import { homophoneTable } from '#shared/content/words/homophone-table';
import { tidy } from '#shared/language/normalise';

export type Variety = 'british' | 'american';

/** Words that sound the same and are spelled differently. */
export interface HomophoneGroup {
  words: readonly string[];
  /** The variety of English in which they do; where nothing is said, it is so in both. */
  only?: Variety;
}

const isVariety = (text: string | undefined): text is Variety => text === 'british' || text === 'american';

export const homophoneGroups: readonly HomophoneGroup[] = homophoneTable
  .trim()
  .split('\n')
  .map((line) => {
    const [words = '', only] = line.split(' | ');
    return { words: words.split(' '), ...(isVariety(only) && { only }) };
  });

/** One key for a word, however its apostrophe and its capitals are typed. */
const keyOf = (word: string) => tidy(word).toLowerCase();

const groupsByWord = new Map<string, HomophoneGroup[]>();
for (const group of homophoneGroups) {
  for (const word of group.words) {
    const key = keyOf(word);
    groupsByWord.set(key, [...(groupsByWord.get(key) ?? []), group]);
  }
}

/** The groups that a word stands in; none for most words. */
export function homophoneGroupsOf(word: string): readonly HomophoneGroup[] {
  return groupsByWord.get(keyOf(word)) ?? [];
}

/** The other words that sound like this one: anywhere, or in one variety where one is named. */
export function homophonesOf(word: string, variety?: Variety): readonly string[] {
  const heard = homophoneGroupsOf(word).filter(({ only }) => !only || !variety || only === variety);
  const key = keyOf(word);
  return [...new Set(heard.flatMap(({ words }) => words))].filter((other) => keyOf(other) !== key);
}
