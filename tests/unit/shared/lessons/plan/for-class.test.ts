import { expect, test } from 'vitest';
import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import { allActivities } from '#shared/content/lessons/activities/all';
import { lineFor, type StagePlace, stepsFor } from '#shared/lessons/plan/for-class';

const activity = (steps: readonly string[]): LessonActivity => ({
  id: 'one',
  title: 'One',
  stages: ['task'],
  levels: ['A1', 'B2'],
  minutes: [4, 30],
  grouping: 'S–S',
  aim: 'To try.',
  steps,
  support: 'Young students and beginners draw.',
  challenge: '',
});
const place: StagePlace = { classSize: 20, age: 'teenagers', minutes: 15, earlier: [], later: [] };

test('what is meant for a longer lesson is said in one, and goes as a whole in a short one', () => {
  const step = 'In a longer lesson, all find a new partner. They write it down, too.';
  expect(stepsFor(activity([step]), place)).toEqual(['All find a new partner. They write it down, too.']);
  expect(stepsFor(activity(['Talk.', step]), { ...place, minutes: 6 })).toEqual(['Talk.']);
});

test('what is meant for a short lesson is not said in a long one', () => {
  const ask = 'Ask five questions. If time is short, ask the first two.';
  expect(stepsFor(activity([ask]), place)).toEqual(['Ask five questions.']);
  expect(stepsFor(activity([ask]), { ...place, minutes: 4 })).toEqual(['Ask five questions. Ask the first two.']);
  const lines = 'Write up four lines; if time is short, one good line.';
  expect(stepsFor(activity([lines]), place)).toEqual(['Write up four lines.']);
});

test('how many there is time for is said in the middle of a sentence, too', () => {
  const groups = 'Four groups, in a short stage two, say their choice.';
  expect(stepsFor(activity([groups]), place)).toEqual(['Four groups say their choice.']);
  expect(stepsFor(activity([groups]), { ...place, minutes: 4 })).toEqual([
    'Four groups (only two of them) say their choice.',
  ]);
});

test('an odd number is spoken of where there is one', () => {
  const pairs = 'In pairs and one group of three, students choose; in one group of three, two share a card.';
  expect(stepsFor(activity([pairs]), place)).toEqual(['In pairs, students choose.']);
  expect(stepsFor(activity([pairs]), { ...place, classSize: 21 })).toEqual([pairs]);
});

test('what a scene that was played changes is said where it was', () => {
  const step = 'Show the scene. If the scene has been played today, ask how it ended.';
  expect(stepsFor(activity([step]), { ...place, earlier: ['task'] })).toEqual(['Show the scene. Ask how it ended.']);
  expect(stepsFor(activity([step]), place)).toEqual(['Show the scene.']);
});

test('what was noted in the last talk is used there, where no feedback follows', () => {
  const last = { ...activity(['Talk.', 'Note two good sentences.']), composed: true as const };
  expect(stepsFor(last, place).at(-1)).toMatch(/^In the end write up one good sentence/);
  expect(stepsFor(last, { ...place, classSize: 1 }).at(-1)).toMatch(/^In the end read out one good sentence/);
  expect(stepsFor(last, { ...place, later: ['feedback'] }).at(-1)).toBe('Note two good sentences.');
  expect(stepsFor(last, { ...place, later: ['language focus'] }).at(-1)).toBe('Note two good sentences.');
});

test('adults are not called young', () => {
  expect(lineFor(activity([]).support, activity([]), { ...place, age: 'adults' })).toBe('Beginners draw.');
});

test('every activity keeps two steps at least and each step an end, in a class of any size and any minutes', () => {
  for (const one of allActivities)
    for (const classSize of [1, 2, 3, 20, 21])
      for (const minutes of one.minutes) {
        const steps = stepsFor(one, { ...place, classSize, minutes });
        expect(steps.length, one.id).toBeGreaterThanOrEqual(2);
        expect(
          steps.filter((step) => !/[.?!…”)]$/.test(step) || / {2}|[,;] ?[.,;]/.test(step)),
          `${one.id} ${classSize}`,
        ).toEqual([]);
      }
});

test('regression: a stage with few minutes drops the steps that can go, the first to go first, and no more', () => {
  const spare = { ...activity(['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']), spare: [5, 3] };
  expect(stepsFor(spare, { ...place, minutes: 12 })).toHaveLength(6);
  expect(stepsFor(spare, { ...place, minutes: 8 })).toEqual(['One.', 'Two.', 'Three.', 'Four.', 'Six.']);
  expect(stepsFor(spare, { ...place, minutes: 4 })).toEqual(['One.', 'Two.', 'Four.', 'Six.']);
  expect(stepsFor(spare, { ...place, minutes: 10, age: 'children' })).toHaveLength(5);
});
