import type { Direction } from '../../../shared/cards/deck';
import { wordTasks } from '../../../shared/engines/word-items';
import type { Grade } from '../../../shared/items/grade';
import { activity, type WordSource } from '../../../shared/schemas/results';
import type { Db } from '../deps';
import { lockUser } from '../tokens/ledger';
import { countReview } from './review-cards';

interface AnsweredItem {
  /** Nobody for a guest's round. */
  userId: string | null;
  attemptId: string;
  /** What the round was begun with. */
  source: unknown;
  itemId: string;
  verdict: Grade['verdict'];
  at: Date;
}

/**
 * What is answered in any word app moves the word's card: right counts as Good, wrong as Again. Each question of a
 * round counts once.
 */
export async function countAnsweredWord(
  db: Db,
  { userId, attemptId, source, itemId, verdict, at }: AnsweredItem,
): Promise<void> {
  const asked = activity.safeParse(source);
  if (!userId || !asked.success || asked.data.kind !== 'words' || verdict === 'ungraded') return;
  const deck = deckOfSource(asked.data.from);
  const word = wordOf(itemId);
  if (!deck || !word) return;
  const isRight = verdict === 'right' || verdict === 'typo';
  await db.$transaction(async (tx) => {
    await lockUser(tx, userId);
    await countReview(tx, {
      userId,
      id: `${attemptId}:${itemId}`,
      rating: isRight ? 'good' : 'again',
      card: { deck, ...word },
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

/** Questions about one word are named after its entry and the task; matching pairs are about several. */
function wordOf(itemId: string): { entryId: string; direction: Direction } | undefined {
  const dot = itemId.lastIndexOf('.');
  const [entryId, task] = [itemId.slice(0, dot), itemId.slice(dot + 1)];
  if (!entryId || !wordTasks.some((known) => known === task)) return undefined;
  return { entryId, direction: task === 'choose-meaning' ? 'to-meaning' : 'to-term' };
}
