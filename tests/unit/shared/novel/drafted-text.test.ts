import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftedCharacters, draftedShare } from '#shared/novel/drafted-text';

const draft = 'The boat touched the rock, and nobody spoke for a long time.';

describe('what came from a draft and still stands', () => {
  test('a draft that was taken over counts from its first letter to its last word', () => {
    expect(draftedCharacters(draft, [draft])).toBe(draft.length - 1);
  });

  test('own writing around it does not count', () => {
    const own = 'My own first line is here.\n\n';
    expect(draftedCharacters(`${own}${draft}`, [draft])).toBe(draft.length - 1);
  });

  test('what the writer changes counts no longer', () => {
    const text = 'The boat touched the stones, and everybody began to talk at once.';
    expect(draftedCharacters(text, [draft])).toBe(0);
    const half = 'The boat touched the rock, and my uncle laughed out loud.';
    expect(draftedCharacters(half, [draft])).toBe('The boat touched the rock, and'.length);
  });

  test('a draft that was taken out again counts for nothing', () => {
    expect(draftedCharacters('Something else altogether.', [draft])).toBe(0);
    expect(draftedCharacters('', [draft])).toBe(0);
  });

  test('it is never more than the text, and nothing without a draft', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 300 }),
        fc.array(fc.string({ maxLength: 120 }), { maxLength: 4 }),
        (text, drafts) => {
          const count = draftedCharacters(text, drafts);
          expect(count).toBeGreaterThanOrEqual(0);
          expect(count).toBeLessThanOrEqual(text.length);
          expect(draftedCharacters(text, [])).toBe(0);
        },
      ),
    );
  });
});

test('the share is in whole per cent, at least one where anything stands', () => {
  expect(draftedShare({ drafted: 12, characters: 100 })).toBe(12);
  expect(draftedShare({ drafted: 1, characters: 100_000 })).toBe(1);
  expect(draftedShare({ drafted: 0, characters: 100 })).toBe(0);
  expect(draftedShare({ drafted: 5, characters: 0 })).toBe(0);
});
