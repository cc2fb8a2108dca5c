import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { MadeBy } from '#client/generate/made-by';
import { useGenerate } from '#client/generate/use-generate';
import { planPath } from '#client/lessons/plan-path';
import { forgetTeaching } from '#client/lessons/use-teaching';
import { useAuth } from '#client/lib/auth';
import { trpc } from '#client/lib/trpc';
import { useTotalTokens } from '#client/lib/use-balance';
import { AppFrame } from '#client/present/app-frame';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import type { GenerateOutput } from '#shared/api/generate';
import { findApp } from '#shared/core/apps';
import { count } from '#shared/core/count';
import { localId, type Plan, useLocalPlan, usePreviousPlan } from './local-plan';
import { MyPlans } from './my-plans';
import { leftForm, openPlan } from './open-plan-request';
import { PlanForm } from './plan-form';
import { firstPlanRequest, type PlanRequest, planRequestOf, requestIn, toPlanInput } from './plan-request';
import { PlanScreen } from './plan-screen';
import { SavedPlan } from './saved-plan';
import { seriesPath } from './series/series-path';
import { useAskedStarter } from './use-asked-starter';

const SeriesScreen = lazy(() => import('./series/series-screen'));

const price = findApp('lesson-planner')?.tokenCost ?? 0;

/** A lesson plan to the minute, with its materials: made, changed, printed and taught. */
export default function LessonPlannerScreen() {
  const search = new URLSearchParams(useSearch());
  const id = search.get('plan');
  const seriesId = search.get('series');
  const isSeries = seriesId !== null;
  const { isAuthenticated } = useAuth();
  const other = otherThan({ id, seriesId });
  return (
    <AppFrame
      app="lesson-planner"
      title="Lesson Planner"
      tagline="A plan to the minute, with its materials."
      presents={false}
      actions={
        <ButtonLink variant="quiet" href={other.href}>
          {other.label}
        </ButtonLink>
      }
    >
      {() =>
        isSeries ? (
          <Suspense fallback={<SkeletonText lines={12} />}>
            <SeriesScreen id={seriesId} />
          </Suspense>
        ) : id && isAuthenticated ? (
          <SavedPlan key={id} id={id} />
        ) : (
          <>
            {id && (
              <Banner
                title="This plan is in an account."
                className="mb-5"
                action={<ButtonLink href="/login">Sign in</ButtonLink>}
              >
                Sign in to open it, or make a new one here.
              </Banner>
            )}
            <Planner />
          </>
        )
      }
    </AppFrame>
  );
}

/** What else can be made from here. */
function otherThan({ id, seriesId }: { id: string | null; seriesId: string | null }) {
  if (seriesId === '') return { href: '/lesson-planner', label: 'One lesson' };
  if (seriesId) return { href: seriesPath(), label: 'New series' };
  return id ? { href: '/lesson-planner', label: 'New plan' } : { href: seriesPath(), label: 'A series of lessons' };
}

