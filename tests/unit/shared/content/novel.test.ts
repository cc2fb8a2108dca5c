import { describe, expect, test } from 'vitest';
import { bankLevels, banks, senseIds, stuckQuestions } from '#shared/content/novel/banks';
import { allBoards } from '#shared/content/novel/boards';
import { boardIds, genreIds } from '#shared/content/novel/names';
import { loadTable } from '#shared/content/novel/table';
import { mulberry32 } from '#shared/core/random';
import { askQuestions, castOf, fillPrompt, offerOptions, offerWords, spark } from '#shared/novel/stuck';

test('ten genres have six hundred entries, none of them twice', async () => {
  const all: string[] = [];
  for (const genre of genreIds) {
    for (const entries of Object.values(await loadTable(genre))) {
      expect(entries).toHaveLength(12);
      all.push(...entries);
    }
  }
  expect(all).toHaveLength(600);
  expect(new Set(all).size).toBe(600);
  for (const entry of all) {
    expect(entry).toBe(entry.trim());
    expect(entry).not.toMatch(/[.!]$|["']|\s{2}/);
    expect(entry.length).toBeLessThan(90);
  }
});

describe.each(boardIds)('the board %s', (id) => {
  const { beats } = allBoards[id];

  test('has beats with names of their own and prompts that ask', () => {
    expect(new Set(beats.map((beat) => beat.id)).size).toBe(beats.length);
    for (const { prompts } of beats) {
      expect(prompts.length).toBeGreaterThanOrEqual(2);
      for (const prompt of prompts) expect(prompt).toMatch(/\?|\.$/);
    }
  });

  test('leaves no slot open, whoever is in the book', () => {
    for (const { prompts, starter } of beats) {
      for (const text of [...prompts, starter]) expect(fillPrompt(text, castOf([]))).not.toMatch(/[{}]/);
    }
  });
});

test('beats have ids of their own over all boards where they differ in meaning', () => {
  const keys = boardIds.flatMap((board) => allBoards[board].beats.map(({ id }) => `${board}.${id}`));
  expect(new Set(keys).size).toBe(keys.length);
});

test('each level has twelve beginnings and twelve words for each sense', () => {
  for (const level of bankLevels) {
    expect(banks[level].starters).toHaveLength(12);
    for (const sense of senseIds) expect(banks[level].senses[sense], `${level} ${sense}`).toHaveLength(12);
  }
});

describe('help for whoever is stuck', () => {
  const cast = castOf([
    { id: '1', kind: 'character', name: 'Mara', otherNames: [], facts: [] },
    { id: '2', kind: 'place', name: 'Gull Rock', otherNames: [], facts: [] },
  ]);

  test('is three questions that name the writer’s own people', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const questions = askQuestions({ cast, random: mulberry32(seed), beatId: 'one-day' });
      expect(questions).toHaveLength(3);
      expect(new Set(questions).size).toBe(3);
      for (const question of questions) expect(question).toMatch(/^[^{}]*\?$|^If /);
    }
    expect(fillPrompt('What does {hero} see at {place}?', cast)).toBe('What does Mara see at Gull Rock?');
  });

  test('or three ways on, or words, the same from the same seed', async () => {
    const table = await loadTable('mystery');
    expect(offerOptions(table, mulberry32(1))).toEqual(offerOptions(table, mulberry32(1)));
    const options = offerOptions(table, mulberry32(2));
    expect(new Set(options.map(({ kind }) => kind)).size).toBe(3);
    for (const { text } of options) expect(text).toMatch(/^What if .+\?$/);
    expect(offerWords('A2', mulberry32(3)).words).toHaveLength(6);
    expect(Object.values(spark(table, mulberry32(4))).every(Boolean)).toBe(true);
  });

  test('every question is one', () => {
    for (const question of stuckQuestions) expect(question).toMatch(/\?$/);
  });
});
