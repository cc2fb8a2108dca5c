import { useState } from 'react';
import type { Votes } from '#client/class-screen/class-question';

/** More than any class has. */
const mostHands = 999;

/** The hands that were counted for a question, and for each other one, as long as the set is presented. */
export function useVotes(itemId: string | undefined) {
  const [all, setAll] = useState<Readonly<Record<string, Votes>>>({});
  const votes = (itemId !== undefined && all[itemId]) || {};
  return {
    votes,
    isCounted: Object.values(votes).some((hands) => hands > 0),
    setHands(choice: string, hands: number) {
      if (itemId === undefined) return;
      setAll({ ...all, [itemId]: { ...votes, [choice]: Math.min(mostHands, Math.max(0, hands)) } });
    },
  };
}
