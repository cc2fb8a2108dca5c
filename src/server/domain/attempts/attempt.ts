import { seesBeforeRelease } from '#server/domain/access/access';
import { accommodationIn, partForSpeed, rulesOf } from '#server/domain/access/attempt-rules';
import type { Db, Deps } from '#server/domain/platform/deps';
import { lockAttempt } from '#server/domain/platform/locks';
import type { Activity, AnswerInput, AnswerOutput, AttemptOutput, FinishInput } from '#shared/api/attempts';
import { err, ok, type Result } from '#shared/core/result';
import { type Grade, grade, isTask, isTooLong } from '#shared/items/grade';
import { worthAfter } from '#shared/items/hint';
import type { Item } from '#shared/items/item';
import { playerView } from '#shared/items/player-view';
import { moduleOf } from './activities/registry';
import { activityOf } from './activity-of';
import { findReadableAttempt } from './attempt-access';
import { answerFields } from './attempt-fields';
import { notesOf } from './attempt-notes';
import { viewOf } from './attempt-output';
import { endAttempt, findOwn } from './end-attempt';
import { isGame } from './game-source';
import { addNextItem } from './next-item';
import { heldBackFrom } from './revisions';
import { showAttempt } from './show-attempt';
import { type AttemptRow, isHeldElsewhere, itemsOf, type Player, whyOver } from './stored-attempt';
import { gradeFields, withoutKey } from './stored-grade';
import { tellOfWork } from './tell-of-work';
import { withholdsScripts, withoutScript } from './withheld-script';

type AnswerRefusal =
  | 'attempt_not_found'
  | 'attempt_finished'
  | 'time_is_up'
  | 'held_elsewhere'
  | 'item_not_found'
  | 'question_passed'
  | 'answer_too_long'
  | 'too_many_attempts';

export interface AnsweredItem {
  /** Nobody for a guest's attempt. */
  userId: string | null;
  attemptId: string;
  /** What the attempt was begun with; nothing for a game. */
  activity: Activity | undefined;
  item: Item;
  verdict: Grade['verdict'];
  at: Date;
}

/** What else an answer counts for. It is given from outside, as those who count answers know attempts already. */
interface AnswerCount {
  countAnswer(db: Db, answered: AnsweredItem): Promise<void>;
}

