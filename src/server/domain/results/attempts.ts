import { randomInt } from 'node:crypto';
import type { Prisma } from '../../../../prisma/generated/sqlite/client';
import { findApp } from '../../../shared/apps';
import { pointById } from '../../../shared/engines/grammar/points';
import { type Grade, grade, isGraded, type Response, response, verdicts } from '../../../shared/items/grade';
import { worthAfter } from '../../../shared/items/hint';
import type { Item } from '../../../shared/items/item';
import { playerView } from '../../../shared/items/player-view';
import { err, ok, type Result } from '../../../shared/result';
import {
  type AnswerAnswer,
  type AnswerInput,
  type AttemptAnswer,
  type AttemptPage,
  attemptModes,
  type ListAttemptsInput,
  type StartInput,
} from '../../../shared/schemas/results';
import { countAnsweredWord } from '../cards/from-rounds';
import { readCursor, writeCursor } from '../cursor';
import type { Deps, Transaction } from '../deps';
import type { User } from '../users/user';
import { continueCram, isCram } from './cram';
import { makeItems } from './make-items';
import { missedItems } from './missed-items';
import { itemsOf, ownRound } from './stored-round';

type Needs = Pick<Deps, 'db' | 'clock' | 'words' | 'limiter' | 'log'>;

/** Who plays: a user, or a guest who is known by an address only. */
export interface Player {
  user: User | undefined;
  address: string;
}

const attemptSelect = {
  id: true,
  userId: true,
  appId: true,
  title: true,
  source: true,
  mode: true,
  seed: true,
  items: true,
  startedAt: true,
  finishedAt: true,
  score: true,
  maxScore: true,
  answers: true,
  hints: true,
} satisfies Prisma.AttemptSelect;
type AttemptRow = Prisma.AttemptGetPayload<{ select: typeof attemptSelect }>;

/** Begins a round: makes its questions and keeps them with their keys. */
export async function startAttempt(
  deps: Needs,
  { user, address }: Player,
  { appId, activity, mode: wanted, seed = randomInt(0x7fffffff), guestName }: StartInput,
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
    | 'attempt_not_found'
  >
> {
  const mode = activity.kind === 'cram' ? 'practice' : wanted;
  const open = await isOpen(deps, user, appId);
  if (!open.ok) return open;
  if (!user) {
    const refused = await deps.limiter.take([{ limit: 'guest-rounds-address', key: address }]);
    if (refused) return refused;
  }
  const made =
    activity.kind === 'retry'
      ? await missedItems(deps, user, { appId, of: activity.of })
      : await makeItems(deps, user, activity, seed);
  if (!made.ok) return made;
  const row = await deps.db.attempt.create({
    data: {
      userId: user?.id ?? null,
      guestName: user ? null : (guestName ?? null),
      appId,
      title: made.value.title,
      source: activity,
      mode,
      seed,
      items: made.value.items,
      startedAt: deps.clock.now(),
      ...('of' in made.value &&
        made.value.of && { resourceId: made.value.of.resourceId, resourceVersion: made.value.of.version }),
    },
    select: attemptSelect,
  });
  return ok(toAnswer(row));
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

/** Judges one answer. The first to each question counts; a practice round may be answered again and shows why. */
export async function answerItem(
  { db, clock, words, log }: Needs,
  { user }: Player,
  { id, itemId, response: given }: AnswerInput,
): Promise<Result<AnswerAnswer, 'attempt_not_found' | 'attempt_finished' | 'item_not_found'>> {
  const attempt = await findOwn(db, user, id);
  if (!attempt) return err('attempt_not_found');
  if (attempt.finishedAt) return err('attempt_finished');
  const question = itemsOf(attempt).find((one) => one.id === itemId);
  if (!question) return err('item_not_found');
  const judged = grade(question, given, { isWord: await words.dictionary() });
  const isTest = attempt.mode === 'test';
  const worth = worthAfter(attempt.hints.find((hint) => hint.itemId === itemId)?.taken ?? 0);
  const key = { attemptId: id, itemId };
  const fresh = {
    response: given,
    verdict: judged.verdict,
    score: judged.score * worth,
    answeredAt: clock.now(),
    ...factsOf(question, given, judged),
  };
  await db.$transaction(async (tx) => {
    await tx.attemptAnswer.upsert({
      where: { attemptId_itemId: key },
      create: { ...key, ...fresh },
      // In a test an answer may be changed until the end; in practice the first one counts.
      update: { tries: { increment: 1 }, ...(isTest && fresh) },
    });
    if (!attempt.userId) return;
    const { userId, source } = attempt;
    const { verdict, answeredAt: at } = fresh;
    // What is remembered of the word is an extra: no answer is lost because of it.
    await countAnsweredWord(tx, { userId, source, ...key, verdict, at }).catch((error: unknown) =>
      log.error({ err: error, attemptId: id, itemId }, 'An answer did not reach its card.'),
    );
  });
  if (isTest) return ok({});
  const next = isCram(attempt.source) ? await db.$transaction((tx) => continueCram(tx, id)) : undefined;
  return ok({ grade: judged, ...(next && { next: playerView(next, { seed: attempt.seed }) }) });
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
  { db, clock }: Needs,
  { user }: Player,
  id: string,
): Promise<Result<AttemptAnswer, 'attempt_not_found'>> {
  return db.$transaction(async (tx) => {
    const attempt = await findOwn(tx, user, id);
    if (!attempt) return err('attempt_not_found');
    if (attempt.finishedAt) return ok(toAnswer(attempt));
    const { score, maxScore } = scoreOf(attempt);
    const row = await tx.attempt.update({
      where: { id },
      data: { finishedAt: clock.now(), score, maxScore },
      select: attemptSelect,
    });
    return ok(toAnswer(row));
  });
}

/** A round to go on with or to look at: one's own, a guest's by its id, or that of somebody who lets one see it. */
export async function getAttempt(
  { db }: Needs,
  { user }: Player,
  id: string,
): Promise<Result<AttemptAnswer, 'attempt_not_found'>> {
  const own = await findOwn(db, user, id);
  if (own) return ok(toAnswer(own));
  if (!user) return err('attempt_not_found');
  const others = await db.attempt.findFirst({
    where: {
      id,
      finishedAt: { not: null },
      user: { owners: { some: { ownerId: user.id, acceptedAt: { not: null } } } },
    },
    select: attemptSelect,
  });
  return others ? ok(toAnswer(others)) : err('attempt_not_found');
}

const pageSize = 30;

/** Rounds, last begun first: the caller's, or those of a member who has accepted that the caller sees them. */
export async function listAttempts(
  { db }: Pick<Deps, 'db'>,
  user: User,
  { memberId, appId, limit = pageSize, cursor }: ListAttemptsInput,
): Promise<Result<AttemptPage, 'cursor_invalid' | 'user_not_found'>> {
  const of = `attempts ${memberId ?? ''}`;
  const after = cursor ? readCursor(cursor, of) : undefined;
  if (cursor && (!after || Number.isNaN(Date.parse(String(after.value))))) return err('cursor_invalid');
  if (memberId && memberId !== user.id) {
    const seen = await db.association.count({ where: { ownerId: user.id, memberId, acceptedAt: { not: null } } });
    if (seen === 0) return err('user_not_found');
  }
  const begunBefore = after && new Date(after.value);
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
      score: true,
      maxScore: true,
    },
  });
  const items = rows.slice(0, limit).map((row) => ({
    ...row,
    mode: toMode(row.mode),
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }));
  const last = items.at(-1);
  const nextCursor = rows.length > limit && last ? writeCursor({ of, value: last.startedAt, id: last.id }) : null;
  return ok({ items, nextCursor });
}

