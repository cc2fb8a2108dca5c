import { useEffect, useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc';
import { count } from '#shared/core/count';

/** Says a changed balance once to screen readers: neither the first one nor the same one again. */
export function BalanceNews() {
  const { data } = trpc.tokens.balance.useQuery();
  const total = data?.totalTokens;
  const lastTotal = useRef<number>(undefined);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (total === undefined) return;
    if (lastTotal.current !== undefined && lastTotal.current !== total)
      setNews(`You have ${count(total, 'token')} now.`);
    lastTotal.current = total;
  }, [total]);
  return (
    <span role="status" className="sr-only">
      {news}
    </span>
  );
}
