import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAuth } from '#client/lib/auth';
import { failureText, statusOf } from '#client/lib/failure-text';
import { newId } from '#client/lib/new-id';
import { trpc } from '#client/lib/trpc';
import { useOutbox } from '#client/lib/use-outbox';
import { notify } from '#client/ui/toast';
import { type DeckInput, type ReviewOutput, reviewsAtOnce } from '#shared/api/cards';
import { type CardKey, type CardStates, nameOf } from '#shared/vocabulary/cards/deck';
import { type CardRating, rate } from '#shared/vocabulary/cards/schedule';
import type { WordsSource } from '../words-source';
import { cardLogOf, draftDeck, guest, isForServer, statesOf } from './card-log';

/**
 * What is remembered of the words in play, and the way to answer and take back. It works the same for guests, without
 * a connection, and signed in; the server counts each answer once when it gets it.
 */
export function useCards(source: WordsSource) {
  const { user } = useAuth();
  const owner = user?.id ?? guest;
  const { deck, input } = useMemo(() => deckOf(source), [source]);
  const utils = trpc.useUtils();
  const query = trpc.cards.deck.useQuery(input ?? {}, {
    enabled: user !== undefined && input !== undefined,
  });
  const { mutateAsync: review } = trpc.cards.review.useMutation({ meta: { showsOwnErrors: true } });
  const { mutateAsync: undoReview } = trpc.cards.undo.useMutation({ meta: { showsOwnErrors: true } });
  const log = cardLogOf(owner);
  const [isUnsent, setUnsent] = useState(false);

  const take = useCallback(
    ({ cards }: ReviewOutput) => {
      if (!input) return;
      utils.cards.deck.setData(input, (answer) => {
        if (!answer) return answer;
        const own = cards.filter((card) => card.deck === deck);
        const names = new Set(own.map(nameOf));
        const fresh = own.flatMap(({ entryId, direction, state }) => (state ? [{ entryId, direction, state }] : []));
        return { ...answer, cards: [...answer.cards.filter((card) => !names.has(nameOf(card))), ...fresh] };
      });
    },
    [utils, deck, input],
  );

  const { waiting, flush } = useOutbox(log, {
    next: (reviews) => (user ? reviews.filter(isForServer).slice(0, reviewsAtOnce) : []),
    async send(reviews) {
      try {
        take(await review({ reviews: [...reviews] }));
        setUnsent(false);
        return true;
      } catch (error) {
        // Only what can never be taken is given up; anything else is tried again.
        const isRefused = statusOf(error) === 400;
        setUnsent(!isRefused);
        return isRefused;
      }
    },
  });
  const loadedCards = user && input ? query.data?.cards : undefined;
  const states = useMemo(
    () => statesOf({ known: loadedCards ?? [], log: waiting, deck }),
    [loadedCards, waiting, deck],
  );

  // What comes, and what waits from an earlier visit, is sent at once.
  const toSend = user ? waiting.filter(isForServer).length : 0;
  useEffect(() => {
    if (toSend > 0) void flush();
    else setUnsent(false);
  }, [toSend, flush]);

  /** Answers a card. Says how to take it back, and what is remembered now. */
  function answer({ entryId, direction }: CardKey, rating: CardRating): { id: string; states: CardStates } {
    const at = new Date();
    const id = newId();
    const name = nameOf({ entryId, direction });
    const next = new Map(states).set(name, rate(states.get(name), rating, at));
    log.add({ id, deck, entryId, direction, rating, at: at.toISOString() });
    return { id, states: next };
  }

  /** Takes an answer back. True when that worked. */
  async function undo(id: string): Promise<boolean> {
    if (await log.takeBack((one) => one.id === id)) return true;
    try {
      take(await undoReview({ id }));
      return true;
    } catch (error) {
      const network = 'Without a connection this cannot be taken back. Please try again later.';
      notify.error(failureText(error, { fallback: 'This could not be taken back.', network }));
      return false;
    }
  }

  const isAsked = user !== undefined && input !== undefined;
  return {
    states,
    isLoading: isAsked && query.isLoading,
    error: isAsked && !query.data ? query.error : null,
    retry: () => void query.refetch(),
    /** Answers that are kept on this device because they could not be sent. */
    unsent: isUnsent ? toSend : 0,
    answer,
    undo,
  };
}

export type Cards = ReturnType<typeof useCards>;

function deckOf(source: WordsSource): { deck: string; input?: DeckInput } {
  switch (source.kind) {
    case 'builtIn':
      return { deck: 'pack', input: { level: source.level, topic: source.topic, audience: source.audience } };
    case 'pattern':
      return { deck: 'pack', input: { pattern: source.pattern } };
    case 'list':
      return { deck: source.id, input: { list: source.id } };
    case 'shared':
      return { deck: `shared:${source.token}`, input: { shared: source.token } };
    case 'draft':
      return { deck: draftDeck };
  }
}
