import { expect, test } from 'vitest';
import { firstPlanRequest, withType } from '#client/apps/lesson-planner/plan-request';

test('another type of lesson brings its usual framework, and leaves the grammar point of the example behind', () => {
  expect(withType(firstPlanRequest, 'reading')).toMatchObject({
    type: 'reading',
    framework: 'skills',
    point: undefined,
  });
  expect(withType(withType(firstPlanRequest, 'reading'), 'vocabulary')).toMatchObject({
    framework: 'ppp',
    point: undefined,
  });
});

test('what a teacher chose stays when the type changes', () => {
  const chosen = { ...firstPlanRequest, framework: 'tbl', point: 'question-tags' } as const;
  expect(withType(chosen, 'listening')).toMatchObject({ framework: 'tbl', point: 'question-tags' });
});
