import type * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Deps, LiveAnswerRow, LivePlayerRow, Transaction } from '#server/domain/platform/deps';
import { playerGrade } from '#shared/api/attempts';
import type { HostPlayer } from '#shared/api/live';
import { type Accommodation, accommodation } from '#shared/classes/accommodation';
import { guestLabel } from '#shared/classes/guest-name';
import type { TimeFactor } from '#shared/classes/time-factors';
import { groupBy } from '#shared/core/group-by';
import type { Item } from '#shared/items/item';
import { type Verdict, verdicts } from '#shared/items/kind';
import { type LearnerResponse, learnerResponse } from '#shared/items/response';
import type { Ballot } from '#shared/live/game';
import { isAlone } from '#shared/live/ways';
import { questionsOf, type StoredGame, toGame } from './stored-game';

export interface SeenPlayer {
  id: string;
  name: string;
  student: { id: string; name: string; userId: string | null } | null;
  isGuest: boolean;
  team: number | null;
  accommodation: Accommodation | null;
  timeFactor: TimeFactor | null;
  isHere: boolean;
  isKicked: boolean;
}

export interface SeenAnswer {
  playerId: string;
  question: number;
  ballot: Ballot;
  verdict: Verdict;
  score: number;
  ms: number;
  response: LearnerResponse | undefined;
  grade: z.infer<typeof playerGrade> | null;
}

/** All of a game that somebody may have to see now. */
export interface Snapshot {
  game: StoredGame;
  items: readonly Item[];
  players: readonly SeenPlayer[];
  /** Of players who were not taken out: to the question that the game is at, or all where all are shown or asked for. */
  answers: readonly SeenAnswer[];
}

/** A game as it is looked at from outside. */
export interface SeenGame extends Snapshot {
  /** By which one joins it, while one can. */
  code: string | null;
}

/** In which points are shown, for which all answers are read. */
const ranked = ['standings', 'podium', 'ended'];
const showsAll = ({ settings, state }: StoredGame) => isAlone(settings) || ranked.includes(state.phase);

/**
 * A game as it is now, for those who look. A class that answers all at once is looked at all the time, so what it has
 * many of are hot reads, and what did not change since it was looked at before is not read anew: an answer stays as it is.
 */
export async function lookAtGame(
  { db, reader }: Pick<Deps, 'db' | 'reader'>,
  id: string,
  before?: Snapshot,
): Promise<SeenGame | undefined> {
  const row = await reader.liveGame(id);
  if (!row) return undefined;
  const { code, ...stored } = row;
  const game = toGame({ ...stored, settings: fromJson(stored.settings), state: fromJson(stored.state) });
  const items = await questionsOf(db, id);
  const players = await reader.livePlayers(id);
  const answers = await reader.liveAnswers(id, showsAll(game) ? undefined : game.state.question);
  const known = new Map(before?.answers.map((answer) => [nameOf(answer), answer]));
  return {
    game,
    code,
    items,
    players: players.map(toPlayer),
    answers: answers.map((row) => known.get(nameOf(row)) ?? toAnswer(row)),
  };
}

const nameOf = ({ playerId, question, ballot }: Pick<LiveAnswerRow, 'playerId' | 'question' | 'ballot'>) =>
  `${playerId} ${question} ${ballot}`;

/** The same inside a transaction, with what it has not committed yet, of a game that was read in it. */
export async function readSnapshot(
  tx: Transaction | Deps['db'],
  game: StoredGame,
  { ofAll = false }: { ofAll?: boolean } = {},
): Promise<Snapshot> {
  const { id } = game;
  const items = await questionsOf(tx, id);
  const players = await tx.livePlayer.findMany({
    where: { gameId: id },
    orderBy: [{ joinedAt: 'asc' }, { id: 'asc' }],
    select: playerSelect,
  });
  const answers = await tx.liveAnswer.findMany({
    where: {
      gameId: id,
      player: { kickedAt: null },
      ...(!ofAll && !showsAll(game) && { question: game.state.question }),
    },
    orderBy: [{ question: 'asc' }, { ballot: 'asc' }, { answeredAt: 'asc' }, { playerId: 'asc' }],
    select: answerSelect,
  });
  const seen = players.map(({ tokenHash, kickedAt, enrolment, ...player }) =>
    toPlayer({
      ...player,
      isGuest: tokenHash !== null,
      isKicked: kickedAt !== null,
      studentId: enrolment?.id ?? null,
      studentName: enrolment?.name ?? null,
      userId: enrolment?.userId ?? null,
    }),
  );
  return { game, items, players: seen, answers: answers.map(toAnswer) };
}

const playerSelect = {
  id: true,
  name: true,
  ofName: true,
  tokenHash: true,
  team: true,
  accommodation: true,
  isHere: true,
  kickedAt: true,
  enrolment: { select: { id: true, name: true, userId: true } },
} satisfies Prisma.LivePlayerSelect;

const answerSelect = {
  playerId: true,
  question: true,
  ballot: true,
  verdict: true,
  score: true,
  ms: true,
  response: true,
  grade: true,
} satisfies Prisma.LiveAnswerSelect;

function toPlayer(row: LivePlayerRow): SeenPlayer {
  const { studentId, studentName, userId } = row;
  const needs = accommodation.safeParse(row.accommodation).data ?? null;
  return {
    id: row.id,
    name: guestLabel(row),
    student: studentId === null ? null : { id: studentId, name: studentName ?? '', userId },
    isGuest: row.isGuest,
    team: row.team,
    accommodation: needs,
    timeFactor: needs?.timeFactor ?? null,
    isHere: row.isHere,
    isKicked: row.isKicked,
  };
}

/** What a row of the database says of itself as text and number. */
function toAnswer({ playerId, question, ballot, verdict, score, ms, response, grade }: LiveAnswerRow): SeenAnswer {
  return {
    ...{ playerId, question, score, ms },
    ballot: ballot === 2 ? 2 : 1,
    verdict: toVerdict(verdict),
    response: learnerResponse.safeParse(fromJson(response)).data,
    grade: playerGrade.safeParse(fromJson(grade)).data ?? null,
  };
}

const fromJson = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

const answersIn = new WeakMap<Snapshot, Map<string, SeenAnswer[]>>();

/** What one player answered of what is seen; sorted out once for all who look. */
export function answersOf(snapshot: Snapshot, playerId: string): readonly SeenAnswer[] {
  const sorted = answersIn.get(snapshot) ?? groupBy(snapshot.answers, (answer) => answer.playerId);
  answersIn.set(snapshot, sorted);
  return sorted.get(playerId) ?? [];
}

const toVerdict = (text: string): HostPlayer['verdicts'][number]['verdict'] =>
  verdicts.find((one) => one === text) ?? 'ungraded';

/** Those who play, without those who were taken out. */
export const playing = ({ players }: Pick<Snapshot, 'players'>) => players.filter(({ isKicked }) => !isKicked);

/** How much time those need who have not answered the ballot that the game is at. */
export function waitsFor(snapshot: Snapshot): (TimeFactor | null)[] {
  const { question, ballot } = snapshot.game.state;
  const have = new Set(
    snapshot.answers.flatMap((one) => (one.question === question && one.ballot === ballot ? one.playerId : [])),
  );
  return playing(snapshot).flatMap(({ id, timeFactor }) => (have.has(id) ? [] : timeFactor));
}
