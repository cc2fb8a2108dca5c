import type { Prisma } from '#prisma/generated/sqlite/client';
import { accommodationIn } from '#server/domain/access/attempt-rules';
import { gradeFields } from '#server/domain/attempts/stored-grade';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { groupCommit } from '#server/domain/platform/group-commit';
import { playerGrade } from '#shared/api/attempts';
import type { AnswerLiveInput, AnswerLiveOutput } from '#shared/api/live';
import { err, ok, type Result } from '#shared/core/result';
import { grade, isTooLong } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { timeTaken } from '#shared/live/ask-time';
import { type GameState, isTakenFrom } from '#shared/live/game';
import type { LiveSettings } from '#shared/live/settings';
import { isAlone } from '#shared/live/ways';
import { type FoundPlayer, findPlayers, type LiveVisitor } from './find-players';
import { holdGames, questionsOf, type StoredGame, togetherWithin } from './stored-game';

type Needs = Pick<Deps, 'db' | 'clock' | 'words' | 'changes'>;

type AnswerRefusal =
  | 'live_not_playing'
  | 'live_kicked'
  | 'live_not_open'
  | 'live_time_over'
  | 'live_over'
  | 'item_not_found'
  | 'answer_too_long';

/**
 * Judges and keeps an answer, and tells nothing of it but at one's own pace. It is acknowledged when it is in the
 * database; of what is sent twice the first stays. Whether it was in time, its arrival says, however long the database
 * takes.
 */
export async function answerLive(
  { db, clock, words, changes }: Needs,
  visitor: LiveVisitor,
  given: AnswerLiveInput,
): Promise<Result<AnswerLiveOutput, AnswerRefusal>> {
  const { id } = given;
  const at = clock.now();
  const isWord = await words.dictionary();
  const kept = await keepAnswers(db, { visitor, given, at, isWord });
  if (!kept.ok) return kept;
  if (kept.value.isNew) changes.tell({ kind: 'live', id });
  return ok({ success: true, grade: kept.value.grade });
}

interface Arrived {
  visitor: LiveVisitor;
  given: AnswerLiveInput;
  at: Date;
  isWord: Awaited<ReturnType<Deps['words']['dictionary']>>;
}

interface Kept {
  isNew: boolean;
  /** How it was judged, where the player is told at once. */
  grade: AnswerLiveOutput['grade'];
}

/** For all answers that came together, of whichever games, each thing is read once. */
const keepAnswers = groupCommit(async (tx, arrived: readonly Arrived[]): Promise<Result<Kept, AnswerRefusal>[]> => {
  const games = await holdGames(
    tx,
    arrived.map(({ given }) => given.id),
  );
  const items = new Map<string, Item[]>();
  for (const id of games.keys()) items.set(id, await questionsOf(tx, id));
  const players = await findPlayers(
    tx,
    arrived.map(({ visitor, given }) => ({ ...visitor, gameId: given.id })),
  );
  const before = await answeredBy(
    tx,
    players.flatMap((found) => (found.ok ? found.value.id : [])),
    arrived.map(({ given }) => given.question),
  );
  const rows: Prisma.LiveAnswerCreateManyInput[] = [];
  const answers = arrived.map((one, place): Result<Kept, AnswerRefusal> => {
    const player = players[place] ?? err('live_not_playing');
    const game = games.get(one.given.id);
    if (!player.ok) return player;
    if (!game) return err('live_not_playing');
    const made = newAnswer(game, items.get(game.id) ?? [], player.value, one);
    if (!made.ok) return made;
    const { row, judgement, closed } = made.value;
    const key = keyOf(row);
    const earlier = before.get(key);
    if (!earlier && closed) return closed;
    if (!earlier) {
      rows.push(row);
      before.set(key, judgement);
    }
    const tells = game.settings.way === 'own-pace';
    return ok({ isNew: !earlier, grade: tells ? (playerGrade.safeParse(earlier ?? judgement).data ?? null) : null });
  });
  if (rows.length > 0) await tx.liveAnswer.createMany({ data: rows });
  return answers;
}, togetherWithin);

type AnswerKey = Pick<Prisma.LiveAnswerCreateManyInput, 'playerId' | 'question' | 'ballot'>;
const keyOf = ({ playerId, question, ballot }: AnswerKey) => `${playerId} ${question} ${ballot}`;

/** How it was judged what these have answered to these questions. */
async function answeredBy(tx: Transaction, playerIds: string[], questions: number[]): Promise<Map<string, unknown>> {
  const rows = await tx.liveAnswer.findMany({
    where: { playerId: { in: playerIds }, question: { in: [...new Set(questions)] } },
    select: { playerId: true, question: true, ballot: true, grade: true },
  });
  return new Map(rows.map((row) => [keyOf(row), row.grade]));
}

/** What is kept of an answer that is the first one, and why it comes too late where it does. */
function newAnswer(
  game: StoredGame,
  items: readonly Item[],
  { id: playerId, accommodation }: FoundPlayer,
  { given, at, isWord }: Arrived,
) {
  const { question, ballot, response, requestId } = given;
  const item = items[question];
  if (!item) return err('item_not_found');
  if (isTooLong(item, response)) return err('answer_too_long');
  const judgement = grade(item, response, { isWord });
  const row = {
    ...{ playerId, question, ballot, gameId: game.id, response, requestId },
    verdict: judgement.verdict,
    score: judgement.score,
    ...gradeFields(judgement),
    ms: game.state.ask ? timeTaken(game.state.ask, at.getTime()) : 0,
    answeredAt: at,
  };
  const factor = accommodationIn({ accommodation })?.timeFactor ?? null;
  return ok({ row, judgement, closed: whyClosed(game, given, factor, at.getTime()) });
}

/** Why somebody who needs so many times as long may not answer that now. */
function whyClosed(
  { state, settings }: { state: GameState; settings: LiveSettings },
  asked: Pick<AnswerLiveInput, 'question' | 'ballot'>,
  factor: Parameters<typeof isTakenFrom>[1],
  now: number,
): Result<never, 'live_not_open' | 'live_time_over' | 'live_over'> | undefined {
  if (state.phase === 'ended') return err('live_over');
  const isAsked = isAlone(settings)
    ? asked.ballot === 1
    : asked.question === state.question && asked.ballot === state.ballot;
  if (!isAsked || state.phase === 'lobby') return err('live_not_open');
  if (isTakenFrom(state, factor, now)) return undefined;
  const isPaused = state.ask?.pausedAt != null && state.phase === 'question';
  return isPaused
    ? err('live_not_open', { text: 'The game is paused. Your answer was not sent.' })
    : err('live_time_over');
}
