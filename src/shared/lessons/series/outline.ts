import type { LessonAbout } from '#shared/content/lessons/lesson';
import type { WordEntry } from '#shared/content/words/word-list';
import { ownEntry, type Pack, wordsFor } from '../plan/materials';
import type { OwnContent } from '../topics/own-content';
import type { SeriesLine } from './line';
import { type Returning, returningIn } from './recycling';

/** For whom a series is, and about what. */
export interface SeriesAbout extends Pick<LessonAbout, 'level' | 'age' | 'classSize' | 'minutes'> {
  /** As the teacher words it. */
  unit: string;
}

/** One lesson before it is made. */
export interface OutlineLesson {
  line: SeriesLine;
  own: OwnContent;
  /** What it teaches that no lesson before it taught. */
  words: WordEntry[];
  returning: Returning[];
}

export interface SeriesOutline {
  /** All but the last one. */
  lessons: OutlineLesson[];
  /** What comes back in the last lesson, before the test. */
  last: { returning: Returning[]; questionsPerLesson: number };
}

interface OutlineOptions extends Pick<Pack, 'levelOf'> {
  about: SeriesAbout;
  /** Each on a topic of its own. */
  lines: readonly SeriesLine[];
  /** What there is on the topic of a line; a line without anything is left out. */
  ownOf: (topic: string) => OwnContent | undefined;
}

/** What each lesson teaches, and what comes back in it; the same whenever it is asked for. */
export function outlineOf({ about, lines, ownOf, levelOf }: OutlineOptions): SeriesOutline {
  const taught = new Set<string>();
  const withOwn = lines.flatMap((line) => {
    const own = ownOf(line.topic);
    return own ? [{ line, own }] : [];
  });
  const total = withOwn.length + 1;
  const lessons = withOwn.map(({ line, own }, at) => {
    const words = wordsFor(own, about.level, { levelOf })
      .filter(({ term }) => !taught.has(term.toLowerCase()))
      .slice(0, wordsPerLesson(about))
      .map((word) => ownEntry(word, about.level, own.topic.topic));
    for (const { term } of words) taught.add(term.toLowerCase());
    return { line, own, words, returning: returningIn(at + 1, total) };
  });
  return {
    lessons,
    last: { returning: returningIn(total, total), questionsPerLesson: questionsPerLesson(lessons.length, about) },
  };
}

/** As many as a class can meet, use and keep: each of them comes back, too. */
const wordsPerLesson = ({ minutes, age }: SeriesAbout) => (minutes >= 60 && age !== 'children' ? 8 : 6);

/** How much of the last lesson the test takes. */
const testShare = 0.45;
export const testMinutes = ({ minutes }: Pick<SeriesAbout, 'minutes'>): number => Math.round(minutes * testShare);

/** About a minute for each question, and from every lesson as many: two at least, where there are many lessons. */
const questionsPerLesson = (lessons: number, about: SeriesAbout) =>
  Math.min(5, Math.max(2, Math.round(testMinutes(about) / lessons)));
