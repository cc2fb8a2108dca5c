import { expect, test } from 'vitest';
import { mulberry32 } from '#shared/core/random';
import { exercise } from '#shared/grammar/exercises';
import { diagnostic, grammarItems } from '#shared/grammar/grammar-items';
import { mistakeById } from '#shared/grammar/mistakes';
import { pointFrames } from '#shared/grammar/point-frames';
import { type GrammarPoint, pointById, points } from '#shared/grammar/points';
import { grade } from '#shared/items/grade';

const each = points.map((point): [string, GrammarPoint] => [point.id, point]);

const seeds = Array.from({ length: 1000 }, (_, seed) => seed);

test.each(each)(
  '%s: in a thousand frames each wrong filling has a named mistake and a reason of its own',
  (_, point) => {
    const found = new Set<string>();
    for (const seed of seeds) {
      const frame = pointFrames[point.id].makeFrame(mulberry32(seed));
      const reasons = new Map<string, string>();
      for (const { text, mistake, why } of frame.wrong) {
        if (!mistakeById(mistake)) found.add(`${mistake} is not in the catalogue`);
        if (!why.trim()) found.add(`${text}: no reason`);
        if (why === frame.why) found.add(`${text}: the reason of the key (${why})`);
        const other = reasons.get(why);
        if (other && other !== mistake) found.add(`${text}: the same reason for ${mistake} and ${other} (${why})`);
        reasons.set(why, mistake);
      }
    }
    expect([...found].slice(0, 10)).toEqual([]);
  },
);

/** Ways to write the same, each way round; what is left out here may be the point itself. */
const sameThings: [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must)n’t\b/, '$1 not'],
  [/\bcan’t\b/, 'cannot'],
  [/\bwon’t\b/, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should|must) not\b/, '$1n’t'],
];

test.each(each)('%s: short and long forms of a right answer are right, with whatever apostrophe', (_, point) => {
  const found = new Set<string>();
  const judged = new Set<string>();
  for (const type of ['type', 'correct', 'transform'] as const) {
    for (const seed of seeds) {
      // The first hundred sentences of a kind hold every form.
      if (judged.size > 400) break;
      const item = exercise(point, type, mulberry32(seed));
      if (!item || !('accepted' in item)) continue;
      for (const answer of item.accepted) {
        if (judged.has(answer)) continue;
        judged.add(answer);
        // A tag or a question has no long form with not in its place.
        const isAsked = answer.endsWith('?') || /^[A-Z]?[a-z]+n’t \w+$/.test(answer) || point.id === 'question-tags';
        const variants = [
          answer.replaceAll('’', "'"),
          `  ${answer.replaceAll(' ', '  ')} `,
          ...(isAsked ? [] : sameThings.map(([from, to]) => answer.replace(from, to))),
        ];
        for (const variant of variants) {
          if (grade(item, { text: variant }).verdict !== 'right') found.add(`${item.prompt} – ${variant}`);
        }
      }
    }
  }
  expect([...found].slice(0, 10)).toEqual([]);
});

test('relative clauses take that for which and who wherever it is right', () => {
  const keys = new Set<string>();
  for (const seed of seeds) {
    const { key, also = [], wrong } = pointFrames['relative-clauses'].makeFrame(mulberry32(seed));
    keys.add(key);
    const right = [key, ...also];
    if (right.includes('which') || right.includes('who')) expect(right).toContain('that');
    for (const { text } of wrong) expect(right).not.toContain(text);
  }
  expect([...keys].sort()).toEqual(expect.arrayContaining(['where', 'which', 'who', 'whose']));
});

test('the same seed makes the same sheet and the same check, whichever seed', () => {
  const all = points.map(({ id }) => id);
  const sheets = new Set<string>();
  for (let seed = 0; seed < 60; seed += 1) {
    const sheet = () => JSON.stringify(grammarItems({ points: all, count: 20, random: mulberry32(seed) }));
    const check = () => JSON.stringify(diagnostic(mulberry32(seed)));
    expect(sheet()).toBe(sheet());
    expect(check()).toBe(check());
    sheets.add(sheet());
  }
  expect(sheets.size).toBe(60);
});

test('a relative pronoun that may be left out is right with that, with which and without', () => {
  const relatives = pointById('relative-clauses');
  if (!relatives) throw new Error('The point is gone.');
  const asked = seeds.flatMap((seed) => {
    const item = exercise(relatives, 'correct', mulberry32(seed));
    return item?.kind === 'error-correct' && /^The (bag|phone|bike|jacket)/.test(item.sentence) ? [item] : [];
  });
  expect(asked.length).toBeGreaterThan(20);
  for (const item of asked) {
    const [, thing, rest] = /^The (\w+) \w+ (.+)$/.exec(item.sentence) ?? [];
    for (const pronoun of ['which ', 'that ', ''])
      expect(grade(item, { text: `The ${thing} ${pronoun}${rest}` }).verdict, item.sentence).toBe('right');
    expect(grade(item, { text: `The ${thing} who ${rest}` }).verdict).toBe('wrong');
  }
});
