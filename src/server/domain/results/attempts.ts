import { randomInt } from 'node:crypto';
import { findApp } from '../../../shared/apps';
import { pointById } from '../../../shared/engines/grammar/points';
import { type Grade, grade, type Response } from '../../../shared/items/grade';
import { worthAfter } from '../../../shared/items/hint';
import type { Item } from '../../../shared/items/item';
import { playerView } from '../../../shared/items/player-view';
import { err, ok, type Refusal, type Result } from '../../../shared/result';
import type {
  AnswerAnswer,
  AnswerInput,
  AttemptAnswer,
  AttemptPage,
  FinishInput,
  ListAttemptsInput,
  StartInput,
} from '../../../shared/schemas/results';
import { countAnsweredWord } from '../cards/from-rounds';
import { readCursor, writeCursor } from '../cursor';
import type { Deps } from '../deps';
import type { User } from '../users/user';
import { continueCram, isCram } from './cram';
import { makeItems } from './make-items';
import { missedItems } from './missed-items';
import { continuePlacement } from './placement';
import { isPlacement } from './placement-outcome';
import { startSet } from './question-sets';
import { notesOf } from './round-notes';
import { type AttemptRow, attemptSelect, endRound, findOwn, itemsOf, settled, settleOverdue } from './stored-round';
import { datesOf, isReleased, modeOf, partForSpeed, rulesOf } from './terms';
import { toAnswer, toMode, viewOf } from './to-answer';

type Needs = Pick<Deps, 'db' | 'clock' | 'words' | 'limiter' | 'log'>;

/** Who plays: a user, or a guest who is known by an address only. */
export interface Player {
  user: User | undefined;
  address: string;
}

/** Begins a round: makes its questions and keeps them with their keys. A quiz or a test has rules of its own. */
export async function startAttempt(
  deps: Needs,
  { user, address }: Player,
  { appId, activity, mode: wanted, seed: wantedSeed, guestName }: StartInput,
): Promise<
  Result<
    AttemptAnswer,
    | 'app_unknown'
    | 'app_not_open'
    | 'signed_out'
    | 'too_many_attempts'
    | 'resource_not_found'
    | 'share_not_found'
    | 'nothing_to_ask'
    | 'not_open_yet'
    | 'closed_already'
    | 'attempts_used_up'
    | 'name_needed'
    | 'attempt_not_found'
  >
> {
  // Saved work never costs: only what an app makes does.
  const isKept = activity.kind === 'questions' || activity.kind === 'retry';
  const open = isKept ? isKnown(appId) : await isOpen(deps, user, appId);
  if (!open.ok) return open;
  if (!user) {
    const refused = await deps.limiter.take([{ limit: 'guest-rounds-address', key: address }]);
    if (refused) return refused;
  }
  const seed = (maySeed(user, activity) ? wantedSeed : undefined) ?? randomInt(0x7fffffff);
  if (activity.kind === 'questions') {
    const begun = await startSet(deps, user, { appId, from: activity.from, seed, guestName });
    return begun.ok ? ok(toAnswer(begun.value, deps.clock.now())) : begun;
  }
  const made =
    activity.kind === 'retry'
      ? await missedItems(deps, user, { appId, of: activity.of })
      : await makeItems(deps, user, activity, seed);
  if (!made.ok) return made;
  const now = deps.clock.now();
  const { title, items, rules } = made.value;
  const row = await deps.db.attempt.create({
    data: {
      userId: user?.id ?? null,
      guestName: user ? null : (guestName ?? null),
      appId,
      title,
      source: rules ? { ...activity, rules } : activity,
      mode: rules ? modeOf(rules) : activity.kind === 'cram' ? 'practice' : wanted,
      seed,
      items,
      startedAt: now,
      ...(rules && datesOf(rules, now)),
    },
    select: attemptSelect,
  });
  return ok(toAnswer(row, now));
}

/**
 * Whether the player may say how a round is drawn and mixed. Not whose knowledge it measures: with the same numbers a
 * test could be rehearsed, and the first choice that was written told from the others.
 */
function maySeed(user: User | undefined, { kind }: StartInput['activity']): boolean {
  const measures = kind === 'placement' || kind === 'level-test' || kind === 'exam-set' || kind === 'questions';
  return !measures || (user !== undefined && user.role !== 'student');
}

