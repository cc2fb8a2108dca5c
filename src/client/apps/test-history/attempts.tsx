import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { timeText } from '#client/attempts/tally-text';
import { LoadFailed } from '#client/lib/load-failed';
import { shortMoment } from '#client/lib/plain-date';
import { pointsOf } from '#client/lib/points-text';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Checkbox } from '#client/ui/checkbox';
import { EmptyState } from '#client/ui/empty-state';
import { SkeletonText } from '#client/ui/skeleton';
import type { HistoryRow } from '#shared/api/history';
import { findApp } from '#shared/core/apps';
import { Filters } from './filters';
import { TidyBar } from './tidy-bar';
import { useAttemptsExport } from './use-attempts-export';
import { filtersOf, pathTo, type View } from './view';

interface AttemptsProps {
  view: View;
  onView: (view: View) => void;
}

/** The attempts that a view finds, last begun first. */
export function Attempts({ view, onView }: AttemptsProps) {
  const { client } = trpc.useUtils();
  const filters = filtersOf(view);
  const attempts = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.history.list), filters],
    queryFn: ({ pageParam, signal }) =>
      client.history.list.query({ ...filters, cursor: pageParam || undefined }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
  const file = useAttemptsExport(view);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const items = attempts.data?.pages.flatMap((page) => page.items) ?? [];
  const selected = items.filter(({ id }) => selectedIds.has(id));
  const isOthers = Boolean(view.student) || (view.whose ?? 'me') !== 'me';

  function choose(id: string, isChosen: boolean) {
    setSelectedIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  }

  return (
    <section aria-label="Attempts" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Filters view={view} onChange={onView} />
      {attempts.isPending ? (
        <SkeletonText lines={8} />
      ) : attempts.isError ? (
        <LoadFailed what="The attempts" query={attempts} />
      ) : items.length === 0 ? (
        <NoAttempts isFiltered={Object.keys(filters).length > 1} onAll={() => onView({ whose: view.whose })} />
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-3">
            {file.done === undefined ? (
              <Button variant="secondary" icon={<Download />} onClick={() => void file.start()}>
                Export CSV
              </Button>
            ) : (
              <>
                <p role="status">{file.done} attempts so far</p>
                <Button variant="quiet" onClick={file.stop}>
                  Stop
                </Button>
              </>
            )}
            <TidyBar
              selected={selected}
              isPlayers={view.whose === 'players'}
              onDone={() => setSelectedIds(new Set())}
              compareTo={
                selected.length === 2 ? pathTo({ ...view, attempt: selected[0]?.id, beside: selected[1]?.id }) : ''
              }
            />
          </div>
          <ol className="grid gap-2">
            {items.map((row) => (
              <AttemptRow
                key={row.id}
                row={row}
                showsPlayer={isOthers}
                path={pathTo({ ...view, attempt: row.id })}
                isChosen={selectedIds.has(row.id)}
                onChosen={(isChosen) => choose(row.id, isChosen)}
              />
            ))}
          </ol>
          {attempts.hasNextPage && (
            <div>
              <Button pending={attempts.isFetchingNextPage} onClick={() => void attempts.fetchNextPage()}>
                More attempts
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

interface AttemptRowProps {
  row: HistoryRow;
  showsPlayer: boolean;
  path: string;
  isChosen: boolean;
  onChosen: (isChosen: boolean) => void;
}

function AttemptRow({ row, showsPlayer, path, isChosen, onChosen }: AttemptRowProps) {
  const { title, appId, player, startedAt, finishedAt, seconds, score, maxScore, mode, resourceId, resourceKind } = row;
  const name = showsPlayer ? `${player.name}: ${title}` : title;
  const started = shortMoment(startedAt);
  return (
    <li className="relative flex items-center gap-2 rounded-card edge-card bg-surface px-3 py-2">
      <Checkbox hideLabel label={`Select ${name}, ${started}`} checked={isChosen} onChange={onChosen} />
      <div className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <p className="min-w-0">
          <Link href={path} className="target font-bold break-words underline underline-offset-4">
            {name}
          </Link>
          <span className="block text-sm text-muted">
            {findApp(appId)?.name ?? appId}
            {mode === 'test' && ', test'} · {started}
            {seconds !== null && ` · ${timeText(seconds)}`}
            {showsPlayer && resourceKind === 'word-list' && resourceId && (
              <>
                {' · '}
                <Link href={pathTo({ list: resourceId })} className="target underline underline-offset-4">
                  The list by word
                </Link>
              </>
            )}
          </span>
        </p>
        <p className="font-bold whitespace-nowrap tabular-nums">{resultText({ finishedAt, score, maxScore })}</p>
      </div>
    </li>
  );
}

function resultText({ finishedAt, score, maxScore }: Pick<HistoryRow, 'finishedAt' | 'score' | 'maxScore'>): string {
  if (finishedAt === null) return 'Not finished';
  if (score === null) return 'Not released yet';
  if (!maxScore) return 'No points';
  return pointsOf({ score, maxScore });
}

function NoAttempts({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState title="No attempts match these filters." action={<Button onClick={onAll}>Show all</Button>}>
        Try other dates, or all skills.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No results yet"
      action={
        <>
          <ButtonLink href="/grammar-cram">Check your grammar</ButtonLink>
          <ButtonLink href="/flash-cards" variant="secondary">
            Test yourself with cards
          </ButtonLink>
          <ButtonLink href="/spelling-quest" variant="secondary">
            Spell some words
          </ButtonLink>
        </>
      }
    >
      Every answer that an app marks is saved here.
    </EmptyState>
  );
}
