import { expect, test } from 'vitest';
import { paperPeople } from '#client/features/live/paper-people';
import type { HostPlayer } from '#shared/api/live';

const player = (id: string, about: Partial<HostPlayer> = {}): HostPlayer => ({
  id,
  name: `Player ${id}`,
  studentName: null,
  studentId: null,
  team: null,
  isOnPaper: false,
  isHere: true,
  isKicked: false,
  timeFactor: null,
  hasAnswered: false,
  verdicts: [],
  points: null,
  ...about,
});
const roster = [
  { id: 'ana', name: 'Ana' },
  { id: 'ben', name: 'Ben' },
];

test('who has no device is marked by the roster, a student who plays too, and guests come last', () => {
  const players = [player('1', { studentId: 'ben', hasAnswered: true }), player('2')];
  expect(paperPeople(roster, players)).toEqual([
    { id: 'ana', name: 'Ana', who: { studentId: 'ana' }, hasAnswered: false },
    { id: 'ben', name: 'Ben', who: { studentId: 'ben' }, hasAnswered: true },
    { id: '2', name: 'Player 2', who: { playerId: '2' }, hasAnswered: false },
  ]);
});

test('who was taken out is not asked, as a student or as a guest', () => {
  const players = [player('1', { studentId: 'ana', isKicked: true }), player('2', { isKicked: true })];
  expect(paperPeople(roster, players).map(({ name }) => name)).toEqual(['Ben']);
});

test('a student who left the class meanwhile is still a player', () => {
  const players = [player('1', { studentId: 'gone', name: 'Gil' })];
  expect(paperPeople(roster, players).at(-1)).toMatchObject({ name: 'Gil', who: { playerId: '1' } });
});
