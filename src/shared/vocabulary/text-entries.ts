import { toEntry } from '#shared/content/words/pack';
import type { Word } from '#shared/content/words/word';
import { type WordEntry, wordListLimits } from '#shared/content/words/word-list';
import { type Level, levelsAbove } from '#shared/core/level';
import { formsOf } from '#shared/language/forms/inflect';
import { tidy, toUnicodeForm } from '#shared/language/normalise';
import { partsOfSpeech } from '#shared/language/part-of-speech';
import { toUsualSpelling } from '#shared/language/spelling-variants';
import { type LevelProfile, type ProfileToken, sentencesOf, targetsIn } from './level-profile';
import type { MeaningChooser } from './senses/choose-meaning';
import { piecesOf } from './senses/pieces';
import type { WordIndex } from './word-index';

/** How much of a sentence an entry keeps. */
const longestExample = 300;

/** The words that a text suggests for a class, as entries with the sentence in which each was met. */
export function suggestedEntries({ text, profile, classLevel, chooser }: Suggest): WordEntry[] {
  return targetsIn(text, profile, classLevel, mostSuggested * 2)
    .map((target) => ({ target, entry: entryMet(target.form, target.sentence, target.word, chooser) }))
    .filter(({ target, entry }) => !entry.level || levelsAbove(entry.level, target.word.level) === 0)
    .slice(0, mostSuggested)
    .map(({ entry }) => entry);
}

interface Suggest {
  text: string;
  profile: LevelProfile;
  classLevel: Level;
  chooser: MeaningChooser;
}

/** What a class can learn from one text. */
const mostSuggested = 12;

/** A word that somebody picked from a text: in the meaning that it has there, else as it stands there. */
export function entryFromText(text: string, { text: form, word }: ProfileToken, chooser: MeaningChooser): WordEntry {
  return entryMet(form, sentencesOf(text).find((one) => hasWord(one, form)) ?? '', word, chooser);
}

