import { hasObjectAt, saysWhenAt } from './noun-phrase';
import type { Tag, Token } from './token';
import { wordSets } from './word-sets';

/* What the neighbours of a word let it be. A word alone may be much: “stop” in “the bus stop is” is no verb. */

type Tokens = readonly Token[];

/** Where something holds of a word, it is none of `drops`, if one of `keeps` is left. */
interface Context {
  drops: readonly Tag[];
  keeps: readonly Tag[];
  holds: (tokens: Tokens, at: number) => boolean;
}

const noun: readonly Tag[] = ['noun', 'plural'];
const finite: readonly Tag[] = ['base', 'third', 'past'];
const nounLike: readonly Tag[] = [...noun, 'adj', 'ing', 'pp', 'comp', 'sup', 'name', 'num', 'adv'];

const has = (token: Token | undefined, ...tags: readonly Tag[]) =>
  token !== undefined && tags.some((tag) => token.tags.has(tag));
const isOne = (token: Token | undefined, words: ReadonlySet<string>) => token !== undefined && words.has(token.low);
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What stands before a noun and nowhere else. */
const sureDeterminers = setOf('a an the my your its our their every another');
/** What stands before a noun or for one: this shows, this study shows. */
const maybeDeterminers = setOf(
  'this that these those some any no each another either neither which what whose his her other such both all many most few several more',
);
const helpers = setOf('do does did can could must should may might will would shall');
const prepositions = setOf(
  'of in at from with by for about into on without between through during against towards among across behind under near',
);
const objects = setOf('me him us them it you her');
const clauseWords = setOf(
  'and or but because so when if although though while since until unless that which who whom whose where what how why whether than as',
);
const middle: ReadonlySet<string> = wordSets.middle;

/** The place of the nearest word to the left that is none to look past; -1 at the beginning. */
function leftPast(tokens: Tokens, at: number, isPassed: (token: Token) => boolean): number {
  let place = at - 1;
  for (let token = tokens[place]; token && isPassed(token); token = tokens[place]) place -= 1;
  return place;
}

const isAdverb = (token: Token) => middle.has(token.low) || (has(token, 'adv') && !has(token, ...noun, ...finite));
const isModifier = (token: Token) =>
  (has(token, 'adj', 'comp', 'sup', 'num') && !has(token, ...noun, ...finite)) || isAdverb(token);

/** A verb that has a subject, whatever stands beside it: was, can, goes. */
export function isSurelyFinite(token: Token | undefined): boolean {
  if (!token) return false;
  if (wordSets.auxiliary.has(token.low)) return !has(token, 'name');
  return has(token, 'third', 'past') && !has(token, ...nounLike);
}

/** Whether a verb with a subject comes later in the same clause. */
export function hasFiniteAfter(tokens: Tokens, at: number): boolean {
  for (let place = at + 1; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (!token || has(token, 'punct') || clauseWords.has(token.low) || wordSets.subject.has(token.low)) return false;
    if (isSurelyFinite(token)) return true;
  }
  return false;
}

const followsDeterminer = (tokens: Tokens, at: number) => {
  const determiner = tokens[leftPast(tokens, at, isModifier)];
  return isOne(determiner, sureDeterminers) || has(determiner, 'owner') || has(tokens[at - 1], 'num');
};

/** He, she and they have a verb after them; you, it and her may be objects, so only at the beginning of a clause. */
function followsSubject(tokens: Tokens, at: number): boolean {
  const place = leftPast(tokens, at, isAdverb);
  const subject = tokens[place];
  if (!subject || has(tokens[place + 1], 'punct')) return false;
  if (/^(?:i|he|she|we|they)$/.test(subject.low)) return true;
  const before = tokens[place - 1];
  return /^(?:you|it)$/.test(subject.low) && (!before || has(before, 'punct') || clauseWords.has(before.low));
}

function followsHelper(tokens: Tokens, at: number): boolean {
  const place = leftPast(tokens, at, (token) => middle.has(token.low));
  const helper = tokens[place];
  if (!isOne(helper, helpers) || has(helper, 'name')) return false;
  const isDo = /^(?:do|does|did)$/.test(helper?.low ?? '');
  // Do homework, does sport: there the noun is what is done.
  if (isDo && !tokens.slice(place + 1, at).some(({ low }) => low === 'not')) return false;
  // Can fish swim? What can people do?
  const before = tokens[place - 1];
  return (
    before !== undefined && !has(before, 'punct') && !wordSets.wh.has(before.low) && !sureDeterminers.has(before.low)
  );
}

/** Help my mother; but help every evening, where the second says when. */
const beginsObject = (tokens: Tokens, at: number) =>
  isOne(tokens[at], objects) || (isOne(tokens[at], wordSets.determiner) && !saysWhenAt(tokens, at));

