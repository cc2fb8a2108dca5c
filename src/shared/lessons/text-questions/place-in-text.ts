import { capital } from '#shared/core/first-letter';
import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { type Clause, isSimple, statedBy } from './clause';
import { type Around, type Found, isOnly, toItem } from './question';
import type { Sentence } from './sentence';

/** What a text tells first and last, of things that stand in different paragraphs and nowhere else. */
export function placeInText(around: Around, asked: ReadonlyMap<Sentence, Item>, random: Random): Found[] {
  const { clauses, sentences } = around;
  const told = new Map<number, Clause>();
  // What is asked already can still be a wrong choice, and no key.
  const freeFirst = shuffle(clauses, random).sort((x, y) => Number(asked.has(x.origin)) - Number(asked.has(y.origin)));
  for (const clause of freeFirst)
    if (canBeTold(clause) && isOnly(clause, around) && !told.has(clause.origin.line))
      told.set(clause.origin.line, clause);
  const inOrder = [...told.values()].sort((a, b) => sentences.indexOf(a.origin) - sentences.indexOf(b.origin));
  if (inOrder.length < 3) return [];
  const ask = (which: 'first' | 'last'): Found | undefined => {
    const [key, ...others] = which === 'first' ? inOrder : inOrder.toReversed();
    if (!key || asked.has(key.origin)) return undefined;
    const question = {
      kind: 'place-in-text',
      prompt: `What does the text tell us ${which}?`,
      key: sayingOf(key),
      others: others.map(sayingOf),
    };
    return { item: toItem(question, key.origin, random), sentence: key.origin };
  };
  return [ask('first'), ask('last')].flatMap((found) => found ?? []);
}

/** It says who or what and needs no sentence beside it; and it is no heading. */
const canBeTold = (clause: Clause) =>
  isSimple(clause) &&
  clause.hero === undefined &&
  !clause.isNarrators &&
  !clause.origin.isSaid &&
  clause.restTokens.length >= 2 &&
  clause.restTokens.length <= 9;

const sayingOf = (clause: Clause) => `${capital([statedBy(clause), clause.opening].filter(Boolean).join(' '))}.`;
