/** How often a word is said, from 0 (the thousand most said ones) to 4; `unsaid` words are never suggested. */
export type Group = number;
const unsaid = 5;

/** The words of British and American English, in their own letters. */
export type WordList = ReadonlyMap<string, Group>;

export const mayBeSuggested = (group: Group) => group < unsaid;

/** Reads the list as `scripts/make-spelling-words.mjs` writes it: letters of the word before, group, what follows. */
export function readWordList(text: string): WordList {
  const list = new Map<string, Group>();
  let word = '';
  for (const line of text.split('\n')) {
    if (line === '') continue;
    word = word.slice(0, line.charCodeAt(0) - 97) + line.slice(2);
    list.set(word, line.charCodeAt(1) - 48);
  }
  return list;
}
