import { type Hint, hintFor, worthAfter } from '../../../shared/items/hint';
import { err, ok, type Result } from '../../../shared/result';
import type { HintInput } from '../../../shared/schemas/results';
import type { Deps } from '../deps';
import { findOwn, type Player } from './attempts';
import { itemsOf } from './stored-round';

type HintRefusal = 'attempt_not_found' | 'attempt_finished' | 'item_not_found' | 'no_hint';

/** Gives one hint and counts it: the question is worth less from now on. A question that was answered costs no more. */
export async function giveHint(
  { db }: Pick<Deps, 'db'>,
  { user }: Player,
  { id, itemId, kind, response }: HintInput,
): Promise<Result<Hint & { taken: number; worth: number }, HintRefusal>> {
  const attempt = await findOwn(db, user, id);
  if (!attempt) return err('attempt_not_found');
  if (attempt.finishedAt) return err('attempt_finished');
  const question = itemsOf(attempt).find((one) => one.id === itemId);
  if (!question) return err('item_not_found');
  const hint = attempt.mode === 'test' ? undefined : hintFor(question, kind, response);
  if (!hint) return err('no_hint');
  const key = { attemptId: id, itemId };
  const { taken } = await db.attemptHint.upsert({
    where: { attemptId_itemId: key },
    create: { ...key, taken: 1 },
    update: { taken: { increment: 1 } },
  });
  return ok({ ...hint, taken, worth: worthAfter(taken) });
}
