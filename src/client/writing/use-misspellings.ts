import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useAuth } from '#client/lib/auth';
import type { Flag } from '#shared/writing/flag';
import type { Mark } from './marked-text';
import { spellingQuery } from './use-checker';
import { flagKey, useNotMistakes } from './use-not-mistakes';

/** The misspelled words of a text while it is written. `of` is the text that they belong to. */
export function useMisspellings(text: string) {
  // Who only follows a link to a shared story is spared the dictionaries.
  const { isAuthenticated } = useAuth();
  const { data: spelling } = useQuery({ ...spellingQuery, enabled: isAuthenticated });
  const { known, add } = useNotMistakes();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [found, setFound] = useState<{ flags: readonly Flag[]; of: string }>({ flags: [], of: text });
  useEffect(() => {
    let isGone = false;
    void spelling?.(text).then((flags) => {
      if (!isGone) setFound({ flags, of: text });
    });
    return () => {
      isGone = true;
    };
  }, [spelling, text]);
  const flags = useMemo(
    () =>
      found.flags.filter(
        (flag) =>
          // The last word may not be whole yet.
          flag.end < found.of.length && !known.includes(flagKey(flag)) && !left.includes(flagKey(flag)),
      ),
    [found, known, left],
  );
  return {
    flags,
    of: found.of,
    marks: useMemo(
      () => flags.map(({ start, end }): Mark => ({ id: `spelling ${start}`, start, end, isMisspelled: true })),
      [flags],
    ),
    /** Says nothing of this word until the text is opened again. */
    leave: (flag: Flag) => setLeft([...left, flagKey(flag)]),
    /** Says nothing of this word any more, in any text. */
    know: (flag: Flag) => add(flagKey(flag)),
  };
}
