import type { Tag, Token } from './token';
import { wordSets } from './word-sets';

/** A noun with what stands before it: the old bus stop, two of my friends’ children. */
export interface NounPhrase {
  from: number;
  /** The noun that the phrase is about: its last one. */
  head: number;
  /** Open where the noun may be both: sheep, staff. */
  number: 'singular' | 'plural' | 'open';
}

const has = (token: Token | undefined, ...tags: readonly Tag[]) =>
  token !== undefined && tags.some((tag) => token.tags.has(tag));

const mayStandBefore = (token: Token) =>
  has(token, 'adj', 'comp', 'sup', 'num', 'owner') || /^(?:very|more|most|few|other|own|so|too|such)$/.test(token.low);

const isNoun = (token: Token | undefined) => has(token, 'noun', 'plural');
const isVerbToo = (token: Token | undefined) => has(token, 'base', 'third', 'past');

/** The noun phrase that begins here; none where nothing tells where it ends. */
export function nounPhraseAt(tokens: readonly Token[], from: number): NounPhrase | undefined {
  let at = from;
  if (wordSets.determiner.has(tokens[at]?.low ?? '') || /^(?:all|both|most|many|several)$/.test(tokens[at]?.low ?? ''))
    at += 1;
  const first = at;
  let head: number | undefined;
  for (let token = tokens[at]; token; token = tokens[at]) {
    // Where a word may be the verb as well, it is taken as one if there is a noun already.
    if (isNoun(token) && !(isVerbToo(token) && (head !== undefined || first === from))) head = at;
    else if (has(token, 'owner')) head = undefined;
    else if (!mayStandBefore(token) || head !== undefined) break;
    at += 1;
  }
  if (head === undefined) return undefined;
  return { from, head, number: numberOf(tokens[head]) };
}

/** The place of the word before the noun phrase that ends here: of “in” for the eyes of “in my old friend’s eyes”. */
export function beforeNounPhrase(tokens: readonly Token[], head: number): number {
  let at = head - 1;
  for (let token = tokens[at]; token; token = tokens[at]) {
    // My friend’s, my friends’: the owner stands before it.
    if (has(token, 'owner') || (token.low === "'" && has(tokens[at - 1], 'plural'))) at -= 2;
    else if (mayStandBefore(token) || wordSets.determiner.has(token.low)) at -= 1;
    else break;
  }
  return at;
}

/** The morning, two weeks: what says when as it is, without a preposition. */
export const isTimeNoun = (token: Token | undefined) =>
  /^(?:second|minute|hour|day|night|week|weekend|month|year|morning|afternoon|evening|season|term|time|moment|summer|winter|spring|autumn)s?$/.test(
    token?.low ?? '',
  );

/** What says when begins here: every evening, this week. */
export const saysWhenAt = (tokens: readonly Token[], from: number): boolean =>
  /^(?:every|each|this|that|these|those|all|any)$/.test(tokens[from]?.low ?? '') &&
  isTimeNoun(tokens[nounPhraseAt(tokens, from)?.head ?? from]);

/** An object that begins here: borrow them a pen. Not what says when or how: last summer, another way, line by line. */
export function hasObjectAt(tokens: readonly Token[], from: number): boolean {
  const phrase = nounPhraseAt(tokens, from);
  const head = phrase && tokens[phrase.head];
  if (!phrase || !head || isTimeNoun(head) || /^(?:half|way)$/.test(head.low)) return false;
  if (wordSets.day.has(head.low) || wordSets.month.has(head.low)) return false;
  const next = tokens[phrase.head + 1];
  return next?.low !== 'by' && !has(next, 'comp');
}

function numberOf(noun: Token | undefined): NounPhrase['number'] {
  if (!noun || wordSets.group.has(noun.low)) return 'open';
  if (wordSets.people.has(noun.low) || (has(noun, 'plural') && !has(noun, 'noun'))) return 'plural';
  return has(noun, 'plural') ? 'open' : 'singular';
}
