import { describe, expect, test } from 'vitest';
import { openDraft, type SetDraft, savable, setDraft } from '#client/question-sets/set-draft';
import type { ResourceOf } from '#shared/api/library';
import type { Item } from '#shared/items/item';
import { questionSet, rules as ruleShape } from '#shared/items/question-set';
import { ruleFaults, setFaults } from '#shared/items/set-faults';

const tf = (id: string, prompt: string): Item => ({
  id,
  kind: 'tf',
  prompt,
  key: true,
  tags: [],
  version: 1,
  points: 1,
});
const mc = (texts: string[], key?: string): Item => ({
  id: 'a',
  kind: 'mc',
  prompt: 'Which?',
  tags: [],
  version: 1,
  points: 1,
  options: texts.map((text) => ({ text, isKey: text === key })),
});
const rules = ruleShape.parse({});
const draft = (change: Partial<SetDraft> = {}): SetDraft => ({
  title: 'Unit 3',
  intro: '',
  items: [tf('a', 'Cats purr.')],
  rules,
  ...change,
});
const quiz = (items: Item[], version = 1): ResourceOf<'quiz'> => ({
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'quiz',
  title: 'Unit 3',
  level: null,
  size: items.length,
  version,
  createdAt: '2026-03-10T09:00:00Z',
  updatedAt: '2026-03-10T09:00:00Z',
  lessonType: null,
  minutes: null,
  topic: null,
  point: null,
  needsPrep: false,
  needsCopies: false,
  folder: '',
  tags: [],
  favourite: false,
  visibility: 'private',
  credit: null,
  rating: null,
  plannedFor: null,
  taughtAt: null,
  deletedAt: null,
  by: null,
  data: questionSet.parse({ items }),
});

describe('what the server keeps of a draft', () => {
  const before = questionSet.parse({ items: [tf('a', 'Dogs purr.')] });

  test('is whole, whatever is unfinished in it', () => {
    const half = draft({
      items: [tf('a', ''), tf('b', ''), tf('c', 'Birds sing.')],
      rules: { ...rules, minutes: 0 },
    });
    const kept = savable(half, before);
    expect(questionSet.safeParse(kept).error).toBeUndefined();
    // Of a question that is being changed, the last finished state; of a new one, nothing yet.
    expect(kept.items.map(({ prompt }) => prompt)).toEqual(['Dogs purr.', 'Birds sing.']);
    expect(kept.rules.minutes).toBeUndefined();
  });

  test('and the rest is found again on the device', () => {
    const value = draft({ items: [tf('a', 'Cats purr.'), tf('b', '')], rules: { ...rules, minutes: 0 } });
    expect(setDraft.parse(JSON.parse(JSON.stringify(value)))).toEqual(value);
    expect(openDraft(quiz([tf('a', 'Cats purr.')]), { value, version: 1 })).toEqual(value);
  });

  test('joins what went on somewhere else', () => {
    const value = draft({ items: [tf('a', 'Cats purr.'), tf('b', '')] });
    const went = openDraft(quiz([tf('a', 'Cats sleep.'), tf('c', 'New.')], 5), { value, version: 1 });
    expect(went.items.map(({ id, prompt }) => [id, prompt])).toEqual([
      ['a', 'Cats sleep.'],
      ['c', 'New.'],
      ['b', ''],
    ]);
  });
});

describe('a quiz is not given to others', () => {
  test.each<[string, SetDraft, string]>([
    ['without questions', draft({ items: [] }), 'There is no question in it yet.'],
    ['with an empty question', draft({ items: [tf('a', ' ')] }), 'Question 1: Write the question.'],
    ['without a key', draft({ items: [mc(['x', 'y'])] }), 'Question 1: Mark the right answer.'],
    ['with equal choices', draft({ items: [mc(['x', 'X'], 'x')] }), 'Question 1: Two of the choices are the same.'],
    ['with no time', draft({ rules: { ...rules, minutes: 0 } }), 'At least 1 minute, please.'],
    ['with half a minute', draft({ rules: { ...rules, minutes: 0.5 } }), 'A whole number, please.'],
    [
      'that closes before it opens',
      draft({ rules: { ...rules, opensAt: '2026-03-11T09:00:00Z', closesAt: '2026-03-10T09:00:00Z' } }),
      'It closes before it opens.',
    ],
  ])('%s', (_, value, text) => {
    expect(setFaults(value).map((fault) => fault.text)).toContain(text);
  });

  test('until nothing is wrong', () => {
    expect(setFaults(draft())).toEqual([]);
    expect(ruleFaults({ ...rules, minutes: 20, release: 'end' })).toEqual({});
  });
});
