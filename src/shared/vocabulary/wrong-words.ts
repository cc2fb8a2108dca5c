import { areNear } from '#shared/content/words/near-words';
import { meaningOf, type WordEntry } from '#shared/content/words/word-list';
import { type Level, levelsAbove } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import { isWholeKind, kindOf } from './kind-of-thing';

interface WrongWordOptions {
  entries: readonly WordEntry[];
  /** Other words, where the list is short. */
  pool?: readonly WordEntry[];
  random: Random;
  /** What else a wrong word must keep: to stand where the right one stands. */
  fits?: (other: WordEntry) => boolean;
}

/** More than a question shows, because some say the same. */
const enough = 8;

/**
 * Words that are wrong here for certain, the most tempting first: things of the word's own kind, near in level, from the
 * list and then from the pool. All are of its own part of speech, as another one shows at a glance; none has a meaning
 * that could be taken for the word's.
 */
export function wrongWords(entry: WordEntry, { entries, pool = [], random, fits = () => true }: WrongWordOptions) {
  const kind = kindOf(entry);
  // A firefighter does a job too, and a dog is an animal: beside the word for the whole they could be right.
  const isOfWhole = (other: WordEntry) =>
    kind !== undefined && kindOf(other) === kind && (isWholeKind(entry) || isWholeKind(other));
  const isWrong = (other: WordEntry) =>
    mayBeSamePart(other, entry) &&
    hasCapital(other) === hasCapital(entry) &&
    !isOfWhole(other) &&
    fits(other) &&
    isClearlyOther(other, entry);
  const isTempting = (other: WordEntry) => isNear(other.level, entry.level) && isWrong(other);
  const candidates = [...shuffle(entries, random), ...rotate(pool, random)];
  // Of a person, a shop and a sport only one can be “a person who studies the past”.
  const alike = firstOf(candidates, (other) => kindOf(other) === kind && isTempting(other), enough);
  if (alike.length >= 3) return alike;
  const tempting = [...alike, ...firstOf(candidates, (other) => kindOf(other) !== kind && isTempting(other), enough)];
  if (tempting.length >= 3) return tempting;
  const others = firstOf([...entries, ...rotate(pool, random)], isWrong, enough);
  return [...tempting, ...others.filter((other) => !tempting.includes(other))];
}

/** In a list of somebody's own nothing may say what kind of word it is. */
const mayBeSamePart = (one: WordEntry, other: WordEntry) =>
  one.partOfSpeech === other.partOfSpeech || one.partOfSpeech === '' || other.partOfSpeech === '';

const hasCapital = ({ term }: WordEntry) => /^\p{Lu}/u.test(term);

const isNear = (a: Level | undefined, b: Level | undefined) => !a || !b || Math.abs(levelsAbove(a, b)) <= 1;

function firstOf<T>(values: readonly T[], fits: (value: T) => boolean, most: number): T[] {
  const matches: T[] = [];
  for (const value of values) {
    if (matches.length >= most) break;
    if (fits(value)) matches.push(value);
  }
  return matches;
}

/** Begun at another place: the pool is long, and its neighbours are of one topic. */
function rotate<T>(values: readonly T[], random: Random): T[] {
  const start = Math.floor(random() * values.length);
  return [...values.slice(start), ...values.slice(0, start)];
}

/** Not the word itself, no other form of it, and nothing near it in meaning as far as tables and glosses tell. */
export function isClearlyOther(other: WordEntry, entry: WordEntry): boolean {
  if (other.id === entry.id || isSameText(other.term, entry.term)) return false;
  if (areNear(entry.term, other.term)) return false;
  // Two names are two things, however alike they are told: “the day before Monday”, “the day before Friday”.
  if (hasCapital(entry) && hasCapital(other)) return true;
  const [own, its] = [contentWords(entry), contentWords(other)];
  if (own.has(stem(other.term)) || its.has(stem(entry.term))) return false;
  if (entry.translation && isSameText(entry.translation, other.translation)) return false;
  const shared = [...own].filter((word) => its.has(word)).length;
  return shared === 0 || shared / Math.min(own.size, its.size) < 0.5;
}

/** Whether a word's gloss has a part of the word in it (mother-in-law: “the mother of …”, kilometre: “1,000 metres”), and so points at it. */
export function tellsItself(entry: WordEntry): boolean {
  const [, country = ''] = /^from (\p{Lu}\p{Ll})/u.exec(meaningOf(entry)) ?? [];
  if (country && entry.term.startsWith(country)) return true;
  const parts = entry.term.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const told =
    meaningOf(entry)
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return parts.some((part) =>
    told.some((word) => {
      const most = Math.max(4, Math.min(part.length, word.length) - 2);
      return word.slice(0, most) === part.slice(0, most) || (word.length > 4 && part.includes(word.replace(/s$/, '')));
    }),
  );
}

const littleWords = new Set(
  'a an the of to in on at for from with and or that which who is are be it you your they their very not used use something someone somebody when than can has have one so as by into colour'.split(
    ' ',
  ),
);

const contentOf = new WeakMap<WordEntry, Set<string>>();

/** The words that carry the meaning of an entry, without their endings; kept, as each entry is compared with many. */
function contentWords(entry: WordEntry): Set<string> {
  const before = contentOf.get(entry);
  if (before) return before;
  const words =
    meaningOf(entry)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const content = new Set(words.filter((word) => !littleWords.has(word)).map(stem));
  contentOf.set(entry, content);
  return content;
}

const stem = (word: string) => {
  const low = word.toLowerCase();
  return low.length > 4 ? low.replace(/(?:ing|ed|es|s|e)$/, '') : low;
};

export function isSameText(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
