import { useUser } from '#client/lib/auth';
import { KeptHeight } from '#client/lib/kept-height';
import { trpc } from '#client/lib/trpc';
import { useOwnClaim } from '#client/lib/use-own-claim';
import { mayTeach } from '#shared/core/roles';
import { ClaimCard } from './claim-card';
import { OwnClassesRow } from './own-classes-row';
import { RunningGame } from './running-game';
import { ToDo } from './to-do';

/** So many of the games made last are looked at: older ones ended at night. */
const gamesLookedAt = 10;

/** What fails is not waited for: the others are shown without it. */
const isAwaited = ({ isLoading, failureCount }: { isLoading: boolean; failureCount: number }) =>
  isLoading && failureCount === 0;

/** What classes bring to the first screen: to a student what to do, to a teacher the classes. */
export function FromClasses() {
  const { role } = useUser();
  const enabled = mayTeach(role);
  const games = trpc.live.list.useQuery({ limit: gamesLookedAt }, { enabled });
  const claim = useOwnClaim();
  const given = trpc.assignments.mine.useQuery();
  const classes = trpc.classes.list.useQuery(undefined, { enabled });
  const toMark = trpc.assignments.toMark.useQuery({ limit: 1 }, { enabled });
  const isLoading = [games, claim, given, classes, toMark].some(isAwaited);
  return (
    <KeptHeight name="from-classes" isLoading={isLoading}>
      {!isLoading && (
        <>
          <RunningGame games={games.data?.items ?? []} />
          <ClaimCard until={claim.data?.claimUntil ?? null} />
          <ToDo given={given.data?.items ?? []} />
          <OwnClassesRow classes={classes.data?.items ?? []} waiting={toMark.data?.waiting ?? 0} />
        </>
      )}
    </KeptHeight>
  );
}
