import { setImmediate } from 'node:timers/promises';
import { before } from '#server/domain/platform/calendar';
import type { Deps } from '#server/domain/platform/deps';
import { type RetentionKind, retentionKinds } from '#shared/core/retention';
import { currentRetentionDays } from './retention-days';

interface Purge {
  /** Rows that are deleted at once: few where much hangs on each, as others wait meanwhile. */
  atOnce: number;
  /** Deletes some of what is older than `since`. */
  forget(db: Deps['db'], since: Date, limit: number, now: Date): Promise<{ count: number }>;
}

const purges: Record<RetentionKind, readonly Purge[]> = {
  attempts: [
    {
      atOnce: 100,
      forget: (db, since, limit) => db.attempt.deleteMany({ where: { startedAt: { lt: since } }, limit }),
    },
    {
      // Who came by a code and was not seen since, with what is left of what they played.
      atOnce: 100,
      forget: (db, since, limit) => db.guest.deleteMany({ where: { lastSeenAt: { lt: since } }, limit }),
    },
    {
      // With their players, guests too, and what they answered.
      atOnce: 5,
      forget: (db, since, limit) => db.liveGame.deleteMany({ where: { createdAt: { lt: since } }, limit }),
    },
  ],
  recordings: [
    // Each keeps the time that was said when it was handed in.
    {
      atOnce: 20,
      forget: (db, _, limit, now) => db.recording.deleteMany({ where: { expiresAt: { lte: now } }, limit }),
    },
  ],
  handIns: [
    {
      atOnce: 100,
      forget: (db, since, limit) => db.handIn.deleteMany({ where: { handedInAt: { lt: since } }, limit }),
    },
  ],
  trash: [
    {
      atOnce: 20,
      forget: (db, since, limit) => db.resource.deleteMany({ where: { deletedAt: { lt: since } }, limit }),
    },
  ],
  sessions: [
    {
      atOnce: 500,
      forget: (db, since, limit) => db.session.deleteMany({ where: { expiresAt: { lt: since } }, limit }),
    },
    {
      atOnce: 500,
      forget: (db, since, limit) => db.knownDevice.deleteMany({ where: { expiresAt: { lt: since } }, limit }),
    },
    {
      atOnce: 500,
      forget: (db, since, limit) => db.classDevice.deleteMany({ where: { expiresAt: { lt: since } }, limit }),
    },
    {
      atOnce: 500,
      forget: (db, since, limit) =>
        db.apiKey.deleteMany({ where: { OR: [{ expiresAt: { lt: since } }, { revokedAt: { lt: since } }] }, limit }),
    },
    {
      // Devices that no teacher came to. One that is paired goes with its session.
      atOnce: 500,
      forget: (db, _, limit, now) =>
        db.pairedDevice.deleteMany({ where: { pairedAt: null, codeEndsAt: { lt: now } }, limit }),
    },
  ],
  passwordResets: [
    {
      atOnce: 500,
      forget: (db, since, limit) => db.passwordReset.deleteMany({ where: { expiresAt: { lt: since } }, limit }),
    },
    {
      atOnce: 500,
      forget: (db, since, limit) => db.addressLink.deleteMany({ where: { expiresAt: { lt: since } }, limit }),
    },
  ],
  givenUpAddresses: [
    {
      atOnce: 500,
      forget: (db, since, limit) => db.givenUpAddress.deleteMany({ where: { givenUpAt: { lt: since } }, limit }),
    },
  ],
  invitations: [
    {
      atOnce: 500,
      forget: (db, since, limit) => db.bankInvitation.deleteMany({ where: { createdAt: { lt: since } }, limit }),
    },
    {
      atOnce: 500,
      forget: (db, since, limit) => db.classInvitation.deleteMany({ where: { createdAt: { lt: since } }, limit }),
    },
    {
      atOnce: 500,
      forget: (db, since, limit) => db.schoolInvitation.deleteMany({ where: { createdAt: { lt: since } }, limit }),
    },
    {
      atOnce: 500,
      forget: (db, since, limit) =>
        db.schoolMember.deleteMany({ where: { joinedAt: null, createdAt: { lt: since } }, limit }),
    },
  ],
  suggestedThings: [
    // What a teacher approved plays on.
    {
      atOnce: 200,
      forget: (db, since, limit) =>
        db.suggestedThing.deleteMany({ where: { approvedAt: null, suggestedAt: { lt: since } }, limit }),
    },
  ],
  auditLog: [
    {
      atOnce: 500,
      async forget(db, since, limit) {
        // The database keeps the last thirty days, counted from the newest row: where nothing happened for a year as
        // well.
        const newest = await db.auditEntry.findFirst({ orderBy: { at: 'desc' }, select: { at: true } });
        if (!newest) return { count: 0 };
        const untouchable = before(newest.at, { days: 30 });
        return db.auditEntry.deleteMany({
          where: { AND: [{ at: { lt: since } }, { at: { lt: untouchable } }] },
          limit,
        });
      },
    },
  ],
  modelPrompts: [
    {
      atOnce: 200,
      forget: (db, since, limit) => db.modelCall.deleteMany({ where: { createdAt: { lt: since } }, limit }),
    },
  ],
  idempotentAnswers: [
    {
      atOnce: 500,
      forget: (db, since, limit) => db.idempotentAnswer.deleteMany({ where: { createdAt: { lt: since } }, limit }),
    },
  ],
};

/** Deletes for good what was kept long enough, a little at a time. Answers how much of each kind. */
export async function purge(
  deps: Pick<Deps, 'db' | 'clock'>,
  signal?: AbortSignal,
): Promise<Partial<Record<RetentionKind, number>>> {
  const days = await currentRetentionDays(deps);
  const now = deps.clock.now();
  const deleted: Partial<Record<RetentionKind, number>> = {};
  for (const kind of retentionKinds) {
    const since = before(now, { days: days[kind] });
    for (const { atOnce, forget } of purges[kind]) {
      for (let count = atOnce; count === atOnce; ) {
        signal?.throwIfAborted();
        count = (await forget(deps.db, since, atOnce, now)).count;
        if (count > 0) deleted[kind] = (deleted[kind] ?? 0) + count;
        // Requests have their turn in between.
        await setImmediate();
      }
    }
  }
  return deleted;
}
