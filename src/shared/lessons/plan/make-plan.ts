import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import { attachedOf, type LessonAbout, type LessonData, speakingKinds } from '#shared/content/lessons/lesson';
import { mulberry32 } from '#shared/core/random';
import { type PointId, pointById } from '#shared/grammar/points';
import type { PointAdvice } from '#shared/grammar/points/parts';
import { slotTexts } from './about-texts';
import { chooseActivities } from './choose-activities';
import { makeMaterials, type Pack } from './materials';
import { planTexts } from './plan-texts';
import { toStage, type Without } from './to-stage';
import { topicOf } from './topic-of';

/** What is written for lessons, and what there is for this one. */
export interface PlanContent extends Pack {
  activities: readonly LessonActivity[];
  advice: Readonly<Record<PointId, PointAdvice>>;
}

interface PlanOptions {
  about: LessonAbout;
  without: Without;
  written: PlanContent;
  seed: number;
}

/** As we name it, where that can stand in a sentence: “job interviews” for a job interview, but not “at the doctor’s”. */
const topicInSentences = (topic: string, { own }: PlanContent) =>
  own && !/^(?:At|In|On) /.test(own.topic.name) ? own.topic.name : topic;

/** A whole lesson, to the minute; the same of the same seed. */
export function makePlan({ about: asked, without, written, seed }: PlanOptions): LessonData {
  const about = { ...asked, topic: topicInSentences(asked.topic, written) };
  const random = mulberry32(seed);
  const point = pointById(about.point ?? '');
  const topic = written.topic ?? topicOf(about.topic);
  const { materials, standIn } = makeMaterials(about, topic, written, random);
  const attached = materials.map(attachedOf);
  const slots = slotTexts({ about, materials: attached, standIn }, point, random);
  const choices = chooseActivities({
    about,
    activities: written.activities,
    without,
    materials: [...new Set(materials.map(({ kind }) => kind))],
    random,
  });
  const stages = choices.map(({ slot, activity, minutes }, place) =>
    toStage(activity, { id: `s${place + 1}`, kind: slot.kind, minutes, slots, materials: attached }),
  );
  const used = new Set(stages.flatMap(({ materialIds }) => materialIds));
  return {
    about: {
      ...about,
      needsPrep: choices.some(({ activity }) => activity.needsPrep),
      needsCopies: choices.some(({ activity }) => activity.needsCopies),
    },
    ...planTexts(about, slots, { advice: point && written.advice[point.id], writing: written.own?.writing }, materials),
    stages,
    // Cards that no stage gives out are no use.
    materials: materials.filter(({ id, kind }) => used.has(id) || !(speakingKinds as readonly string[]).includes(kind)),
    ...(standIn && { standIn }),
  };
}
