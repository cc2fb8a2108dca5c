import { saidByPart, saidPhrases, saidTable } from '#shared/content/sounds/said-table';
import { regularStems } from '#shared/language/forms/regular-stems';
import { tidy } from '#shared/language/normalise';
import type { PartOfSpeech } from '#shared/language/part-of-speech';
import { spellingsOf } from '#shared/language/spelling-variants';
import { toAmerican } from './american';
import { isLongA, toBritish } from './british';
import { type Accent, isVowel, soundsOfIpa, syllableBreak } from './ipa';
import { guessSounds } from './letter-to-sound';
import { soundsOfPhrase } from './phrases';

/** A word as the CMU Pronouncing Dictionary has it, `HH AH0 L OW1`; nothing where it has not. */
export type Transcriptions = (word: string) => string | undefined;

interface SaidRow {
  british: string;
  american: string;
}

/** By word, and where one is said in several ways, by word and part of speech: `record [verb]`. */
const rows = new Map<string, SaidRow>(
  [saidTable, saidByPart, saidPhrases]
    .flatMap((table) => table.split('\n'))
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [key = '', british = '', american = ''] = line.split('|').map((cell) => cell.trim());
      return [key, { british, american: american === '=' ? british : american }];
    }),
);

/** A word or a phrase, and which of those that are written like it. */
export interface Term {
  word: string;
  partOfSpeech?: PartOfSpeech;
}

/** How a word or phrase is said: the sounds of each of its words, in the dictionary's signs. */
export interface Said {
  words: string[][];
  isGuess: boolean;
}

/** How a word or phrase is said; a guess from its letters where no dictionary has it, nothing where that fails too. */
export function say(transcriptions: Transcriptions, { word, partOfSpeech }: Term, accent: Accent): Said | undefined {
  const text = tidy(word);
  const small = text.toLowerCase();
  const whole = rowIpa(`${small} [${partOfSpeech}]`, accent) ?? rowIpa(text, accent) ?? rowIpa(small, accent);
  if (whole !== undefined)
    return { words: whole.split(' ').map((ipa) => soundsOfRow(ipa, accent, whole)), isGuess: false };
  const letters = small.split(/[\s-]+/).filter(Boolean);
  // use up and object to begin with verbs
  const beginsWithVerb = partOfSpeech === 'phrasal verb' || partOfSpeech === 'phrase';
  const known = letters.map((part, place) => {
    const asVerb = beginsWithVerb && place === 0 ? tableSounds(`${part} [verb]`, accent) : undefined;
    return asVerb ?? soundsOf(transcriptions, part, accent);
  });
  const parts = letters.flatMap((part, place) => {
    const sounds = known[place] ?? guessSounds(part)?.split(' ');
    return sounds ? [{ letters: part, sounds }] : [];
  });
  const [only] = parts;
  if (!only || parts.length < letters.length) return undefined;
  const words = parts.length === 1 ? [[...only.sounds]] : soundsOfPhrase(parts, partOfSpeech, accent);
  return { words, isGuess: known.includes(undefined) };
}

/** Whether a word is said in another way as another part of speech: record, close. */
export const isSaidInTwoWays = (word: string) => inTwoWays.has(word.toLowerCase());

const inTwoWays = new Set([...rows.keys()].flatMap((key) => (key.endsWith(']') ? (key.split(' [')[0] ?? []) : [])));

const rowIpa = (key: string, accent: Accent) => rows.get(key)?.[accent] || undefined;

function tableSounds(key: string, accent: Accent): string[] | undefined {
  const ipa = rowIpa(key, accent);
  return ipa === undefined || ipa.includes(' ') ? undefined : soundsOfRow(ipa, accent, ipa);
}

/** A word of one syllable is stressed on it, marked or not; as part of a phrase only where it is marked. */
function soundsOfRow(ipa: string, accent: Accent, whole: string): string[] {
  const sounds = soundsOfIpa(ipa, accent);
  const isOne = ipa === whole && sounds.filter(isVowel).length === 1;
  return isOne ? sounds.map((sound) => sound.replace(/3$/, '1')) : sounds;
}

/**
 * The sounds of one lower-case word in the dictionary's signs: from the table, else from the dictionary, for Britain by
 * rules. Forms of a word are said like it: bananas as banana is.
 */
export function soundsOf(transcriptions: Transcriptions, word: string, accent: Accent): string[] | undefined {
  const inTable = tableSounds(word, accent);
  if (inTable) return inTable;
  const american = tableSounds(word, 'american') ?? fromDictionary(transcriptions, word);
  if (!american || accent === 'american') return american;
  return formOfOther(transcriptions, word, american) ?? toBritish(word, american);
}

/** British spellings are looked up as the American dictionary spells them. */
function fromDictionary(transcriptions: Transcriptions, word: string): string[] | undefined {
  const transcription = transcriptions(word) ?? transcriptions(spellingsOf(word)?.american ?? word);
  return transcription === undefined ? undefined : toAmerican(word, transcription);
}

/** A form of a word that Britain says by no rule: the word's own sounds, and those of the ending. */
function formOfOther(transcriptions: Transcriptions, word: string, american: readonly string[]): string[] | undefined {
  for (const stem of [word.replace(/'s$/, ''), ...regularStems(word)]) {
    if (stem === word || !(rows.has(stem) || isLongA(stem))) continue;
    const stemAmerican = soundsOf(transcriptions, stem, 'american')?.filter((sound) => sound !== syllableBreak);
    const stemBritish = soundsOf(transcriptions, stem, 'british');
    const ending = stemAmerican && american.slice(stemAmerican.length);
    if (!stemBritish || !ending || stemAmerican.some((sound, place) => nameOf(sound) !== nameOf(american[place] ?? '')))
      continue;
    const isLinked = /r$|re$/.test(stem) && isVowel(ending[0]) && stemBritish.at(-1) !== 'R';
    return [...stemBritish, ...(isLinked ? ['R'] : []), ...toBritish(word, ending)];
  }
  return undefined;
}

/** Without stress. Some Americans have one vowel in caught and cot, or in marry and merry: so has the dictionary, at times. */
const nameOf = (sound: string) => sound.replace(/\d$/, '').replace('AO', 'AA').replace('AE', 'EH');
