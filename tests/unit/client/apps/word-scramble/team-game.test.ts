import { expect, test } from 'vitest';
import { firstTeams, teamsAfter } from '#client/apps/word-scramble/team-game';

test('a team has no fewer than no points, and the other keeps its own', () => {
  const one = teamsAfter(firstTeams, { kind: 'point', team: 0, by: 1 });
  expect(one.points).toEqual([1, 0]);
  expect(teamsAfter(one, { kind: 'point', team: 1, by: -1 }).points).toEqual([1, 0]);
});

test('an answer is shown piece by piece up to its end, and the next one begins hidden', () => {
  let game = firstTeams;
  for (let step = 0; step < 5; step += 1) game = teamsAfter(game, { kind: 'reveal', most: 3 });
  expect(game.shown).toBe(3);
  expect(teamsAfter(game, { kind: 'next' })).toMatchObject({ place: 1, shown: 0 });
});

test('a clicker that goes back shows the one before, and stays at the first', () => {
  const second = teamsAfter(teamsAfter(firstTeams, { kind: 'next' }), { kind: 'reveal', most: 3 });
  expect(teamsAfter(second, { kind: 'back' })).toMatchObject({ place: 0, shown: 0 });
  expect(teamsAfter(firstTeams, { kind: 'back' }).place).toBe(0);
});
