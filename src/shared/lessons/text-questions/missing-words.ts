import { areNear } from '#shared/content/words/near-words';
import { capital } from '#shared/core/first-letter';
import { type Random, shuffle } from '#shared/core/random';
import { gapMark } from '#shared/items/gap-mark';
import type { Item } from '#shared/items/item';
import { startsWithVowel } from '#shared/language/word-classes';
import { wordSets } from '#shared/writing/checker/word-sets';
import { countAtHead } from './adjuncts';
import { type Found, toItem } from './question';
import { endOf, type Sentence, type Token } from './sentence';
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
  { sort: 'meal', words: list('breakfast lunch dinner') },
  { sort: 'part of the body', words: list('arm leg shoulder knee ankle elbow wrist neck finger toe thumb ear nose') },
  {
    sort: 'animal',
    words: list(
      'cat dog horse cow goat pig mouse elephant lion tiger bear monkey giraffe camel wolf fox parrot eagle snake crocodile whale dolphin',
    ),
  },
  { sort: 'part of the house', words: list('kitchen bathroom bedroom attic cellar garage') },
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

/**
 * The fact that is given by a word where it stands; none by one that may mean something else: a pink is a flower, an arm of
 * the sea no arm.
 */
function factAt({ text, tokens }: Sentence, token: Token): Fact | undefined {
  const [before, after] = [text.slice(0, token.at), text.slice(endOf(token))];
  // Half of a longer word or number, and "five or six".
  if (/[\p{L}\d.,’'-]$/u.test(before) || /^(?:[-’'%]|[.,:]\d|\p{L})/u.test(after)) return undefined;
  if (/\b(?:or|to|and|between) $/.test(before) && sentenceHasTwo(tokens, token)) return undefined;
  const isYear = /^(?:1[5-9]|20)\d\d$/.test(token.text) && /\b(?:in|since|until|from|by|of) $/i.test(before);
  if (isYear) {
    const near = [-12, -8, -5, -3, 2, 4, 7].map((by) => String(Number(token.text) + by));
    return { sort: 'year', others: near };
  }
  const place = tokens.indexOf(token);
  if (/^\d+$/.test(token.text) ? Number(token.text) > 999 : !wordNumber.test(token.lower)) {
    const found = sorts.find(({ words }) => words.includes(token.lower));
    const next = tokens[place + 1];
    if (!found || /^(?:language|month|day)$/.test(found.sort) !== /^\p{Lu}/u.test(token.text)) return undefined;
    // "Sunday Gravy", a horse race and a kitchen chair: half of a name.
    if (next && /^\p{Lu}/u.test(next.text) && next.at === endOf(token) + 1) return undefined;
    if (found.sort !== 'colour' && next && isNoun(next) && next.at === endOf(token) + 1) return undefined;
    // Not of people: a colour says too little of them.
    if (found.sort === 'colour' && !(next && isNoun(next) && sortOf(next) === 'something')) return undefined;
    // One runs away, and goes running.
    const isDoing = found.sort === 'sport' && token.lower.endsWith('ing');
    if (isDoing && !/\b(?:go|goes|going|went|gone) $/.test(before)) return undefined;
    const article = /\b(an?) $/i.exec(before)?.[1]?.toLowerCase();
    const others = found.words.filter(
      (word) =>
        word !== token.lower &&
        // One goes swimming, and plays football.
        (found.sort !== 'sport' || word.endsWith('ing') === token.lower.endsWith('ing')) &&
        !areNear(word, token.lower) &&
        (!article || startsWithVowel(word) === (article === 'an')),
    );
    return { sort: found.sort, others: others.map((word) => (/^\p{Lu}/u.test(token.text) ? capital(word) : word)) };
  }
  return counts(tokens.slice(place + 1))
    ? { sort: 'number', others: countAtHead(`${token.text} things`)?.others ?? [] }
    : undefined;
}

const sentenceHasTwo = (tokens: readonly Token[], token: Token) => {
  const before = tokens[tokens.indexOf(token) - 2];
  return before !== undefined && (wordNumber.test(before.lower) || /^(?:\d+|one|two)$/.test(before.lower));
};

/** It says how many of something there are, with at most two words between. */
function counts(behind: readonly Token[]): boolean {
  const noun = behind.findIndex(({ tags }) => tags.has('plural'));
  return noun >= 0 && noun <= 2 && behind.slice(0, noun).every(({ tags }) => tags.has('adj') || tags.has('noun'));
}

const isNoun = ({ tags }: Token) => tags.has('noun') || tags.has('plural');

const wordNumber =
  /^(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;

/** How many of them a text is asked for. */
const most = 4;

/** Facts of different sorts, each from a sentence that gives one of its sort and that nothing else is asked of. */
export function missingWords(
  sentences: readonly Sentence[],
  asked: ReadonlyMap<Sentence, Item>,
  random: Random,
): Found[] {
  const said = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ lower }) => lower.replace(/['’]s$|s$/, ''))));
  const found = new Map<string, Found>();
  const used = new Set<Sentence>();
  for (const sentence of shuffle(sentences, random)) {
    if (asked.has(sentence) || !sentence.isClear || sentence.isSaid || sentence.tokens.length > 30) continue;
    const facts = sentence.tokens.flatMap((token) => {
      const fact = token.at > 0 ? factAt(sentence, token) : undefined;
      return fact ? [{ token, ...fact }] : [];
    });
    const [only] = shuffle(
      facts.filter(({ sort }) => !found.has(sort) && facts.filter((other) => other.sort === sort).length === 1),
      random,
    );
    if (!only || only.others.length < 3 || found.size >= most || used.has(sentence)) continue;
    // What the text names elsewhere cannot be told apart without reading.
    const isSaid = (other: string) => said.has(other.toLowerCase());
    const mixed = shuffle(only.others, random);
    const others = [...mixed.filter(isSaid), ...mixed.filter((other) => !isSaid(other))].slice(0, 3);
    const { token, sort } = only;
    const quoted = `${sentence.text.slice(0, token.at)}${gapMark}${sentence.text.slice(endOf(token))}`;
    const question = {
      kind: `which-${sort.replaceAll(' ', '-')}`,
      prompt: `Which ${sort} is missing? “${quoted}”`,
      isGap: true,
      key: token.text,
      others,
    };
    found.set(sort, { item: toItem(question, sentence, random), sentence });
    used.add(sentence);
  }
  return [...found.values()];
}
