import type { LessonData } from '#shared/content/lessons/lesson';
import { toEntry } from '#shared/content/words/pack';
import type { Word } from '#shared/content/words/word';
import { inShort } from '#shared/core/in-short';
import { mulberry32 } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import type { QuestionSet } from '#shared/items/question-set';
import type { WordIndex } from '#shared/vocabulary/word-index';
import { titleOf } from '../plan/about-texts';
import type { PlanContent } from '../plan/make-plan';
import type { OwnContent } from '../topics/own-content';
import { makeLastLesson } from './last-lesson';
import type { SeriesType } from './line';
import { frameworkOf } from './lines';
import { makeLesson } from './make-lesson';
import { itemsIn, makeTest, pointItems, type TaughtLesson } from './make-test';
import { type OutlineLesson, type SeriesAbout, type SeriesOutline, testMinutes } from './outline';
import { type AskedBefore, askAgain, type Returning, returnTasks, withAsked } from './recycling';

interface SeriesOptions {
  about: SeriesAbout;
  outline: SeriesOutline;
  /** What is written for the lesson in each place, from 0. */
  written: readonly PlanContent[];
  index: WordIndex;
  seed: number;
  /** Waited for after each lesson, so that others of the server wait no longer than for one. */
  pause: () => Promise<void>;
}

/** Lessons with their titles, in their order, and the test that ends them. */
export interface Series {
  lessons: { title: string; data: LessonData }[];
  test: QuestionSet;
}

/** How many questions on each grammar point come back before the test. */
const pointsAgain = 3;

/**
 * Lessons on one unit, each to the minute, and the test at their end; the same of the same seed. A lesson takes other
 * activities and texts than those before it, as far as there are enough of them, and begins with words of earlier ones.
 */
export async function makeSeries({ about, outline, written, index, seed, pause }: SeriesOptions): Promise<Series> {
  const random = mulberry32(seed);
  const everyday: readonly Word[] = written[0]?.everyday ?? [];
  const pool = [...outline.lessons.flatMap(({ words }) => words), ...everyday.map(toEntry)];
  const wordsOf = ({ from }: Returning) => outline.lessons[from - 1]?.words ?? [];
  let asked: AskedBefore = new Map();
  /** What comes back, asked in another way than before. */
  const askedAgain = (returning: readonly Returning[]): Item[] =>
    returning.flatMap((one) => {
      const entries = wordsOf(one);
      const items = askAgain({ entries, tasks: returnTasks[one.turn], before: asked, pool, random });
      asked = withAsked(asked, items, entries);
      return items.map((item) => ({ ...item, id: `b${one.from}.${item.id}` }));
    });

  const usedActivities = new Set<string>();
  const used = new Set<string>();
  const taught: TaughtLesson[] = [];
  for (const [place, lesson] of outline.lessons.entries()) {
    const content = written[place];
    if (!content) continue;
    const before = askedAgain(lesson.returning);
    const data = makeLesson({
      about: {
        ...{ level: about.level, age: about.age, classSize: about.classSize, minutes: about.minutes },
        ...lesson.line,
        topic: lesson.own.topic.name,
        framework: frameworkOf(lesson.line.type, countOf(taught, lesson.line.type)),
      },
      place,
      before,
      words: lesson.words,
      written: withoutUsed({ ...content, own: ownWith(lesson) }, used),
      usedBefore: usedActivities,
      seed: seed + place,
    });
    asked = withAsked(asked, itemsIn(data), lesson.words);
    for (const { activityId } of data.stages) if (activityId) usedActivities.add(activityId);
    for (const name of textsIn(data)) used.add(name);
    taught.push({ data, words: lesson.words });
    await pause();
  }

  const wordsBefore = askedAgain(outline.last.returning);
  const practised = taught.flatMap(({ data }) => itemsIn(data));
  const pointsBefore = taught.flatMap(({ data }) => pointItems(data.about, practised, pointsAgain, random));
  const test = makeTest({
    ...{ level: about.level, unit: about.unit, lessons: taught, before: asked, pool, everyday, index, random },
    questionsPerLesson: outline.last.questionsPerLesson,
    minutes: testMinutes(about),
    practised: [...practised, ...pointsBefore],
  });
  const last = makeLastLesson({
    about,
    earlier: taught.length,
    wordsBefore,
    pointsBefore,
    questions: outline.lessons.flatMap(({ own }) => own.questions[0] ?? []),
    testSize: test.items.length,
  });
  return {
    lessons: [
      ...taught.map(({ data }, place) => ({ title: inShort(`${place + 1}. ${titleOf(data)}`, 120), data })),
      { title: `${taught.length + 1}. Revision and test – ${about.unit} (${about.level})`, data: last },
    ],
    test,
  };
}

const countOf = (taught: readonly TaughtLesson[], type: SeriesType) =>
  taught.filter(({ data }) => data.about.type === type).length;

/** What there is on the topic, with the words that this lesson teaches. */
function ownWith({ own, words }: OutlineLesson): OwnContent {
  const terms = new Set(words.map(({ term }) => term));
  return { ...own, words: own.words.filter(({ term }) => terms.has(term)) };
}

/** The names of the texts in a lesson: of what is read or heard, and of the kind of text that is written. */
const textsIn = ({ materials }: LessonData): string[] =>
  materials.flatMap((material) => {
    if (material.kind === 'model') return [material.genre];
    return material.kind === 'text' || material.kind === 'dialogue' ? [material.title] : [];
  });

/** Without the texts that the class has read; kinds of text come again once all have been written. */
function withoutUsed(content: PlanContent, used: ReadonlySet<string>): PlanContent {
  const genres = content.genres?.filter(({ name }) => !used.has(name));
  return {
    ...content,
    texts: content.texts.filter(({ title }) => !used.has(title)),
    ...(genres && genres.length > 0 && { genres }),
  };
}
