import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * The token of a mailed link. It is moved from the address, which error reports, browser extensions and shared screens
 * see, to the history entry, where it survives a reload: phones reload a tab while one looks something up elsewhere.
 */
export function useLinkToken(): string | undefined {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const inAddress = new URLSearchParams(search).get('token');
  const [token] = useState(() => inAddress || (wasReloaded() ? tokenIn(window.history.state) : undefined));
  useEffect(() => {
    if (inAddress && token) navigate(path, { replace: true, state: { linkToken: token } });
  }, [inAddress, token, path, navigate]);
  return token;
}

/** Browsers keep the entry's state also when the same address is opened anew, which then means to have no token. */
function wasReloaded(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && 'type' in opened && opened.type !== 'navigate';
}

function tokenIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('linkToken' in state)) return undefined;
  return typeof state.linkToken === 'string' ? state.linkToken : undefined;
}
