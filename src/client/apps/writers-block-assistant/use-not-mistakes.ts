import { useState } from 'react';
import * as z from 'zod';
import { useUser } from '#client/lib/auth';
import { readStoredJson, writeStored } from '#client/lib/storage';

const most = 500;
const storedSentences = z.array(z.string().max(300)).max(most).catch([]);

/** What this person says is no mistake, in whatever text it stands. The text itself keeps what was said there. */
export function useNotMistakes(): { known: readonly string[]; add: (place: string) => void } {
  const { id } = useUser();
  const key = `not-mistakes:${id}`;
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
