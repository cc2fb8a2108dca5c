import { beforeAll, describe, expect, test } from 'vitest';
import { allActivities } from '#shared/content/lessons/activities/all';
import { type LessonAbout, type LessonData, lessonAbout, lessonData } from '#shared/content/lessons/lesson';
import { loadTextsFor } from '#shared/content/texts/pack';
import { pointAdvice } from '#shared/grammar/point-advice';
import { loadSituation } from '#shared/grammar/point-situations';
import { boundsBy, minutesOf } from '#shared/lessons/plan/changes';
import { makePlan } from '#shared/lessons/plan/make-plan';
import { changeWhole, type PlanWish } from '#shared/lessons/plan/whole-plan';
import { ownContentFor } from '#shared/lessons/topics/own-content';

async function planOf(asked: Partial<LessonAbout> = {}): Promise<LessonData> {
  const wish = { level: 'B1', minutes: 60, type: 'grammar', topic: 'Job interviews', framework: 'ppp', classSize: 20 };
  const about = lessonAbout.parse({ ...wish, point: 'present-perfect', ...asked });
  return makePlan({
    about,
    without: { preparation: false, copies: false },
    written: {
      activities: allActivities,
      own: await ownContentFor(about.topic, about.level),
      situation: await loadSituation(about.point ?? ''),
      words: [],
      everyday: [],
      texts: await loadTextsFor(about.level),
      advice: pointAdvice,
    },
    seed: 3,
  });
}

const byId = new Map(allActivities.map((activity) => [activity.id, activity]));
let data: LessonData;
beforeAll(async () => {
  data = await planOf();
});

function changed(wish: PlanWish, given: LessonData = data) {
  let last = 0;
  const newId = () => {
    last += 1;
    return `new-${last}`;
  };
  return changeWhole(wish, { data: given, activities: allActivities, boundsOf: boundsBy(allActivities), newId });
}

/** The same plan with its freer stage on copied cards. */
function withCopies(): LessonData {
  const [first, ...others] = data.stages;
  if (!first) throw new Error('There is no stage.');
  return {
    ...data,
    about: { ...data.about, needsCopies: true },
    stages: [
      first,
      ...others.map((stage) => (stage.kind === 'freer practice' ? { ...stage, activityId: 'two-role-cards' } : stage)),
    ],
  };
}

describe('a whole plan in one press', () => {
  test('does without photocopies, in the same minutes and with what is attached', () => {
    const given = withCopies();
    const after = changed('copies', given);
    if (!after.ok) throw new Error(after.why);
    expect(after.stages.some(({ activityId }) => byId.get(activityId ?? '')?.needsCopies)).toBe(false);
    expect(after.stages.map(({ id, minutes }) => [id, minutes])).toEqual(
      given.stages.map(({ id, minutes }) => [id, minutes]),
    );
    const attached = new Set(given.materials.map(({ id }) => id));
    for (const { materialIds } of after.stages) expect(materialIds.filter((id) => !attached.has(id))).toEqual([]);
    expect(lessonData.safeParse({ ...given, stages: after.stages }).error).toBeUndefined();
  });

  test('has its teacher talk less, and leaves what is locked', () => {
    const talks = ({ activityId }: LessonData['stages'][number]) => byId.get(activityId ?? '')?.grouping === 'T–S';
    expect(data.stages.some(talks)).toBe(true);
    const after = changed('talk');
    if (!after.ok) throw new Error(after.why);
    expect(after.stages.filter(talks).length).toBeLessThan(data.stages.filter(talks).length);
    const locked = { ...data, stages: data.stages.map((stage) => ({ ...stage, locked: true })) };
    expect(changed('talk', locked)).toMatchObject({ ok: false });
  });

  test('gets one more practice of the point, and stays as long as it was', () => {
    const after = changed('practice');
    if (!after.ok) throw new Error(after.why);
    expect(after.stages.length).toBe(data.stages.length + 1);
    expect(minutesOf(after.stages)).toBe(minutesOf(data.stages));
    const added = after.stages.find((stage) => !data.stages.some(({ id }) => id === stage.id));
    expect(added).toMatchObject({ kind: 'controlled practice', materialIds: ['exercises'] });
  });

  test('says why where there is nothing to do', () => {
    const stages = data.stages.filter(({ activityId }) => !byId.get(activityId ?? '')?.needsCopies);
    expect(changed('copies', { ...data, stages })).toEqual({ ok: false, why: 'No stage of this plan needs copies.' });
    expect(changed('practice', { ...data, materials: [] })).toMatchObject({ ok: false });
  });
});
