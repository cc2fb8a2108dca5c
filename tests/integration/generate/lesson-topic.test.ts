import { expect, onTestFinished, test } from 'vitest';
import { topics } from '#shared/content/words/topics';
import type { Level } from '#shared/core/level';
import { misbehavingModel } from '#tests/support/misbehaving-model';
import { as, makeUser, world } from '#tests/support/world';

const lessonTopic = async (asked: { topic: string; level: Level }) => (await as(await world())).generate.topic(asked);

test('a topic that has content of its own is told with what that is', async () => {
  const { own } = await lessonTopic({ topic: 'a job interview', level: 'B1' });
  expect(own).toMatchObject({ name: 'Job interviews' });
  expect(own?.words).toBeGreaterThanOrEqual(12);
  expect(own?.text.title).not.toBe('');
});

test('a topic of the pack has the words and the texts of its name', async () => {
  const { own, wider } = await lessonTopic({ topic: 'Arts and stories', level: 'B2' });
  expect(own).toBeUndefined();
  expect(wider).toEqual({ name: topics.arts, hasText: true });
});

test('regression: what is written on a wider topic is offered for one that has nothing, and is not passed off as it', async () => {
  const { own, wider, suggestions } = await lessonTopic({ topic: 'Shakespeare', level: 'B2' });
  expect(own).toBeUndefined();
  expect(wider).toBeUndefined();
  expect(suggestions).toContain(topics.arts);
  expect(suggestions).not.toContain('Shakespeare');
});

test('of a topic that nobody knows nothing is said to be there, and nothing near it is passed off as it', async () => {
  expect(await lessonTopic({ topic: 'qwertz', level: 'A1' })).toEqual({
    suggestions: [],
    canDraft: false,
  });
});

test('what is being typed suggests topics that have content, the nearest first', async () => {
  const { suggestions } = await lessonTopic({ topic: 'interviews', level: 'A2' });
  expect(suggestions[0]).toBe('Job interviews');
  expect(suggestions.length).toBeLessThanOrEqual(8);
});

test('regression: an “and” suggests nothing', async () => {
  const { suggestions } = await lessonTopic({ topic: 'Communication and media', level: 'A2' });
  expect(suggestions).not.toContain('Role models');
});

test('a draft of a text is offered to whoever is signed in where there is a model for the planner, and to no visitor', async () => {
  const model = await misbehavingModel();
  onTestFinished(model.close);
  const portal = await world(model.settings);
  const asked = { topic: 'qwertz', level: 'A2' } as const;
  const teacher = await as(portal, await makeUser(portal));
  expect(await teacher.generate.topic(asked)).toMatchObject({ canDraft: true });
  expect(await (await as(portal)).generate.topic(asked)).toMatchObject({ canDraft: false });
});
