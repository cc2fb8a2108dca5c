import { accommodationIn } from '#server/domain/access/attempt-rules';
import { gradeFields } from '#server/domain/attempts/stored-grade';
import type { Deps } from '#server/domain/platform/deps';
import { transactTogether } from '#server/domain/platform/group-commit';
import { playerGrade } from '#shared/api/attempts';
import type { AnswerLiveInput, AnswerLiveOutput } from '#shared/api/live';
import { err, ok, type Result } from '#shared/core/result';
import { grade, isTooLong } from '#shared/items/grade';
import { timeTaken } from '#shared/live/ask-time';
import { type GameState, isOpenFor } from '#shared/live/game';
import type { LiveSettings } from '#shared/live/settings';
import { isAlone } from '#shared/live/ways';
import { findPlayer, type LiveVisitor } from './states';
import { holdGame, questionsOf } from './stored-game';

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
  { id, question, ballot, response, requestId }: AnswerLiveInput,
): Promise<Result<AnswerLiveOutput, AnswerRefusal>> {
  const at = clock.now();
  const found = await findPlayer(db, visitor, id);
  if (!found.ok) return found;
  const playerId = found.value.id;
  const item = (await questionsOf(db, id))[question];
  if (!item) return err('item_not_found');
  if (isTooLong(item, response)) return err('answer_too_long');
  const judgement = grade(item, response, { isWord: await words.dictionary() });
  const key = { playerId, question, ballot };
  const kept = await transactTogether(db, id, async (tx): Promise<Result<Kept, AnswerRefusal>> => {
    const game = await holdGame(tx, id);
    const player = await tx.livePlayer.findUnique({
      where: { id: playerId },
      select: { accommodation: true, kickedAt: true },
    });
    if (!game || !player) return err('live_not_playing');
    if (player.kickedAt) return err('live_kicked');
    const tells = game.settings.way === 'own-pace';
    const before = await tx.liveAnswer.findUnique({
      where: { playerId_question_ballot: key },
      select: { grade: true },
    });
    if (before) return ok({ isNew: false, grade: tells ? (playerGrade.safeParse(before.grade).data ?? null) : null });
    const factor = accommodationIn(player)?.timeFactor ?? null;
    const closed = whyClosed(game, { question, ballot }, factor, at.getTime());
    if (closed) return closed;
    await tx.liveAnswer.create({
      data: {
        ...key,
        gameId: id,
        response,
        verdict: judgement.verdict,
        score: judgement.score,
        ...gradeFields(judgement),
        ms: game.state.ask ? timeTaken(game.state.ask, at.getTime()) : 0,
        answeredAt: at,
        requestId,
      },
      select: { playerId: true },
    });
    return ok({ isNew: true, grade: tells ? playerGrade.parse(judgement) : null });
  });
  if (!kept.ok) return kept;
  if (kept.value.isNew) changes.tell({ kind: 'live', id });
  return ok({ success: true, grade: kept.value.grade });
}

interface Kept {
  isNew: boolean;
  /** How it was judged, where the player is told at once. */
  grade: AnswerLiveOutput['grade'];
}

/** Why somebody who needs so many times as long may not answer that now. */
function whyClosed(
  { state, settings }: { state: GameState; settings: LiveSettings },
  asked: Pick<AnswerLiveInput, 'question' | 'ballot'>,
  factor: Parameters<typeof isOpenFor>[1],
  now: number,
): Result<never, 'live_not_open' | 'live_time_over' | 'live_over'> | undefined {
  if (state.phase === 'ended') return err('live_over');
  const isAsked = isAlone(settings)
    ? asked.ballot === 1
    : asked.question === state.question && asked.ballot === state.ballot;
  if (!isAsked || state.phase === 'lobby') return err('live_not_open');
  if (isOpenFor(state, factor, now)) return undefined;
  const isPaused = state.ask?.pausedAt != null && state.phase === 'question';
  return isPaused
    ? err('live_not_open', { text: 'The game is paused. Your answer was not sent.' })
    : err('live_time_over');
}
