import { beforeAll, expect, test } from 'vitest';
import { examplePlan } from '#client/apps/lesson-planner/example-plan';
import { allActivities } from '#shared/content/lessons/activities/all';
import type { LessonData } from '#shared/content/lessons/lesson';
import { boundsBy, minutesOf, swap } from '#shared/lessons/plan/changes';
import { variantsOf } from '#shared/lessons/plan/other-activities';

let data: LessonData;
beforeAll(async () => {
  ({ data } = await examplePlan());
});

test('other ways for a stage take its time and its place, with what is attached, and are none that the plan has', () => {
  const used = new Set(data.stages.map(({ activityId }) => activityId));
  const attached = new Set(data.materials.map(({ kind }) => kind));
  let found = 0;
  for (const stage of data.stages) {
    const variants = variantsOf(stage, data, allActivities);
    found += variants.length;
    expect(new Set(variants.map(({ activity }) => activity.id)).size).toBe(variants.length);
    for (const { activity, stage: made } of variants) {
      expect(used).not.toContain(activity.id);
      expect(made).toMatchObject({ id: stage.id, kind: stage.kind, minutes: stage.minutes });
      expect(activity.uses === undefined || attached.has(activity.uses), activity.id).toBe(true);
      const swapped = swap(data.stages, stage.id, made, boundsBy(allActivities));
      expect(swapped.ok && minutesOf(swapped.stages)).toBe(minutesOf(data.stages));
    }
  }
  expect(found).toBeGreaterThan(9);
});

test('those that work with what the stage works with come first', () => {
  const stage = data.stages.find((one) => one.kind === 'presentation');
  const kind = data.materials.find(({ id }) => id === stage?.materialIds[0])?.kind;
  const uses = stage ? variantsOf(stage, data, allActivities).map(({ activity }) => activity.uses) : [];
  expect(kind).toBeDefined();
  expect(uses[0]).toBe(kind);
  expect(new Set(uses).size).toBeGreaterThan(1);
  expect(uses.lastIndexOf(kind)).toBe(uses.filter((one) => one === kind).length - 1);
});
