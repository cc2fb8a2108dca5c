import { areSynonyms } from '#shared/content/words/synonyms';
import type { WordEntry } from '#shared/content/words/word-list';
import { type Level, levelsAbove } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import { gapMark } from '#shared/items/gap-mark';
import type { Item } from '#shared/items/item';
import { spellingsOf } from '#shared/language/spelling-variants';
import { homophonesOf } from './spelling/homophones';
import { gapForm, gapTerm } from './word-gap';

/** What can be asked about a word. */
export const wordTasks = [
  'choose-word',
  'choose-meaning',
  'gap-choose',
  'gap-type',
  'spell',
  'write-term',
  'scramble',
  'match',
] as const;
export type WordTask = (typeof wordTasks)[number];

export interface MakeOptions {
  entries: readonly WordEntry[];
  tasks: readonly WordTask[];
  count: number;
  random: Random;
  /** Other words for wrong answers, where the list is short. */
  pool?: readonly WordEntry[];
  /** Other real words with these letters, for scrambles. */
  anagramsOf?: (word: string) => readonly string[];
  /** Which spelling is right; both where nothing is said. */
  spelling?: 'both' | 'british' | 'american';
}

/**
 * Makes questions about the words of a list, the tasks in turn, each word once before any comes again. A word that
 * cannot be asked in one way (no meaning, no example) is asked in another or left out.
 */
export function wordItems(options: MakeOptions): Item[] {
  const { entries, tasks, count, random } = options;
  const items: Item[] = [];
  if (tasks.includes('match')) items.push(...matchItems(options, tasks.length === 1 ? count : 1));
  const single = tasks.filter((task) => task !== 'match');
  const queue = single.length > 0 ? shuffle(entries, random) : [];
  const gappedBefore = new Set<string>();
  const asked = new Set<string>();
  for (let turn = 0; items.length < count && turn < queue.length * single.length; turn += 1) {
    const entry = queue[turn % queue.length];
    if (!entry) break;
    const first = turn % single.length;
    const inTurn = [...single.slice(first), ...single.slice(0, first)];
    // A sentence that had a gap already would tell what was in it: it is asked again only where the word could not be
    // asked at all otherwise.
    const tells = (task: WordTask) => isGap(task) && gappedBefore.has(entry.example);
    const ordered = inTurn.filter((task) => !tells(task));
    if (turn < queue.length) ordered.push(...inTurn.filter(tells));
    const item = ordered
      .filter((task) => !asked.has(itemId(task, entry)))
      .map((task) => makeOne(task, entry, options))
      .find((made) => made !== undefined);
    if (!item) continue;
    items.push(item);
    asked.add(item.id);
    if (isGap(item.origin?.task)) gappedBefore.add(entry.example);
  }
  return items.slice(0, count);
}

const isGap = (task: string | undefined): boolean => task === 'gap-choose' || task === 'gap-type';

function makeOne(task: WordTask, entry: WordEntry, options: MakeOptions): Item | undefined {
  switch (task) {
    case 'choose-word':
      return choose(entry, options, { ask: meaningOf, offer: ({ term }) => term });
    case 'choose-meaning':
      return choose(entry, options, { ask: ({ term }) => term, offer: meaningOf });
    case 'gap-choose':
      return gapChoose(entry, options);
    case 'gap-type':
      return gapType(entry);
    case 'spell':
      return spell(entry, options);
    case 'write-term':
      return writeTerm(entry, options);
    case 'scramble':
      return scramble(entry, options);
    case 'match':
      return undefined;
  }
}

/** The gloss, else the translation: what tells the word's meaning. */
export function meaningOf({ meaning, translation }: WordEntry): string {
  return meaning || translation;
}

const itemId = (task: WordTask, entry: WordEntry) => `${entry.id}.${task}`;

const base = (task: WordTask, entry: WordEntry) => ({
  id: itemId(task, entry),
  origin: { engine: 'words' as const, point: entry.id, task },
  ...(entry.level && { level: entry.level }),
  tags: [],
  version: 1,
  points: 1,
});

interface Sides {
  ask: (entry: WordEntry) => string;
  offer: (entry: WordEntry) => string;
}

function choose(entry: WordEntry, options: MakeOptions, { ask, offer }: Sides): Item | undefined {
  if (!ask(entry) || !offer(entry)) return undefined;
  const wrong = distractors(entry, options).filter((other) => offer(other) && !isSameText(offer(other), offer(entry)));
  const offered = uniqueBy(wrong, offer).slice(0, 3);
  if (offered.length < 2) return undefined;
  const task = ask === meaningOf ? 'choose-word' : 'choose-meaning';
  return {
    ...base(task, entry),
    kind: 'mc',
    skill: 'vocabulary',
    prompt: task === 'choose-word' ? `Which word is this? ${ask(entry)}` : `What does “${ask(entry)}” mean?`,
    options: shuffle(
      [
        { text: offer(entry), isKey: true },
        ...offered.map((other) => ({ text: offer(other), isKey: false, feedback: meaningSentence(other) })),
      ],
      options.random,
    ),
    ...(entry.example && { explanation: entry.example }),
  };
}