function isKnown(appId: string): Result<void, 'app_unknown'> {
  return findApp(appId) ? ok() : err('app_unknown');
}

/** A paid app must have been opened: the questions are what was paid for. */
export async function isOpen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User | undefined,
  appId: string,
): Promise<Result<void, 'app_unknown' | 'app_not_open' | 'signed_out'>> {
  const app = findApp(appId);
  if (!app || app.notBuiltYet) return err('app_unknown');
  if (app.tokenCost === 0 || app.hasInternalTokens) return ok();
  if (!user) return err('signed_out');
  const opening = await db.appOpening.count({ where: { userId: user.id, appId, expiresAt: { gt: clock.now() } } });
  return opening > 0 ? ok() : err('app_not_open');
}

type AnswerRefusal =
  | 'attempt_not_found'
  | 'attempt_finished'
  | 'time_is_up'
  | 'held_elsewhere'
  | 'item_not_found'
  | 'question_passed'
  | 'too_many_attempts';

/** Judges one answer. The first to each question counts; a practice round may be answered again and shows why. */
export async function answerItem(
  deps: Needs,
  { user }: Player,
  { id, itemId, response: given, tab }: AnswerInput,
): Promise<Result<AnswerAnswer, AnswerRefusal>> {
  const { db, clock, words, limiter, log } = deps;
  const attempt = await findOwn(deps, user, id);
  if (!attempt) return err('attempt_not_found');
  const over = whyOver(attempt);
  if (over) return over;
  const tooMany = await limiter.take([{ limit: 'answers-round', key: id }]);
  if (tooMany) return tooMany;
  const question = itemsOf(attempt).find((one) => one.id === itemId);
  if (!question) return err('item_not_found');
  const judged = grade(question, given, { isWord: await words.dictionary() });
  const isTest = attempt.mode === 'test';
  const adapts = isPlacement(attempt.source);
  const rules = rulesOf(attempt.source);
  const worth = worthAfter(attempt.hints.find((hint) => hint.itemId === itemId)?.taken ?? 0);
  const key = { attemptId: id, itemId };
  const answeredAt = clock.now();
  const refused = await db.$transaction(async (tx): Promise<Refusal<AnswerRefusal> | undefined> => {
    // Once more, as of now: it may have been ended, or taken over, since it was read.
    const running = await tx.attempt.findFirst({
      where: { id, finishedAt: null },
      select: { holder: true, outcome: true, startedAt: true, answers: { select: { itemId: true } } },
    });
    if (!running) return err('attempt_finished');
    if (isHeldElsewhere(running, tab)) return err('held_elsewhere');
    if (rules?.oneWay && isPassed(attempt, running, itemId)) return err('question_passed');
    const fresh = {
      response: given,
      verdict: judged.verdict,
      score: judged.score * worth * partForSpeed({ rules, ...running }, itemId, answeredAt),
      answeredAt,
      ...factsOf(question, given, judged),
    };
    await tx.attemptAnswer.upsert({
      where: { attemptId_itemId: key },
      create: { ...key, ...fresh },
      // In a test an answer may be changed until the end; in practice, and where it chose the next question, the
      // first one counts.
      update: { tries: { increment: 1 }, ...(isTest && !adapts && fresh) },
    });
    if (!attempt.userId) return undefined;
    const { userId, source } = attempt;
    // What is remembered of the word is an extra: no answer is lost because of it.
    await countAnsweredWord(tx, { userId, source, ...key, verdict: judged.verdict, at: answeredAt }).catch(
      (error: unknown) => log.error({ err: error, attemptId: id, itemId }, 'An answer did not reach its card.'),
    );
    return undefined;
  });
  if (refused) return refused;
  const next = adapts
    ? await continuePlacement(deps, id)
    : isCram(attempt.source)
      ? await db.$transaction((tx) => continueCram(tx, id))
      : undefined;
  return ok({ ...(!isTest && { grade: judged }), ...(next && { next: playerView(next, viewOf(attempt)) }) });
}

/** Why nothing can be changed any more. */
export function whyOver({
  finishedAt,
  deadlineAt,
}: Pick<AttemptRow, 'finishedAt' | 'deadlineAt'>): Refusal<'attempt_finished' | 'time_is_up'> | undefined {
  if (!finishedAt) return undefined;
  return err(deadlineAt && finishedAt >= deadlineAt ? 'time_is_up' : 'attempt_finished');
}

