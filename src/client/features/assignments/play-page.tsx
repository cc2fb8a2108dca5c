import { ArrowLeft, Play } from 'lucide-react';
import { useParams } from 'wouter';
import { rulesInWords } from '#client/attempts/rules-in-words';
import { SetAttempt, useSetAttempt } from '#client/attempts/set-attempt';
import { useUser } from '#client/lib/auth';
import { LoadFailed } from '#client/lib/load-failed';
import { pointsOf } from '#client/lib/points-text';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import type { OwnAssignment } from '#shared/api/assignments';
import { type AppId, apps } from '#shared/core/apps';
import { mayTeach } from '#shared/core/roles';
import { dueText } from './due-text';
import { ToRevise } from './to-revise';

/** What a class gave a student: read, then played by its rules. */
export function PlayPage() {
  const { id = '' } = useParams();
  const { work, query } = useGivenWork(id);
  if (work) return <OpenWork key={id} work={work} />;
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

type Work = Omit<OwnAssignment, 'createdAt' | 'classId' | 'dueAt' | 'isLate'> &
  Partial<Pick<OwnAssignment, 'dueAt' | 'isLate'>>;

/** For who tries it, and is in no report. */
const untouched = {
  state: 'not-started',
  attemptsLeft: null,
  attemptId: null,
  toRevise: null,
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
  if (!mayBeTaught) return { work: own satisfies Work | undefined, query: mine };
  return { work: taught.data && ({ ...taught.data, ...untouched } satisfies Work), query: taught };
}

/** What is given names an app; which one, the server decides when it begins. */
const unknownApp: AppId = 'classroom-quiz-maker';

function OpenWork({ work }: { work: Work }) {
  const { id, title, appId, className, note, rules, state, attemptsLeft, attemptId, toRevise, score, maxScore } = work;
  const app = apps.find((one) => one.id === appId);
  const set = useSetAttempt(app?.id ?? unknownApp, `assignment:${id}`);
  const start = () => {
    set.leave();
    void set.begin({ activity: { kind: 'assigned', assignment: id }, mode: 'practice' }, rules);
  };
  const revise = (revisionId: string) => {
    set.leave();
    void set.test.open(revisionId);
  };
  if (set.isOn) {
    return (
      <Page title={set.isPlaying ? undefined : title}>
        {set.isPlaying && (
          <>
            <h1 className="text-lg font-bold wrap-anywhere">{title}</h1>
            <Button variant="quiet" icon={<ArrowLeft />} onClick={set.leave} className="my-2 -ml-3">
              Go on later
            </Button>
          </>
        )}
        <SetAttempt set={set} onAgain={attemptsLeft === 0 ? undefined : start} />
      </Page>
    );
  }
  const isUsedUp = attemptsLeft === 0 && state !== 'playing';
  return (
    <Page title={title} lead={[className, app?.name, dueText(work)].filter(Boolean).join(' · ')} className="grid gap-6">
      {note && <p className="max-w-measure whitespace-pre-line text-lg wrap-anywhere">{note}</p>}
      {toRevise && <ToRevise attemptId={toRevise} onBegun={revise} />}
      {state === 'to-mark' && <Banner title="Handed in.">Your teacher marks it, and you see it here.</Banner>}
      {state === 'done' && attemptId && (
        <Banner
          tone="good"
          title={score === null || maxScore === null ? 'Done.' : `Done: ${pointsOf({ score, maxScore })}.`}
          action={
            <ButtonLink size="sm" variant="secondary" href={`/test-history?attempt=${attemptId}`}>
              Look at it
            </ButtonLink>
          }
        />
      )}
      <ul className="list-disc pl-5">
        {rulesInWords(rules).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isUsedUp ? (
        <p className="text-muted">You have taken it as often as you can.</p>
      ) : (
        <div>
          <Button variant={toRevise ? 'secondary' : 'primary'} size="lg" icon={<Play />} onClick={start}>
            {state === 'playing' ? 'Go on' : attemptId ? 'Play again' : 'Start'}
          </Button>
        </div>
      )}
    </Page>
  );
}
