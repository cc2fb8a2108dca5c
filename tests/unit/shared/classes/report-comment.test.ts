import { describe, expect, test } from 'vitest';
import { type ReportFacts, reportComment } from '#shared/classes/report-comment';
import { points } from '#shared/grammar/points';
import { skills } from '#shared/items/fields';

const nothing: ReportFacts = {
  id: 'one',
  name: 'Anna Lind',
  skills: [],
  points: [],
  mistakes: [],
  work: { given: 0, done: 0, doneLate: 0 },
};
const tally = (share: number, answered = 20) => ({ share, answered });

/** All wordings that there are, by many students. */
const wordings = (facts: Partial<ReportFacts>) =>
  new Set(Array.from({ length: 60 }, (_, at) => reportComment({ ...nothing, ...facts, id: `student ${at}` })));

describe('a comment', () => {
  test('says what was done, what goes well, how it was before, and what comes next', () => {
    const facts = {
      skills: [
        { skill: 'grammar', ...tally(0.64), before: tally(0.5) },
        { skill: 'reading', ...tally(0.9), before: null },
      ],
      points: [
        { point: 'present-perfect', ...tally(0.4) },
        { point: 'articles', ...tally(0.95) },
      ],
      work: { given: 5, done: 5, doneLate: 0 },
    };
    for (const text of wordings(facts)) {
      expect(text).toMatch(/^[^.]*Anna Lind[^.]*\. /);
      expect(text).toMatch(/^[^.]*all 5 tasks/i);
      expect(text).toMatch(/reading/i);
      expect(text).toContain('90 %');
      expect(text).toContain('“a, an and the”.');
      expect(text).toMatch(/(progress|More answers are right|have improved)[^.]*\./);
      expect(text).toMatch(/the present perfect[^.]*\.$/);
    }
  });

  test('tells late and missing work as it is', () => {
    const about = (work: ReportFacts['work']) => [...wordings({ work })].join('\n');
    expect(about({ given: 5, done: 5, doneLate: 2 })).toContain('2 of them late');
    expect(about({ given: 1, done: 1, doneLate: 1 })).toContain('after the date');
    expect(about({ given: 1, done: 1, doneLate: 0 })).not.toMatch(/\b1 task|all 1/);
    expect(about({ given: 5, done: 3, doneLate: 0 })).toContain('3 of 5 tasks');
    expect(about({ given: 5, done: 0, doneLate: 0 })).toContain('not handed in any');
  });

  test('says of few answers that they are few, and nothing more', () => {
    const few = [{ skill: 'grammar', ...tally(1, 4), before: null }];
    expect([...wordings({ skills: few })]).toEqual([
      'There are too few answers yet to say how Anna Lind is getting on.',
    ]);
  });

  test('names a mistake that comes back where no point is weak', () => {
    const mistakes = [{ name: 'Missing -s of the third person', times: 3 }];
    const all = wordings({ skills: [{ skill: 'grammar', ...tally(0.9), before: null }], mistakes });
    for (const text of all) expect(text).toMatch(/: missing -s of the third person\.$/);
  });

  test('is the same for the same student each time, and reads otherwise for the next', () => {
    const facts = {
      skills: [{ skill: 'grammar', ...tally(0.8), before: tally(0.6) }],
      work: { given: 3, done: 2, doneLate: 0 },
    };
    expect(reportComment({ ...nothing, ...facts })).toBe(reportComment({ ...nothing, ...facts }));
    expect(wordings(facts).size).toBeGreaterThan(20);
  });
});

test.each(['Anna L.', 'James', 'Nguyễn Văn An', 'O’Connor', 'x', 'Ms. de la Cruz'])(
  'reads as English for %s, without he or she',
  (name) => {
    const works = [
      { given: 0, done: 0, doneLate: 0 },
      { given: 1, done: 1, doneLate: 0 },
      { given: 4, done: 4, doneLate: 1 },
      { given: 4, done: 2, doneLate: 0 },
      { given: 4, done: 0, doneLate: 0 },
    ];
    for (const [at, work] of works.entries()) {
      for (const share of [0.3, 0.6, 0.85]) {
        for (const before of [null, tally(0.6)]) {
          const text = reportComment({
            ...{ id: `${name} ${at} ${share}`, name, work, mistakes: [] },
            skills: skills.map((skill) => ({ skill, ...tally(share), before })),
            points: points.slice(at, at + 3).map(({ id }) => ({ point: id, ...tally(share) })),
          });
          expect(text).toContain(name);
          expect(text).not.toMatch(/\b(he|she|his|her|him|hers)\b/i);
          expect(text).not.toMatch(/ {2}|\.\.|undefined|NaN| ,|’s (work|tasks)/);
          expect(text.endsWith('.')).toBe(true);
          expect(text.length).toBeLessThan(700);
        }
      }
    }
  },
);
