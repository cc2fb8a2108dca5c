import type { Deps } from '#server/domain/platform/deps';
import { lockAttempt } from '#server/domain/platform/locks';
import type { HintInput } from '#shared/api/attempts';
import { err, ok, type Result } from '#shared/core/result';
import { isTooLong } from '#shared/items/grade';
import { hintFor, toldBefore, toldHints, worthAfter } from '#shared/items/hint';
import type { Hint } from '#shared/items/kind';
import { findOwn } from './end-attempt';
import { isGame } from './game-source';
import { itemsOf, type Player, whyOver } from './stored-attempt';

type HintRefusal =
  | 'attempt_not_found'
  | 'attempt_finished'
  | 'time_is_up'
  | 'item_not_found'
  | 'no_hint'
  | 'answer_too_long';

/**
 * Gives one hint and counts it: the question is worth less from now on. What its player was told before costs nothing,
 * and neither does a question that was answered.
 */
export async function giveHint(
  deps: Pick<Deps, 'db' | 'clock'>,
  player: Player,
  { id, itemId, kind, response }: HintInput,
): Promise<Result<Hint & { taken: number; worth: number }, HintRefusal>> {
  const attempt = await findOwn(deps, player, id);
  if (!attempt) return err('attempt_not_found');
  const over = whyOver(attempt);
  if (over) return over;
  const question = itemsOf(attempt).find((one) => one.id === itemId);
  if (!question || isGame(attempt)) return err('item_not_found');
  if (response && isTooLong(question, response)) return err('answer_too_long');
  const hint = attempt.mode === 'test' ? undefined : hintFor(question, kind, response);
  if (!hint) return err('no_hint');
  return deps.db.$transaction(async (tx) => {
    await lockAttempt(tx, id);
    const key = { attemptId_itemId: { attemptId: id, itemId } };
    const before = await tx.attemptHint.findUnique({ where: key, select: { taken: true, told: true } });
    const told = toldHints.parse(before?.told ?? []);
    const again = toldBefore(told, kind, hint);
    if (before && again) return ok({ ...again, taken: before.taken, worth: worthAfter(before.taken) });
    const now = { taken: (before?.taken ?? 0) + 1, told: [...told, { kind, ...hint }] };
    await tx.attemptHint.upsert({ where: key, create: { attemptId: id, itemId, ...now }, update: now });
    return ok({ ...hint, taken: now.taken, worth: worthAfter(now.taken) });
  });
}
