import type { AnsweredItem } from '#server/domain/attempts/attempt';
import type { Db } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import type { WordSource } from '#shared/api/attempts';
import type { Item } from '#shared/items/item';
import type { Direction } from '#shared/vocabulary/cards/deck';
import { wordTasks } from '#shared/vocabulary/word-items';
import { countReview } from './review-cards';

/**
 * An answer in an attempt at words (the activity `words`, in any app, but not a retry and not pairs) moves the word's
 * card: right, or right with a typo, counts as Good, all else as Again. Each question of an attempt counts once.
 */
export async function countAnsweredWord(
  db: Db,
  { userId, attemptId, activity, item, verdict, at }: AnsweredItem,
): Promise<void> {
  if (!userId || activity?.kind !== 'words' || verdict === 'ungraded') return;
  const deck = deckOfSource(activity.from);
  const card = cardOf(item);
  if (!deck || !card) return;
  const isRight = verdict === 'right' || verdict === 'typo';
  await db.$transaction(async (tx) => {
    await lockUser(tx, userId);
    await countReview(tx, {
      userId,
      id: `${attemptId}:${item.id}`,
      rating: isRight ? 'good' : 'again',
      card: { deck, ...card },
      at,
    });
  });
}

/** Words that were only pasted have no lasting name to remember them by. */
function deckOfSource(from: WordSource): string | undefined {
  if ('list' in from) return from.list;
  if ('shared' in from) return `shared:${from.shared}`;
  return 'builtIn' in from || 'pattern' in from ? 'pack' : undefined;
}

/** Matching pairs and what else is about several words moves no card. */
function cardOf({ origin }: Item): { entryId: string; direction: Direction } | undefined {
  if (origin?.engine !== 'words' || !origin.point || !wordTasks.some((task) => task === origin.task)) return undefined;
  return { entryId: origin.point, direction: origin.task === 'choose-meaning' ? 'to-meaning' : 'to-term' };
}
