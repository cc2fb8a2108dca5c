import { describe, expect, test } from 'vitest';
import { loadAllWords } from '#shared/content/words/pack';
import { indexWords } from '#shared/vocabulary/word-index';
import { makeChecker } from '#shared/writing/checker/check';
import { findingSentence } from '#shared/writing/finding-sentence';
import type { Flag } from '#shared/writing/flag';

const flagAt = (text: string, found: string, more: Partial<Flag> = {}): Flag => {
  const start = text.indexOf(found);
  return { rule: 'r', name: 'A rule', why: 'Because.', text: found, start, end: start + found.length, ...more };
};

describe('what the checker found, said to the writer', () => {
  test('names what to write, and by the word beside it where', () => {
    const text = 'I eat a apple.';
    expect(findingSentence(text, flagAt(text, 'a', { start: 6, end: 7, suggestion: 'an' }))).toBe(
      'Write “an” instead of “a” before “apple”.',
    );
    const end = 'She like\nme.';
    expect(findingSentence(end, flagAt(end, 'like', { suggestion: 'likes' }))).toBe(
      'Write “likes” instead of “like” after “She”.',
    );
    const alone = 'childs';
    expect(findingSentence(alone, flagAt(alone, 'childs', { suggestion: 'children' }))).toBe(
      'Write “children” instead of “childs”.',
    );
  });

  test('names what to leave out, and what to look at where nothing is certain', () => {
    const text = 'You must to wait.';
    expect(findingSentence(text, flagAt(text, 'to', { suggestion: '' }))).toBe('Leave out “to” in “must to wait”.');
    expect(findingSentence(text, flagAt(text, 'must to'))).toBe('Look at “must to”: A rule.');
  });

  test('stays short however long the place is', () => {
    const text = 'very '.repeat(200).trim();
    expect(findingSentence(text, flagAt(text, text)).length).toBeLessThan(100);
    expect(findingSentence(text, flagAt(text, text, { suggestion: text })).length).toBeLessThan(200);
  });

  test('is a sentence for all that the checker finds', async () => {
    const text = 'I have a apple. She like furnitures. You must to wait. He don’t know where is it.';
    const flags = makeChecker(indexWords(await loadAllWords())).check(text);
    expect(flags.length).toBeGreaterThan(3);
    for (const flag of flags) expect(findingSentence(text, flag)).toMatch(/^(Write|Leave out|Look at) “[^“”]+”.*\.$/);
  });
});
