import { expect, test } from 'vitest';
import { fewerNote } from '#client/question-sets/fewer-note';

const text = { text: 'The museum has twelve rooms.', level: 'A2' } as const;

test('where fewer questions were made than were asked for, it is said how many, and what would help', () => {
  expect(fewerNote(text, 4, 10)).toMatch(/^4 good questions could be made from this text\. /);
  expect(fewerNote(text, 1, 10)).toMatch(/^1 good question could be made from this text\. /);
  expect(fewerNote({ points: ['passive'] }, 3, 5)).toBe('3 good questions could be made of this kind, not 5.');
});

test('nothing is said where all came', () => {
  expect(fewerNote(text, 5, 5)).toBeUndefined();
});
