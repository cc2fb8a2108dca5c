import { areNear } from '#shared/content/words/near-words';
import { capital } from '#shared/core/first-letter';
import { type Random, shuffle } from '#shared/core/random';
import { gapMark } from '#shared/items/gap-mark';
import type { Item } from '#shared/items/item';
import { startsWithVowel } from '#shared/language/word-classes';
import { wordSets } from '#shared/writing/checker/word-sets';
import { countAtHead } from './adjuncts';
import { type Found, toItem } from './question';
import { endOf, isNoun, type Sentence, type Token } from './sentence';
import { sortOf } from './subject';

/* A fact of the text that a sentence of it is quoted without: "She names about ___ colours a year." */

interface Fact {
  /** What is asked for: "which number", "which colour". */
  sort: string;
  /** Of the same sort, and wrong. */
  others: readonly string[];
}

const list = (words: string) => words.trim().split(/\s+/);

/** Closed sorts of which every word is clearly another than each other. */
const sorts: readonly { sort: string; words: readonly string[] }[] = [
  { sort: 'colour', words: list('red blue green yellow orange purple pink black white brown grey') },
  { sort: 'month', words: [...wordSets.month].filter((month) => !/^(?:march|may)$/.test(month)) },
  { sort: 'day', words: [...wordSets.day] },
  { sort: 'season', words: list('spring summer autumn winter') },
  {
    sort: 'family member',
    words: list(
      'mother father sister brother aunt uncle grandmother grandfather grandson granddaughter daughter husband wife cousin nephew niece',
    ),
  },
  { sort: 'part of the body', words: list('arm leg shoulder knee ankle elbow wrist neck finger toe thumb ear nose') },
  {
    sort: 'animal',
    words: list(
      'cat dog horse cow goat pig mouse elephant lion tiger bear monkey giraffe camel wolf fox parrot eagle snake crocodile whale dolphin',
    ),
  },
  { sort: 'part of the house', words: list('kitchen bathroom bedroom attic cellar hallway') },
  {
    sort: 'instrument',
    words: list('piano guitar violin trumpet drum flute cello saxophone'),
  },
  {
    sort: 'sport',
    words: list(
      'football tennis basketball volleyball hockey rugby cricket golf swimming cycling skiing sailing running climbing',
    ),
  },
  {
    sort: 'language',
    words: list('english french german spanish italian welsh polish turkish arabic japanese portuguese'),
  },
];

/** A word in its sentence, and what stands around it. */
interface Spot {
  token: Token;
  next: Token | undefined;
  before: string;
  sentence: Sentence;
}

/** The fact that a word gives where it stands; none by half of a longer word, number or name. */
function factAt(sentence: Sentence, token: Token): Fact | undefined {
  const { text, tokens } = sentence;
  const [before, after] = [text.slice(0, token.at), text.slice(endOf(token))];
  if (/[\p{L}\d.,’'-]$/u.test(before) || /^(?:[-’'%]|[.,:]\d|\p{L})/u.test(after)) return undefined;
  const behind = tokens[tokens.indexOf(token) + 1];
  const next = behind && behind.at === endOf(token) + 1 ? behind : undefined;
  const spot = { token, next, before, sentence };
  return yearAt(spot) ?? numberAt(spot) ?? wordAt(spot);
}

function yearAt({ token, before }: Spot): Fact | undefined {
  if (!/^(?:1[5-9]|20)\d\d$/.test(token.text) || !/\b(?:in|since|until|from|by|of) $/i.test(before)) return undefined;
  const year = Number(token.text);
  // Nothing that is told of was in years to come.
  const others = [-12, -8, -5, -3, 2, 4, 7].map((by) => year + by).filter((other) => other < Math.max(year, 2025));
  return { sort: 'year', others: others.map(String) };
}

/** How many of something there are. */
function numberAt({ token, before, sentence: { tokens } }: Spot): Fact | undefined {
  const [, ten, one] = compound.exec(token.lower) ?? [];
  const isNumber = /^\d+$/.test(token.text)
    ? Number(token.text) <= 999
    : wordNumber.test(token.lower) || ten !== undefined;
  const place = tokens.indexOf(token);
  if (!isNumber || !counts(tokens.slice(place + 1))) return undefined;
  // "Five or six" leaves little to choose.
  if (/\b(?:or|to|and|between) $/.test(before) && anyNumber.test(tokens[place - 2]?.lower ?? '')) return undefined;
  const others = ten
    ? ones.filter((other) => other !== one).map((other) => `${ten}-${other}`)
    : countAtHead(`${token.text} things`)?.others;
  return { sort: 'number', others: others ?? [] };
}

const ones = list('one two three four five six seven eight nine');
const compound = new RegExp(`^(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(${ones.join('|')})$`);

