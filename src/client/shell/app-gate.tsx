import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { TokenGate } from '#client/features/tokens/token-gate';
import { useClassBook } from '#client/novel/use-class-book';
import { FullScreenSpinner } from '#client/ui/spinner';
import type { AppEntry } from '#shared/core/apps';

interface AppGateProps {
  app: AppEntry;
  children: ReactNode;
}

/** The gate of an app. A book that a class asked for is written without tokens, as all given work is: that book alone. */
export function AppGate({ app, children }: AppGateProps) {
  const book = new URLSearchParams(useSearch()).get('book');
  const { work, isLoading } = useClassBook(app.id === 'novel-forge' ? book : null);
  if (isLoading) return <FullScreenSpinner within label="Looking for your book…" />;
  return work ? children : <TokenGate app={app}>{children}</TokenGate>;
}
