import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import type { LessonData, Stage } from '#shared/content/lessons/lesson';
import { count } from '#shared/core/count';
import { add, type BoundsOf, type ChangeResult } from './changes';
import { fittingAt, outlineOf, stageFrom, variantsOf } from './other-activities';

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
    const other = variantsOf(stage, { ...data, stages }, activities).find(({ activity }) => !isUnwanted(activity));
    if (other) stages = stages.map((one) => (one.id === stage.id ? other.stage : one));
  }
  const changed = stages.filter((stage) => !data.stages.includes(stage)).length;
  const left = stages.filter(isToGo).length;
  if (changed === 0)
    return { ok: false, why: `Nothing else fits in ${count(left, 'stage')}: swap by hand, or unlock.` };
  const rest = left > 0 ? ` In ${count(left, 'stage')} nothing else fits.` : '';
  return { ok: true, stages, said: `${count(changed, 'stage')} changed.${rest}` };
}

/** One more stage on the exercises, or the words where there are none; the others make room. */
function morePractice({ data, activities, boundsOf, newId }: WishOptions): ChangeResult {
  const lesson = outlineOf(data);
  const fitting = fittingAt({ ...data, materials: lesson.materials }, 'controlled practice', activities);
  const activity = (['questions', 'words'] as const)
    .map((kind) => fitting.find(({ uses }) => uses === kind))
    .find((one) => one !== undefined);
  if (!activity) return { ok: false, why: 'There are no exercises and no words in this plan to practise with.' };
  const place = { id: newId(), kind: 'controlled practice' as const, minutes: activity.minutes[0] };
  const changed = add(data.stages, stageFrom(activity, lesson, place), placeOfPractice(data.stages), boundsOf);
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
