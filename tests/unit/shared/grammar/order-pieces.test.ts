import { expect, test } from 'vitest';
import { mulberry32 } from '#shared/core/random';
import { grammarItems } from '#shared/grammar/grammar-items';
import { points } from '#shared/grammar/points';
import { keyText } from '#shared/items/grade';

test.each(points)('regression: no piece of $id tells by a mark that it is the first or the last', ({ id }) => {
  for (const made of grammarItems({ points: [id], types: ['order'], count: 20, random: mulberry32(7) })) {
    if (made.kind !== 'order') throw new Error('The pieces are put in order.');
    const pieces = made.orders[0] ?? [];
    expect(pieces.filter((piece) => /[.?!]$/.test(piece) && piece === pieces.at(-1))).toEqual([]);
    expect(pieces.length).toBeGreaterThanOrEqual(3);
    expect(keyText(made)).toMatch(/^\P{Ll}.*[.?!]$/u);
    expect(keyText(made).startsWith(made.frame?.before ?? '-')).toBe(true);
  }
});
