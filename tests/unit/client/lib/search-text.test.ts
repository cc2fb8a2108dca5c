import { expect, test } from 'vitest';
import { closeness } from '#client/lib/search-text';

test('to nothing typed all is equally close', () => {
  for (const query of ['', '   ']) expect(closeness(query, 'Story Dice')).toBe(1);
});

test('the beginning of the name is closest, then of a word in it, then a part of it, then another text', () => {
  const to = (query: string) => closeness(query, 'Classroom Quiz Maker', ['Homework to print']);
  expect(to('class')).toBe(4);
  expect(to('Classroom q')).toBe(4);
  expect(to('quiz')).toBe(3);
  expect(to('make quiz')).toBe(3);
  expect(to('uiz')).toBe(2);
  expect(to('print')).toBe(1);
  expect(to('rint')).toBe(0);
});

test('every typed word must be found', () => {
  expect(closeness('story homework', 'Story Dice', ['Homework'])).toBe(1);
  expect(closeness('story chess', 'Story Dice', ['Homework'])).toBe(0);
});

test('case, accents, apostrophes and hyphens make no difference', () => {
  for (const query of ["writer's", 'writers', 'WRITER’S', 'wríter', 'writers-block']) {
    expect([query, closeness(query, "Writer's Block Assistant")]).not.toEqual([query, 0]);
  }
  expect(closeness('20-questions', '20 Questions')).toBe(3);
});

test.each(['-', '?!', '.*', '\\', '🦊'])('%j is no word, so that nothing is close to it', (query) => {
  expect(closeness(query, 'Story Dice', ['.*'])).toBe(0);
});
