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

/** What can be done there with what is attached, and nothing brought. */
export function fittingAt(
  lesson: Parameters<typeof activitiesFor>[0],
  kind: StageKind,
  activities: readonly LessonActivity[],
): LessonActivity[] {
  const attached = new Set(lesson.materials.map((material) => material.kind));
  return activitiesFor(lesson, kind, activities).filter(({ uses }) => !uses || attached.has(uses));
}

/** True of an activity that may take as long as the stage does. */
export const takesAsLong = ({ minutes: [least, most] }: LessonActivity, { minutes }: Pick<Stage, 'minutes'>): boolean =>
  least <= minutes && minutes <= most;

/** An activity and the stage that it would make. */
export interface Variant {
  activity: LessonActivity;
  stage: Stage;
}

/**
 * What could be done in the place of a stage: of the same kind and length, for the same class, with what is attached to
 * the lesson; what works with the stage's own material first.
 */
export function variantsOf(stage: Stage, data: LessonData, activities: readonly LessonActivity[]): Variant[] {
  const lesson = outlineOf(data);
  const own = new Set(lesson.materials.filter(({ id }) => stage.materialIds.includes(id)).map(({ kind }) => kind));
  const nearness = ({ uses }: LessonActivity) => (uses === undefined ? 0 : own.has(uses) ? 2 : own.size > 0 ? 1 : 0);
  return fittingAt({ ...data, materials: lesson.materials }, stage.kind, activities)
    .filter((activity) => takesAsLong(activity, stage))
    .sort((a, b) => nearness(b) - nearness(a))
    .map((activity) => {
      const made = stageFrom(activity, lesson, stage);
      // A report goes on with what its task worked with.
      const materialIds = made.materialIds.length > 0 ? made.materialIds : stage.materialIds;
      return { activity, stage: { ...made, materialIds } };
    });
}

/** What could be added to a lesson as a stage of a kind, each as long as is usual for it. */
export function newStages(
  place: Pick<Stage, 'id' | 'kind'>,
  data: LessonData,
  activities: readonly LessonActivity[],
): Variant[] {
  const lesson = outlineOf(data);
  return activitiesFor({ ...data, materials: lesson.materials }, place.kind, activities).map((activity) => {
    const [least, most] = activity.minutes;
    return { activity, stage: stageFrom(activity, lesson, { ...place, minutes: Math.round((least + most) / 2) }) };
  });
}

/** True where one of the stages was made from an activity on paper. */
export function needsCopies(stages: readonly Stage[], activities: readonly LessonActivity[]): boolean {
  const copied = new Set(activities.filter((activity) => activity.needsCopies).map(({ id }) => id));
  return stages.some(({ activityId }) => copied.has(activityId ?? ''));
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
