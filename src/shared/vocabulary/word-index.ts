import type { Word } from '#shared/content/words/word';
import { levelsAbove } from '#shared/core/level';
import { formsOf } from '#shared/language/forms/inflect';
import { toUsualSpelling } from '#shared/language/spelling-variants';

/** Finds words by any of their forms. */
export interface WordIndex {
  /** The senses that a form may have, easiest first; none where the pack does not know it. */
  find(form: string): readonly Word[];
}

/** Makes the index of a pack; a few milliseconds a thousand words. Phrases are not in it: they are looked for apart. */
export function indexWords(words: readonly Word[]): WordIndex {
  const byForm = new Map<string, Word[]>();
  for (const word of words) {
    if (word.word.includes(' ')) continue;
    for (const form of formsOf(word.word, word.partOfSpeech)) {
      const key = keyOf(form);
      const senses = byForm.get(key);
      if (senses) senses.push(word);
      else byForm.set(key, [word]);
    }
  }
  for (const senses of byForm.values()) senses.sort((a, b) => levelsAbove(a.level, b.level));
  return { find: (form) => byForm.get(keyOf(form)) ?? [] };
}

/** Capitals, British or American spelling and the shape of an apostrophe make no other word. */
const keyOf = (form: string) => toUsualSpelling(form.toLowerCase().replaceAll('’', "'"));
