import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import {
  attachedOf,
  type LessonAbout,
  type LessonData,
  type Material,
  type Stage,
} from '#shared/content/lessons/lesson';
import { wordsForToday, wordsFromBefore } from '#shared/content/lessons/series-activities';
import type { WordEntry } from '#shared/content/words/word-list';
import { inShort } from '#shared/core/in-short';
import type { Item } from '#shared/items/item';
import { slotTexts } from '../plan/about-texts';
import { makePlan, type PlanContent } from '../plan/make-plan';
import { suits, toStage } from '../plan/to-stage';

interface LessonOptions {
  about: Pick<LessonAbout, 'level' | 'age' | 'classSize' | 'minutes' | 'type' | 'topic' | 'point' | 'framework'>;
  /** From 0: what has several forms takes turns by it. */
  place: number;
  /** Questions on words of earlier lessons; none in the first one. */
  before: readonly Item[];
  /** What it teaches. */
  words: readonly WordEntry[];
  written: PlanContent;
  usedBefore: ReadonlySet<string>;
  seed: number;
}

const nothingLeftOut = { preparation: false, copies: false };
/** How long a class looks at new words that no other stage works with. */
const minutesOfNewWords = 6;

/**
 * One lesson of a series: a plan like any other, which begins with words of earlier lessons, and in which its own words
 * are met in any case, so that they can come back.
 */
export function makeLesson(options: LessonOptions): LessonData {
  const { about: asked, before, written, usedBefore, seed } = options;
  const about = { ...asked, targetLanguage: '', needsPrep: false, needsCopies: false };
  const planFor = (minutes: number) =>
    makePlan({ about: { ...about, minutes }, without: nothingLeftOut, usedBefore, written, seed });
  const openingMinutes = before.length === 0 ? 0 : Math.min(10, Math.max(4, Math.round(before.length * 0.8)));
  const rest = about.minutes - openingMinutes;
  const usual = planFor(rest);
  const hasWords = usual.materials.some(({ kind }) => kind === 'words');
  return withOpening(
    hasWords ? usual : withNewWords(planFor(rest - minutesOfNewWords), options),
    openingMinutes,
    options,
  );
}

/** The same with the words of the lesson, met before the first stage that is more than a beginning. */
function withNewWords(plan: LessonData, options: LessonOptions): LessonData {
  const { words, about } = options;
  const material: Material = {
    id: 'words',
    title: inShort(`Words: ${about.topic}, ${about.level}`, 120),
    kind: 'words',
    entries: [...words],
  };
  const stage = stageWith(
    wordsForToday,
    { id: 'words-today', kind: 'presentation', minutes: minutesOfNewWords },
    material,
    options,
  );
  const first = plan.stages.findIndex(({ kind }) => kind !== 'review' && kind !== 'lead-in');
  return {
    ...plan,
    stages: [...plan.stages.slice(0, first), ...stage, ...plan.stages.slice(first)],
    materials: [material, ...plan.materials],
  };
}

/** The same with words of earlier lessons before everything else; where the plan itself looks back, in place of that. */
function withOpening(plan: LessonData, minutes: number, options: LessonOptions): LessonData {
  const { before, about } = options;
  const whole = { ...plan, about: { ...plan.about, minutes: about.minutes } };
  if (before.length === 0) return whole;
  const material: Material = { id: 'words-before', title: 'Words from before', kind: 'questions', items: [...before] };
  const [first] = plan.stages;
  const looksBack = first?.kind === 'review';
  const place = { id: 'words-before', kind: 'review' as const, minutes: minutes + (looksBack ? first.minutes : 0) };
  return {
    ...whole,
    stages: [...stageWith(wordsFromBefore, place, material, options), ...plan.stages.slice(looksBack ? 1 : 0)],
    materials: [...plan.materials, material],
  };
}

/** The stage of the activity whose turn it is, of those that suit the class. */
function stageWith(
  activities: readonly LessonActivity[],
  where: Pick<Stage, 'id' | 'kind' | 'minutes'>,
  material: Material,
  { about, place }: LessonOptions,
): Stage[] {
  const lesson = { ...about, targetLanguage: '' };
  const suiting = activities.filter((one) => suits(one, lesson, nothingLeftOut));
  const activity = suiting[place % suiting.length];
  const materials = [attachedOf(material)];
  const slots = slotTexts({ about: lesson, materials }, undefined, () => 0);
  return activity
    ? [toStage(activity, { ...where, slots, materials, about, earlier: [], later: ['presentation'] })]
    : [];
}
