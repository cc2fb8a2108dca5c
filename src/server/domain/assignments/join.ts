import { showsScore } from '#server/domain/access/attempt-rules';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import { countingCodes } from '#server/domain/classes/counting-codes';
import { holdCode } from '#server/domain/classes/join-codes';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import { before } from '#server/domain/platform/calendar';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import { nameKey } from '#server/domain/platform/user';
import type { EnterInput, EnterOutput, GuestWork, LookInput, LookOutput } from '#shared/api/join';
import { guestLabel } from '#shared/classes/guest-name';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { gameState } from '#shared/live/game';
import { liveSettings } from '#shared/live/settings';
import { summarySelect, toSummary } from './assignment-row';
import { countingAttempt, stateOf } from './work-state';

/*
 * The one door. A guest is who has the token that their device made up: the database has its hash, and another device
 * with the same name is another guest.
 */

/** From where a request comes, and the hash of the token that it brings. */
interface Caller {
  address: string;
  guest?: string | undefined;
}

/** What a code leads to. */
export async function lookAtCode(
  deps: Pick<Deps, 'db' | 'limiter'>,
  { address, guest }: Caller,
  { code, device }: LookInput,
): Promise<Result<LookOutput, 'join_code_unknown' | 'too_many_attempts'>> {
  return countingCodes<LookOutput, 'join_code_unknown'>(deps, { address, device }, async () => {
    const found = await deps.db.joinCode.findUnique({
      where: { code },
      select: {
        class: { select: { name: true } },
        assignment: {
          select: {
            id: true,
            title: true,
            appId: true,
            guests: { where: { tokenHash: guest ?? '' }, select: { name: true } },
          },
        },
        liveGame: {
          select: {
            id: true,
            title: true,
            settings: true,
            state: true,
            players: { where: { tokenHash: guest ?? '' }, select: { name: true, ofName: true } },
          },
        },
      },
    });
    if (found?.class) return ok({ kind: 'class', className: found.class.name });
    if (found?.liveGame) {
      const { id, title, settings, state, players } = found.liveGame;
      const { names } = liveSettings.parse(settings);
      const { isLocked } = gameState.parse(state);
      return ok({ kind: 'live', id, title, names, isLocked, playerName: players[0] ? guestLabel(players[0]) : null });
    }
    if (!found?.assignment) return err('join_code_unknown');
    const { guests, ...work } = found.assignment;
    return ok({ kind: 'assignment', ...work, guestName: guests[0]?.name ?? null });
  });
}

type EnterRefusal = 'join_code_unknown' | 'join_code_of_class' | 'join_code_of_live' | 'guests_full';

/** Makes a guest of the work that a code leads to. The same token again, also at once, is the same guest. */
export async function enterByCode(
  deps: Pick<Deps, 'db' | 'clock' | 'changes' | 'limiter'>,
  { address }: Caller,
  { device, ...input }: EnterInput,
): Promise<Result<EnterOutput, EnterRefusal | 'too_many_attempts'>> {
  const entered = await countingCodes(deps, { address, device }, () =>
    transact(deps.db, (tx) => enter(tx, { ...input, at: deps.clock.now() })),
  );
  if (entered.ok) deps.changes.tell({ kind: 'assignment', id: entered.value.id });
  return entered;
}

async function enter(
  tx: Transaction,
  { code, name, token, at }: Omit<EnterInput, 'device'> & { at: Date },
): Promise<Result<EnterOutput, EnterRefusal>> {
  const target = await holdCode(tx, code);
  if (!target) return err('join_code_unknown');
  if ('classId' in target) return err('join_code_of_class');
  if ('liveGameId' in target) return err('join_code_of_live');
  const { assignmentId } = target;
  const tokenHash = hashSecret(token);
  const already = await tx.guest.findUnique({
    where: { assignmentId_tokenHash: { assignmentId, tokenHash } },
    select: { name: true },
  });
  if (already) return ok({ id: assignmentId, name: already.name });
  if ((await tx.guest.count({ where: { assignmentId } })) >= limits.guestsPerAssignment) return err('guests_full');
  await tx.guest.create({
    data: { assignmentId, tokenHash, createdAt: at, lastSeenAt: at, ...(await namedIn(tx, assignmentId, name)) },
    select: { id: true },
  });
  return ok({ id: assignmentId, name });
}

/** A name with the number that it has among its like. Call it while the assignment is held. */
export async function namedIn(tx: Transaction, assignmentId: string, name: string) {
  const key = nameKey(name);
  const last = await tx.guest.findFirst({
    where: { assignmentId, nameKey: key },
    orderBy: { ofName: 'desc' },
    select: { ofName: true },
  });
  return { name, nameKey: key, ofName: (last?.ofName ?? 0) + 1 };
}

/** Not each look is worth a write. */
const seenEvery = { hours: 1 };

/** What the guest of a device came to, the last first, and what came back. */
export async function guestWorkOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  { guest: tokenHash }: Pick<Caller, 'guest'>,
): Promise<GuestWork> {
  if (!tokenHash) return { items: [] };
  const { db, clock } = deps;
  const now = clock.now();
  const guests = await db.guest.findMany({
    where: { tokenHash },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limits.guestWorkShown,
    select: {
      id: true,
      name: true,
      lastSeenAt: true,
      assignment: { select: { ...summarySelect, joinCode: { select: { code: true } } } },
    },
  });
  const since = before(now, seenEvery);
  const unseen = guests.filter(({ lastSeenAt }) => lastSeenAt < since).map(({ id }) => id);
  if (unseen.length > 0) await db.guest.updateMany({ where: { id: { in: unseen } }, data: { lastSeenAt: now } });
  const played = { guestId: { in: guests.map(({ id }) => id) }, isAssigned: true };
  await settleOverdue(deps, played);
  const attempts = await db.attempt.findMany({
    where: played,
    select: {
      id: true,
      guestId: true,
      source: true,
      startedAt: true,
      finishedAt: true,
      releasedAt: true,
      score: true,
      maxScore: true,
      answers: { select: { verdict: true, isTask: true } },
    },
  });
  return {
    items: guests.map(({ id: guestId, name, assignment }) => {
      const shown = countingAttempt(attempts.filter((attempt) => attempt.guestId === guestId));
      const maySee = shown !== undefined && showsScore(shown, now);
      const { id, title, appId, note, rules, dueAt } = toSummary(assignment);
      return {
        ...{ id, name, title, appId, note, rules, dueAt },
        isOpen: assignment.joinCode !== null,
        state: stateOf(shown),
        attemptId: shown?.id ?? null,
        score: maySee ? shown.score : null,
        maxScore: maySee ? shown.maxScore : null,
      };
    }),
  };
}
