import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockText, deal, isSolved, press } from '#client/apps/flash-cards/match-game';
import { wordEntry } from '#shared/content/words/word-list';
import { mulberry32 } from '#shared/core/random';

const someEntries = fc
  .array(
    fc.record({
      term: fc.constantFrom('bank', 'river', 'shore', 'money', 'Bank'),
      meaning: fc.constantFrom('edge', 'cash', 'bank', ''),
    }),
    {
      maxLength: 20,
    },
  )
  .map((pairs) => pairs.map((pair, at) => wordEntry.parse({ id: `w${at}`, ...pair })));

test('no two tiles say the same, so that each has exactly one partner', () => {
  fc.assert(
    fc.property(someEntries, fc.nat(), (entries, seed) => {
      const { tiles } = deal(entries, mulberry32(seed));
      expect(new Set(tiles.map(({ text }) => text.toLowerCase())).size).toBe(tiles.length);
      expect(tiles.length).toBeLessThanOrEqual(12);
    }),
  );
});

test('whatever is pressed, only partners are found, and pressing partners solves the game', () => {
  const entries = Array.from({ length: 9 }, (_, at) =>
    wordEntry.parse({ id: `w${at}`, term: `t${at}`, meaning: `m${at}` }),
  );
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 11 }), { maxLength: 60 }), fc.nat(), (presses, seed) => {
      let game = deal(entries, mulberry32(seed));
      for (const place of presses) game = press(game, game.tiles[place]?.id ?? '');
      const found = game.tiles.filter(({ id }) => game.matched.has(id)).map(({ entryId }) => entryId);
      for (const entryId of found) expect(found.filter((one) => one === entryId)).toHaveLength(2);
      if (game.held) game = press(game, game.held);
      for (const { entryId } of game.tiles) {
        for (const side of ['term', 'back']) game = press(game, `${entryId} ${side}`);
      }
      expect(isSolved(game)).toBe(true);
    }),
  );
});

test('two that are no pair are said to be none, once', () => {
  const entries = ['a', 'b', 'c'].map((id) => wordEntry.parse({ id, term: id, meaning: `${id}!` }));
  const game = press(press(deal(entries, mulberry32(1)), 'a term'), 'b back');
  expect(game).toMatchObject({ missed: ['a term', 'b back'], mistakes: 1 });
  expect(press(game, 'a term')).toMatchObject({ held: 'a term', missed: [], mistakes: 1 });
});

test('times are told to a tenth', () => {
  expect([0, 950, 65_340].map(clockText)).toEqual(['0:00.0', '0:00.9', '1:05.3']);
});
