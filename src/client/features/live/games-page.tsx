import { Radio } from 'lucide-react';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { usePaging } from '#client/lib/use-paging';
import { Card } from '#client/ui/card';
import { EmptyState } from '#client/ui/empty-state';
import { Page } from '#client/ui/page';
import { Pager, rangeText } from '#client/ui/pager';
import { SkeletonText } from '#client/ui/skeleton';
import { GameRow } from './game-row';

const pageSize = 50;

/** The live games that one leads: what is going on first, and the reports of the others. */
export function GamesPage() {
  const { page, cursor, goOn, back } = usePaging('live');
  const query = trpc.live.list.useQuery({ limit: pageSize, cursor }, { staleTime: 0 });
  const { items = [], nextCursor } = query.data ?? {};
  const running = items.filter(({ phase }) => phase !== 'ended');
  const ended = items.filter(({ phase }) => phase === 'ended');
  return (
    <Page title="Live games" lead="Play with your class at one time: on phones, or with paper cards.">
      {query.isPending && <SkeletonText lines={6} />}
      {query.isError && <LoadFailed what="Your live games" query={query} />}
      {query.data && items.length === 0 && (
        <EmptyState picture={<Radio className="mx-auto size-10" />} title="You have no live game yet">
          Open a quiz, a list of words or a grammar point, and press Play live.
        </EmptyState>
      )}
      <div className="grid gap-8">
        {running.length > 0 && (
          <section aria-labelledby="running" className="grid gap-3">
            <h2 id="running" className="text-xl">
              Going on
            </h2>
            <ul className="grid gap-3">
              {running.map((game) => (
                <GameRow key={game.id} game={game} />
              ))}
            </ul>
          </section>
        )}
        {ended.length > 0 && (
          <section aria-labelledby="ended" className="grid gap-3">
            <h2 id="ended" tabIndex={-1} className="text-xl outline-none">
              Ended
            </h2>
            <ul className="grid gap-3">
              {ended.map((game) => (
                <GameRow key={game.id} game={game} />
              ))}
            </ul>
          </section>
        )}
        {(page > 0 || nextCursor) && (
          <Card flush>
            <Pager
              status={rangeText(page, pageSize, items.length)}
              pending={query.isFetching}
              onBack={page > 0 ? back : undefined}
              onNext={nextCursor ? () => goOn(nextCursor) : undefined}
            />
          </Card>
        )}
      </div>
    </Page>
  );
}
