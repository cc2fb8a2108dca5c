import { expect, test } from 'vitest';
import { comments } from '#client/apps/test-history/comments';
import type { StudentReport } from '#shared/api/history';

const report = (skills: StudentReport['skills']): StudentReport => ({
  player: { id: 'u1', name: 'Ana' },
  attempts: 1,
  skills,
  points: [],
  weeks: [],
  missed: [],
});

test('a weak skill with answers enough is named, and is not called too few answers', () => {
  expect(comments(report([{ skill: 'grammar', answered: 10, share: 0.3 }]))).toEqual([
    'Needs more practice in grammar.',
  ]);
  expect(comments(report([{ skill: 'grammar', answered: 4, share: 0 }]))).toEqual([
    'There are too few answers yet to say what is secure.',
  ]);
});

test('grammar points are named as in a sentence', () => {
  const tally = { answered: 10, share: 0.9 };
  const known = {
    ...report([]),
    points: [
      { ...tally, point: 'past-simple-irregular' },
      { ...tally, point: 'going-to' },
    ],
  };
  expect(comments(known)).toEqual(['Uses the past simple (irregular verbs) and “going to” with confidence.']);
});
