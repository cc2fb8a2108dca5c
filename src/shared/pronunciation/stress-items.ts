import { type StressedSentence, stressedSentences, weakForms } from '#shared/content/sounds/sentence-stress';
import { type StressedWord, stressRules } from '#shared/content/sounds/word-stress';
import type { Level } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';

/** word: which syllable is stressed. sentence: which words are. weak: which words are hardly said. */
export const stressTasks = ['word', 'sentence', 'weak'] as const;
export type StressTask = (typeof stressTasks)[number];

export const stressTitles: Record<StressTask, string> = {
  word: 'Word stress',
  sentence: 'Sentence stress',
  weak: 'Weak forms',
};

interface Wish {
  task: StressTask;
  levels: readonly Level[];
  count: number;
  random: Random;
  /** What is asked about where it is about words. */
  words: readonly StressedWord[];
}

export function stressItems({ task, levels, count, random, words }: Wish): Item[] {
  if (task === 'word') return shuffle(words, random).slice(0, count).map(wordItem);
  const sentences = stressedSentences.filter(({ level }) => levels.includes(level));
  return shuffle(sentences, random)
    .slice(0, count)
    .map((sentence) => sentenceItem(sentence, task));
}

const common = { skill: 'speaking' as const, version: 1, points: 1 };

/** The word with one syllable marked, by more than capitals, which are easily missed: `ba-ˈNA-na`. */
export const withStress = (syllables: readonly string[], stressed: number) =>
  syllables.map((syllable, at) => (at === stressed ? `ˈ${syllable.toUpperCase()}` : syllable)).join('-');

function wordItem({ word, syllables, stressed, rule }: StressedWord): Item {
  return {
    ...common,
    kind: 'mc',
    id: `${word}.word`,
    origin: { engine: 'stress', point: word, task: 'word' },
    prompt: `Which syllable of “${word}” is stressed?`,
    tags: ['word stress'],
    audioText: word,
    fixedOrder: true,
    ...(rule && { explanation: stressRules[rule] }),
    options: syllables.map((_, at) => ({ text: withStress(syllables, at), isKey: at === stressed })),
  };
}

const stressedAre =
  'Words that carry meaning are stressed: nouns, main verbs, adjectives, adverbs, question words, “not”.';

function sentenceItem({ id, words }: StressedSentence, task: 'sentence' | 'weak'): Item {
  const wantedKind = task === 'sentence' ? 'stressed' : 'weak';
  const weak = words.filter((word) => word.kind === 'weak').map(({ text }) => text);
  const pronunciations = [...new Set(weak.map(plain))].map((word) => `${word} /${weakForms[word] ?? ''}/`);
  return {
    ...common,
    kind: 'multi',
    id: `${id}.${task}`,
    origin: { engine: 'stress', point: id, task },
    prompt: task === 'sentence' ? 'Choose the stressed words.' : 'Choose the weak words.',
    tags: [task === 'sentence' ? 'sentence stress' : 'weak forms'],
    audioText: words.map(({ text }) => text).join(' '),
    explanation: task === 'sentence' ? stressedAre : `Said with the weak vowel: ${pronunciations.join(', ')}.`,
    fixedOrder: true,
    options: words.map(({ text, kind }, at) => ({ text: nameIn(words, at) ?? text, isKey: kind === wantedKind })),
  };
}

/** What a word is called among the words of its sentence: by itself, and where it comes again, which one it is. */
function nameIn(words: readonly { text: string }[], at: number): string | undefined {
  const bare = words.map(({ text }) => text.replace(/[.,;:!?]+$/, ''));
  const name = bare[at];
  const isSame = (other: string) => other.toLowerCase() === name?.toLowerCase();
  if (bare.filter(isSame).length < 2) return name;
  return `${name} (${bare.slice(0, at + 1).filter(isSame).length})`;
}

/** A word of a sentence as the table of weak forms has it. */
const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
