import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import {
  type Attachment,
  attachedOf,
  type LessonData,
  type Stage,
  type StageKind,
} from '#shared/content/lessons/lesson';
import { plainActivities } from '#shared/content/lessons/plain-activities';
import { pointById } from '#shared/grammar/points';
import { slotTexts } from './about-texts';
import { canBeDoneOn, suits, toStage } from './to-stage';

/** As much of a lesson as an activity has to know to become a stage of it. */
type Outline = Pick<LessonData, 'about' | 'standIn'> & {
  materials: readonly Attachment[];
  stages: readonly Pick<Stage, 'id' | 'kind'>[];
};

export function outlineOf({ about, standIn, materials, stages }: LessonData): Outline {
  return { about, standIn, materials: materials.map(attachedOf), stages };
}

/** Other activities that fit a stage's place in a lesson, those that use what is attached first. */
export function activitiesFor(
  lesson: Pick<LessonData, 'about'> & {
    stages: readonly Pick<Stage, 'activityId'>[];
    materials: readonly Pick<Attachment, 'kind'>[];
  },
  kind: StageKind,
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
        suits(activity, lesson.about, { preparation: false, copies: false }) &&
        canBeDoneOn(activity, [...kinds]),
    )
    .sort((a, b) => hasMaterial(b) - hasMaterial(a));
}

/** The stage that an activity would make in a lesson that is there already. */
export function stageFrom(
  activity: LessonActivity,
  lesson: Outline,
  place: { id: string; kind: StageKind; minutes: number },
) {
  const point = pointById(lesson.about.point ?? '');
  const slots = slotTexts(lesson, point, () => 0);
  const kinds = lesson.stages.map(({ kind }) => kind);
  const at = lesson.stages.findIndex(({ id }) => id === place.id);
  const [earlier, later] = at < 0 ? [kinds, []] : [kinds.slice(0, at), kinds.slice(at + 1)];
  return toStage(activity, { ...place, slots, materials: lesson.materials, about: lesson.about, earlier, later });
}
