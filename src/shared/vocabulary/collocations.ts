import { adjectives } from '#shared/content/words/collocations/adjectives';
import { adverbs } from '#shared/content/words/collocations/adverbs';
import { nouns } from '#shared/content/words/collocations/nouns';
import { verbs } from '#shared/content/words/collocations/verbs';
import { isWithin, type Level, levels, levelsAbove } from '#shared/core/level';

/** A phrase whose words belong together, and the level at which learners meet it. */
export interface Collocation {
  /** The word under which it stands. */
  word: string;
  phrase: string;
  level: Level;
}

/** All phrases of the tables. */
export const collocations: readonly Collocation[] = [verbs, adjectives, nouns, adverbs].flatMap((table) =>
  table.trim().split('\n').flatMap(readLine),
);

/** Reads `make | A1: make a cake; A2: make a noise, make a mistake`. */
function readLine(line: string): Collocation[] {
  const [word = '', groups = ''] = line.split(' | ');
  return groups.split('; ').flatMap((group) => {
    const [name, phrases = ''] = group.split(': ');
    const level = levels.find((one) => one === name);
    if (!level) throw new Error(`No level in: ${line}`);
    return phrases.split(', ').map((phrase) => ({ word, phrase, level }));
  });
}

/** Words that stand in many phrases and are looked up for none of them. */
const littleWords = new Set(['the', 'your', 'someone']);

const byWord = new Map<string, Collocation[]>();
for (const one of collocations) {
  // Both ends of a phrase find it: `make a decision` stands under make and under decision.
  for (const word of new Set(one.phrase.split(' '))) {
    if (word.length < 3 || littleWords.has(word)) continue;
    const list = byWord.get(word);
    if (list) list.push(one);
    else byWord.set(word, [one]);
  }
}

const most = 8;

/**
 * Phrases in which learners will meet the word, the easiest first; none where the tables have none. With a level, only
 * those that are no harder.
 */
export function collocationsOf(term: string, level?: Level): readonly string[] {
  return (byWord.get(term.toLowerCase()) ?? [])
    .filter((one) => !level || isWithin(one.level, level))
    .sort((a, b) => levelsAbove(a.level, b.level))
    .slice(0, most)
    .map(({ phrase }) => phrase);
}
