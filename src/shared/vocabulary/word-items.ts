import { synonymsOf } from '#shared/content/words/synonyms';
import { meaningOf, type WordEntry } from '#shared/content/words/word-list';
import { capital } from '#shared/core/first-letter';
import { groupBy } from '#shared/core/group-by';
import { type Random, shuffle } from '#shared/core/random';
import { gapMark } from '#shared/items/gap-mark';
import type { Item } from '#shared/items/item';
import { spellingsOf } from '#shared/language/spelling-variants';
import { isPlural, startsWithVowel, takesBefore } from '#shared/language/word-classes';
import { formClue, letterClue } from './letter-clue';
import { homophonesOf } from './spelling/homophones';
import { askedGap, type Gap, gapTerm } from './word-gap';
import { isClearlyOther, isSameText, tellsItself, wrongWords } from './wrong-words';

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
    // A sentence that had a gap already would tell what was in it, and so does a meaning that has a part of the word in
    // it, among choices: such a thing is asked only where the word could not be asked at all otherwise.
    const tells = (task: WordTask) =>
      (isGap(task) && gappedBefore.has(entry.example)) || (isChosen(task) && tellsItself(entry));
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

const isChosen = (task: WordTask) => task === 'choose-word' || task === 'choose-meaning' || task === 'gap-choose';
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
  const fits = (other: WordEntry) => offer(other) !== '' && !isSameText(offer(other), offer(entry));
  const offered = uniqueBy(wrongWords(entry, { ...options, fits }), offer).slice(0, 3);
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

const meaningSentence = (entry: WordEntry) => `The meaning of “${entry.term}” is “${meaningOf(entry)}”.`;

function gapType(entry: WordEntry): Item | undefined {
  const gap = askedGap(entry);
  if (!gap) return undefined;
  const clue = [
    [meaningOf(entry), letterClue(gap.answer)].filter(Boolean).join('; '),
    formClue(gap, entry.term, entry.partOfSpeech),
  ].filter((part) => part !== undefined);
  return {
    ...base('gap-type', entry),
    kind: 'gap',
    skill: 'vocabulary',
    prompt: `${gap.text} (${clue.join(', ')})`,
    accepted: [gap.answer],
    foreseen: [
      ...(isSameText(gap.answer, entry.term)
        ? nearAnswers(entry.term)
        : [{ answer: entry.term, feedback: 'This is the right word, but the sentence needs another form of it.' }]),
    ],
    explanation: entry.example,
  };
}

/** Synonyms mean what the clue says and are not the word that is asked for: the letters tell it, and so does this. */
const nearAnswers = (term: string) =>
  synonymsOf(term)
    .filter((other) => letterClue(other) !== letterClue(term))
    .slice(0, 10)
    .map((other) => ({
      answer: other,
      feedback: `“${other}” can mean nearly the same, but here another word is asked for: ${letterClue(term)}.`,
    }));

/** The word, and what else its letters and its meaning could be. */
const withTwins = (term: string, accepted: readonly string[]) => [
  ...accepted,
  ...synonymsOf(term).filter((other) => letterClue(other) === letterClue(term) && !accepted.includes(other)),
];

/** The meaning stands beside the gap: without it, another word could fit as well. */
function gapChoose(entry: WordEntry, options: MakeOptions): Item | undefined {
  const gap = askedGap(entry);
  const meaning = meaningOf(entry);
  if (!gap || !meaning || !isSameText(gap.answer, entry.term)) return undefined;
  // At the beginning of a sentence each choice has its capital.
  const isOpening = gap.answer !== entry.term || gap.text.startsWith(gapMark);
  const write = ({ term }: WordEntry) => (isOpening ? capital(term) : term);
  const fits = (other: WordEntry) => canStandIn(gap, entry, other);
  const offered = uniqueBy(wrongWords(entry, { ...options, fits }), ({ term }) => term).slice(0, 3);
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

/**
 * Whether a word can stand in the gap of another without its form showing that it is wrong: behind *a* and *an* what has
 * the same sound and can be counted, and in the place of a plural only plurals. Before *than* stands a form of its own.
 */
function canStandIn({ text }: Gap, { term, partOfSpeech }: WordEntry, other: WordEntry): boolean {
  const [before = '', after = ''] = text.split(gapMark);
  if (/^\s+than\b/.test(after)) return false;
  const [, article] = /(?:^|\s)(an?)\s+[‘“]?$/i.exec(before) ?? [];
  const words = other.term.toLowerCase().split(' ');
  if (partOfSpeech !== 'noun') return !article || startsWithVowel(words[0] ?? '') === (article.toLowerCase() === 'an');
  const isMany = isPlural(lastWord(term)) || /^\s+(?:are|were|have|do)\b/.test(after);
  if (isPlural(lastWord(other.term)) !== isMany) return false;
  return !article || takesBefore(article.toLowerCase(), words);
}

const lastWord = (term: string) => term.toLowerCase().split(' ').at(-1) ?? '';

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
  const shown = entry.emoji && !entry.picture ? `${meaning} ${entry.emoji}` : meaning;
  return {
    ...base('write-term', entry),
    kind: 'short',
    skill: 'vocabulary',
    prompt: `${shown} (${letterClue(entry.term)})`,
    ...(entry.picture && { picture: entry.picture }),
    accepted: withTwins(entry.term, spellings(entry.term, spelling)),
    foreseen: nearAnswers(entry.term),
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
  const told = entries.filter(meaningOf);
  const untold = told.filter((entry) => !tellsItself(entry));
  const clear = uniqueBy(
    // Egyptian and “from Egypt” are matched by their letters.
    uniqueBy(shuffle(untold.length < 3 ? told : untold, random), ({ term }) => term.toLowerCase()),
    (entry) => meaningOf(entry).toLowerCase(),
  );
  const items: Item[] = [];
  let left = clear;
  while (items.length < most) {
    const group = clearlyDifferent(alikeFirst(left));
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

/** Those of the commonest part of speech first: where all are of one, no meaning gives its word away. */
function alikeFirst(entries: readonly WordEntry[]): WordEntry[] {
  const byPart = [...groupBy(entries, ({ partOfSpeech }) => partOfSpeech).values()];
  return byPart.sort((a, b) => b.length - a.length).flat();
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
