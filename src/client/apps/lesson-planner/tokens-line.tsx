import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { count } from '#shared/core/count';

interface TokensLineProps {
  tokens: number;
  /** Fewer than it costs: then it is said where there are more. */
  isShort: boolean;
  /** What follows from how many there are. */
  children: ReactNode;
}

/** Below a button that is paid: how many tokens there are. */
export function TokensLine({ tokens, isShort, children }: TokensLineProps) {
  return (
    <p className="text-sm text-muted">
      You have {count(tokens, 'token')}. {children}
      {isShort && (
        <>
          {' '}
          <Link href="/pricing" className="underline">
            Get more tokens
          </Link>
        </>
      )}
    </p>
  );
}
