import * as z from 'zod';
import { idsSeenBy } from '#server/domain/access/access';
import { monthOf } from '#server/domain/platform/calendar';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { BillingHistoryInput, BillingHistoryPage, HistoryRow } from '#shared/api/billing';
import { type EntryKind, entryKinds } from '#shared/core/ledger';
import { err, ok, type Result } from '#shared/core/result';
import { namesOf } from './people';

/**
 * One page of what changed the user's balance, last first. By id, because ids are made when a row is written, while the
 * row's time is that of its request: only so each balance follows from the one before it.
 */
export async function billingHistory(
  { db }: Pick<Deps, 'db'>,
  actor: Pick<User, 'id'>,
  { kind, limit, cursor }: BillingHistoryInput,
): Promise<Result<BillingHistoryPage, 'cursor_invalid'>> {
  const of = `ledger ${kind ?? ''}`;
  const after = cursor ? readCursor(cursor, of) : undefined;
  if (cursor && !after) return err('cursor_invalid');
  const rows = await db.ledgerEntry.findMany({
    where: { userId: actor.id, ...(kind && { kind }), ...(after && { id: { lt: after.id } }) },
    orderBy: { id: 'desc' },
    take: limit + 1,
    select: {
      id: true,
      actorId: true,
      amount: true,
      freeTokens: true,
      balanceAfter: true,
      kind: true,
      action: true,
      metadata: true,
      createdAt: true,
    },
  });
  const page = rows.slice(0, limit);
  const others = [...new Set(page.map(({ actorId }) => actorId))].filter((id) => id !== actor.id);
  const names = await namesOf(db, others);
  const seen = new Set(await idsSeenBy(db, actor));

  const items = page.map(({ id, actorId, createdAt, metadata, ...row }): HistoryRow => {
    const ofKind = toKind(row.kind);
    const isOwn = actorId === actor.id;
    const isHidden = ofKind === 'debit' && !isOwn && !seen.has(actorId);
    return {
      id,
      at: createdAt.toISOString(),
      kind: ofKind,
      amount: row.amount,
      freeTokens: row.freeTokens,
      balanceAfter: row.balanceAfter,
      action: isHidden ? null : row.action,
      actor: isOwn ? null : { id: actorId, username: names.get(actorId) ?? null },
      reason: ofKind === 'adjustment' ? reasonIn(metadata) : null,
      month: ofKind === 'plan' ? monthOf(createdAt) : null,
    };
  });
  const last = page.at(-1);
  const nextCursor = rows.length > limit && last ? writeCursor({ of, value: last.id, id: last.id }) : null;
  return ok({ items, nextCursor });
}

const withReason = z.object({ reason: z.string() });

function reasonIn(metadata: unknown): string | null {
  return withReason.safeParse(metadata).data?.reason ?? null;
}

/** The database keeps kinds as text; what is unknown is a change that somebody made. */
function toKind(text: string): EntryKind {
  return entryKinds.find((kind) => kind === text) ?? 'adjustment';
}
