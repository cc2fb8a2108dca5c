import { useCallback, useEffect, useRef, useState } from 'react';

interface Asked<Answer> {
  data: Answer | undefined;
  error: unknown;
}

/**
 * What the server answers: asked when the page is shown, and anew with `refetch`. What was answered last stays until
 * then, and where that fails.
 */
export function useAsked<Answer>(ask: () => Promise<Answer>) {
  const [{ data, error }, setAsked] = useState<Asked<Answer>>({ data: undefined, error: undefined });
  const latest = useRef(ask);
  /** Of two that are on their way, the later one counts. */
  const turn = useRef(0);
  useEffect(() => {
    latest.current = ask;
  });

  const refetch = useCallback(async () => {
    turn.current += 1;
    const own = turn.current;
    const show = (next: (before: Asked<Answer>) => Asked<Answer>) => own === turn.current && setAsked(next);
    await latest.current().then(
      (answer) => show(() => ({ data: answer, error: undefined })),
      (reason: unknown) => show((before) => ({ ...before, error: reason })),
    );
  }, []);
  useEffect(() => void refetch(), [refetch]);

  return { data, error, refetch };
}