/** A round that a tab holds is answered from that tab only. */
export function isHeldElsewhere({ holder }: Pick<AttemptRow, 'holder'>, tab: string | undefined): boolean {
  return holder !== null && holder !== tab;
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

/** What reports add up by. */
function factsOf({ skill, level, tags }: Item, given: Response, { mistake }: Grade) {
  return {
    skill: skill ?? null,
    level: level ?? null,
    point: tags.find((tag) => pointById(tag)) ?? null,
    mistake: mistake ?? null,
    chosen: 'choice' in given ? given.choice : null,
  };
}

/** Ends a round and adds up its score. Ending it twice changes nothing. */
export async function finishAttempt(
  deps: Needs,
  { user }: Player,
  { id, tab }: FinishInput,
): Promise<Result<AttemptAnswer, 'attempt_not_found' | 'held_elsewhere'>> {
  const attempt = await findOwn(deps, user, id);
  if (!attempt) return err('attempt_not_found');
  const now = deps.clock.now();
  if (attempt.finishedAt) return ok(toAnswer(attempt, now));
  if (isHeldElsewhere(attempt, tab)) return err('held_elsewhere');
  return ok(toAnswer(await deps.db.$transaction((tx) => endRound(tx, id, now)), now));
}

/** A round to go on with or to look at: one's own, a guest's by its id, or that of somebody who lets one see it. */
export async function getAttempt(
  deps: Needs,
  { user }: Player,
  id: string,
): Promise<Result<AttemptAnswer, 'attempt_not_found'>> {
  const now = deps.clock.now();
  if (user) {
    const ofOwnSet = await deps.db.attempt.findFirst({
      where: { id, resource: { ownerId: user.id } },
      select: attemptSelect,
    });
    if (ofOwnSet && ofOwnSet.userId !== user.id) {
      const round = await settled(deps, ofOwnSet);
      return round.finishedAt ? ok(toAnswer(round, now, { toOwner: true })) : err('attempt_not_found');
    }
  }
  const own = await findOwn(deps, user, id);
  if (own) return ok(toAnswer(own, now));
  if (!user) return err('attempt_not_found');
  const others = await deps.db.attempt.findFirst({
    where: { id, user: { owners: { some: { ownerId: user.id, acceptedAt: { not: null } } } } },
    select: attemptSelect,
  });
  const round = others && (await settled(deps, others));
  return round?.finishedAt ? ok(toAnswer(round, now)) : err('attempt_not_found');
}

const pageSize = 30;

/** Rounds, last begun first: the caller's, or those of a member who has accepted that the caller sees them. */
export async function listAttempts(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { memberId, appId, limit = pageSize, cursor }: ListAttemptsInput,
): Promise<Result<AttemptPage, 'cursor_invalid' | 'user_not_found'>> {
  const { db, clock } = deps;
  const of = `attempts ${memberId ?? ''}`;
  const after = cursor ? readCursor(cursor, of) : undefined;
  if (cursor && (!after || Number.isNaN(Date.parse(String(after.value))))) return err('cursor_invalid');
  if (memberId && memberId !== user.id) {
    const seen = await db.association.count({ where: { ownerId: user.id, memberId, acceptedAt: { not: null } } });
    if (seen === 0) return err('user_not_found');
  }
  const begunBefore = after && new Date(after.value);
  await settleOverdue(deps, { userId: memberId ?? user.id });
  const now = clock.now();
  const rows = await db.attempt.findMany({
    where: {
      userId: memberId ?? user.id,
      ...(appId && { appId }),
      ...(after && {
        OR: [{ startedAt: { lt: begunBefore } }, { startedAt: begunBefore, id: { lt: after.id } }],
      }),
    },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: limit + 1,
    select: {
      id: true,
      appId: true,
      title: true,
      mode: true,
      startedAt: true,
      finishedAt: true,
      releasedAt: true,
      score: true,
      maxScore: true,
    },
  });
  const items = rows.slice(0, limit).map(({ releasedAt, ...row }) => ({
    ...row,
    score: isReleased({ ...row, releasedAt }, now) ? row.score : null,
    mode: toMode(row.mode),
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
  const last = items.at(-1);
  const nextCursor = rows.length > limit && last ? writeCursor({ of, value: last.startedAt, id: last.id }) : null;
  return ok({ items, nextCursor });
}
