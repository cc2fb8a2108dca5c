import { expect, test } from 'vitest';
import { families, familyOf, formName } from '#shared/vocabulary/families';

const namesIn = (term: string) => {
  const family = familyOf(term) ?? [];
  return Object.fromEntries(family.map((one) => [one.word, formName(one, family)]));
};

test('there are 500 families at least', () => {
  expect(families.length).toBeGreaterThanOrEqual(500);
});

test('regression: who does something stands in its family: actor, employer, scientist, musician, photographer', () => {
  for (const [term, person] of [
    ['act', 'actor'],
    ['employ', 'employer'],
    ['employ', 'employee'],
    ['science', 'scientist'],
    ['music', 'musician'],
    ['photograph', 'photographer'],
  ] as const) {
    expect(namesIn(term)[person], term).toBe('noun for a person');
  }
  expect(namesIn('employ').employment).toBe('noun');
});

test('regression: what one feels stands beside what makes one feel so: bored, boring', () => {
  for (const stem of ['bor', 'surpris', 'excit', 'interest', 'disappoint', 'frighten', 'amaz', 'embarrass']) {
    const names = namesIn(`${stem}ing`);
    expect([names[`${stem}ed`], names[`${stem}ing`]], stem).toEqual(['adjective in -ed', 'adjective in -ing']);
  }
});

test('an adjective in -ed or -ing is named by its ending only where the family has both', () => {
  expect(namesIn('enter').entrance).toBe('noun');
  expect(namesIn('talent').talented).toBe('adjective');
  expect(namesIn('demand').demanding).toBe('adjective');
});

test('a negative is named as one, whatever its root has lost, and nothing else is', () => {
  expect(namesIn('employ')).toMatchObject({ unemployed: 'negative adjective', unemployment: 'negative noun' });
  expect(namesIn('forget').unforgettable).toBe('negative adjective');
  expect(namesIn('agree').disagree).toBe('negative verb');
  expect(namesIn('inform').informative).toBe('adjective');
  expect(namesIn('unite').union).toBe('noun');
  expect(namesIn('discover').discovery).toBe('noun');
});

test('regression: what only looks like a relative stands in no family with it: a customer and a custom, to fasten and fast', () => {
  for (const [one, other] of [
    ['custom', 'customer'],
    ['celebrate', 'celebrity'],
    ['city', 'citizen'],
    ['ignore', 'ignorant'],
    ['literature', 'literacy'],
    ['hand', 'handy'],
    ['fast', 'fasten'],
  ] as const) {
    expect(Object.keys(namesIn(one)), one).not.toContain(other);
  }
});

test('a family begins with what the others are made from: study and student, die and dead', () => {
  for (const [first, other] of [
    ['study', 'student'],
    ['die', 'dead'],
    ['blood', 'bleed'],
  ] as const) {
    expect(familyOf(other)?.[0]?.word).toBe(first);
  }
});
