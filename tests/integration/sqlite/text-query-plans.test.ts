import { expect, test } from 'vitest';
import { essay, give, giving, present, quizOf, school } from '#tests/support/given-work';
import { plansOf } from '#tests/support/query-plans';

test('what was written at given work is found from the work, and no answer of other work is read', async () => {
  const { portal, caller, classId, students } = await school('Anna');
  const { quiz } = await quizOf(caller, [essay]);
  const assignment = await give(caller, giving(classId, quiz));
  const { attempts } = present(students[0]).caller;
  const activity = { kind: 'assigned', assignment } as const;
  const { id } = await attempts.start({ appId: 'classroom-quiz-maker', activity, mode: 'practice' });
  await attempts.answer({ id, itemId: 'essay', response: { text: 'I get up at six.' } });
  await attempts.finish({ id });

  let texts = 0;
  const plans = await plansOf(portal, async () => {
    texts = (await caller.assignments.texts({ id: assignment })).items.length;
  });
  expect(texts).toBe(1);
  expect(plans).toContainEqual(expect.stringMatching(/^SEARCH main.Attempt USING INDEX Attempt_assignmentId/));
  const scans = plans.filter((step) => step.startsWith('SCAN'));
  expect(scans.filter((step) => /Attempt|Answer|Assignment|j\d/.test(step))).toEqual([]);
});
