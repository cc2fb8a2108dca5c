import type * as z from 'zod';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockHandIn } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import {
  type Comment,
  type CommentInput,
  type HandInSummary,
  handInLimits,
  type returnInput,
  type uncommentInput,
} from '#shared/api/writing';
import { err, ok, type Result } from '#shared/core/result';
import { commentSelect, receivedBy, summarySelect, toComment, toSummary } from './hand-in-row';

type Refusal = 'hand_in_not_found' | 'returned_already';

/** Says something of one place of a text that was received. */
export async function addComment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  teacher: User,
  { id, start, end, code, text }: CommentInput,
): Promise<Result<Comment, Refusal | 'place_not_found'>> {
  return transact(db, async (tx) => {
    const open = await lockedHandIn(tx, teacher, id);
    if (!open.ok) return open;
    const isPlace = start < end && end <= open.value.text.length;
    if (!isPlace || open.value._count.comments >= handInLimits.comments) return err('place_not_found');
    const row = await tx.handInComment.create({
      data: { handInId: id, start, end, code, text, createdAt: clock.now() },
      select: commentSelect,
    });
    return ok(toComment(row));
  });
}

export async function removeComment(
  { db }: Pick<Deps, 'db'>,
  teacher: User,
  { id, commentId }: z.infer<typeof uncommentInput>,
): Promise<Result<void, Refusal>> {
  return transact(db, async (tx) => {
    const open = await lockedHandIn(tx, teacher, id);
    if (!open.ok) return open;
    await tx.handInComment.deleteMany({ where: { id: commentId, handInId: id } });
    return ok();
  });
}

/** Gives the text back: now the student sees what was said of it. */
export async function returnHandIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  teacher: User,
  { id, note }: z.infer<typeof returnInput>,
): Promise<Result<HandInSummary, Refusal>> {
  return transact(db, async (tx) => {
    const open = await lockedHandIn(tx, teacher, id);
    if (!open.ok) return open;
    const data = { note, returnedAt: clock.now() };
    return ok(toSummary(await tx.handIn.update({ where: { id }, data, select: summarySelect }), teacher));
  });
}

/** A text that this teacher still has. Nobody else changes it or its comments until the transaction ends. */
async function lockedHandIn(tx: Transaction, teacher: User, id: string) {
  await lockHandIn(tx, id);
  const handIn = await tx.handIn.findFirst({
    where: { id, ...receivedBy(teacher) },
    select: { text: true, returnedAt: true, _count: { select: { comments: true } } },
  });
  if (!handIn) return err('hand_in_not_found');
  return handIn.returnedAt ? err('returned_already') : ok(handIn);
}
