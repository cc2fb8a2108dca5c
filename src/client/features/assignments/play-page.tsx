import { useParams } from 'wouter';
import { PortalAttempts } from '#client/attempts/portal-attempts';
import { useUser } from '#client/lib/auth';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { useSpeech } from '#client/speech/speech';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import type { OwnAssignment } from '#shared/api/assignments';
import { apps } from '#shared/core/apps';
import { mayTeach } from '#shared/core/roles';
import { OpenProject } from './books/open-project';
import { OpenWork } from './open-work';
import { ToRevise } from './to-revise';
import type { Work } from './work-intro';

/** What a class gave a student: read, then played by its rules. */
export function PlayPage() {
  const { id = '' } = useParams();
  const { work, query, isTaught } = useGivenWork(id);
  const { canSpeak } = useSpeech();
  if (work && work.goalWords !== null) {
    return <OpenProject key={id} work={{ ...work, goalWords: work.goalWords }} isTaught={isTaught} />;
  }
  if (work) {
    return (
      <PortalAttempts>
        <OpenWork
          key={id}
          work={work}
          appName={apps.find((app) => app.id === work.appId)?.name}
          // What cannot be heard on this device is not asked where it may be left out.
          activity={{ kind: 'assigned', assignment: id, ...(!canSpeak && { withoutListening: true }) }}
          place={`assignment:${id}`}
          over={work.attemptsLeft === 0 ? 'You have used all your attempts.' : undefined}
          look={
            <ButtonLink size="sm" variant="secondary" href={`/test-history?attempt=${work.attemptId}`}>
              Look at it
            </ButtonLink>
          }
          revise={(open) => work.toRevise && <ToRevise attemptId={work.toRevise} onBegun={open} />}
        />
      </PortalAttempts>
    );
  }
  return (
    <Page title="Given work">
      {query.isError && query.error?.data?.code !== 'NOT_FOUND' ? (
        <LoadFailed what="This work" query={query} />
      ) : query.isPending ? (
        <SkeletonText lines={5} />
      ) : (
        <EmptyState title="There is no such work" action={<ButtonLink href="/">To what is to do</ButtonLink>}>
          Your teacher may have taken it back.
        </EmptyState>
      )}
    </Page>
  );
}

type OwnWork = Work & Pick<OwnAssignment, 'attemptsLeft' | 'goalWords' | 'book' | 'className'>;

/** For who tries it, and is in no report. */
const untouched = {
  state: 'not-started',
  attemptsLeft: null,
  attemptId: null,
  toRevise: null,
  book: null,
  score: null,
  maxScore: null,
} as const;

/** What the user was given; or, for its teacher, what a student would see of it. */
function useGivenWork(id: string) {
  const { role } = useUser();
  const mine = trpc.assignments.mine.useQuery();
  const own = mine.data?.items.find((one) => one.id === id);
  const mayBeTaught = mine.data !== undefined && !own && mayTeach(role);
  const taught = trpc.assignments.get.useQuery({ id }, { enabled: mayBeTaught, retry: false });
  if (!mayBeTaught) return { work: own satisfies OwnWork | undefined, query: mine, isTaught: false };
  return { work: taught.data && ({ ...taught.data, ...untouched } satisfies OwnWork), query: taught, isTaught: true };
}
