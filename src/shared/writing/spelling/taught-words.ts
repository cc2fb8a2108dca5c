import type { Word } from '#shared/content/words/word';
import { capital } from '#shared/core/first-letter';
import type { Level } from '#shared/core/level';
import { formsOf } from '#shared/language/forms/inflect';
import { spellingsOf } from '#shared/language/spelling-variants';
import { wordSets } from '../checker/word-sets';
import { moreWords } from './more-words';
import type { Group, WordList } from './word-list';

const groups: Record<Level, Group> = { A1: 0, A2: 1, B1: 2, B2: 3 };

/** What is asked of a word that we teach. */
export type TaughtWord = Pick<Word, 'word' | 'partOfSpeech' | 'level'>;

/** The words that we teach, with all their forms, British and American, and some that no dictionary has. */
export function taughtWords(words: readonly TaughtWord[]): WordList {
  const taught = new Map<string, Group>();
  const add = (word: string, group: Group) => taught.set(word, Math.min(group, taught.get(word) ?? group));
  for (const { word, partOfSpeech, level } of words) {
    if (/^[a-z]+ [a-z]+$/.test(word)) add(word, groups[level]);
    for (const part of formsOf(word, partOfSpeech).flatMap((form) => form.split(/[\s-]+/))) {
      const own = part.replaceAll('’', "'");
      const { british = own, american = own } = spellingsOf(own) ?? {};
      for (const spelling of [own, british, american]) add(spelling, groups[level]);
    }
  }
  for (const word of moreWords) add(word, groups.B2);
  for (const low of [...wordSets.day, ...wordSets.month, ...wordSets.language]) {
    taught.delete(low);
    add(capital(low), groups.A1);
  }
  return taught;
}
