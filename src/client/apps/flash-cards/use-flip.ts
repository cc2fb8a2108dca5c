import { type RefObject, useMemo, useState } from 'react';
import type { WordEntry } from '#shared/content/words/word-list';
import { mulberry32, newSeed, shuffle } from '#shared/core/random';
import { cardsOf, type Direction } from '#shared/vocabulary/cards/deck';
import { useCardKeys } from './use-card-keys';

export interface FlipOptions {
  entries: readonly WordEntry[];
  directions: readonly Direction[];
  screen: RefObject<HTMLElement | null>;
}

/** Cards that are gone through one after the other, round and round, by keys or a clicker; nothing is counted. */
export function useFlip({ entries, directions, screen }: FlipOptions) {
  const [seed, setSeed] = useState<number>();
  const [place, setPlace] = useState(0);
  const [isTurned, setTurned] = useState(false);
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  const deck = useMemo(() => {
    const mixed = seed === undefined ? entries : shuffle(entries, mulberry32(seed));
    return cardsOf(mixed, directions).flatMap((card) => {
      const entry = byId.get(card.entryId);
      return entry ? [{ ...card, entry }] : [];
    });
  }, [entries, directions, seed, byId]);

  const turn = () => setTurned(!isTurned);
  function go(step: number) {
    setPlace((place + step + deck.length) % deck.length);
    setTurned(false);
  }
  function mix() {
    setSeed(newSeed());
    setPlace(0);
    setTurned(false);
  }

  useCardKeys(screen, {
    ' ': turn,
    arrowright: () => go(1),
    arrowleft: () => go(-1),
    // A clicker has no third key: it turns the card, and then goes on.
    pagedown: () => (isTurned ? go(1) : turn()),
    pageup: () => (isTurned ? turn() : go(-1)),
  });
  return {
    card: deck[place],
    next: deck[(place + 1) % deck.length],
    place,
    count: deck.length,
    isTurned,
    turn,
    go,
    mix,
  };
}
