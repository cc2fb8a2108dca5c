import { expect, test } from 'vitest';
import { placementGrammarB2 } from '#shared/content/placement/grammar-b2';
import { points } from '#shared/grammar/points';
import { gapMark } from '#shared/items/gap-mark';

const sentences = Object.values(placementGrammarB2).flat();

test('a placement test has more points of B2 than the nine questions that it asks about grammar', () => {
  const practised = points.filter(({ level }) => level === 'B2').map(({ id }): string => id);
  const own = Object.keys(placementGrammarB2);
  expect(practised.length + own.length).toBeGreaterThan(9);
  expect(own.filter((id) => practised.includes(id))).toEqual([]);
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
