import { ArrowLeft, FileChartColumn } from 'lucide-react';
import { useParams } from 'wouter';
import { statusOf } from '#client/lib/failure-text';
import { LoadFailed } from '#client/lib/load-failed';
import { ButtonLink } from '#client/ui/button-link';
import { Page } from '#client/ui/page';
import { Skeleton, SkeletonText } from '#client/ui/skeleton';
import { HostDesk } from './host-desk';
import { NoSuchGame } from './no-such-game';
import { useHostGame } from './use-host-game';

/** A live game for who leads it: what the class sees, what leads it on, and who is there. */
export function HostPage() {
  const { id = '' } = useParams();
  const game = useHostGame(id);
  const { query } = game;
  const isGone = [400, 403, 404].includes(statusOf(query.error));
  const live = isGone ? undefined : query.data;
  return (
    <Page
      width="wide"
      title={live?.game.title ?? 'Live game'}
      actions={
        <>
          <ButtonLink href="/live" variant="secondary" icon={<ArrowLeft />}>
            Live games
          </ButtonLink>
          {live && !['lobby', 'ended'].includes(live.game.phase) && (
            <ButtonLink href={`/live/${id}/report`} variant="secondary" icon={<FileChartColumn />}>
              Report
            </ButtonLink>
          )}
        </>
      }
    >
      {live ? (
        <HostDesk {...game} live={live} />
      ) : isGone ? (
        <NoSuchGame />
      ) : query.isError ? (
        <LoadFailed what="This game" query={query} />
      ) : (
        <div role="status" className="grid gap-6">
          <span className="sr-only">Loading the game…</span>
          <Skeleton className="aspect-video max-h-[60vh]" />
          <SkeletonText lines={4} />
        </div>
      )}
    </Page>
  );
}
