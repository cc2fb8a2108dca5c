import { useState } from 'react';
import * as z from 'zod';
import { useUser } from '#client/lib/auth';
import { readStoredJson, writeStored } from '#client/lib/storage';

/** More would take longer to look through than to type. */
export const mostComments = 20;
const stored = z.array(z.string().min(1).max(1000)).catch([]);

/** What this person says often, in this browser: the last used first. */
export function useOwnComments() {
  const { id } = useUser();
  const key = `portal:comments:${id}`;
  // Another tab may have changed them since.
  const read = () => stored.parse(readStoredJson(key)).slice(0, mostComments);
  const [comments, setComments] = useState(read);
  function store(next: string[]) {
    const kept = next.slice(0, mostComments);
    writeStored(key, JSON.stringify(kept));
    setComments(kept);
  }
  return {
    comments,
    /** Keeps it, or moves it to the front. */
    use: (comment: string) => store([comment, ...read().filter((one) => one !== comment)]),
    remove: (comment: string) => store(read().filter((one) => one !== comment)),
  };
}
