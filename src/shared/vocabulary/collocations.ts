import { collocationTable } from '#shared/content/words/collocation-table';

/** Words that go with a word, by the word: the verb with its nouns, the noun with its adjectives and verbs. */
const byWord = new Map<string, string[]>();

/** All phrases of the table, each with the word under which it stands. */
export const collocations: readonly { word: string; phrase: string }[] = collocationTable
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [word = '', phrases = ''] = line.split('|').map((cell) => cell.trim());
    return phrases.split(',').map((phrase) => ({ word, phrase: phrase.trim() }));
  });

for (const { phrase } of collocations) {
  // Both ends of a phrase find it: `make a decision` stands under make and under decision.
  for (const word of new Set(phrase.split(' '))) {
    const list = byWord.get(word);
    if (list) list.push(phrase);
    else byWord.set(word, [phrase]);
  }
}

const most = 8;

/** Phrases in which learners will meet the word; none where the table has none. */
export function collocationsOf(term: string): readonly string[] {
  return term.length < 3 ? [] : (byWord.get(term.toLowerCase()) ?? []).slice(0, most);
}
