import { expect, test } from 'vitest';
import { sampleLesson } from '#client/features/studio/sample-lesson-facts';
import { ages } from '#shared/content/lessons/lesson';
import { theRepairCafe } from '#shared/content/lessons/starters/the-repair-cafe';

test('what the first page says of its lesson is what the lesson holds', () => {
  const { id, title, level, data } = theRepairCafe;
  expect(sampleLesson).toEqual({
    id,
    title,
    facts: [level, ages[data.about.age], `${data.about.minutes} minutes`],
    stages: data.stages.map((stage) => [stage.title, stage.minutes]),
  });
});
