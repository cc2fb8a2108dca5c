import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { LoadFailed } from '#client/lib/load-failed';
import { shortMoment } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import type { HistoryRow } from '#shared/api/billing';
import { type EntryKind, entryKinds } from '#shared/core/ledger';
import { numberText } from '#shared/core/locale';
import { historyNote, historyText, kindLabels } from './history-text';

const filters = [
  { value: 'all', label: 'All' },
  ...entryKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
] as const;

/** Every change of the balance, last first, with what was left after it. */
export function BalanceHistory() {
  const [kind, setKind] = useState<EntryKind | 'all'>('all');
  const { client } = trpc.useUtils();
  // Not tRPC's own infinite query: it sends a `direction`, and inputs take no field that they do not know.
  const history = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.billing.history), 'pages', kind],
    queryFn: ({ pageParam }) =>
      client.billing.history.query({ kind: kind === 'all' ? undefined : kind, cursor: pageParam || undefined }),
    refetchOnMount: 'always',
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  const rows = history.data?.pages.flatMap((page) => page.items);

  return (
    <section aria-labelledby="history" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <h2 id="history" className="text-xl">
          History
        </h2>
        <SegmentedControl
          label="Show"
          hideLabel
          className="print:hidden"
          options={filters}
          value={kind}
          onChange={setKind}
        />
      </div>
      {rows ? (
        <Rows rows={rows} isFiltered={kind !== 'all'} />
      ) : history.isError ? (
        <LoadFailed what="The history" query={history} />
      ) : (
        <SkeletonText lines={8} />
      )}
      {history.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4 print:hidden"
          pending={history.isFetchingNextPage}
          pendingLabel="Loading…"
          onClick={() => void history.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}

function Rows({ rows, isFiltered }: { rows: readonly HistoryRow[]; isFiltered: boolean }) {
  if (rows.length === 0) {
    return (
      <EmptyState
        title={isFiltered ? 'No changes of this kind' : 'No changes yet'}
        className="rounded-card border border-dashed border-edge"
      >
        What you get and what you spend is listed here.
      </EmptyState>
    );
  }
  return (
    <table className="w-full border-collapse text-left">
      <thead className="border-b-2 border-ink text-sm">
        <tr>
          <th scope="col" className="py-2 pr-3">
            What
          </th>
          <th scope="col" className="py-2 pl-3 text-right">
            Tokens
          </th>
          <th scope="col" className="py-2 pl-3 text-right sm:pl-8">
            Balance
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: HistoryRow }) {
  const note = historyNote(row);
  return (
    <tr className="border-b border-line align-baseline">
      <td className="py-2.5 pr-3">
        <span className="[overflow-wrap:anywhere]">{historyText(row)}</span>
        <span className="block text-sm text-muted">
          <time dateTime={row.at}>{shortMoment(row.at)}</time>
          {note && <> · {note}</>}
          {row.kind === 'purchase' && (
            <Link
              href={`/billing/receipts/${row.id}`}
              aria-label={`Receipt of ${shortMoment(row.at)}`}
              className="target ml-3 font-bold text-accent underline underline-offset-4 print:hidden"
            >
              Receipt
            </Link>
          )}
        </span>
      </td>
      <td className="py-2.5 pl-3 text-right font-bold whitespace-nowrap tabular-nums">{signedNumber(row.amount)}</td>
      <td className="py-2.5 pl-3 text-right whitespace-nowrap text-muted tabular-nums sm:pl-8">
        {numberText(row.balanceAfter)}
      </td>
    </tr>
  );
}

/** With the sign of a sum: +500, −3. */
function signedNumber(amount: number): string {
  const size = numberText(Math.abs(amount));
  return amount === 0 ? '0' : amount > 0 ? `+${size}` : `−${size}`;
}
