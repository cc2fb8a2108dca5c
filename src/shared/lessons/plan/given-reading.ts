import type { LessonAbout } from '#shared/content/lessons/lesson';
import { itemsOfText } from '#shared/content/texts/text';
import { hardestLevelIn } from '#shared/vocabulary/level-profile';
import type { WordIndex } from '#shared/vocabulary/word-index';
import type { Reading } from '../topics/readings';
import { type GivenText, wordsToTeach } from './given-text';
import { kindFor, ownEntries } from './materials';

/** A text of ours that a teacher chose: with the questions that were written for it, and the words of its topic or its own. */
export function givenReading(
  { text: chosen, own }: Reading,
  { level, type }: Pick<LessonAbout, 'level' | 'type'>,
  index: WordIndex,
): GivenText {
  const text = { ...chosen, kind: kindFor(type, chosen) };
  return {
    title: text.title,
    kind: text.kind,
    text: text.text,
    entries: own
      ? ownEntries(own, level, { levelOf: (phrase) => hardestLevelIn(phrase, index) })
      : wordsToTeach(text.text, level, index),
    items: itemsOfText(text),
  };
}
