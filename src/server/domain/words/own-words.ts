import type { Deps, SpokenWord } from '#server/domain/platform/deps';
import type { OwnWord } from '#shared/api/pronunciation';
import type { StressedWord } from '#shared/content/sounds/word-stress';
import { tidy } from '#shared/language/normalise';
import { writtenSyllables } from '#shared/pronunciation/written-syllables';

/** How the words of a teacher's own list are said in British English, and where they are stressed. */
export async function describeWords({ words }: Pick<Deps, 'words'>, terms: readonly string[]): Promise<OwnWord[]> {
  const spoken = await words.spoken();
  return [...new Set(terms.map((word) => word.trim()).filter(Boolean))].map((word) => pronounce(spoken, word));
}

/** Of a phrase each word by itself; what cannot even be guessed has no transcription. */
function pronounce(spoken: (word: string) => SpokenWord | undefined, word: string): OwnWord {
  const parts = tidy(word)
    .toLowerCase()
    .split(/[\s-]+/)
    .map(spoken);
  const knownParts = parts.flatMap((part) => part ?? []);
  const [only] = knownParts;
  if (knownParts.length < parts.length || !only) return { word, ipa: '', isGuess: false, syllables: [], stressed: 0 };
  return {
    word,
    ipa: `/${knownParts.map(({ ipa }) => ipa.slice(1, -1)).join(' ')}/`,
    isGuess: knownParts.some(({ isGuess }) => isGuess),
    syllables: knownParts.length === 1 ? (writtenSyllables(word, only.syllables.length) ?? only.syllables) : [],
    stressed: only.stressed,
  };
}

/** Those among the words that can be asked about: known, in one piece, of several syllables. */
export function stressedAmong(
  spoken: (word: string) => SpokenWord | undefined,
  terms: readonly string[],
): Pick<StressedWord, 'word' | 'syllables' | 'stressed'>[] {
  return [...new Set(terms.map((word) => word.trim()))]
    .map((word) => pronounce(spoken, word))
    .filter(({ syllables, isGuess }) => syllables.length > 1 && !isGuess);
}