/** The caller's own round; of a guest's, whoever knows its id is the guest. */
export function findOwn(db: Transaction | Deps['db'], user: User | undefined, id: string): Promise<AttemptRow | null> {
  return db.attempt.findFirst({ where: ownRound(user, id), select: attemptSelect });
}

function scoreOf(attempt: AttemptRow): { score: number; maxScore: number } {
  const graded = itemsOf(attempt).filter(isGraded);
  const scores = new Map(attempt.answers.map((answer) => [answer.itemId, answer.score]));
  return {
    score: graded.reduce((sum, { id, points }) => sum + points * (scores.get(id) ?? 0), 0),
    maxScore: graded.reduce((sum, { points }) => sum + points, 0),
  };
}

function toMode(text: string): AttemptAnswer['mode'] {
  return attemptModes.find((mode) => mode === text) ?? 'practice';
}

/** Keys and judgements only where they may be seen: after the answer in practice, after the end in a test. */
function toAnswer(attempt: AttemptRow): AttemptAnswer {
  const answers = new Map(attempt.answers.map((answer) => [answer.itemId, answer]));
  const { maxScore } = scoreOf(attempt);
  return {
    id: attempt.id,
    appId: attempt.appId,
    title: attempt.title,
    mode: toMode(attempt.mode),
    seed: attempt.seed,
    startedAt: attempt.startedAt.toISOString(),
    finishedAt: attempt.finishedAt?.toISOString() ?? null,
    score: attempt.score,
    maxScore,
    adapts: isCram(attempt.source),
    items: itemsOf(attempt).map((question) => {
      const answered = answers.get(question.id);
      const given = answered ? givenIn(answered.response) : undefined;
      const maySee = attempt.finishedAt !== null || (attempt.mode !== 'test' && answered !== undefined);
      return {
        item: playerView(question, { seed: attempt.seed }),
        ...(given && { given }),
        tries: answered?.tries ?? 0,
        ...(maySee && { grade: gradeOf(question, answered) }),
      };
    }),
  };
}

/** With the verdict that was given then: words that the dictionary learns later change no result. */
function gradeOf(question: Item, answered: AttemptRow['answers'][number] | undefined): Grade {
  const judged = grade(question, answered && givenIn(answered.response));
  const verdict = verdicts.find((known) => known === answered?.verdict);
  return answered && verdict ? { ...judged, verdict, score: answered.score } : judged;
}

function givenIn(stored: Prisma.JsonValue): Response | undefined {
  const parsed = response.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
}