/** Judges one answer. The first to each question counts; a practice attempt may be answered again and shows why. */
export async function answerItem(
  deps: Pick<Deps, 'db' | 'clock' | 'changes' | 'words' | 'limiter' | 'log' | 'speech'> & AnswerCount,
  player: Player,
  { id, itemId, response: answer, tab, requestId }: AnswerInput,
): Promise<Result<AnswerOutput, AnswerRefusal>> {
  const { db, clock, words, limiter, log } = deps;
  const attempt = await findOwn(deps, player, id);
  if (!attempt) return err('attempt_not_found');
  const over = whyOver(attempt);
  if (over) return over;
  const tooMany = await limiter.take([{ limit: 'answers-attempt', key: id }]);
  if (tooMany) return tooMany;
  const question = itemsOf(attempt).find((one) => one.id === itemId);
  if (!question || isGame(attempt)) return err('item_not_found');
  if (isTooLong(question, answer)) return err('answer_too_long');
  const judgement = grade(question, answer, { isWord: await words.dictionary() });
  const isTest = attempt.mode === 'test';
  const activity = activityOf(attempt.source);
  const adapts = activity !== undefined && moduleOf(activity).next !== undefined;
  const rules = rulesOf(attempt.source);
  const needs = accommodationIn(attempt);
  const worth = worthAfter(attempt.hints.find((hint) => hint.itemId === itemId)?.taken ?? 0);
  const key = { attemptId: id, itemId };
  const answeredAt = clock.now();
  const kept = await db.$transaction(async (tx): Promise<Result<'now' | 'before', AnswerRefusal>> => {
    // Once more, as of now: it may have been ended, or taken over, since it was read.
    await lockAttempt(tx, id);
    const running = await tx.attempt.findFirst({
      where: { id, finishedAt: null },
      select: { holder: true, outcome: true, startedAt: true, answers: { select: { itemId: true, requestId: true } } },
    });
    if (!running) return err('attempt_finished');
    if (isHeldElsewhere(running, tab)) return err('held_elsewhere');
    const earlier = running.answers.find((one) => one.itemId === itemId);
    if (requestId && earlier?.requestId === requestId) return ok('before');
    if (rules?.oneWay && isPassed(attempt, running, itemId)) return err('question_passed');
    const fresh = {
      response: answer,
      verdict: judgement.verdict,
      score: judgement.score * worth * partForSpeed({ rules, needs, ...running }, itemId, answeredAt),
      answeredAt,
      ...answerFields(question, answer, judgement),
      ...gradeFields(judgement),
    };
    await tx.attemptAnswer.upsert({
      where: { attemptId_itemId: key },
      create: { ...key, ...fresh, requestId: requestId ?? null },
      // In a test an answer may be changed until the end; in practice, and where it chose the next question, the
      // first one counts.
      update: { tries: { increment: 1 }, requestId: requestId ?? null, ...(isTest && !adapts && fresh) },
    });
    return ok('now');
  });
  if (!kept.ok) return kept;
  if (kept.value === 'now') {
    // What is remembered of the word is an extra, after the answer is kept: none is lost because of it.
    await deps
      .countAnswer(db, {
        userId: attempt.userId,
        attemptId: id,
        activity,
        item: question,
        verdict: judgement.verdict,
        at: answeredAt,
      })
      .catch((error: unknown) => log.error({ err: error, attemptId: id, itemId }, 'An answer did not reach its card.'));
  }
  tellOfWork(deps, attempt);
  const next = adapts ? await addNextItem(deps, id) : undefined;
  const isHeldBack = isTask(question) && (await heldBackFrom(db, attempt, answeredAt)).has(itemId);
  const told = isHeldBack ? withoutKey(judgement) : judgement;
  if (!next) return ok({ ...(!isTest && { grade: told }) });
  const view = playerView(next, viewOf(attempt, needs));
  // Questions that are added one by one may share a recording with one before.
  const shown = withholdsScripts(deps, attempt) ? withoutScript(view, [...itemsOf(attempt), next]) : view;
  return ok({ ...(!isTest && { grade: told }), next: shown });
}

/** Where there is no way back: whether a later question was answered or looked at. */
function isPassed(
  attempt: AttemptRow,
  running: Pick<AttemptRow, 'outcome'> & { answers: readonly { itemId: string }[] },
  itemId: string,
): boolean {
  const places = new Map(itemsOf(attempt).map(({ id }, place) => [id, place]));
  const reached = [...running.answers.map((answer) => answer.itemId), notesOf(running).at ?? ''];
  const furthest = Math.max(...reached.map((id) => places.get(id) ?? -1));
  return (places.get(itemId) ?? 0) < furthest;
}

/** Ends an attempt and adds up its score. Ending it twice changes nothing. */
export async function finishAttempt(
  deps: Pick<Deps, 'db' | 'clock' | 'changes' | 'speech'>,
  player: Player,
  { id, tab }: FinishInput,
): Promise<Result<AttemptOutput, 'attempt_not_found' | 'held_elsewhere'>> {
  const attempt = await findOwn(deps, player, id);
  if (!attempt) return err('attempt_not_found');
  if (attempt.finishedAt) return ok(await showAttempt(deps, attempt));
  if (isHeldElsewhere(attempt, tab)) return err('held_elsewhere');
  const now = deps.clock.now();
  const ended = await deps.db.$transaction((tx) => endAttempt(tx, id, now));
  tellOfWork(deps, ended);
  return ok(await showAttempt(deps, ended));
}

/** An attempt to go on with or to look at: one's own, a guest's by its id, or that of somebody who lets one see it. */
export async function getAttempt(
  deps: Pick<Deps, 'db' | 'clock' | 'speech'>,
  player: Player,
  id: string,
): Promise<Result<AttemptOutput, 'attempt_not_found'>> {
  const seen = await findReadableAttempt(deps, player, id);
  if (!seen) return err('attempt_not_found');
  return ok(await showAttempt(deps, seen.attempt, { toOwner: seesBeforeRelease(seen.as), isTold: seen.isTold }));
}
