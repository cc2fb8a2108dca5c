import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useAuth } from '#client/lib/auth';
import { failureText, statusOf } from '#client/lib/failure-text';
import { newId } from '#client/lib/new-id';
import { trpc } from '#client/lib/trpc';
import { notify } from '#client/ui/toast';
import { type DeckInput, type ReviewOutput, reviewsAtOnce } from '#shared/api/cards';
import { type CardKey, type CardStates, nameOf } from '#shared/vocabulary/cards/deck';
import { type CardRating, rate } from '#shared/vocabulary/cards/schedule';
import type { WordsSource } from '../words-source';
import { addReview, draftDeck, dropReviews, guest, isForServer, readLog, statesOf, subscribeLog } from './card-log';

const retryMs = 4000;

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
  const review = trpc.cards.review.useMutation({ meta: { showsOwnErrors: true } });
  const undoing = trpc.cards.undo.useMutation({ meta: { showsOwnErrors: true } });
  const log = useSyncExternalStore(subscribeLog, () => readLog(owner));
  const known = user && input ? query.data?.cards : undefined;
  const states = useMemo(() => statesOf({ known: known ?? [], log, deck }), [known, log, deck]);
  const waiting = user ? log.filter(isForServer).length : 0;
  const [isUnsent, setUnsent] = useState(false);
  const sending = useRef<Promise<void>>(Promise.resolve());

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

  const send = review.mutateAsync;
  const flush = useCallback(() => {
    async function run() {
      for (;;) {
        const batch = readLog(owner).filter(isForServer).slice(0, reviewsAtOnce);
        if (batch.length === 0) return setUnsent(false);
        try {
          take(await send({ reviews: batch }));
        } catch (error) {
          setUnsent(true);
          // Only what can never be taken is given up; anything else is tried again.
          if (statusOf(error) !== 400) return;
        }
        dropReviews(owner, new Set(batch.map(({ id }) => id)));
      }
    }
    if (owner !== guest) sending.current = sending.current.then(run, run);
    return sending.current;
  }, [owner, send, take]);

  // What waits from an earlier visit is sent at once, what could not be sent again and again.
  useEffect(() => {
    if (waiting === 0) return;
    const again = () => void flush();
    again();
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waiting, flush]);

  /** Answers a card. Says how to take it back, and what is remembered now. */
  function answer({ entryId, direction }: CardKey, rating: CardRating): { id: string; states: CardStates } {
    const at = new Date();
    const id = newId();
    const name = nameOf({ entryId, direction });
    const next = new Map(states).set(name, rate(states.get(name), rating, at));
    addReview(owner, { id, deck, entryId, direction, rating, at: at.toISOString() });
    return { id, states: next };
  }

  /** Takes an answer back. True when that worked. */
  async function undo(id: string): Promise<boolean> {
    await sending.current;
    if (readLog(owner).some((one) => one.id === id)) {
      dropReviews(owner, new Set([id]));
      return true;
    }
    try {
      take(await undoing.mutateAsync({ id }));
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
    unsent: isUnsent ? waiting : 0,
    answer,
    undo,
  };
}

export type Cards = ReturnType<typeof useCards>;

function deckOf(source: WordsSource): { deck: string; input?: DeckInput } {
  switch (source.kind) {
    case 'builtIn':
      return { deck: 'pack', input: { level: source.level, topic: source.topic } };
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