const contexts: readonly Context[] = [
  // trees are felled, so to fell them; he fell asleep
  {
    drops: ['base'],
    keeps: ['past'],
    holds: (tokens, at) => {
      const object = tokens[at + 1]?.low === 'only' ? at + 2 : at + 1;
      return tokens[at]?.low === 'fell' && !isOne(tokens[object], objects) && !hasObjectAt(tokens, object);
    },
  },
  // the stop, my old work, the world’s needs
  { drops: finite, keeps: nounLike, holds: followsDeterminer },
  // this study shows, some increase was
  {
    drops: finite,
    keeps: noun,
    holds: (tokens, at) =>
      isOne(tokens[leftPast(tokens, at, isModifier)], maybeDeterminers) &&
      (isSurelyFinite(tokens[at + 1]) || has(tokens[at + 1], 'third', 'past')),
  },
  // she plans, they often work
  { drops: noun, keeps: finite, holds: followsSubject },
  // can play, do not answer
  { drops: [...noun, 'adj', 'third'], keeps: ['base'], holds: followsHelper },
  // has left, was closed
  {
    drops: ['past'],
    keeps: ['pp'],
    holds: (tokens, at) => {
      const helper = tokens[leftPast(tokens, at, isAdverb)];
      return (
        helper !== undefined && (wordSets.be.has(helper.low) || wordSets.have.has(helper.low) || helper.low === "'s")
      );
    },
  },
  // of help, in need; but for visit my aunt, which a learner may write
  {
    drops: finite,
    keeps: noun,
    holds: (tokens, at) => {
      const place = leftPast(tokens, at, isModifier);
      return (
        isOne(tokens[place], prepositions) &&
        !(place === at - 1 && has(tokens[at], 'base') && beginsObject(tokens, at + 1))
      );
    },
  },
  // to visit us, to answer the letter, and what a learner may write: for finish it, without visit him
  {
    drops: noun,
    keeps: ['base', 'ing'],
    holds: (tokens, at) =>
      tokens[at - 1]?.low === 'to'
        ? isOne(tokens[at + 1], objects) || isOne(tokens[at + 1], wordSets.determiner)
        : /^(?:for|without)$/.test(tokens[at - 1]?.low ?? '') && beginsObject(tokens, at + 1),
  },
  // I want help my mother, where a learner left to out
  {
    drops: noun,
    keeps: ['base'],
    holds: (tokens, at) =>
      /^(?:want|wants|wanted|need|needs|needed|hope|hoped|decide|decided|try|tried|like|love|prefer|plan|learn)$/.test(
        tokens[at - 1]?.low ?? '',
      ) && beginsObject(tokens, at + 1),
  },
  // the bus stop is, a price increase was
  {
    drops: finite,
    keeps: noun,
    holds: (tokens, at) =>
      has(tokens[at - 1], ...noun, 'name') && !isSurelyFinite(tokens[at - 1]) && hasFiniteAfter(tokens, at),
  },
  // we need support, they want answers
  {
    drops: finite,
    keeps: noun,
    holds: (tokens, at) => {
      const verb = tokens[at - 1];
      const hasObject = beginsObject(tokens, at + 1) || has(tokens[at + 1], 'name');
      return has(verb, ...finite) && !has(verb, ...noun) && !wordSets.auxiliary.has(verb?.low ?? '') && !hasObject;
    },
  },
  // is open, very dry
  {
    drops: ['base', 'past'],
    keeps: ['adj'],
    holds: (tokens, at) => {
      const before = tokens[leftPast(tokens, at, (token) => middle.has(token.low))];
      return before !== undefined && (wordSets.beFinite.has(before.low) || /^(?:very|so|too|quite)$/.test(before.low));
    },
  },
];

/** The ’s of “Anna’s bag” says whose it is; that of “Anna’s tired” is a verb. */
function saysWhose(tokens: Tokens, at: number): boolean {
  const [token, before, next] = [tokens[at], tokens[at - 1], tokens[at + 1]];
  if (token?.low !== "'s" || !next || has(next, 'punct')) return false;
  if (has(before, 'plural') && !has(before, 'noun')) return true;
  if (isOne(next, wordSets.determiner) || isOne(next, middle) || has(next, 'prep', 'ing', 'pp') || next.low === 'got')
    return has(next, 'noun') && !has(next, 'prep');
  if (has(next, 'adj', 'adv') && !has(next, ...noun)) return has(tokens[at + 2], ...noun, 'adj');
  return true;
}

/** An unknown word where only a noun can stand: a hypothesis, the debris. */
function readUnknown(tokens: Tokens, at: number): Token | undefined {
  const token = tokens[at];
  if (!token || has(token, 'known', 'punct', 'name', 'capital', 'num', 'adv', 'ing', 'pp')) return undefined;
  const before = tokens[leftPast(tokens, at, isModifier)];
  const isAfterOne = before !== undefined && /^(?:an?|this|that|each|every|another)$/.test(before.low);
  if (has(token, 'plural'))
    return isAfterOne && /(?:is|us|ss)$/.test(token.low) ? { ...token, tags: new Set<Tag>(['noun']) } : undefined;
  if (token.tags.size > 0) return undefined;
  const isNoun = isOne(before, sureDeterminers) || isOne(before, prepositions) || isAfterOne || has(before, 'owner');
  return isNoun && /^\p{L}{3,}$/u.test(token.text) ? { ...token, tags: new Set<Tag>(['noun']) } : undefined;
}

/** The words of a sentence with fewer tags: only what each can be where it stands. */
export function tagInContext(words: Tokens): Token[] {
  const tokens = [...words];
  words.forEach((word, at) => {
    if (saysWhose(tokens, at)) tokens[at] = { ...word, tags: new Set<Tag>(['owner']) };
    const noun = readUnknown(tokens, at);
    if (noun) tokens[at] = noun;
    for (const { drops, keeps, holds } of contexts) {
      const token = tokens[at];
      if (!token || !has(token, ...drops) || !keeps.some((tag) => token.tags.has(tag) && !drops.includes(tag)))
        continue;
      if (!holds(tokens, at)) continue;
      const tags = new Set([...token.tags].filter((tag) => !drops.includes(tag)));
      tokens[at] = { ...token, tags, verbs: has({ ...token, tags }, ...finite, 'ing', 'pp') ? token.verbs : [] };
    }
  });
  return tokens;
}
