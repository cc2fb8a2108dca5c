import { toEntry } from '#shared/content/words/pack';
import type { SpellingPattern } from '#shared/content/words/spelling-patterns';
import type { Word } from '#shared/content/words/word';
import type { WordEntry } from '#shared/content/words/word-list';
import { tidy } from '#shared/language/normalise';
import type { WordIndex } from '../word-index';

/**
 * The words of a pattern as entries for a round. What the pack knows of a word comes with it; of an inflected form
 * (stopped, leaves) that is what it is a form of, and an example only where the form itself stands in one.
 */
export function patternEntries(
  pattern: Pick<SpellingPattern, 'words' | 'formsOf'>,
  findWord: WordIndex['find'],
): WordEntry[] {
  return pattern.words.map((term) => {
    const senses = findWord(term).filter(({ partOfSpeech }) => !pattern.formsOf || partOfSpeech === pattern.formsOf);
    const itself = senses.find(({ word }) => isSame(word, term));
    return itself ? toEntry(itself) : formEntry(term, senses);
  });
}

/** Capitals count: May is not may. */
const isSame = (a: string, b: string) => tidy(a) === tidy(b);

/**
 * Of several senses, the form is shown in the one that uses it in its example; else only what it is a form of is sure.
 */
function formEntry(term: string, senses: readonly Word[]): WordEntry {
  const entry = { id: term, term, meaning: '', example: '', emoji: '', ipa: '', translation: '', partOfSpeech: '' };
  const shownSense = senses.find(({ example }) => example && holds(example, term));
  const sense = shownSense ?? senses[0];
  if (!sense) return entry;
  const { partOfSpeech, level } = sense;
  const origin = `a form of “${sense.word}”`;
  if (!shownSense && senses.length > 1) return { ...entry, meaning: origin, partOfSpeech, level };
  const { meaning, emoji } = toEntry(sense);
  return {
    ...entry,
    meaning: `${origin}: ${meaning}`,
    example: shownSense?.example ?? '',
    emoji,
    partOfSpeech,
    level,
  };
}

function holds(example: string, term: string): boolean {
  return (
    example
      .toLowerCase()
      .match(/[\p{L}’'-]+/gu)
      ?.includes(term.toLowerCase()) ?? false
  );
}
