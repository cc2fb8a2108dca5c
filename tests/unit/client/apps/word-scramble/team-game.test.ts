import { expect, test } from 'vitest';
import { firstTeams, teamsAfter, winnerText } from '#client/apps/word-scramble/team-game';
import { endContent, scrambleContent } from '#client/apps/word-scramble/teams-content';
import { order } from '#shared/items/kinds/order';

test('a team has no fewer than no points, and the other keeps its own', () => {
  const one = teamsAfter(firstTeams, { kind: 'point', team: 0, by: 1 });
  expect(one.points).toEqual([1, 0]);
  expect(teamsAfter(one, { kind: 'point', team: 1, by: -1 }).points).toEqual([1, 0]);
});

test('an answer is shown piece by piece up to its end, and the next one begins hidden', () => {
  let game = firstTeams;
  for (let step = 0; step < 5; step += 1) game = teamsAfter(game, { kind: 'reveal', most: 3 });
  expect(game.shown).toBe(3);
  expect(teamsAfter(game, { kind: 'next', of: 5 })).toMatchObject({ place: 1, shown: 0 });
});

test('a clicker that goes back shows the one before, and stays at the first', () => {
  const second = teamsAfter(teamsAfter(firstTeams, { kind: 'next', of: 5 }), { kind: 'reveal', most: 3 });
  expect(teamsAfter(second, { kind: 'back' })).toMatchObject({ place: 0, shown: 0 });
  expect(teamsAfter(firstTeams, { kind: 'back' }).place).toBe(0);
});

test('regression: a game ends after its last scramble, and goes back from there', () => {
  const last = { ...firstTeams, place: 4 };
  const over = teamsAfter(last, { kind: 'next', of: 5 });
  expect(over.place).toBe(5);
  expect(teamsAfter(over, { kind: 'next', of: 5 }).place).toBe(5);
  expect(teamsAfter(over, { kind: 'back' }).place).toBe(4);
});

test('another game begins without points', () => {
  const over = { ...firstTeams, place: 5, points: [3, 2] as const };
  expect(teamsAfter(over, { kind: 'again' })).toEqual({ ...firstTeams, game: 1 });
});

test('the end names the winner, or a draw', () => {
  expect([winnerText([3, 5]), winnerText([2, 1]), winnerText([4, 4])]).toEqual([
    'Team 2 wins 5–3',
    'Team 1 wins 2–1',
    'It’s a draw: 4 all',
  ]);
});

const sentence = order.schema.parse({
  id: 'a',
  kind: 'order',
  prompt: 'Put the words in order.',
  unit: 'words',
  orders: [['we', 'live', 'in', 'Leeds']],
  frame: { after: '.' },
});

test('on the class’s screen a solved sentence stands alone, with its capital and its full stop', () => {
  const open = scrambleContent(firstTeams, sentence, 2);
  expect(open).toMatchObject({ kind: 'order', placed: [], number: 1, of: 2 });
  expect(open).not.toHaveProperty('solved');
  expect(scrambleContent({ ...firstTeams, shown: 4 }, sentence, 2)).toMatchObject({ solved: 'We live in Leeds.' });
});

test('the class sees who has won, or that both have', () => {
  expect(endContent({ ...firstTeams, points: [2, 1] })).toMatchObject({ winners: ['Team 1'] });
  expect(endContent({ ...firstTeams, points: [2, 2] })).toMatchObject({ winners: ['Team 1', 'Team 2'] });
});
