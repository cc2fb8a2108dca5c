import { describe, expect, test } from 'vitest';
import { framesFor } from '#shared/content/writing/frames';
import { writingPrompts } from '#shared/content/writing/prompts';
import { questionsFor } from '#shared/content/writing/questions';
import { taskTypeIds } from '#shared/content/writing/task-types';
import { levels } from '#shared/core/level';

describe('what one can write about', () => {
  test('is two hundred tasks, no two alike, at least six for each kind and level', () => {
    expect(writingPrompts).toHaveLength(200);
    expect(new Set(writingPrompts.map(({ text }) => text)).size).toBe(200);
    for (const type of taskTypeIds)
      for (const level of levels)
        expect(
          writingPrompts.filter((prompt) => prompt.type === type && prompt.level === level).length,
        ).toBeGreaterThan(5);
  });

  test('ends every task as a sentence', () => {
    for (const { text } of writingPrompts) expect(text).toMatch(/^\p{Lu}.*[.?!”]$/u);
  });
});

describe('frames', () => {
  test.each(taskTypeIds)('%s has a frame at each level, with a way to begin each part', (type) => {
    for (const level of levels) {
      const frames = framesFor(type, level);
      expect(frames.length).toBeGreaterThan(0);
      for (const { parts, words, checklist } of frames) {
        for (const part of parts)
          expect([part.about, part.starter !== '', /\?$/.test(part.question)]).toEqual([part.about, true, true]);
        expect(words.length).toBeGreaterThan(2);
        expect(checklist.length).toBeGreaterThan(2);
      }
    }
  });

  test.each(taskTypeIds)('%s has questions, and they are questions', (type) => {
    for (const question of questionsFor(type)) expect(question).toMatch(/\?$|\? Can you say more about it\?$/);
  });
});