function Planner() {
  const { isAuthenticated, user, refreshProfile } = useAuth();
  const userId = user?.id ?? null;
  const tokens = useTotalTokens();
  const local = useLocalPlan();
  const [, navigate] = useLocation();
  const asked = requestIn(useSearch());
  const [wish, setWish] = useState<PlanRequest>(
    () =>
      asked ??
      leftForm.read(userId) ??
      openPlan.open(userId) ??
      (local.value ? planRequestOf(local.value.data.about) : firstPlanRequest),
  );
  const [origin, setOrigin] = useState<Pick<GenerateOutput, 'by' | 'fellBack'>>();
  /** Another plan is edited from its beginning. */
  const [turn, setTurn] = useState(0);
  const previous = usePreviousPlan();
  const heading = useRef<HTMLHeadingElement>(null);
  const generate = useGenerate('lesson-planner');
  const keep = useKeep();
  const example = useQuery({
    queryKey: ['example-plan'],
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !local.value,
    queryFn: () => import('./example-plan').then((m) => m.examplePlan()),
  });

  // A new plan takes its time, and meanwhile this one may be changed.
  const present = useRef(local.value);
  present.current = local.value;

  function change(next: PlanRequest) {
    setWish(next);
    leftForm.keep(userId, next);
  }

  /** Another plan is worked on from now on; the one before can be brought back. */
  function put(plan: Plan) {
    forgetTeaching(localId);
    setTurn((before) => before + 1);
    if (present.current) previous.change(present.current);
    local.change(plan);
  }

  // What was asked for is in the form: a reload is about what the form holds by then.
  useEffect(() => {
    if (asked) navigate('/lesson-planner', { replace: true });
  }, [asked, navigate]);

  const starter = useAskedStarter((plan) => {
    // A user who comes back to it finds it as they left it.
    if (present.current?.starter !== plan.starter) put(plan);
    setOrigin(undefined);
    change(planRequestOf(plan.data.about));
    heading.current?.focus();
  });

  async function make() {
    const idempotencyKey = openPlan.keyFor(userId, wish);
    const answer = await generate.run({ ask: toPlanInput(wish), idempotencyKey }).catch(() => undefined);
    if (answer?.output.task !== 'lesson-plan') return;
    const { title, data } = answer.output;
    const plan = { title, data };
    const [mine, earlier] = [present.current, previous.value];
    setOrigin(answer);
    // Kept here first: whatever happens to the connection, what was paid for is there.
    put(plan);
    openPlan.forget();
    leftForm.forget();
    if (answer.paid) {
      notify.success(`${count(answer.paid.charged, 'token was', 'tokens were')} used.`);
      await refreshProfile();
    }
    if (!isAuthenticated) return;
    const asBefore = () => {
      local.change(mine);
      previous.change(earlier);
    };
    await keep.save(plan, asBefore).catch(() => undefined);
  }

  // What was asked for is what is looked at next; on a phone it stands far below the form.
  useEffect(() => {
    if (origin) heading.current?.focus();
  }, [origin]);

  const shownPlan = local.value ?? example.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Card>
          <PlanForm
            wish={wish}
            onChange={change}
            onMake={() => void make()}
            onStop={generate.cancel}
            isMaking={generate.isPending}
            price={price}
            tokens={isAuthenticated ? tokens : undefined}
          />
        </Card>
        {isAuthenticated && <MyPlans />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isAuthenticated && local.value && !generate.isPending && (
          <Banner
            title="This plan is only on this device."
            action={
              <>
                <Button
                  pending={keep.isSaving}
                  onClick={() => void keep.save(local.value, () => local.change(undefined)).catch(() => undefined)}
                >
                  Keep as mine
                </Button>
                <Button variant="quiet" onClick={() => local.change(undefined)}>
                  Forget
                </Button>
              </>
            }
          >
            Keep it, and it is in your account.
          </Banner>
        )}
        {starter.isError && (
          <Banner
            tone="warn"
            title="The starter lesson could not be loaded."
            action={<Button onClick={starter.again}>Try again</Button>}
          >
            Please check your connection.
          </Banner>
        )}
        {previous.value && (
          <Banner
            title={`Your plan before this one: ${previous.value.title}`}
            action={
              <Button variant="secondary" onClick={() => previous.value && put(previous.value)}>
                Bring it back
              </Button>
            }
            onDismiss={() => previous.change(undefined)}
          />
        )}
        {!local.isKept && (
          <Banner tone="warn" title="This browser does not save anything.">
            Print or export the plan before you leave.
          </Banner>
        )}
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
            {local.value ? 'Your plan' : 'An example'}
          </h2>
          {!local.value && <p className="text-muted">Change it, print it or teach it, or make your own.</p>}
        </div>
        {origin && local.value && (
          <div>
            <MadeBy by={origin.by} fellBack={origin.fellBack} />
          </div>
        )}
        {shownPlan ? (
          <PlanScreen
            key={turn}
            id={localId}
            plan={shownPlan}
            onChange={local.change}
            status={
              local.value &&
              !isAuthenticated && (
                <p role="status" className="text-muted">
                  {local.isKept && 'Saved in this browser'}
                </p>
              )
            }
          />
        ) : example.isError ? (
          <Banner
            tone="warn"
            title="The example could not be loaded."
            action={<Button onClick={() => void example.refetch()}>Try again</Button>}
          >
            Please check your connection.
          </Banner>
        ) : (
          <Card>
            <SkeletonText lines={10} />
          </Card>
        )}
      </div>
    </div>
  );
}

function useKeep() {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const create = trpc.library.create.useMutation();
  const makeMine = trpc.library.makeMine.useMutation();
  return {
    isSaving: create.isPending || makeMine.isPending,
    /** Puts the plan into the account. It is there before anything is forgotten here. */
    async save(plan: Plan | undefined, onSaved: () => void) {
      if (!plan) return;
      const { title, data, starter } = plan;
      const saved = starter
        ? await makeMine.mutateAsync({ from: { starter, changed: { title, data } } })
        : await create.mutateAsync({ kind: 'lesson', title, level: data.about.level, data });
      onSaved();
      void utils.library.list.invalidate();
      navigate(planPath(saved.id));
    },
  };
}
