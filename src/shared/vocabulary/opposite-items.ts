import { areNear } from '#shared/content/words/near-words';
import { synonymsOf } from '#shared/content/words/synonyms';
import type { WordEntry } from '#shared/content/words/word-list';
import { levelsAbove } from '#shared/core/level';
import { shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { letterClue } from './letter-clue';
import { oppositesOf } from './opposites';
import { common, levelOf, named, type StudyOptions } from './study-item';
import { spellings } from './word-items';
import { isClearlyOther, isSameText, wrongWords } from './wrong-words';

/** The opposite of a word: chosen at first, and typed where its form would show it among others (unhappy, useless). */
export function oppositeItems(options: StudyOptions): Item[] {
  const { entries, random, facts } = options;
  return shuffle(entries, random).flatMap((entry): Item[] => {
    const all = oppositesOf(entry);
    const shown = shownTerm(entry, all, options);
    const isKnown = (word: string) => {
      const [sense] = facts.sensesOf(word, entry.partOfSpeech);
      return sense?.level !== undefined && (!entry.level || levelsAbove(sense.level, entry.level) <= 1);
    };
    // Unfair has fair in it, and without has with.
    const isHidden = (word: string) => {
      const term = entry.term.toLowerCase();
      return !term.endsWith(word) && !term.startsWith(word);
    };
    const [key] = shuffle(
      all.filter((word) => isKnown(word) && isHidden(word)),
      random,
    );
    if (shown === undefined || key === undefined) return [];
    const isTyped = isOfOneRoot(entry.term, key) || random() < half;
    const item = isTyped ? typed(entry, shown, key, options) : chosen(entry, shown, key, options);
    return item ? [item] : [];
  });
}

const half = 0.5;

/**
 * The word, with its meaning where it has more than one; nothing where that meaning has an opposite in it (*not cold*) and
 * so can't be shown.
 */
function shownTerm(entry: WordEntry, opposites: readonly string[], { facts }: StudyOptions): string | undefined {
  if (facts.sensesOf(entry.term, entry.partOfSpeech).length < 2) return `“${entry.term}”`;
  const told: readonly string[] = entry.meaning.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isTold = opposites.some((word) => word.split(' ').every((part) => told.includes(part)));
  return entry.meaning && !isTold ? `“${entry.term}” (${entry.meaning})` : undefined;
}

/** Happy, unhappy; careful, careless: one letter more or less tells it. */
const isOfOneRoot = (one: string, other: string) =>
  one.endsWith(other) || other.endsWith(one) || one.slice(0, 4) === other.slice(0, 4);

function typed(entry: WordEntry, shown: string, key: string, { facts }: StudyOptions): Item {
  const clue = letterClue(key);
  const all = oppositesOf(entry);
  const twins = synonymsOf(key).filter((word) => facts.sensesOf(word, entry.partOfSpeech).length > 0);
  const right = [...all, ...twins].filter((word) => letterClue(word) === clue);
  const others = all.filter((word) => letterClue(word) !== clue);
  return {
    ...common,
    ...levelOf(entry),
    ...named(entry, 'opposite'),
    kind: 'short',
    prompt: `Write the opposite of ${shown}: ${clue}.`,
    accepted: [...new Set([key, ...right].flatMap((word) => spellings(word, 'both')))],
    foreseen: others.map((answer) => ({
      answer,
      feedback: `“${answer}” is an opposite as well, but here another word is asked for: ${clue}.`,
    })),
    explanation: `The opposite of “${entry.term}” is “${key}”.`,
  };
}

function chosen(entry: WordEntry, shown: string, key: string, options: StudyOptions): Item | undefined {
  const { random, facts } = options;
  const opposites = oppositesOf(entry);
  const keys = facts.sensesOf(key, entry.partOfSpeech);
  const isWrong = (other: WordEntry) =>
    !isSameText(other.term, entry.term) &&
    !isOfOneRoot(other.term, entry.term) &&
    opposites.every((word) => !isSameText(word, other.term) && !areNear(word, other.term)) &&
    keys.every((sense) => isClearlyOther(other, sense));
  // Words near the one that is asked about tempt most, and are surely not its opposite.
  const near = shuffle(synonymsOf(entry.term), random).flatMap((word) => {
    const [sense] = facts.sensesOf(word, entry.partOfSpeech);
    return sense?.level && (!entry.level || levelsAbove(sense.level, entry.level) <= 0) && isWrong(sense)
      ? [sense]
      : [];
  });
  const [keyEntry] = keys;
  if (!keyEntry) return undefined;
  const others = wrongWords(keyEntry, { ...options, fits: isWrong });
  const wrong = [...near.slice(0, 2), ...others]
    .filter((one, place, list) => list.findIndex(({ term }) => isSameText(term, one.term)) === place)
    .slice(0, 3);
  if (wrong.length < 3) return undefined;
  return {
    ...common,
    ...levelOf(entry),
    ...named(entry, 'opposite'),
    kind: 'mc',
    prompt: `Which word is the opposite of ${shown}?`,
    options: shuffle(
      [
        { text: key, isKey: true },
        ...wrong.map(({ term, meaning }) => ({
          text: term,
          isKey: false,
          feedback: `The meaning of “${term}” is “${meaning}”.`,
        })),
      ],
      random,
    ),
    explanation: `The opposite of “${entry.term}” is “${key}”.`,
  };
}
