import type { StressedWord, StressRule } from '#shared/content/sounds/word-stress';
import type { Word } from '#shared/content/words/word';
import { isSaidInTwoWays } from './said';

/**
 * Those of the words that can be asked about: in one piece, of several syllables, and stressed in the same place
 * whatever part of speech they are, in Britain and in America.
 */
export function stressedAmong(words: readonly Word[]): StressedWord[] {
  const byWord = new Map<string, StressedWord>();
  for (const { word, partOfSpeech, sounds } of words) {
    if (!sounds || sounds.syllables.length < 2 || isSaidInTwoWays(word)) continue;
    if (vowelsBeforeStress(sounds.british) !== vowelsBeforeStress(sounds.american)) continue;
    const { syllables, stressed } = sounds;
    const rule = ruleOf(word, partOfSpeech, syllables.length, stressed);
    byWord.set(word, { word, syllables, stressed, ...(rule && { rule }) });
  }
  return [...byWord.values()];
}

const vowelsBeforeStress = (ipa: string) => ipa.split('ˈ')[0]?.match(/[aeiouæɑɒɔəɜɪʊʌː]+/gu)?.length ?? 0;

/** The rule that a word follows; none where an exception only looks like it. */
function ruleOf(
  word: string,
  partOfSpeech: Word['partOfSpeech'],
  count: number,
  stressed: number,
): StressRule | undefined {
  const fromEnd = count - stressed;
  if (/[ts]ion$/.test(word) && fromEnd === 2) return 'tion';
  if ((/ic$/.test(word) && fromEnd === 2) || (/ical$/.test(word) && fromEnd === 3)) return 'ic';
  if (/(?:ity|graphy|logy)$/.test(word) && fromEnd === 3) return 'ity';
  if (/(?:ee|eer|ese)$/.test(word) && fromEnd === 1) return 'ee';
  if (count !== 2) return undefined;
  if ((partOfSpeech === 'noun' || partOfSpeech === 'adjective') && stressed === 0) return 'noun';
  return partOfSpeech === 'verb' && stressed === 1 ? 'verb' : undefined;
}
