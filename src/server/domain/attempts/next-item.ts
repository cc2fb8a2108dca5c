import { lockAttempt } from '#server/domain/platform/locks';
import type { Item } from '#shared/items/item';
import { moduleOf } from './activities/registry';
import type { ActivityDeps } from './activity-module';
import { activityOf } from './activity-of';
import { moreItemFields } from './attempt-fields';
import { itemsOf, scoresOf } from './stored-attempt';

/**
 * Adds the next question to an attempt whose activity adapts, once all of its questions are answered; while one is
 * open, that is the next. Nothing where the attempt is over. The question is made before the transaction: to load what
 * it is made from may take longer than one may last.
 */
export async function addNextItem(deps: ActivityDeps, id: string): Promise<Item | undefined> {
  const select = { source: true, seed: true, items: true, answers: { select: { itemId: true, score: true } } };
  const attempt = await deps.db.attempt.findUniqueOrThrow({ where: { id }, select });
  const items = itemsOf(attempt);
  const scores = scoresOf(attempt);
  const open = items.find((item) => !scores.has(item.id));
  if (open) return open;
  const activity = activityOf(attempt.source);
  const next = activity && (await moduleOf(activity).next?.(deps, activity, { seed: attempt.seed, items, scores }));
  if (!next) return undefined;
  return deps.db.$transaction(async (tx) => {
    await lockAttempt(tx, id);
    const now = await tx.attempt.findUniqueOrThrow({ where: { id }, select: { items: true, finishedAt: true } });
    if (now.finishedAt) return undefined;
    // The same answer sent twice at once: the other one has added the question already.
    const already = itemsOf(now)[items.length];
    if (already) return already;
    await tx.attempt.update({ where: { id }, data: moreItemFields([...items, next]) });
    return next;
  });
}