/** A word met in a sentence. Where its meaning is not sure, the entry has none, for somebody to choose. */
function entryMet(form: string, sentence: string, word: Word | undefined, chooser: MeaningChooser): WordEntry {
  const plain = tidy(form).replace(/'s$/i, '').toLowerCase();
  const meanings = chooser.meaningsOf(plain);
  if (meanings.length === 0) return met(word ? toEntry(word) : bareEntry(plain), sentence, form);
  const choice = chooser.choose(plain, sentence);
  if (choice) return met(toEntry(choice), sentence, form);
  const [headword = plain, ...others] = new Set(meanings.map((one) => one.word));
  return met(bareEntry(others.length === 0 ? headword : plain), sentence, form);
}

/** Whether somebody has to say what the word means: we know meanings of it, and the entry has none. */
export function isOpen(entry: WordEntry, index: WordIndex): boolean {
  return entry.meaning === '' && entry.translation === '' && sensesOf(entry, index).length > 0;
}

/** An entry that says nothing but its word. */
export function bareEntry(term: string): WordEntry {
  const id = toUnicodeForm(term, 'NFD')
    .replaceAll(/[^\w]+/g, '-')
    .slice(0, 34);
  return {
    id: `own-${id || 'word'}`,
    term,
    meaning: '',
    example: '',
    emoji: '',
    ipa: '',
    translation: '',
    partOfSpeech: '',
  };
}

/** The same word in another of its senses. The sentence and what the teacher wrote beside it stay. */
export function inSense(entry: WordEntry, sense: Word): WordEntry {
  const { example, translation, ipa, tags } = entry;
  const other = toEntry(sense);
  return { ...other, translation, ipa, example: example || other.example, ...(tags && { tags }) };
}

/** The senses of the pack that an entry may be about: those of the word itself first, the easiest before the others. */
export function sensesOf({ term }: Pick<WordEntry, 'term'>, index: WordIndex): readonly Word[] {
  const plain = tidy(term).toLowerCase();
  const [start = '', bare = plain] = /^(to|an?|the) (?=\S)(.+)/.exec(plain)?.slice(1) ?? [];
  const whole = index.find(plain);
  const words = whole.length > 0 ? whole : index.find(bare);
  // Lists of words say 'to run' and 'a dog', which tells the part of speech as well.
  const sensesOfPart = start
    ? words.filter(({ partOfSpeech }) => partOfSpeech === (start === 'to' ? 'verb' : 'noun'))
    : [];
  const senses = sensesOfPart.length > 0 ? sensesOfPart : words;
  const own = (word: Word) => word.word.toLowerCase() === bare;
  // A form may be of several words: leaves grow on trees, and a train leaves.
  return [...senses.filter(own), ...senses.filter((word) => !own(word))];
}

/**
 * The sense of a word that comes without a meaning: the only one there is, else the one that its own sentence and part
 * of speech decide. Undefined where somebody has to choose, and where we do not know the word.
 */
export function senseOf(entry: WordEntry, index: WordIndex, chooser: MeaningChooser): Word | undefined {
  const senses = sensesOf(entry, index);
  const ofPart = senses.filter(({ partOfSpeech }) => partOfSpeech === entry.partOfSpeech);
  const possible = ofPart.length > 0 ? ofPart : senses;
  if (possible.length < 2) return possible[0];
  const { example } = entry;
  const forms = new Set(possible.flatMap(({ word, partOfSpeech }) => formsOf(word, partOfSpeech)));
  const form = piecesOf(example).find((piece) => forms.has(piece));
  const choice = form && chooser.choose(form, example);
  return possible.find((sense) => sense === choice);
}

/** All forms under which these words may stand in a text, in one spelling. */
export function formsIn(entries: readonly WordEntry[]): Set<string> {
  return new Set(
    entries.flatMap(({ term, partOfSpeech }) => {
      const part = partsOfSpeech.find((one) => one === partOfSpeech);
      // Of a word whose part of speech is open, any form may be meant.
      const forms = (['noun', 'verb', 'adjective'] as const).flatMap((one) => (part ? [] : formsOf(term, one)));
      return [term, ...(part ? formsOf(term, part) : forms)].map(toFormKey);
    }),
  );
}

/** How a form is compared: without case, ’s, or the differences of British and American spelling. */
export function toFormKey(form: string): string {
  return toUsualSpelling(tidy(form).toLowerCase().replace(/'s$/, ''));
}

/** One list after the other. A word that is in the first already is not taken again, and a list ends somewhere. */
export function joined(first: readonly WordEntry[], more: readonly WordEntry[]): WordEntry[] {
  const entries = [...first];
  const ids = new Set(first.map(({ id }) => id));
  const knownKeys = new Set(first.map(keyOf));
  for (const entry of more) {
    if (knownKeys.has(keyOf(entry)) || entries.length >= wordListLimits.entries) continue;
    // Ids of pasted lists are made of words and places, so two lists may have the same for two words.
    const id = ids.has(entry.id) ? `${entry.id.slice(0, 34)}-${entries.length}` : entry.id;
    ids.add(id);
    knownKeys.add(keyOf(entry));
    entries.push({ ...entry, id });
  }
  return entries;
}

/** Two lists, word by word: what both have, and what only one of them has. */
export function compared(one: readonly WordEntry[], other: readonly WordEntry[]) {
  const [inOne, inOther] = [new Set(one.map(keyOf)), new Set(other.map(keyOf))];
  return {
    inBoth: one.filter((entry) => inOther.has(keyOf(entry))),
    onlyInOne: one.filter((entry) => !inOther.has(keyOf(entry))),
    onlyInOther: other.filter((entry) => !inOne.has(keyOf(entry))),
  };
}

/** The list in so many parts of nearly equal length, in its order. */
export function split(entries: readonly WordEntry[], parts: number): WordEntry[][] {
  const size = Math.ceil(entries.length / parts);
  return Array.from({ length: parts }, (_, part) => entries.slice(part * size, (part + 1) * size)).filter(
    (part) => part.length > 0,
  );
}

/** The noun and the verb `record` are two words; where a list does not say what a word is, its letters decide. */
const keyOf = ({ term, partOfSpeech }: WordEntry) => `${toFormKey(term)} ${partOfSpeech}`;

function met(entry: WordEntry, sentence: string, form: string): WordEntry {
  return sentence ? { ...entry, example: shortened(sentence, form) } : entry;
}

/** A very long sentence becomes the words around the one that matters. */
function shortened(sentence: string, form: string): string {
  if (sentence.length <= longestExample) return sentence;
  const middle = Math.max(0, sentence.toLowerCase().indexOf(form.toLowerCase()));
  const start = Math.max(0, Math.min(middle - 120, sentence.length - 280));
  const part = sentence
    .slice(start, start + 280)
    .replace(start > 0 ? /^\S*\s/ : /^/, '')
    .replace(/\s\S*$/, '');
  return `${start > 0 ? '… ' : ''}${part}${start + 280 < sentence.length ? ' …' : ''}`;
}

function hasWord(sentence: string, form: string): boolean {
  return sentence.split(/[^\p{L}'’-]+/u).includes(form);
}
