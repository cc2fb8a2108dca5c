import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import {
  attachedOf,
  type LessonData,
  type MaterialKind,
  type Stage,
  type StageKind,
} from '#shared/content/lessons/lesson';
import { count } from '#shared/core/count';
import { add, type BoundsOf, type ChangeResult } from './changes';
import { activitiesFor, outlineOf, stageFrom } from './other-activities';

/** What a teacher may wish of a whole plan, in one press. */
export const planWishes = {
  talk: 'Less teacher talk',
  copies: 'No photocopies',
  practice: 'More practice',
} as const;
export type PlanWish = keyof typeof planWishes;

interface WishOptions {
  data: LessonData;
  activities: readonly LessonActivity[];
  boundsOf: BoundsOf;
  newId: () => string;
}

/** The stages after such a wish, with what was changed, or why nothing can be. Locked stages stay. */
export function changeWhole(wish: PlanWish, options: WishOptions): ChangeResult {
  if (wish === 'practice') return morePractice(options);
  return wish === 'copies'
    ? swapAll(options, ({ needsCopies }) => needsCopies === true, 'No stage of this plan needs copies.')
    : swapAll(options, ({ grouping }) => grouping === 'T–S', 'In no stage of this plan do you have to talk much.');
}

function swapAll(
  { data, activities }: WishOptions,
  isUnwanted: (activity: LessonActivity) => boolean,
  nothingToDo: string,
): ChangeResult {
  const byId = new Map(activities.map((activity) => [activity.id, activity]));
  const isToGo = ({ activityId }: Stage) => {
    const activity = byId.get(activityId ?? '');
    return activity !== undefined && isUnwanted(activity);
  };
  let stages = data.stages;
  if (!stages.some(isToGo)) return { ok: false, why: nothingToDo };
  for (const stage of stages.filter((one) => isToGo(one) && !one.locked)) {
    const other = otherFor(stage, { ...data, stages }, activities, isUnwanted);
    if (!other) continue;
    const made = stageFrom(other, outlineOf(data), stage);
    // A report goes on with what its task worked with.
    const materialIds = made.materialIds.length > 0 ? made.materialIds : stage.materialIds;
    stages = stages.map((one) => (one.id === stage.id ? { ...made, materialIds } : one));
  }
  const changed = stages.filter((stage) => !data.stages.includes(stage)).length;
  const left = stages.filter(isToGo).length;
  if (changed === 0)
    return { ok: false, why: `Nothing else fits in ${count(left, 'stage')}: swap by hand, or unlock.` };
  const rest = left > 0 ? ` In ${count(left, 'stage')} nothing else fits.` : '';
  return { ok: true, stages, said: `${count(changed, 'stage')} changed.${rest}` };
}

/** Another activity in the place of a stage, as long as that, with what is attached; with the same material first. */
function otherFor(
  stage: Stage,
  data: LessonData,
  activities: readonly LessonActivity[],
  isUnwanted: (activity: LessonActivity) => boolean,
): LessonActivity | undefined {
  const attached = data.materials.map(attachedOf);
  const own = new Set(attached.filter(({ id }) => stage.materialIds.includes(id)).map(({ kind }) => kind));
  const usesOwn = ({ uses }: LessonActivity) => uses !== undefined && own.has(uses);
  const fitting = fittingAt(stage.kind, data, activities).filter(
    (one) => !isUnwanted(one) && one.minutes[0] <= stage.minutes && stage.minutes <= one.minutes[1],
  );
  return (
    fitting.find(usesOwn) ?? (own.size > 0 ? fitting.find(({ uses }) => uses !== undefined) : undefined) ?? fitting[0]
  );
}

/** What can be done there with what is attached. */
function fittingAt(kind: StageKind, data: LessonData, activities: readonly LessonActivity[]): LessonActivity[] {
  const materials = data.materials.map(attachedOf);
  const kinds = new Set<MaterialKind>(materials.map((material) => material.kind));
  return activitiesFor({ ...data, materials }, kind, activities).filter(({ uses }) => !uses || kinds.has(uses));
}

/** One more stage on the exercises, or the words where there are none; the others make room. */
function morePractice({ data, activities, boundsOf, newId }: WishOptions): ChangeResult {
  const fitting = fittingAt('controlled practice', data, activities);
  const activity = (['questions', 'words'] as const)
    .map((kind) => fitting.find(({ uses }) => uses === kind))
    .find((one) => one !== undefined);
  if (!activity) return { ok: false, why: 'There are no exercises and no words in this plan to practise with.' };
  const place = { id: newId(), kind: 'controlled practice' as const, minutes: activity.minutes[0] };
  const changed = add(data.stages, stageFrom(activity, outlineOf(data), place), placeOfPractice(data.stages), boundsOf);
  return changed.ok ? { ...changed, said: `“${activity.title}” was added; the other stages are shorter.` } : changed;
}

/** Behind the last practice there is, or else before what is freer, and before what ends the lesson. */
function placeOfPractice(stages: readonly Stage[]): number {
  const last = stages.findLastIndex(({ kind }) => kind === 'controlled practice' || kind === 'language focus');
  if (last >= 0) return last + 1;
  const freer = stages.findIndex(({ kind }) => kind === 'freer practice' || kind === 'after the text');
  if (freer >= 0) return freer;
  return stages.findLastIndex(({ kind }) => kind !== 'exit ticket' && kind !== 'feedback') + 1;
}
