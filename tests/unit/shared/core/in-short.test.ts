import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOfText } from '#shared/core/fields';
import { inShort } from '#shared/core/in-short';

test('a text that fits stays as it is, a longer one ends between two words', () => {
  expect(inShort('a short one', 11)).toBe('a short one');
  expect(inShort('The quick brown fox', 15)).toBe('The quick…');
  expect(inShort('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
});

test('it is never longer than asked for, and never ends inside a character', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '🦊', '👩‍🏫', '👨‍👩‍👧', '❤️'), maxLength: 40 });
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 60 }), (text, most) => {
      const short = inShort(text, most);
      expect(short.length).toBeLessThanOrEqual(most);
      expect(short).toMatch(/^(?:(?!\p{Cs}).)*$/u);
      expect(short).not.toMatch(/(?:\u200D|\uFE0F)…$/u);
    }),
  );
});

test('what a person named with emoji can be shortened and kept as a title', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b ', '🦊', '👩‍🏫', '👨‍👩‍👧', '🕺🏽'),
    minLength: 1,
    maxLength: 120,
  });
  fc.assert(
    fc.property(text, (text) => {
      fc.pre(text.trim() !== '');
      expect(lineOfText('a title', 120).safeParse(inShort(text.trim(), 70)).success).toBe(true);
    }),
  );
});