const meaningSentence = (entry: WordEntry) => `${entry.term}: ${meaningOf(entry)}.`;

function gapType(entry: WordEntry): Item | undefined {
  const gap = gapForm(entry);
  if (!gap) return undefined;
  const meaning = meaningOf(entry);
  return {
    ...base('gap-type', entry),
    kind: 'gap',
    skill: 'vocabulary',
    prompt: meaning ? `${gap.text} (${meaning})` : gap.text,
    accepted: [gap.answer],
    ...(!isSameText(gap.answer, entry.term) && {
      foreseen: [{ answer: entry.term, feedback: 'The right word. The sentence needs another form of it.' }],
    }),
    explanation: entry.example,
  };
}

/** The meaning stands beside the gap: without it, another word could fit as well. */
function gapChoose(entry: WordEntry, options: MakeOptions): Item | undefined {
  const gap = gapForm(entry);
  const meaning = meaningOf(entry);
  if (!gap || !meaning || !isSameText(gap.answer, entry.term)) return undefined;
  // At the beginning of a sentence each choice has its capital.
  const isOpening = gap.answer !== entry.term || gap.text.startsWith(gapMark);
  const write = ({ term }: WordEntry) => (isOpening ? term.charAt(0).toUpperCase() + term.slice(1) : term);
  const offered = uniqueBy(distractors(entry, options), ({ term }) => term).slice(0, 3);
  if (offered.length < 2) return undefined;
  return {
    ...base('gap-choose', entry),
    kind: 'mc',
    skill: 'vocabulary',
    prompt: `${gap.text} (${meaning})`,
    options: shuffle(
      [
        { text: gap.answer, isKey: true },
        ...offered.map((other) => ({ text: write(other), isKey: false, feedback: meaningSentence(other) })),
      ],
      options.random,
    ),
    explanation: entry.example,
  };
}

function spell(entry: WordEntry, { spelling = 'both' }: MakeOptions): Item {
  const clue = [meaningOf(entry), gapTerm(entry)?.text].filter(Boolean).join(' · ');
  return {
    ...base('spell', entry),
    kind: 'short',
    skill: 'spelling',
    prompt: clue || `${entry.term.charAt(0)}${' _'.repeat(Math.max(0, entry.term.length - 1))}`,
    audioText: entry.example ? `${entry.term}. ${entry.example} ${entry.term}.` : entry.term,
    // A word with a twin needs a clue; where there is none, nobody can tell which is meant, and either is right.
    accepted: [...spellings(entry.term, spelling), ...(clue ? [] : homophonesOf(entry.term))],
    typing: { spelling: true },
  };
}

/**
 * From the meaning to the word, typed; a slip of the finger is forgiven, as the word is the point and not its letters.
 */
function writeTerm(entry: WordEntry, { spelling = 'both' }: MakeOptions): Item | undefined {
  const meaning = meaningOf(entry);
  if (!meaning) return undefined;
  return {
    ...base('write-term', entry),
    kind: 'short',
    skill: 'vocabulary',
    prompt: entry.emoji && !entry.picture ? `${meaning} ${entry.emoji}` : meaning,
    ...(entry.picture && { picture: entry.picture }),
    accepted: spellings(entry.term, spelling),
    ...(entry.example && { explanation: entry.example }),
  };
}

/** The word of a spelling question: it is read aloud, so it is in the browser anyway. */
export function wordInAudio(audioText: string): string {
  for (let end = audioText.indexOf('. '); end >= 0; end = audioText.indexOf('. ', end + 1)) {
    const word = audioText.slice(0, end);
    if (audioText.endsWith(` ${word}.`)) return word;
  }
  return audioText;
}

/**
 * The letters of a word that can be put in order; nothing where it is too short, a phrase, or one letter again and
 * again.
 */
export function lettersToScramble(term: string): string[] | undefined {
  const letters = [...term.toLowerCase()].filter((letter) => /\p{L}/u.test(letter));
  const isTooPlain = letters.length < 3 || letters.length > 30 || new Set(letters).size < 2;
  return isTooPlain || /\s/.test(term.trim()) ? undefined : letters;
}

