import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ChooseVersion, type VersionFacts } from '#client/library/autosave/choose-version';
import { statusTexts } from '#client/library/autosave/status-texts';
import { OpenResource } from '#client/library/open-resource';
import { useResourceAutosave } from '#client/library/use-resource-autosave';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import type { ResourceOf } from '#shared/api/library';
import { type Plan, plan as planSchema } from './local-plan';
import { PlanScreen } from './plan-screen';
import { seriesPath } from './series/series-path';

const ShareDialog = lazy(() => import('#client/library/share-dialog').then((m) => ({ default: m.ShareDialog })));

const home = { href: '/lesson-planner', label: 'Make a new plan' };

/** A plan of the account, by its id. */
export function SavedPlan({ id }: { id: string }) {
  return (
    <OpenResource kind="lesson" id={id} noun="lesson plan" home={home}>
      {(lesson) => <OpenPlan lesson={lesson} />}
    </OpenResource>
  );
}

function factsOf({ title, data: { about, stages } }: Plan): VersionFacts {
  return {
    title,
    size: `${about.minutes} minutes`,
    parts: stages.map((stage) => ({ id: stage.id, text: `${stage.title}, ${stage.minutes} min`, value: stage })),
  };
}

function OpenPlan({ lesson }: { lesson: ResourceOf<'lesson'> }) {
  const { id } = lesson;
  const [isSharing, setSharing] = useState(false);
  const { value, change, status, choice, choose, differences } = useResourceAutosave<'lesson', Plan>({
    resource: lesson,
    schema: planSchema,
    toDraft: ({ title, data }) => ({ title, data }),
    toSaved: ({ title, data }) => ({ title, level: data.about.level, data }),
  });
  if (choice)
    return <ChooseVersion noun="plan" choice={choice} factsOf={factsOf} differences={differences} onChoose={choose} />;
  return (
    <>
      <PlanScreen
        id={id}
        plan={value}
        onChange={change}
        status={
          <>
            {value.data.series?.lessons.includes(id) && (
              <ButtonLink variant="quiet" href={seriesPath(id)}>
                Lesson {value.data.series.lessons.indexOf(id) + 1} of {value.data.series.lessons.length}: the series
              </ButtonLink>
            )}
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
        {isSharing && <ShareDialog isRead resourceId={id} title={value.title} onClose={() => setSharing(false)} />}
      </Suspense>
    </>
  );
}
