import type { Deps } from '#server/domain/platform/deps';
import type { HintInput } from '#shared/api/attempts';
import { err, ok, type Result } from '#shared/core/result';
import { isTooLong } from '#shared/items/grade';
import { hintFor, worthAfter } from '#shared/items/hint';
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

/** Gives one hint and counts it: the question is worth less from now on. A question that was answered costs no more. */
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
  const key = { attemptId: id, itemId };
  const { taken } = await deps.db.attemptHint.upsert({
    where: { attemptId_itemId: key },
    create: { ...key, taken: 1 },
    update: { taken: { increment: 1 } },
  });
  return ok({ ...hint, taken, worth: worthAfter(taken) });
}
