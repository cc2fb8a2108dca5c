import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ResourceOf } from '../../../shared/schemas/library';
import { ChooseVersion, type VersionFacts } from '../../app-kit/autosave/choose-version';
import { statusTexts } from '../../app-kit/autosave/status-texts';
import { useAutosave } from '../../app-kit/autosave/use-autosave';
import { ofKind } from '../../app-kit/library/of-kind';
import { failureText } from '../../lib/failure-text';
import { trpc } from '../../lib/trpc';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { SkeletonText } from '../../ui/skeleton';
import { type Plan, plan as planSchema } from './local-plan';
import { PlanScreen } from './plan-screen';

const ShareDialog = lazy(() => import('../../app-kit/share-dialog').then((m) => ({ default: m.ShareDialog })));

type Lesson = ResourceOf<'lesson'>;

/** A plan of the account, by its id. */
export function SavedPlan({ id }: { id: string }) {
  // Changes begin from what the server has now.
  const query = trpc.library.get.useQuery(
    { id },
    { gcTime: 0, staleTime: 0, refetchOnMount: 'always', retry: false, meta: { showsOwnErrors: true } },
  );
  const loaded = query.data && ofKind(query.data, 'lesson');
  const [opened, setOpened] = useState<Lesson>();
  if (!opened && loaded && !query.isFetching) setOpened(loaded);
  if (opened) return <OpenPlan lesson={opened} />;
  if (!query.isError && !query.data) {
    return (
      <Card>
        <SkeletonText lines={8} />
      </Card>
    );
  }
  return (
    <Banner
      tone="warn"
      title={
        query.isError
          ? failureText(query.error, {
              fallback: 'This plan could not be loaded.',
              network: 'This plan could not be loaded. Please check your connection.',
            })
          : 'This is no lesson plan.'
      }
      action={
        <>
          {query.isError && <Button onClick={() => void query.refetch()}>Try again</Button>}
          <ButtonLink variant="secondary" href="/lesson-planner">
            Make a new plan
          </ButtonLink>
        </>
      }
    />
  );
}

const toPlan = ({ title, data, version }: Lesson) => ({ value: { title, data }, version });

function factsOf({ title, data: { about, stages } }: Plan): VersionFacts {
  return {
    title,
    size: `${about.minutes} minutes`,
    parts: stages.map((stage) => ({ id: stage.id, text: `${stage.title}, ${stage.minutes} min`, value: stage })),
  };
}

function OpenPlan({ lesson }: { lesson: Lesson }) {
  const { id } = lesson;
  const utils = trpc.useUtils();
  const update = trpc.library.update.useMutation({ meta: { showsOwnErrors: true } });
  const [isSharing, setSharing] = useState(false);
  const { value, change, status, choice, choose } = useAutosave<Plan>({
    id: `lesson:${id}`,
    schema: planSchema,
    server: toPlan(lesson),
    async save({ title, data }, version) {
      const saved = await update.mutateAsync({ id, version, kind: 'lesson', title, level: data.about.level, data });
      utils.library.get.setData({ id }, saved);
      void utils.library.list.invalidate();
      return saved.version;
    },
    async load() {
      const theirs = ofKind(await utils.client.library.get.query({ id }), 'lesson');
      return toPlan(theirs ?? lesson);
    },
  });
  if (choice) return <ChooseVersion noun="plan" choice={choice} factsOf={factsOf} onChoose={choose} />;
  return (
    <>
      <PlanScreen
        id={id}
        plan={value}
        onChange={change}
        status={
          <>
            <Button variant="secondary" icon={<Share2 />} onClick={() => setSharing(true)}>
              Share
            </Button>
            <p role="status" className="text-muted">
              {statusTexts[status]}
            </p>
          </>
        }
      />
      <Suspense fallback={null}>
        {isSharing && <ShareDialog resourceId={id} title={value.title} onClose={() => setSharing(false)} />}
      </Suspense>
    </>
  );
}
