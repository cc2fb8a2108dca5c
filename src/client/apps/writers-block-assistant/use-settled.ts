import { useEffect, useState } from 'react';

/** Longer than a pad waits while somebody types on. */
const settledMs = 2500;
/** So much is looked at without anybody noticing. */
const short = 6000;

/**
 * A text as it was when it last rested: a long one only after a while, so that nothing is counted while somebody types.
 */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text.length > short ? settledMs : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
