import type { WordEntry, WordListData } from '#shared/content/words/word-list';
import type { SoundsOf } from '#shared/content/words/word-sounds';
import { spellingsOf } from '#shared/language/spelling-variants';

/**
 * The entries of a list with how they are said, in the accent that goes with its spelling, where the pack has them.
 * What somebody wrote stays.
 */
export function withSounds(
  entries: readonly WordEntry[],
  spelling: WordListData['spelling'],
  soundsOf: SoundsOf,
): WordEntry[] {
  return entries.map((entry) => {
    const { term, partOfSpeech, ipa } = entry;
    const british = spellingsOf(term)?.british;
    const sounds =
      soundsOf({ word: term, partOfSpeech }) ?? (british ? soundsOf({ word: british, partOfSpeech }) : undefined);
    const isOurs = sounds && ['', sounds.british, sounds.american].includes(ipa);
    return isOurs ? { ...entry, ipa: spelling === 'american' ? sounds.american : sounds.british } : entry;
  });
}
