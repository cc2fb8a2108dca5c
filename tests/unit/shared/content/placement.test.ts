import { expect, test } from 'vitest';
import { placementGrammarB2 } from '#shared/content/placement/grammar-b2';
import { gapMark } from '#shared/items/gap-mark';

const sentences = Object.values(placementGrammarB2).flat();

test('a placement test has more B2 grammar of its own than the nine questions that it asks', () => {
  expect(Object.keys(placementGrammarB2).length).toBeGreaterThan(9);
});

test('each sentence has one gap, four different choices, and capitals only where the gap opens it', () => {
  for (const { ask, key, wrong, why } of sentences) {
    expect(ask.split(gapMark)).toHaveLength(2);
    const choices = [key, ...wrong];
    expect(new Set(choices.map((one) => one.toLowerCase())).size).toBe(4);
    for (const text of choices) {
      const opens = ask.startsWith(gapMark) || /^[A-Z]/.test(key);
      expect({ text, isCapital: text.charAt(0) !== text.charAt(0).toLowerCase() }).toEqual({ text, isCapital: opens });
    }
    expect(why.endsWith('.')).toBe(true);
  }
  expect(new Set(sentences.map(({ ask }) => ask)).size).toBe(sentences.length);
});
