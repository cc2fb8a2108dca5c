import type { WordSounds } from '#shared/content/words/word-sounds';
import { type Accent, ipaOf, syllablesIn } from './ipa';
import { say, soundsOf, type Term, type Transcriptions } from './said';
import { type WrittenSyllables, writtenSyllables } from './written-syllables';

/** How a word or phrase is said. */
export interface Spoken extends WrittenSyllables {
  /** As /ˈsʌmθɪŋ/. */
  ipa: string;
  /** Whether the syllables are written ones; where its letters do not show them, they are in signs. */
  isWritten: boolean;
  /** Made from the letters, because no dictionary has the word. */
  isGuess: boolean;
}

/** Says how words and phrases are said; nothing where it cannot even be guessed. */
export type Sayer = (term: Term, accent: Accent) => Spoken | undefined;

/** One that knows the dictionary of sounds, and which words are usual, to see them inside of others. */
export function createSayer(transcriptions: Transcriptions, usual: ReadonlySet<string>): Sayer {
  return (term, accent) => {
    const said = say(transcriptions, term, accent);
    if (!said) return undefined;
    const { words, isGuess } = said;
    const [first = []] = words;
    const ipa = `/${words.map((sounds) => ipaOf(sounds, accent, words.length > 1)).join(' ')}/`;
    if (words.length > 1) return { ipa, isGuess, syllables: [term.word], stressed: 0, isWritten: true };
    const parts = {
      soundsOf: (part: string) => soundsOf(transcriptions, part, accent),
      isUsual: (part: string) => usual.has(part),
    };
    const written = writtenSyllables(term.word, first, parts);
    return { ipa, isGuess, ...(written ?? syllablesIn(first.join(' '), accent)), isWritten: written !== undefined };
  };
}

/** How an entry of the pack is said in both accents; nothing where a dictionary has to be asked first. */
export function soundsOfEntry(sayer: Sayer, term: Term): WordSounds | undefined {
  const [british, american] = [sayer(term, 'british'), sayer(term, 'american')];
  if (!british || !american || british.isGuess || american.isGuess) return undefined;
  const { syllables, stressed } = british.isWritten ? british : { syllables: [term.word], stressed: 0 };
  return { british: british.ipa, american: american.ipa, syllables, stressed };
}
