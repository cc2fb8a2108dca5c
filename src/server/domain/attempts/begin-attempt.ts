import type { Prisma } from '#prisma/generated/sqlite/client';
import { datesOf, modeOf } from '#server/domain/access/attempt-rules';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import type { Activity, AttemptOutput, StartInput } from '#shared/api/attempts';
import type { Accommodation } from '#shared/classes/accommodation';
import type { FailureReason } from '#shared/core/failures';
import { ok, type Result } from '#shared/core/result';
import type { Item } from '#shared/items/item';
import type { Rules } from '#shared/items/question-set';
import type { Preparation } from './activity-module';
import { itemFields } from './attempt-fields';
import { toAttemptOutput } from './attempt-output';
import { settleOverdue } from './end-attempt';
import type { GameSource } from './game-source';
import { showAttempt } from './show-attempt';
import { type AttemptRow, attemptSelect, type Player } from './stored-attempt';
import { tellOfWork } from './tell-of-work';
import { withholdsScripts } from './withheld-script';

/** An attempt that is about to be kept. */
interface Beginning extends Pick<StartInput, 'appId' | 'guestName'>, Pick<Preparation, 'of' | 'isOwner' | 'guestId'> {
  title: string;
  /** What is kept with it of how it was begun. */
  activity: Activity | GameSource;
  rules: Rules | undefined;
  /** Where no rules say it. */
  mode: AttemptOutput['mode'];
  seed: number;
  items: Item[];
  /** What its player needs. */
  needs: Accommodation | null;
  /** The work that a class was given, and as whom in it; a guest is in none. */
  assigned?: { assignmentId: string; enrolmentId: string | null };
}

interface Admission<Reason extends FailureReason> {
  /** What the player began before, and may be over by now. */
  before: Prisma.AttemptWhereInput;
  /** Looks whether another one may begin. An attempt that runs is gone on with instead. */
  admit(tx: Transaction): Promise<Result<AttemptRow | null, Reason>>;
}

/** Keeps an attempt with its questions and their keys, if another one may begin. */
export async function beginAttempt<Reason extends FailureReason = never>(
  deps: Pick<Deps, 'db' | 'clock' | 'changes' | 'speech'>,
  { user }: Pick<Player, 'user'>,
  { appId, guestName, guestId, title, activity, rules, mode, seed, items, of, isOwner, needs, assigned }: Beginning,
  admission?: Admission<Reason>,
): Promise<Result<AttemptOutput, Reason>> {
  const now = deps.clock.now();
  const create = (db: Transaction) =>
    db.attempt.create({
      data: {
        userId: user?.id ?? null,
        guestName: user ? null : (guestName ?? null),
        ...(guestId && { guestId }),
        appId,
        title,
        source: rules ? { ...activity, rules } : activity,
        mode: rules ? modeOf(rules) : mode,
        seed,
        ...itemFields(items),
        ...of,
        ...(assigned && { ...assigned, isAssigned: true }),
        ...(needs && { accommodation: needs }),
        startedAt: now,
        ...(rules && datesOf(rules, now, { isOwner, needs })),
      },
      select: attemptSelect,
    });
  if (!admission) {
    const begun = await create(deps.db);
    return ok(toAttemptOutput(begun, now, { withholdsScript: withholdsScripts(deps, begun) }));
  }
  await settleOverdue(deps, admission.before);
  const result = await deps.db.$transaction(async (tx) => {
    const running = await admission.admit(tx);
    return running.ok ? ok(running.value ?? (await create(tx))) : running;
  });
  if (!result.ok) return result;
  tellOfWork(deps, result.value);
  return ok(await showAttempt(deps, result.value));
}
