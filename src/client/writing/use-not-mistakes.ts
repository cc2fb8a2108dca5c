import { useState } from 'react';
import * as z from 'zod';
import { useAuth } from '#client/lib/auth';
import { readStoredJson, writeStored } from '#client/lib/storage';
import type { Flag } from '#shared/writing/flag';

/** What is left alone is known by its rule and its words. */
export const flagKey = ({ rule, text }: Flag) => `${rule}: ${text.trim().toLowerCase()}`.slice(0, 300);

const most = 500;
const storedSentences = z.array(z.string().max(300)).max(most).catch([]);

/** What this person says is no mistake, in whatever text it stands. The text itself keeps what was said there. */
export function useNotMistakes(): { known: readonly string[]; add: (place: string) => void } {
  const { user } = useAuth();
  const key = `not-mistakes:${user?.id ?? 'nobody'}`;
  const [sentences, setSentences] = useState(() => storedSentences.parse(readStoredJson(key)));
  return {
    known: sentences,
    add(place) {
      // Another tab may have added some since.
      const next = [...new Set([...storedSentences.parse(readStoredJson(key)), ...sentences, place])].slice(-most);
      writeStored(key, JSON.stringify(next));
      setSentences(next);
    },
  };
}
