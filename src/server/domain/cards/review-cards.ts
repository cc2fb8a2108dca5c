import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { CardReview, ReviewOutput } from '#shared/api/cards';
import { err, ok, type Result } from '#shared/core/result';
import type { CardKey } from '#shared/vocabulary/cards/deck';
import { type CardRating, type CardState, cardState, rate } from '#shared/vocabulary/cards/schedule';
import { cardSelect, toCardState, toDirection } from './card-rows';

/** Counts answers to cards, each once however often it is sent, and says where those cards stand now. */
export async function reviewCards(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: userId }: Pick<User, 'id'>,
  reviews: readonly CardReview[],
): Promise<ReviewOutput> {
  const now = clock.now();
  return db.$transaction(async (tx) => {
    await lockUser(tx, userId);
    const touched = new Map<string, DeckCard>();
    for (const { at, id, rating, ...card } of reviews) {
      // A device whose clock is ahead must not put cards away for longer.
      const reviewedAt = new Date(Math.min(Date.parse(at), now.getTime()));
      await countReview(tx, { userId, id, rating, card, at: reviewedAt });
      touched.set(`${card.deck} ${card.entryId} ${card.direction}`, card);
    }
    const cards: ReviewOutput['cards'] = [];
    for (const card of touched.values()) cards.push({ ...card, state: (await stateOf(tx, userId, card)) ?? null });
    return { cards };
  });
}

interface DeckCard extends CardKey {
  deck: string;
}

interface OneReview {
  userId: string;
  id: string;
  rating: CardRating;
  card: DeckCard;
  at: Date;
}

/** Counts one answer unless its id was counted before. Call inside a transaction that holds the user's lock. */
export async function countReview(tx: Transaction, { userId, id, rating, card, at }: OneReview): Promise<void> {
  const count = await tx.cardReview.count({ where: { userId, id } });
  if (count > 0) return;
  const before = await stateOf(tx, userId, card);
  const state = rate(before, rating, at);
  await tx.cardReview.create({
    data: { userId, id, ...card, rating, reviewedAt: at, reps: state.reps, ...(before && { before }) },
  });
  await keepState(tx, userId, card, state);
}

/** Takes back the last answer to a card. Taking it back twice changes nothing. */
export async function undoReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id: userId }: Pick<User, 'id'>,
  id: string,
): Promise<Result<ReviewOutput, 'review_not_found' | 'review_not_last'>> {
  return transact(db, async (tx) => {
    await lockUser(tx, userId);
    const review = await tx.cardReview.findUnique({ where: { userId_id: { userId, id } } });
    if (!review) return err('review_not_found');
    const card = { deck: review.deck, entryId: review.entryId, direction: toDirection(review.direction) };
    const current = await stateOf(tx, userId, card);
    if (review.undoneAt) return ok({ cards: [{ ...card, state: current ?? null }] });
    if (current?.reps !== review.reps) return err('review_not_last');
    const before = review.before === null ? undefined : cardState.parse(review.before);
    if (before) await keepState(tx, userId, card, before);
    else await tx.cardState.delete({ where: { userId_deck_entryId_direction: { userId, ...card } } });
    await tx.cardReview.update({ where: { userId_id: { userId, id } }, data: { undoneAt: clock.now() } });
    return ok({ cards: [{ ...card, state: before ?? null }] });
  });
}

async function stateOf(tx: Transaction, userId: string, card: DeckCard): Promise<CardState | undefined> {
  const row = await tx.cardState.findUnique({
    where: { userId_deck_entryId_direction: { userId, ...card } },
    select: cardSelect,
  });
  return row ? toCardState(row) : undefined;
}

async function keepState(tx: Transaction, userId: string, card: DeckCard, state: CardState): Promise<void> {
  const data = { ...state, updatedAt: new Date(state.lastReviewAt) };
  await tx.cardState.upsert({
    where: { userId_deck_entryId_direction: { userId, ...card } },
    create: { userId, ...card, ...data },
    update: data,
  });
}