function scramble(entry: WordEntry, { anagramsOf }: MakeOptions): Item | undefined {
  const letters = lettersToScramble(entry.term);
  if (!letters) return undefined;
  const others = (anagramsOf?.(entry.term.toLowerCase()) ?? []).filter((word) => word !== entry.term.toLowerCase());
  return {
    ...base('scramble', entry),
    kind: 'order',
    skill: 'spelling',
    prompt: meaningOf(entry) || 'Put the letters in order.',
    unit: 'letters',
    orders: [letters, ...others.map((word) => [...word])],
    ...(others.length > 0 && { otherOrder: `That is a word too. The clue was for “${entry.term}”.` }),
    ...(entry.example && { explanation: entry.example }),
  };
}

const pairsPerItem = 5;

function matchItems({ entries, random }: MakeOptions, most: number): Item[] {
  const clear = uniqueBy(
    uniqueBy(shuffle(entries.filter(meaningOf), random), ({ term }) => term.toLowerCase()),
    (entry) => meaningOf(entry).toLowerCase(),
  );
  const items: Item[] = [];
  let left = clear;
  while (items.length < most) {
    const group = clearlyDifferent(left);
    if (group.length < 3) break;
    left = left.filter((entry) => !group.includes(entry));
    items.push({
      id: `match.${items.length + 1}`,
      origin: { engine: 'words', task: 'match' },
      kind: 'match',
      skill: 'vocabulary',
      prompt: 'Match the words and their meanings.',
      pairs: group.map((entry) => ({ left: entry.term, right: meaningOf(entry) })),
      tags: [],
      version: 1,
      points: group.length,
    });
  }
  return items;
}

/** The first few that cannot be taken for each other. */
function clearlyDifferent(entries: readonly WordEntry[]): WordEntry[] {
  const group: WordEntry[] = [];
  for (const entry of entries) {
    if (group.length === pairsPerItem) break;
    if (group.every((other) => isClearlyOther(other, entry))) group.push(entry);
  }
  return group;
}

/**
 * Words that are wrong here for certain, the most tempting first: same part of speech and near level, from the list
 * and then from the pool; never one whose meaning could be taken for the word's.
 */
export function distractors(entry: WordEntry, { entries, pool = [], random }: MakeOptions): WordEntry[] {
  const isTempting = (other: WordEntry) =>
    other.partOfSpeech === entry.partOfSpeech && isNear(other.level, entry.level) && isClearlyOther(other, entry);
  const tempting = firstOf([...shuffle(entries, random), ...rotate(pool, random)], isTempting, enough);
  if (tempting.length >= 3) return tempting;
  const others = firstOf([...entries, ...rotate(pool, random)], (other) => isClearlyOther(other, entry), enough);
  return [...tempting, ...others.filter((other) => !tempting.includes(other))];
}

/** More than a question shows, because some say the same. */
const enough = 8;

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

const isNear = (a: Level | undefined, b: Level | undefined) => !a || !b || Math.abs(levelsAbove(a, b)) <= 1;

/** Not the word itself, no other form of it, and no synonym as far as the glosses tell. */
export function isClearlyOther(other: WordEntry, entry: WordEntry): boolean {
  if (other.id === entry.id || isSameText(other.term, entry.term)) return false;
  if (areSynonyms(entry.term, other.term)) return false;
  const [own, its] = [contentWords(entry), contentWords(other)];
  if (own.has(other.term.toLowerCase()) || its.has(entry.term.toLowerCase())) return false;
  if (entry.translation && isSameText(entry.translation, other.translation)) return false;
  const shared = [...own].filter((word) => its.has(word)).length;
  return shared === 0 || shared / Math.min(own.size, its.size) < 0.5;
}

const littleWords = new Set(
  'a an the of to in on at for from with and or that which who is are be it you your their they very not used something someone somebody when than can has have one'.split(
    ' ',
  ),
);

const contentOf = new WeakMap<WordEntry, Set<string>>();

/** The words that carry the meaning of an entry; kept, because each entry is compared with many. */
function contentWords(entry: WordEntry): Set<string> {
  const before = contentOf.get(entry);
  if (before) return before;
  const text = meaningOf(entry);
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const content = new Set(words.filter((word) => !littleWords.has(word)));
  contentOf.set(entry, content);
  return content;
}

function isSameText(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function uniqueBy<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = keyOf(value).trim().toLowerCase();
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}

/** The spellings that count as right. */
export function spellings(term: string, variety: 'both' | 'british' | 'american'): string[] {
  const variants = spellingsOf(term);
  if (!variants) return [term];
  if (variety === 'both') return [term, ...[variants.british, variants.american].filter((other) => other !== term)];
  return [variants[variety]];
}
