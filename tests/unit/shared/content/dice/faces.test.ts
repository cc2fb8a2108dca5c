import { describe, expect, test } from 'vitest';
import type { Face, FaceSet } from '#shared/content/dice/face';
import { faceSets } from '#shared/content/dice/sets';
import { isWithin, levels } from '#shared/core/level';
import { formsOf, plurals } from '#shared/language/forms/inflect';

const allFaces = faceSets.flatMap((set) => set.faces);
const verbs = allFaces.filter((face) => face.as === 'action');
const adjectives = allFaces.filter((face) => face.as === 'quality');
const nouns = allFaces.filter((face) => !verbs.includes(face) && !adjectives.includes(face));

/** Complete with the sign that asks for colour. In text, because the compiler's target is older than the flag `v`. */
const oneFullEmoji = '^\\p{RGI_Emoji}$';

/** Emoji 13 and later in the blocks for pictures: too new for many school devices. */
const newerThanEmoji12 = new RegExp(
  '[\\u{1F6D6}-\\u{1F6DF}\\u{1F6FB}-\\u{1F6FF}\\u{1F7F0}\\u{1F90C}\\u{1F972}\\u{1F977}-\\u{1F979}' +
    '\\u{1F9A3}\\u{1F9A4}\\u{1F9AB}-\\u{1F9AD}\\u{1F9CB}\\u{1F9CC}\\u{1FA74}-\\u{1FA77}\\u{1FA7B}-\\u{1FA7F}' +
    '\\u{1FA83}-\\u{1FA8F}\\u{1FA96}-\\u{1FAFF}]',
  'u',
);

function countWithin(set: FaceSet, limit: Face['level']): number {
  return set.faces.filter((face) => isWithin(face.level, limit)).length;
}

function repeats(values: readonly string[]): readonly string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

test('there are ten sets', () => {
  expect(faceSets.map((set) => set.id)).toEqual([
    'classic',
    'actions',
    'places',
    'food',
    'school',
    'emotions',
    'fantasy',
    'travel',
    'jobs',
    'animals',
  ]);
});

test('no id, word or picture is used twice in all sets', () => {
  expect(repeats(allFaces.map((face) => face.id))).toEqual([]);
  expect(repeats(allFaces.map((face) => face.word))).toEqual([]);
  expect(repeats(allFaces.map((face) => face.emoji))).toEqual([]);
});

test('no form belongs to two words, so that a written word lights one die', () => {
  expect(repeats(allFaces.flatMap((face) => face.forms))).toEqual([]);
});

describe.each(faceSets)('the set $id', (set) => {
  test('has thirty-six faces', () => {
    expect(set.faces).toHaveLength(36);
  });

  test('has a name and a description of one sentence', () => {
    expect(set.name).toMatch(/^[A-Z][a-z]+$/);
    expect(set.description).toMatch(/^[A-Z][^.!?]+\.$/);
  });

  test('fills nine dice at A1, three times over at A2', () => {
    expect(countWithin(set, 'A1')).toBeGreaterThanOrEqual(11);
    expect(countWithin(set, 'A2')).toBeGreaterThanOrEqual(26);
  });

  test('has a few B1 words and hardly any B2', () => {
    expect(countWithin(set, 'B1') - countWithin(set, 'A2')).toBeGreaterThanOrEqual(3);
    expect(countWithin(set, 'B2') - countWithin(set, 'B1')).toBeLessThanOrEqual(2);
  });

  test('lists its faces from easy to hard', () => {
    const order = set.faces.map((face) => levels.indexOf(face.level));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('names each face after the set and the word', () => {
    expect(set.faces.map((face) => face.id)).toEqual(
      set.faces.map((face) => `${set.id}-${face.word.replaceAll(' ', '-')}`),
    );
  });
});

describe.each(allFaces)('$id', ({ word, emoji, forms }) => {
  test('lists the word as its first form and no form twice', () => {
    expect(forms[0]).toBe(word);
    expect(repeats(forms)).toEqual([]);
  });

  test('is spelt in small letters, with single spaces or hyphens between words', () => {
    for (const form of forms) expect(form).toMatch(/^[a-z]+([ -][a-z]+)*$/);
  });

  test('shows one emoji that old devices know, without flag or skin tone', () => {
    expect([...new Intl.Segmenter().segment(emoji)]).toHaveLength(1);
    expect(emoji).toMatch(new RegExp(oneFullEmoji, 'v'));
    // Joined are only women and men with the sign of their job, which came in 2016.
    expect(emoji.replace(/^[👩👨]\u200D/u, '')).not.toMatch(/[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u200D]/u);
    expect(emoji).not.toMatch(newerThanEmoji12);
  });
});

test.each(verbs)('$word has all forms of a verb', ({ word, forms }) => {
  expect(forms).toEqual(expect.arrayContaining(formsOf(word, word.includes(' ') ? 'phrasal verb' : 'verb')));
});

test.each(adjectives)('$word has its degrees', ({ word, forms }) => {
  // The degrees of ill are those of bad, which has them.
  expect(forms).toEqual(expect.arrayContaining(word === 'ill' ? [word] : formsOf(word, 'adjective')));
});

test.each(nouns.filter(({ as }) => as === 'thing'))('$word has its plural', ({ word, forms }) => {
  expect(forms).toEqual(expect.arrayContaining([...plurals(word)]));
});

test('only weather is also a verb among the nouns, and only the theatre has two spellings', () => {
  const longer = nouns.filter(({ word, forms }) => {
    const known = new Set([word, ...plurals(word)]);
    return forms.some((form) => !known.has(form));
  });
  expect(longer.map((face) => face.word)).toEqual(['rain', 'snow', 'theatre', 'stadium', 'noodles', 'octopus']);
});

test('a level includes itself and the easier ones', () => {
  expect(levels.filter((level) => isWithin(level, 'A2'))).toEqual(['A1', 'A2']);
  expect(levels.filter((level) => isWithin(level, 'B2'))).toEqual(['A1', 'A2', 'B1', 'B2']);
});
