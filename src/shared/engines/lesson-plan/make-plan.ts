import { levelsAbove } from '../../content/level';
import { topics } from '../../content/words/topics';
import type { LessonActivity } from '../../lessons/activities/activity';
import type { GrammarAdvice } from '../../lessons/grammar-advice/advice';
import { type LessonAbout, type LessonData, lessonTypes, type Material } from '../../lessons/lesson';
import { mulberry32, pick, type Random } from '../../random';
import { type GrammarPoint, type PointId, pointById, points } from '../grammar/points';
import { chooseActivities } from './choose-activities';
import { makeMaterials, type Pack } from './materials';
import { plainActivities } from './plain-activities';
import { planTexts } from './plan-texts';
import { clipped, type SlotTexts, suits, toStage, type Without } from './to-stage';
import { topicOf } from './topic-of';

/** What is written for lessons, and what the pack has for this one. */
export interface Written extends Pack {
  activities: readonly LessonActivity[];
  advice: Readonly<Record<PointId, GrammarAdvice>>;
}

interface PlanOptions {
  about: LessonAbout;
  without: Without;
  written: Written;
  seed: number;
}

/** A whole lesson, to the minute; the same of the same seed. */
export function makePlan({ about, without, written, seed }: PlanOptions): LessonData {
  const random = mulberry32(seed);
  const point = pointById(about.point ?? '');
  const topic = topicOf(about.topic);
  const materials = makeMaterials(about, topic, written, random);
  const slots = slotTexts(about, point, materials, random);
  const chosen = chooseActivities({
    about,
    activities: written.activities,
    without,
    materials: [...new Set(materials.map(({ kind }) => kind))],
    random,
  });
  return {
    about: {
      ...about,
      needsPrep: chosen.some(({ activity }) => activity.needsPrep),
      needsCopies: chosen.some(({ activity }) => activity.needsCopies),
    },
    ...planTexts(about, slots, point && written.advice[point.id]),
    stages: chosen.map(({ slot, activity, minutes }, place) =>
      toStage(activity, { id: `s${place + 1}`, kind: slot.kind, minutes, slots, materials }),
    ),
    materials,
  };
}

/** What stands in the slots of the written texts. */
export function slotTexts(
  about: Pick<LessonAbout, 'type' | 'topic' | 'targetLanguage'>,
  point: GrammarPoint | undefined,
  materials: readonly Material[],
  random: Random,
): SlotTexts {
  const topic = inSentence(about.topic.trim() || 'the topic');
  const words = materials.find((material) => material.kind === 'words');
  const example =
    pick(point?.rule.examples ?? [], random) ??
    words?.entries.find((entry) => entry.example)?.example ??
    `This is about ${topic}.`;
  const language = about.targetLanguage.trim() || (point ? inSentence(point.name) : `words for ${topic}`);
  return { topic: clipped(topic, 80), language: clipped(language, 80), example };
}

/** One of our own titles does not keep its capital inside a sentence; what a teacher typed stays as it is. */
function inSentence(title: string): string {
  const isOurs = Object.values(topics).some((name) => name === title) || points.some(({ name }) => name === title);
  return isOurs ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}

export function titleOf({ type, topic, point: id, level }: LessonAbout): string {
  const point = pointById(id ?? '');
  const what = type === 'grammar' && point ? `${point.name} – ${topic}` : `${lessonTypes[type]} – ${topic}`;
  return clipped(`${what} (${level})`, 120);
}

/** Other activities that fit a stage's place in a lesson, those that use what is attached first. */
export function activitiesFor(
  lesson: Pick<LessonData, 'about' | 'stages' | 'materials'>,
  kind: LessonData['stages'][number]['kind'],
  activities: readonly LessonActivity[],
): LessonActivity[] {
  const used = new Set(lesson.stages.map(({ activityId }) => activityId));
  const kinds = new Set(lesson.materials.map((material) => material.kind));
  const hasMaterial = ({ uses }: LessonActivity) => (uses === undefined ? 1 : kinds.has(uses) ? 2 : 0);
  return [...activities, ...plainActivities]
    .filter(
      (activity) =>
        activity.stages.includes(kind) &&
        !used.has(activity.id) &&
        suits(activity, lesson.about, { preparation: false, copies: false }),
    )
    .sort((a, b) => hasMaterial(b) - hasMaterial(a));
}

/** The stage that an activity would make in a lesson that is there already. */
export function stageFrom(
  activity: LessonActivity,
  lesson: Pick<LessonData, 'about' | 'materials'>,
  place: { id: string; kind: LessonData['stages'][number]['kind']; minutes: number },
) {
  const point = pointById(lesson.about.point ?? '');
  const slots = slotTexts(lesson.about, point, lesson.materials, () => 0);
  return toStage(activity, { ...place, slots, materials: lesson.materials });
}

/** The point whose level is above the class's, where a lesson asks for too much. It may still be wanted. */
export function pointAbove({
  level,
  point: id,
  targetLanguage,
}: Pick<LessonAbout, 'level' | 'point' | 'targetLanguage'>) {
  const named = targetLanguage.toLowerCase();
  const point = pointById(id ?? '') ?? points.find(({ name }) => named.includes(name.toLowerCase()));
  return point && levelsAbove(point.level, level) > 0 ? point : undefined;
}
