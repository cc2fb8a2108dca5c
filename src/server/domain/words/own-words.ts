import type { Deps } from '#server/domain/platform/deps';
import type { OwnWord } from '#shared/api/pronunciation';
import type { StressedWord } from '#shared/content/sounds/word-stress';
import type { Sayer } from '#shared/pronunciation/sayer';

/** How the words of a teacher's own list are said in British English, and where they are stressed. */
export async function describeWords({ words }: Pick<Deps, 'words'>, terms: readonly string[]): Promise<OwnWord[]> {
  const sayer = await words.sayer();
  return [...new Set(terms.map((word) => word.trim()).filter(Boolean))].map((word) => describeWord(sayer, word));
}

/** What cannot even be guessed has no transcription. */
function describeWord(sayer: Sayer, word: string): OwnWord {
  const spoken = sayer({ word }, 'british');
  if (!spoken) return { word, ipa: '', isGuess: false, syllables: [], stressed: 0 };
  const { ipa, isGuess, syllables, stressed } = spoken;
  return { word, ipa, isGuess, syllables: /[\s-]/.test(word) ? [] : syllables, stressed };
}

/** Those among somebody's own words that can be asked about: known, in one piece, of several syllables. */
export function stressedOwnWords(sayer: Sayer, terms: readonly string[]): StressedWord[] {
  return [...new Set(terms.map((word) => word.trim()))]
    .map((word) => describeWord(sayer, word))
    .filter(({ syllables, isGuess }) => syllables.length > 1 && !isGuess);
}
