import type { LessonAbout, LessonData } from '#shared/content/lessons/lesson';
import type { Word } from '#shared/content/words/word';
import type { WordEntry } from '#shared/content/words/word-list';
import type { Level } from '#shared/core/level';
import { listText } from '#shared/core/locale';
import { type Random, shuffle } from '#shared/core/random';
import { grammarItems } from '#shared/grammar/grammar-items';
import type { Item } from '#shared/items/item';
import { type QuestionSet, rules } from '#shared/items/question-set';
import { areAlike } from '#shared/language/alike';
import type { WordIndex } from '#shared/vocabulary/word-index';
import { textItems } from '../text-questions/text-items';
import { type AskedBefore, askAgain, returnTasks } from './recycling';

/** A lesson as the test looks at it. */
export interface TaughtLesson {
  data: LessonData;
  words: readonly WordEntry[];
}

interface TestOptions {
  level: Level;
  unit: string;
  lessons: readonly TaughtLesson[];
  questionsPerLesson: number;
  minutes: number;
  /** All that was asked in the series, and how each word was. */
  practised: readonly Item[];
  before: AskedBefore;
  /** Words for wrong answers, and easy ones for questions about texts. */
  pool: readonly WordEntry[];
  everyday: readonly Word[];
  index: WordIndex;
  random: Random;
}

/**
 * The test at the end of a series: from each lesson as many questions, a point each, on its words, its grammar point and
 * its text. None was asked before: a word is asked in another way, a point in another sentence, a text about something
 * else in it. Words come first, then grammar, then the texts, each with its text.
 */
export function makeTest(options: TestOptions): QuestionSet {
  const { lessons, questionsPerLesson, minutes, practised, random } = options;
  const perLesson = lessons.map((lesson) => {
    const most = Math.ceil(questionsPerLesson / 2);
    const points = pointItems(lesson.data.about, practised, most, random);
    const texts = textItemsOf(lesson, Math.min(2, most), options);
    const left = questionsPerLesson - points.length - texts.length;
    return { points, texts, words: wordItemsOf(lesson, left, options) };
  });
  const parts = [
    { name: 'words', items: perLesson.flatMap(({ words }) => words) },
    { name: 'grammar', items: perLesson.flatMap(({ points }) => points) },
    { name: 'texts', items: perLesson.flatMap(({ texts }) => texts) },
  ].filter(({ items }) => items.length > 0);
  const items = parts.flatMap((part) => part.items);
  return {
    intro: `Questions on ${listText(parts.map(({ name }) => name))} of the whole unit. Each is worth one point.`,
    items: items.map((item, at) => ({ ...item, id: `q${at + 1}`, points: 1 })),
    rules: rules.parse({ release: 'end', minutes }),
  };
}

/** The questions that a lesson has among its materials. */
export const itemsIn = ({ materials }: LessonData): Item[] =>
  materials.flatMap((material) => (material.kind === 'questions' ? material.items : []));

/** Ways of asking take turns, so that a test is not all of one kind. */
function wordItemsOf({ words }: TaughtLesson, count: number, { before, pool, random }: TestOptions): Item[] {
  return shuffle(words, random)
    .slice(0, count)
    .flatMap((entry, at) => {
      const first = at % 2;
      const tasks = [...returnTasks.test.slice(first), ...returnTasks.test.slice(0, first)];
      return askAgain({ entries: [entry], tasks, before, pool, random });
    });
}

/** Exercises on the grammar point of a lesson that are unlike those that the class has had. */
export function pointItems(
  { point }: Pick<LessonAbout, 'point'>,
  practised: readonly Item[],
  most: number,
  random: Random,
): Item[] {
  if (!point) return [];
  const items = grammarItems({ points: [point], types: ['choose', 'type', 'correct'], count: 24, random });
  return unlike(items, practised).slice(0, most);
}

function textItemsOf(
  { data }: TaughtLesson,
  most: number,
  { level, index, everyday, practised, random }: TestOptions,
): Item[] {
  const { type } = data.about;
  const material = data.materials.find(({ kind }) => kind === 'text' || kind === 'dialogue');
  const isOnText = type === 'reading' || type === 'listening';
  if (!isOnText || !material || !('text' in material)) return [];
  const { title, text } = material;
  const avoid = new Set(practised.map(({ prompt }) => prompt));
  const items = textItems({ text, level, index, pool: everyday, count: 8, random, avoid });
  return unlike(items, practised)
    .slice(0, most)
    .map((item) => ({ ...item, passage: { title, text } }));
}

/** Those that are unlike what was practised, and unlike each other. */
function unlike(items: readonly Item[], practised: readonly Item[]): Item[] {
  const kept: Item[] = [];
  for (const item of items)
    if (![...practised, ...kept].some((one) => areAlike(one.prompt, item.prompt))) kept.push(item);
  return kept;
}
