import { syllableTable } from '#shared/content/sounds/syllable-table';
import { isVowel, syllableBreak } from './ipa';
import { type Span, vowelSpans } from './letters';

/** A written word in its syllables, and which of them is stressed. */
export interface WrittenSyllables {
  syllables: string[];
  /** From 0. */
  stressed: number;
}

/** What is known of the words that a word may be made of. */
export interface PartsOfWords {
  /** How a word is said, in the dictionary's signs. */
  soundsOf: (word: string) => readonly string[] | undefined;
  /** Whether it is a usual word: the dictionary of sounds has names and scraps as well. */
  isUsual: (word: string) => boolean;
}

const written = new Map(
  syllableTable
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word.replaceAll('·', ''), word.split('·')]),
);

/**
 * A word in as many written parts as it has sounded syllables, as dictionaries divide words: pho·tog·ra·pher. A short
 * stressed vowel keeps the consonant after it, a word inside keeps its letters. Nothing where the letters do not show it.
 */
export function writtenSyllables(
  word: string,
  sounds: readonly string[],
  parts: PartsOfWords,
): WrittenSyllables | undefined {
  const vowels = syllableVowels(word, sounds);
  const syllables = syllablesOf(word, sounds, vowels, parts);
  const stressed = Math.max(
    0,
    vowels.findIndex((place) => sounds[place]?.endsWith('1')),
  );
  return syllables?.length === vowels.length ? { syllables, stressed } : undefined;
}

function syllablesOf(
  word: string,
  sounds: readonly string[],
  vowels: readonly number[],
  parts: PartsOfWords,
): string[] | undefined {
  const known = written.get(word) ?? written.get(word.toLowerCase());
  if (known?.length === vowels.length) return known;
  if (vowels.length === 1) return [word];
  if (!/^[a-zé]+(?:[’']s)?$/i.test(word)) return undefined;
  const seam = seamOfEnding(word.toLowerCase(), sounds, parts);
  const compound = seam === undefined ? wordsIn(word, sounds, parts) : undefined;
  if (compound) return compound;
  const spans = vowelSpans(word, vowels.length);
  if (!spans) return undefined;
  const begins = spans.map((span, at) => {
    const before = spans[at - 1];
    if (!before) return 0;
    if (seam !== undefined && seam >= before.end && seam <= span.begin) return seam;
    return beginBetween(word, before, span, sounds[vowels[at - 1] ?? 0] ?? '');
  });
  return begins.map((begin, at) => word.slice(begin, begins[at + 1]));
}

/** Where the vowels of the syllables are among the sounds. Fire and hour are one syllable, in spite of two signs. */
function syllableVowels(word: string, sounds: readonly string[]): number[] {
  const isOne = /[iy]r(?![oay])|[iy]re|(?:^|[^t])(?:h|s|fl|^)ours?$/i.test(word);
  return sounds.flatMap((sound, place) => {
    const isGlide = isOne && sound === 'AX0' && /^A[YW]\d$/.test(sounds[place - 1] ?? '');
    return isVowel(sound) && !isGlide ? [place] : [];
  });
}

const namesOf = (sounds: readonly string[]) =>
  sounds.filter((sound) => sound !== syllableBreak).map((sound) => sound.replace(/\d$/, ''));

/** The syllables of a word that is two words, which sound as they do alone: class|room, every|one. */
function wordsIn(word: string, sounds: readonly string[], parts: PartsOfWords): string[] | undefined {
  const whole = namesOf(sounds).join(' ');
  for (let place = /^un/i.test(word) ? 2 : 3; place <= word.length - 3; place += 1) {
    const pair = [word.slice(0, place), word.slice(place)];
    if (!pair.some((part) => parts.isUsual(part.toLowerCase()))) continue;
    if (!pair.every((part) => part.length > 3 || part === 'un' || parts.isUsual(part.toLowerCase()))) continue;
    const said = pair.map((part) => parts.soundsOf(part.toLowerCase()));
    if (said.flatMap((part) => namesOf(part ?? [])).join(' ') !== whole) continue;
    const syllables = pair.map((part, at) => writtenSyllables(part, said[at] ?? [], parts)?.syllables);
    const [first, second] = syllables;
    if (first && second) return [...first, ...second];
  }
  return undefined;
}

/** Where an ending begins that a word is followed by: teach|er, writ|ing. */
function seamOfEnding(
  word: string,
  sounds: readonly string[],
  { soundsOf, isUsual }: PartsOfWords,
): number | undefined {
  const whole = namesOf(sounds).join(' ');
  const ending = /(?:ings?|ers?|ed|est|es|able|ish|ist|ly|ness|less|ful|ments?|y)$/.exec(word);
  if (!ending) return undefined;
  const stem = word.slice(0, ending.index);
  const stems = ending[0] === 'y' ? [stem] : [stem, `${stem}e`];
  const isStem = (one: string) => isUsual(one) && whole.startsWith(`${namesOf(soundsOf(one) ?? ['?']).join(' ')} `);
  return stem.length > 2 && stems.some(isStem) ? ending.index : undefined;
}

const digraph = /^(?:ch|sh|th|ph|gh|wh|ck|tch)$/i;
/** What may begin a written syllable. */
const onset =
  /^(?:[bcdfgkpt]r|[bcfgkps]l|thr|shr|chr|phr|qu?|s[ckpt]h?|gu|sch|spr|str|scr|spl|squ|sw|tw|[bcdfghjklmnpqrstvwxz]|ch|sh|th|ph|wh)$/i;
const shortVowel = /^(?:AE|EH|IH|OH|AH|UH)[12]$/;

/** Where the next part begins, by the consonants between two vowels. */
function beginBetween(word: string, before: Span, span: Span, vowel: string): number {
  const between = word.slice(before.end, span.begin);
  const letters = word.slice(before.begin, before.end);
  const rest = word.slice(span.begin);
  // home·work: an e that is not heard ends its part.
  const silentE = between.lastIndexOf('e');
  if (silentE >= 0) return before.end + silentE + 1;
  if (between === '') return span.begin;
  // ta·ble, sim·ple, but buck·le
  if (/^l(?:e[sd]?|ing)$/i.test(between.slice(-1) + rest) && /[^l]l$/i.test(between)) {
    return /ckl$/i.test(between) ? span.begin - 1 : span.begin - 2;
  }
  const isShort = shortVowel.test(vowel);
  if (between.length === 1 || digraph.test(between)) {
    if (/^(?:x|ck)$/i.test(between)) return span.begin;
    // gen·er·al, na·tion·al, flow·er
    if (between === 'r' && /e$/i.test(letters) && vowel === 'AX0') return span.begin;
    if (between === 'n' && letters === 'io') return span.begin;
    if (between === 'w' && /[12]$/.test(vowel)) return span.begin;
    // de·li·cious, de·ci·sion
    if (/^[tcsg]$/i.test(between) && /^i[oae]/i.test(rest)) return before.end;
    return isShort ? span.begin : before.end;
  }
  // hap·py
  if (between.length === 2 && between[0] === between[1]) return before.end + 1;
  const isPrefix = /^(?:de|re|pre|pro|be)$/i.test(word.slice(0, before.end));
  for (let place = isShort ? 1 : 0; place < between.length; place += 1) {
    const right = between.slice(place);
    const isCut = digraph.test(between.slice(place - 1, place + 1)) && place > 0;
    if (onset.test(right) && !isCut && !(place === 0 && /^s[^h]/i.test(right) && !isPrefix)) return before.end + place;
  }
  return span.begin - 1;
}
