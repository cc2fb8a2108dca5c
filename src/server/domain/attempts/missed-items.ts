import { whereReleased } from '#server/domain/access/attempt-rules';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { err, ok, type Result } from '#shared/core/result';
import { isGraded } from '#shared/items/grade';
import type { ItemsWithTitle } from './make-items';
import { itemsOf, ownAttempt } from './stored-attempt';

/** The questions of one's own finished attempt that were not right, the same ones again. */
export async function missedItems(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User | undefined,
  { appId, of }: { appId: string; of: string },
): Promise<Result<ItemsWithTitle, 'attempt_not_found' | 'nothing_to_ask'>> {
  const attempt = await db.attempt.findFirst({
    // What waits for its release must not tell by this way what was wrong.
    where: { AND: [ownAttempt(user, of), whereReleased(clock.now())], appId, finishedAt: { not: null } },
    select: { title: true, items: true, answers: { select: { itemId: true, score: true } } },
  });
  if (!attempt) return err('attempt_not_found');
  const scores = new Map(attempt.answers.map(({ itemId, score }) => [itemId, score]));
  const items = itemsOf(attempt).filter((item) => isGraded(item) && (scores.get(item.id) ?? 0) < 1);
  if (items.length === 0) return err('nothing_to_ask', { text: 'Nothing was missed in that round.' });
  return ok({ title: attempt.title, items });
}
