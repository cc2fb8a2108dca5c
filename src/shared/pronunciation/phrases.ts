import { stressedOnLast, unstressedParticles } from '#shared/content/sounds/phrase-stress';
import { weakForms } from '#shared/content/sounds/sentence-stress';
import type { PartOfSpeech } from '#shared/language/part-of-speech';
import { isAdjective, isFunctionWord } from '#shared/language/word-classes';
import { type Accent, isVowel, soundsOfIpa } from './ipa';

/** One word of a phrase: its letters, and its sounds as it is said alone. */
export interface Part {
  letters: string;
  sounds: readonly string[];
}

/** main: the one that stands out. second: stressed too, before it. weak: without a stress. own: as it is alone. */
type Role = 'main' | 'second' | 'weak' | 'own';

/** Words that have a weak form wherever they stand in a phrase, but for the last word of a phrasal verb. */
const weak: Readonly<Record<string, string | undefined>> = {
  ...Object.fromEntries(
    ['a', 'an', 'the', 'to', 'of', 'for', 'from', 'at', 'and', 'as', 'than', 'that', 'your'].map((word) => [
      word,
      weakForms[word],
    ]),
  ),
  be: 'bi',
  me: 'mi',
};

/** The sounds of a phrase, word by word: one of them stands out, function words are weak, r is heard before a vowel. */
export function soundsOfPhrase(
  parts: readonly Part[],
  partOfSpeech: PartOfSpeech | undefined,
  accent: Accent,
): string[][] {
  const roles = rolesOf(parts, partOfSpeech);
  const said = parts.map(({ letters, sounds }, place) => {
    const isStrong = partOfSpeech === 'phrasal verb' && place === parts.length - 1;
    const form =
      roles[place] === 'weak' && !isStrong
        ? weakForm(letters, isVowel(parts[place + 1]?.sounds[0]), accent)
        : undefined;
    return withRole(form ?? sounds, roles[place] ?? 'own');
  });
  return said.map((sounds, place) => {
    const isLinked =
      accent === 'british' &&
      /re?$/.test(parts[place]?.letters ?? '') &&
      sounds.at(-1) !== 'R' &&
      isVowel(said[place + 1]?.[0]);
    return isLinked ? [...sounds, 'R'] : sounds;
  });
}

function weakForm(letters: string, isBeforeVowel: boolean, accent: Accent): string[] | undefined {
  if (letters === 'the' && isBeforeVowel) return ['DH', 'IY0'];
  if (letters === 'to' && isBeforeVowel) return ['T', 'UW0'];
  const form = weak[letters];
  if (!form) return undefined;
  const sounds = soundsOfIpa(form, accent).map((sound) => sound.replace(/1$/, '0'));
  return accent === 'american' && letters.endsWith('r') ? [...sounds, 'R'] : sounds;
}

function withRole(sounds: readonly string[], role: Role): string[] {
  if (role === 'own') return [...sounds];
  if (role === 'main') {
    const hasStress = sounds.some((sound) => sound.endsWith('1'));
    const first = sounds.findIndex(isVowel);
    return hasStress
      ? [...sounds]
      : sounds.map((sound, place) => (place === first ? sound.replace(/\d$/, '1') : sound));
  }
  const only = sounds.filter(isVowel).length === 1;
  return sounds.map((sound) => {
    if (sound.endsWith('2')) return sound.replace('2', '3');
    return sound.replace(only ? /[13]$/ : /1$/, role === 'second' ? '2' : '3');
  });
}

function rolesOf(parts: readonly Part[], partOfSpeech: PartOfSpeech | undefined): Role[] {
  if (partOfSpeech === undefined) return parts.map(({ letters }) => (letters in weak ? 'weak' : 'own'));
  const letters = parts.map((part) => part.letters);
  const main = mainOf(letters, partOfSpeech);
  return letters.map((word, place) => {
    if (place === main) return 'main';
    return place > main || (isLittle(word) && partOfSpeech !== 'phrasal verb') ? 'weak' : 'second';
  });
}

/** Where the word that stands out is. */
function mainOf(words: readonly string[], partOfSpeech: PartOfSpeech): number {
  const last = words.length - 1;
  const whole = words.join(' ');
  switch (partOfSpeech) {
    case 'phrasal verb':
      // give up, put up with; but look for
      return unstressedParticles.has(words[1] ?? '') || unstressedParticles.has(whole) ? 0 : 1;
    case 'noun':
      // bus stop, traffic lights; but happy ending, block of flats, the press
      return isLittle(words[0] ?? '') || words.includes('of') || isQuality(words[0] ?? '') || stressedOnLast.has(whole)
        ? last
        : 0;
    case 'adjective':
    case 'adverb':
      return last;
    default: {
      const content = words.findLastIndex((word) => !isLittle(word));
      return content >= 0 ? content : words.findLastIndex((word) => !(word in weak) && word !== 'you');
    }
  }
}

const isLittle = (word: string) => word in weak || isFunctionWord(word);
const isQuality = (word: string) => isAdjective(word) && !word.endsWith('ing');
