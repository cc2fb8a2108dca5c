import type { Prisma } from '#prisma/generated/sqlite/client';
import { accommodationIn } from '#server/domain/access/attempt-rules';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import type { HostPlayer } from '#shared/api/live';
import type { Accommodation } from '#shared/classes/accommodation';
import { guestLabel } from '#shared/classes/guest-name';
import type { TimeFactor } from '#shared/classes/time-factors';
import type { Item } from '#shared/items/item';
import { type Verdict, verdicts } from '#shared/items/kind';
import { type LearnerResponse, learnerResponse } from '#shared/items/response';
import type { Ballot } from '#shared/live/game';
import { isAlone } from '#shared/live/ways';
import { gameSelect, questionsOf, type StoredGame, toGame } from './stored-game';

type Db = Deps['db'] | Transaction;

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
  /** Only of the question that the game is at, or where all are asked for. */
  response: LearnerResponse | undefined;
}

/** All of a game that somebody may have to see now. */
export interface Snapshot {
  game: StoredGame;
  items: readonly Item[];
  players: readonly SeenPlayer[];
  /** Of players who were not taken out. */
  answers: readonly SeenAnswer[];
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

const scored = { playerId: true, question: true, ballot: true, verdict: true, score: true, ms: true } as const;

/** In which points are shown, for which all answers are read. */
const ranked = ['standings', 'podium', 'ended'];

/** A game as it is now, by a few statements whoever asks. What was answered is read as far as it is shown. */
export async function readSnapshot(
  db: Db,
  id: string,
  { ofAll = false }: { ofAll?: boolean } = {},
): Promise<Snapshot | undefined> {
  const row = await db.liveGame.findUnique({ where: { id }, select: gameSelect });
  if (!row) return undefined;
  const game = toGame(row);
  const items = await questionsOf(db, id);
  const players = await db.livePlayer.findMany({
    where: { gameId: id },
    orderBy: [{ joinedAt: 'asc' }, { id: 'asc' }],
    select: playerSelect,
  });
  const seen = players.map(
    (player): SeenPlayer => ({
      id: player.id,
      name: guestLabel(player),
      student: player.enrolment,
      isGuest: player.tokenHash !== null,
      team: player.team,
      accommodation: accommodationIn(player),
      timeFactor: accommodationIn(player)?.timeFactor ?? null,
      isHere: player.isHere,
      isKicked: player.kickedAt !== null,
    }),
  );
  const playing = { gameId: id, player: { kickedAt: null } };
  const isAll = ofAll || isAlone(game.settings) || ranked.includes(game.state.phase);
  const answers = await db.liveAnswer.findMany({
    where: isAll ? playing : { ...playing, question: game.state.question },
    orderBy: [{ question: 'asc' }, { ballot: 'asc' }, { answeredAt: 'asc' }, { playerId: 'asc' }],
    select: { ...scored, response: ofAll || !isAll },
  });
  return { game, items, players: seen, answers: answers.map(toAnswer) };
}

/** What a row of the database says of itself as text and number. */
export function toAnswer(
  row: Pick<SeenAnswer, 'playerId' | 'question' | 'score' | 'ms'> & {
    ballot: number;
    verdict: string;
    response?: Prisma.JsonValue;
  },
): SeenAnswer {
  return {
    ...row,
    ballot: row.ballot === 2 ? 2 : 1,
    verdict: toVerdict(row.verdict),
    response: learnerResponse.safeParse(row.response).data,
  };
}

export const toVerdict = (text: string): HostPlayer['verdicts'][number]['verdict'] =>
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
