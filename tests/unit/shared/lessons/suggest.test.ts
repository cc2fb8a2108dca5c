import { describe, expect, test } from 'vitest';
import { loadAllStarters } from '#shared/content/lessons/starters/all';
import { starterOn, startersFor, type TaughtClass } from '#shared/lessons/suggest';

const starters = await loadAllStarters();
const nothing: ReadonlySet<string> = new Set();
const of = (more: Partial<TaughtClass>): TaughtClass => ({ level: 'B1', ageGroup: 'adults', had: nothing, ...more });

describe('lessons for a class', () => {
  test('are of its level, and those for its age come first', () => {
    const all = startersFor(starters, of({}), 99);
    expect(new Set(all.map(({ level }) => level))).toEqual(new Set(['B1']));
    const ages = all.map(({ data }) => data.about.age);
    expect(ages).toEqual([...ages].sort());
    expect(new Set(ages)).toEqual(new Set(['adults', 'teenagers']));
  });

  test('are none for adults where it has children', () => {
    const ages = startersFor(starters, of({ level: 'A1', ageGroup: 'children' }), 99).map(({ data }) => data.about.age);
    expect(new Set(ages)).toEqual(new Set(['teenagers']));
  });

  test('are for all ages where its age is not said, and none where its level is not', () => {
    expect(startersFor(starters, of({ ageGroup: null }), 99)).toHaveLength(
      starters.filter(({ level }) => level === 'B1').length,
    );
    expect(startersFor(starters, of({ level: null }), 99)).toEqual([]);
  });

  test('leave out what it had', () => {
    const [first, second] = startersFor(starters, of({}), 2);
    expect(startersFor(starters, of({ had: new Set([first?.id ?? '']) }), 1)).toEqual([second]);
  });
});

test.each([
  ['first-conditional', of({}), 'first-conditional-street-party'],
  // One level back is a repetition, two are another course.
  ['first-conditional', of({ level: 'B2' }), 'first-conditional-street-party'],
  ['present-simple', of({}), undefined],
  // Above its level it comes too early.
  ['first-conditional', of({ level: 'A2' }), undefined],
  ['first-conditional', of({ ageGroup: 'children' }), undefined],
  ['first-conditional', of({ had: new Set(['first-conditional-street-party']) }), undefined],
  ['inversion', of({}), undefined],
])('what a class gets wrong with %s in %j is practised in %s', (point, taught, id) => {
  expect(starterOn(starters, point, taught)?.id).toBe(id);
});
