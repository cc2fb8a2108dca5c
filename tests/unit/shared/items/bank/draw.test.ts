import { expect, test } from 'vitest';
import { mulberry32 } from '#shared/core/random';
import { type Candidate, draw } from '#shared/items/bank/draw';
import { item } from '#shared/items/item';
import { sameKey } from '#shared/items/same-key';

function question(
  id: string,
  about: { level?: string; skill?: string; tags?: string[] } = {},
  point: string | null = null,
): Candidate {
  const made = item.parse({ id, kind: 'tf', prompt: `Statement ${id}`, key: true, ...about });
  return { item: made, point, key: sameKey(made), difficulty: 'usual' };
}
const ids = (drawn: { items: { id: string }[] }) => drawn.items.map(({ id }) => id);
const b1 = { level: 'B1', skill: 'grammar' } as const;

test('each row gets its questions, none twice, and the same seed draws the same', () => {
  const bank = Array.from({ length: 30 }, (_, n) => question(`q${n}`, { level: n % 2 ? 'A1' : 'B1' }));
  const rows = [{ count: 5, level: 'A1' as const }, { count: 4, level: 'B1' as const }, { count: 6 }];
  const drawn = draw({ rows }, bank, { random: mulberry32(7) });
  expect(drawn.gaps).toEqual([]);
  expect(new Set(ids(drawn)).size).toBe(15);
  expect(drawn.items.slice(0, 5).every(({ level }) => level === 'A1')).toBe(true);
  expect(ids(draw({ rows }, bank, { random: mulberry32(7) }))).toEqual(ids(drawn));
  expect(ids(draw({ rows }, bank, { random: mulberry32(8) }))).not.toEqual(ids(drawn));
});

test('regression: questions to fill up with come only where others are missing, and only as many', () => {
  const bank = Array.from({ length: 6 }, (_, n) => question(`own${n}`, b1));
  const fillUp = Array.from({ length: 300 }, (_, n) => question(`starter${n}`, b1, n % 2 ? 'articles' : null));
  for (let seed = 0; seed < 20; seed += 1) {
    const own = draw({ rows: [{ count: 6, level: 'B1' }] }, bank, { random: mulberry32(seed), fillUp });
    expect([own.filled, ids(own).filter((id) => id.startsWith('starter'))]).toEqual([0, []]);
    const rows = [
      { count: 2, point: 'articles' },
      { count: 8, level: 'B1' as const },
    ];
    const more = draw({ rows }, bank, { random: mulberry32(seed), fillUp });
    expect(more.filled).toBe(4);
    expect(ids(more).filter((id) => id.startsWith('own'))).toHaveLength(6);
    expect(more.gaps).toEqual([]);
  }
});

test('a question that only one row can use is not given away to another', () => {
  const bank = [question('any', b1), question('articles', b1, 'articles')];
  for (let seed = 0; seed < 20; seed += 1) {
    const drawn = draw(
      {
        rows: [
          { count: 1, level: 'B1' },
          { count: 1, point: 'articles' },
        ],
      },
      bank,
      { random: mulberry32(seed) },
    );
    expect(ids(drawn)).toEqual(['any', 'articles']);
  }
});

test('what the bank lacks is named by row', () => {
  const bank = [question('one', { tags: ['Travel'] })];
  const rows = [
    { count: 3, tag: 'travel' },
    { count: 2, skill: 'reading' as const },
  ];
  expect(draw({ rows }, bank, { random: mulberry32(1) })).toMatchObject({
    items: [{ id: 'one' }],
    gaps: [
      { row: 0, wanted: 3, found: 1 },
      { row: 1, wanted: 2, found: 0 },
    ],
  });
});

test('questions of the last tests are avoided, and of two that are the same only one is drawn', () => {
  const [first, second] = [question('one'), question('two')];
  const twin = { ...first, item: { ...first.item, id: 'twin' } };
  const drawn = draw({ rows: [{ count: 3 }] }, [first, twin, second], {
    random: mulberry32(1),
    avoid: new Set([second.key]),
  });
  expect(ids(drawn)).toEqual(['one']);
});

test('a row of hard questions takes none that is as hard as its level', () => {
  const bank = [question('usual', b1), { ...question('hard', b1), difficulty: 'harder' as const }];
  const drawn = draw({ rows: [{ count: 2, difficulty: 'harder' }] }, bank, { random: mulberry32(1) });
  expect([ids(drawn), drawn.gaps]).toEqual([['hard'], [{ row: 0, wanted: 2, found: 1 }]]);
});
