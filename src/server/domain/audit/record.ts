import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Db, Transaction } from '#server/domain/platform/deps';
import type { AuditAction, AuditDetails } from '#shared/core/audit';

/** Who acts, and where the request came from. The caller of every procedure for members is one. */
export interface Actor {
  id: string;
  username: string;
  address: string;
}

/** No account: somebody who failed to sign in has an address only, and the portal itself a name. */
export interface NoAccount {
  id?: undefined;
  username?: string;
  address: string;
}

/** What the portal does by itself, at night for instance. */
export const thePortal: NoAccount = { username: 'The portal', address: '' };

/** What happened: an action with the details that its sentence names, and the person whom it was done to. */
export type AuditEvent = { [Action in AuditAction]: EventOf<Action> }[AuditAction];

interface EventBase<Action extends AuditAction> {
  action: Action;
  at: Date;
  /** On whom. Left out where it is the actor alone; names are kept as they are now, because rows outlive people. */
  target?: { id: string; username: string } | undefined;
}

type EventOf<Action extends AuditAction> = EventBase<Action> &
  (keyof AuditDetails<Action> extends never ? { details?: never } : { details: AuditDetails<Action> });

/**
 * Writes what happened into the audit log, a row for each event. Give it the transaction of the change, so that neither
 * can be without the other, and write only what did happen; `db` alone where nothing is changed, as for an export.
 */
export async function record(tx: Transaction | Db, actor: Actor | NoAccount, ...events: AuditEvent[]): Promise<void> {
  if (events.length === 0) return;
  const who = { actorId: actor.id ?? null, actorName: actor.username ?? '', address: actor.address };
  await tx.auditEntry.createMany({
    data: events.map(
      ({ action, at, target, details }): Prisma.AuditEntryCreateManyInput => ({
        ...who,
        at,
        action,
        targetId: target?.id ?? null,
        targetName: target?.username ?? '',
        ...(details && { details }),
      }),
    ),
  });
}
