import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { GenerateRequest } from '#shared/api/generate';
import { generateClient } from './generate-client';

/** A model on a slow machine may take two minutes; the built-in engine then answers in its place. */
const giveUpAfterMs = 150_000;

/**
 * Asks for a draft, and shows it while it is written. `run` answers it, or nothing where it was cancelled. Leaving the
 * page cancels; a failure is said by the shell.
 */
export function useGenerate(appId: string) {
  const stop = useRef<AbortController>(undefined);
  const [soFar, setSoFar] = useState('');
  useEffect(() => () => stop.current?.abort(), []);

  const { mutateAsync, isPending } = useMutation({
    async mutationFn(request: Omit<GenerateRequest, 'appId'>) {
      stop.current?.abort();
      const cancelled = new AbortController();
      stop.current = cancelled;
      setSoFar('');
      try {
        const signal = AbortSignal.any([cancelled.signal, AbortSignal.timeout(giveUpAfterMs)]);
        for await (const event of await generateClient.generate.stream.mutate({ appId, ...request }, { signal })) {
          if (event.kind === 'answer') return event.answer;
          setSoFar(event.text);
        }
      } catch (error) {
        if (!cancelled.signal.aborted) throw error;
      }
      if (cancelled.signal.aborted) return undefined;
      throw new Error('The server stopped in the middle.');
    },
  });
  return { run: mutateAsync, isPending, soFar, cancel: () => stop.current?.abort() };
}
