import { expect, test } from 'vitest';
import { spokenPieces } from '#client/speech/server-voice';
import { mostSpokenLetters } from '#shared/core/spoken-letters';

const sentence = 'The old bus stopped beside the river, and nobody got off. ';

test('a line is said as it is, and a long text in whole sentences', () => {
  expect(spokenPieces('ship')).toEqual(['ship']);
  expect(spokenPieces('“Are you in?” she asked.')).toEqual(['“Are you in?” she asked.']);
  const pieces = spokenPieces(sentence.repeat(20));
  expect(pieces.join(' ')).toBe(sentence.repeat(20).trim());
  for (const piece of pieces) {
    expect(piece).toMatch(/\.$/);
    expect(piece.length).toBeLessThanOrEqual(mostSpokenLetters);
  }
  expect(pieces).toHaveLength(4);
});

test('a sentence that is too long is cut between words, and a word that is too long within it', () => {
  const words = 'and then '.repeat(80).trim();
  const pieces = spokenPieces(words);
  expect(pieces.join(' ')).toBe(words);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(mostSpokenLetters);
  expect(spokenPieces('a'.repeat(700)).join('')).toBe('a'.repeat(700));
  expect(spokenPieces('  \n ')).toEqual([]);
});

test('for visitors each sentence is said alone, as the portal knows it', () => {
  expect(spokenPieces('anchor. The ship has an anchor. anchor.', 0)).toEqual([
    'anchor.',
    'The ship has an anchor.',
    'anchor.',
  ]);
});
