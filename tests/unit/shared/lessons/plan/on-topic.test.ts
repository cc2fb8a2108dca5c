import { expect, test } from 'vitest';
import { pointById } from '#shared/grammar/points';
import { filledSentence, loadOnTopics, loadSentences, pointsOnTopics } from '#shared/grammar/points-on-topics';
import { gapMark } from '#shared/items/gap-mark';
import { exercisesOnTopic, isOnTopic, questionsOnTopic } from '#shared/lessons/plan/on-topic';

test('a sentence becomes an exercise with one gap, which is typed from its cue or chosen', async () => {
  for (const id of pointsOnTopics) {
    const point = pointById(id);
    if (!point) throw new Error(`There is no point ${id}.`);
    for (const sentences of Object.values(await loadOnTopics(id))) {
      const exercises = exercisesOnTopic(point, sentences);
      expect(exercises.every(isOnTopic)).toBe(true);
      expect(exercises.map(({ prompt }) => prompt.split(gapMark).length)).toEqual([2, 2, 2, 2, 2]);
      expect(exercises.map(({ prompt }) => /[[\]|]/.test(prompt))).not.toContain(true);
      const right = exercises.map((item) =>
        item.kind === 'gap'
          ? item.accepted.length
          : item.kind === 'mc'
            ? item.options.filter(({ isKey }) => isKey).length
            : 0,
      );
      expect(right.every((count) => count > 0)).toBe(true);
    }
  }
});

test('what is typed and what is chosen', async () => {
  const point = pointById('can');
  const sentences = await loadSentences('can', 'animals');
  if (!point || !sentences) throw new Error('Nothing is written for can and animals.');
  const [, , swim, touch, ride] = exercisesOnTopic(point, sentences);
  expect(swim).toMatchObject({ kind: 'gap', prompt: 'I ___ like a fish. (swim)', accepted: ['can swim'] });
  expect(touch).toMatchObject({ accepted: ['can’t touch', 'cannot touch'] });
  expect(ride).toMatchObject({ prompt: '___ a horse? (you / ride)', accepted: ['Can you ride'] });
  expect(filledSentence('We meet [on|in|at] Monday.')).toBe('We meet on Monday.');
});

test('the talk begins with what needs the point, and with something that has to be put right', async () => {
  const sentences = await loadSentences('can', 'animals');
  if (!sentences) throw new Error('Nothing is written for can and animals.');
  expect(questionsOnTopic(sentences).slice(0, 3)).toEqual([
    'Can you ride a horse?',
    '“I can swim like a fish.” Is it true of you? Say how it is.',
    '“A penguin can fly.” Is that so? Put it right.',
  ]);
});
