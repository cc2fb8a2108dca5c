import { expect, test } from 'vitest';
import { createWords } from '#server/adapters/words';
import { senseAskedBy } from '#server/domain/quizzes/reteach';
import type { Item } from '#shared/items/item';

const index = await createWords().index();
const river = index.find('bank').find(({ hint }) => hint === 'river');

const missed = (prompt: string, key: string, explanation?: string): Item => ({
  id: 'q',
  kind: 'short',
  prompt,
  accepted: [key],
  ...(explanation && { explanation }),
  skill: 'vocabulary',
  tags: [],
  version: 1,
  points: 1,
});

test.each([
  ['shows its meaning', missed(`Which word is it: ${river?.gloss}?`, 'bank')],
  ['shows it in the explanation', missed('Which word is it?', 'bank', river?.gloss)],
  ['has it in a sentence that decides', missed('They sat on the ___ of the river.', 'bank')],
])('a word is practised again in the sense that the learner met, where the question %s', (_, question) => {
  expect(index.find('bank')[0]).not.toBe(river);
  expect(senseAskedBy(question, index)).toBe(river);
});

test.each([
  ['a word of several senses and nothing to tell them apart', missed('Which word is it?', 'bank')],
  ['a sentence that leaves the sense open', missed('There is a ___ there.', 'bank')],
  ['a word that the sentence uses in another way than the pack knows', missed('They ___ the others away.', 'elbow')],
])('%s has no sure sense, so the question itself comes again', (_, question) => {
  expect(senseAskedBy(question, index)).toBeUndefined();
});

test('a word of one sense needs no sentence', () => {
  expect(senseAskedBy(missed('What hurts when you hit it on a table?', 'elbow'), index)?.word).toBe('elbow');
});
