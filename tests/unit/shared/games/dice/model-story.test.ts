import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faceSets } from '#shared/content/dice/sets';
import { deeds, heroes } from '#shared/content/dice/story-grammar';
import { loadAllWords } from '#shared/content/words/pack';
import { isWithin, levels, levelsAbove } from '#shared/core/level';
import { modelStory } from '#shared/games/dice/model-story';
import { roll } from '#shared/games/dice/roll';
import { usedFaces } from '#shared/games/dice/used-faces';
import { profileText } from '#shared/vocabulary/level-profile';
import { indexWords } from '#shared/vocabulary/word-index';

const index = indexWords(await loadAllWords());
const allFaces = faceSets.flatMap((set) => set.faces);
const someRoll = fc.record({
  sets: fc.subarray([...faceSets], { minLength: 1 }),
  level: fc.constantFrom(...levels),
  count: fc.integer({ min: 1, max: 9 }),
  seed: fc.integer(),
});
const facesOf = (options: Parameters<typeof roll>[0]) => roll(options).map((die) => die.face);
const sentencesOf = (story: string) => story.match(/[^.]+\./g) ?? [];

describe('a model story', () => {
  test('uses the word of every die, in five to eight sentences or a few more words of opening', () => {
    fc.assert(
      fc.property(someRoll, (options) => {
        const faces = facesOf(options);
        const story = modelStory(faces, options.level, options.seed);
        expect([...usedFaces(story, faces)].sort()).toEqual(faces.map(({ id }) => id).sort());
        expect(sentencesOf(story).length).toBeGreaterThanOrEqual(5);
        expect(sentencesOf(story).length).toBeLessThanOrEqual(9);
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  test('is whole English: no gap of its frames is left open, and each sentence begins with a capital', () => {
    fc.assert(
      fc.property(someRoll, (options) => {
        const story = modelStory(facesOf(options), options.level, options.seed);
        expect(story).not.toMatch(/[{}]| {2}|undefined|\.\.|, ,/);
        for (const sentence of sentencesOf(story)) expect(sentence.trim()).toMatch(/^[A-Z]/);
        expect(story).not.toMatch(/\ba (?:[aeio]|u(?!ni))|\ban [^aeiou]/);
      }),
      { numRuns: 400, seed: 2 },
    );
  });

  test('names nobody twice in one sentence, nor at the beginning of two that follow each other', () => {
    fc.assert(
      fc.property(someRoll, (options) => {
        const told = sentencesOf(modelStory(facesOf(options), options.level, options.seed)).map((one) => one.trim());
        // The opening and the ending name the hero on their own account.
        const body = told.slice(options.level === 'A1' ? 2 : 1, -1);
        const isHero = (word: string | undefined) => heroes.some(({ name }) => name === word);
        for (const [at, sentence] of body.entries()) {
          expect([sentence, sentence.match(/\p{L}+/gu)?.filter(isHero).length ?? 0]).not.toEqual([sentence, 2]);
          const follows = isHero(sentence.split(' ')[0]) && isHero(body[at - 1]?.split(' ')[0]);
          expect([sentence, follows]).toEqual([sentence, false]);
        }
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  test('has no word above its level', () => {
    const names = new Set<string>(heroes.map(({ name }) => name));
    for (const level of levels) {
      const faces = allFaces.filter((face) => isWithin(face.level, level));
      const known = new Set(faces.flatMap((face) => face.forms));
      for (const [seed, face] of faces.entries()) {
        const story = modelStory([face], level, seed);
        const hard = profileText(story, index)
          .tokens.filter(
            ({ kind }) => kind === 'unknown' || (kind !== 'name' && kind !== 'other' && levelsAbove(kind, level) > 0),
          )
          .map(({ text }) => text)
          .filter(
            (word) => !names.has(word) && ![...known].some((form) => form.split(' ').includes(word.toLowerCase())),
          );
        expect([face.id, story, hard]).toEqual([face.id, story, []]);
      }
    }
  });

  test('names what has no singular as a pair or a bowl, or as known', () => {
    for (const face of allFaces.filter(({ as }) => as === 'several')) {
      for (let seed = 0; seed < 40; seed += 1) {
        expect(modelStory([face], 'B1', seed)).toMatch(new RegExp(`(?:a pair of|a bowl of|the) ${face.word}\\b`));
      }
    }
  });

  test('is the same for the same seed', () => {
    const faces = facesOf({ sets: faceSets, level: 'A2', count: 6, seed: 3 });
    expect(modelStory(faces, 'A2', 5)).toBe(modelStory(faces, 'A2', 5));
    expect(modelStory(faces, 'A2', 5)).not.toBe(modelStory(faces, 'A2', 6));
  });
});

test('each verb has a deed that holds it', () => {
  for (const face of allFaces.filter(({ as }) => as === 'action')) {
    expect([face.word, [...usedFaces(deeds[face.word] ?? '', [face])]]).toEqual([face.word, [face.id]]);
  }
});
