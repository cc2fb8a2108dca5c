import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useAuth } from '#client/lib/auth';
import { trpc } from '#client/lib/trpc';
import { FullScreenSpinner } from '#client/ui/spinner';
import type { AppEntry } from '#shared/core/apps';
import { GatePanel, type OpeningRefusal } from './gate-panel';

type GateState = 'checking' | 'granted' | OpeningRefusal;

/**
 * Lets the user into an app. A paid app always asks the server: it opens for twelve hours, in which asking again
 * charges nothing, so reloads and second tabs are free.
 */
export function TokenGate({ app, children }: { app: AppEntry; children: ReactNode }) {
  const isGated = app.tokenCost > 0 && !app.hasInternalTokens;
  return isGated ? <PaidGate app={app}>{children}</PaidGate> : children;
}

function PaidGate({ app, children }: { app: AppEntry; children: ReactNode }) {
  const { refreshProfile } = useAuth();
  const { mutateAsync: consume } = trpc.tokens.consume.useMutation({ meta: { showsOwnErrors: true } });
  const [state, setState] = useState<GateState>('checking');

  const ask = useCallback(async () => {
    setState('checking');
    try {
      const answer = await consume({ amount: app.tokenCost, action: app.id, launch: true });
      if (answer.success) {
        setState('granted');
        if (answer.data.charged > 0) await refreshProfile();
      } else {
        setState({ message: answer.error || 'Failed to deduct tokens', reason: answer.reason });
      }
    } catch {
      setState({ message: 'An error occurred while checking token balance' });
    }
  }, [app, consume, refreshProfile]);

  // Once for each app, whatever else changes; what `ask` uses is looked up when it runs.
  const latest = useRef(ask);
  latest.current = ask;
  const askedId = useRef<string>(undefined);
  useEffect(() => {
    if (askedId.current === app.id) return;
    askedId.current = app.id;
    void latest.current();
  }, [app.id]);

  if (state === 'granted') return children;
  if (state === 'checking') return <FullScreenSpinner within label="Checking your tokens…" />;
  return <GatePanel app={app} blocked={state} onRetry={() => void ask()} />;
}