const wordNumber =
  /^(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;
const anyNumber = new RegExp(`${wordNumber.source}|^(?:\\d+|one|two)$`);

/** At most two words stand between the number and what it counts. */
function counts(behind: readonly Token[]): boolean {
  const noun = behind.findIndex(({ tags }) => tags.has('plural'));
  return noun >= 0 && noun <= 2 && behind.slice(0, noun).every(({ tags }) => tags.has('adj') || tags.has('noun'));
}

/** A word of a closed sort, which is nothing else here: the arm of the sea is no arm, and running away no sport. */
function wordAt({ token, next, before, sentence: { tokens } }: Spot): Fact | undefined {
  const { sort, words } = sorts.find((one) => one.words.includes(token.lower)) ?? {};
  const isNamed = /^\p{Lu}/u.test(token.text);
  if (!sort || !words || /^(?:language|month|day)$/.test(sort) !== isNamed) return undefined;
  // "Table tennis", "Sunday Gravy" and a kitchen chair are other things; a colour is one of things, and says too little of people.
  const last = tokens[tokens.indexOf(token) - 1];
  const isHalf =
    last !== undefined && isNoun(last) && !last.tags.has('adj') && !isNamed && endOf(last) === token.at - 1;
  if (isHalf || (next && /^\p{Lu}/u.test(next.text))) return undefined;
  // French umbrellas speak none.
  if (
    sort === 'language' &&
    !/\b(?:in|into|from|speaks?|spoke|spoken|speaking|learn\p{L}*|stud\p{L}+|teach\p{L}*|taught|understand\p{L}*) $/u.test(
      before,
    )
  )
    return undefined;
  // "Could not bear it" is no animal.
  const goes = token.lower.endsWith('ing');
  if (sort !== 'colour' && !isNamed && !goes && token.tags.size > 0 && !isNoun(token)) return undefined;
  // A hot spring is no season.
  if (
    sort === 'season' &&
    !/\b(?:in|last|next|this|every|each|of|until|since|by|during|early|late) (?:the )?$/i.test(before)
  )
    return undefined;
  const isNounNext = next !== undefined && isNoun(next);
  if (sort === 'colour' ? !isNounNext || sortOf(next) !== 'something' : isNounNext) return undefined;
  if (sort === 'sport' && goes && !/\b(?:go|goes|going|went|gone) $/.test(before)) return undefined;
  const [, article] = /\b(an?) $/i.exec(before) ?? [];
  const others = words.filter(
    (word) =>
      word !== token.lower &&
      !areNear(word, token.lower) &&
      (sort !== 'sport' || word.endsWith('ing') === goes) &&
      (!article || startsWithVowel(word) === (article.toLowerCase() === 'an')),
  );
  return { sort, others: others.map((word) => (isNamed ? capital(word) : word)) };
}

/** Sorts that a text is full of or has none of: a colour belongs to its thing, a cow to its farm. */
const named = new Set(sorts.map(({ sort }) => sort).filter((sort) => !/^(?:month|day|season)$/.test(sort)));

/** Whole, of a fair length and without marks of speech, whatever else may be unclear in it: it is not taken apart. */
const isQuotable = ({ text, tokens, isSaid }: Sentence) =>
  !isSaid &&
  tokens.length >= 5 &&
  tokens.length <= 30 &&
  /^\p{Lu}.*[.!]$/u.test(text) &&
  !/["“”‘]|(?<!\p{L})['’]|['’](?!\p{L})/u.test(text);

/** How many of them a text is asked for. */
const most = 5;

/** How often one sort is asked for: the numbers of a text are all different. */
const mostOf = (sort: string) => (sort === 'number' ? 2 : 1);

/** Facts of different sorts, each from a sentence that gives one of its sort and that nothing else is asked of. */
export function missingWords(
  sentences: readonly Sentence[],
  asked: ReadonlyMap<Sentence, Item>,
  random: Random,
): Found[] {
  const said = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ lower }) => lower.replace(/['’]s$|s$/, ''))));
  const isSaid = (other: string) => said.has(other.toLowerCase());
  const found: (Found & { sort: string })[] = [];
  for (const sentence of shuffle(sentences, random)) {
    if (asked.has(sentence) || !isQuotable(sentence) || found.length >= most) continue;
    const facts = sentence.tokens.flatMap((token) => {
      const fact = token.at > 0 ? factAt(sentence, token) : undefined;
      return fact ? [{ token, ...fact }] : [];
    });
    const isAskable = ({ sort, others }: Fact) =>
      others.length >= 3 &&
      facts.filter((other) => other.sort === sort).length === 1 &&
      found.filter((other) => other.sort === sort).length < mostOf(sort) &&
      // Where the text names no other of its sort, there is nothing to take it for.
      (!named.has(sort) || others.some(isSaid));
    const [only] = shuffle(facts.filter(isAskable), random);
    if (!only) continue;
    const { token, sort } = only;
    // What the text names elsewhere cannot be told apart without reading.
    const mixed = shuffle(only.others, random);
    const others = [...mixed.filter(isSaid), ...mixed.filter((other) => !isSaid(other))].slice(0, 3);
    const quoted = `${sentence.text.slice(0, token.at)}${gapMark}${sentence.text.slice(endOf(token))}`;
    const question = {
      kind: `which-${sort.replaceAll(' ', '-')}`,
      prompt: `Which ${sort} belongs in the gap? “${quoted}”`,
      isGap: true,
      key: token.text,
      others,
    };
    found.push({ item: toItem(question, sentence, random), sentence, sort });
  }
  return found;
}
