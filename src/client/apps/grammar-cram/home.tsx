import { ClipboardList, Play } from 'lucide-react';
import { useState } from 'react';
import type { AttemptStart } from '#client/attempts/use-attempt';
import { KeptHeight } from '#client/lib/kept-height';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SegmentedControl } from '#client/ui/segmented-control';
import { Skeleton } from '#client/ui/skeleton';
import { levels } from '#shared/core/level';
import { questionsPerPart } from '#shared/grammar/plan';
import { points } from '#shared/grammar/points';
import { PlanCard } from './plan-card';
import { PointList } from './point-list';
import type { Progress } from './use-progress';
import { WeakList } from './weak-list';

interface HomeProps {
  progress: Progress;
  onStart: (start: AttemptStart) => void;
}

/** Something to play at once, the way to one's weak points, and all points. */
export function Home({ progress, onStart }: HomeProps) {
  const { mastery, isLoading, isFailed, retry } = progress;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {isFailed && (
        <Banner
          tone="warn"
          title="What you know already could not be loaded."
          action={<Button onClick={retry}>Try again</Button>}
        >
          You can practise all the same.
        </Banner>
      )}
      <KeptHeight name="grammar-home" isLoading={isLoading}>
        {isLoading ? (
          <div className="grid gap-4 lg:grid-cols-2">
            <Skeleton className="h-60" />
            <Skeleton className="h-60" />
          </div>
        ) : (
          <ToBegin progress={progress} onStart={onStart} />
        )}
      </KeptHeight>
      <PointList mastery={mastery} />
    </div>
  );
}

/** What to begin with: where a check was made, its plan first. */
function ToBegin({ progress: { plan, check }, onStart }: HomeProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {plan && <PlanCard plan={plan} onStart={onStart} />}
        <MixedPractice isMain={!plan} onStart={onStart} />
        <Card as="section" aria-labelledby="check" className="grid content-start gap-4">
          <h2 id="check" className="text-lg font-bold">
            Find my weak points
          </h2>
          <p>Fifteen questions on fifteen grammar points, easy to hard. The result is a plan of five minutes a day.</p>
          <div>
            <Button
              variant="secondary"
              icon={<ClipboardList />}
              onClick={() => onStart({ activity: { kind: 'diagnostic' }, mode: 'test' })}
            >
              {check ? 'Check again' : 'Start the check'}
            </Button>
          </div>
        </Card>
      </div>
      {check && check.weak.length > 0 && (
        <section aria-labelledby="weak" className="grid gap-3">
          <h2 id="weak" className="text-lg font-bold">
            Weak points of your last check
          </h2>
          <WeakList weak={check.weak} />
        </section>
      )}
    </div>
  );
}

function MixedPractice({ isMain, onStart }: { isMain: boolean; onStart: HomeProps['onStart'] }) {
  const [level, setLevel] = useState<(typeof levels)[number]>('A2');
  const pointIds = points.filter((point) => point.level === level).map(({ id }) => id);
  return (
    <Card as="section" aria-labelledby="mixed" className="grid content-start gap-4">
      <h2 id="mixed" className="text-lg font-bold">
        Five-minute mix
      </h2>
      <p>Ten questions from {pointIds.length} points, in six kinds of exercise.</p>
      <SegmentedControl
        label="Level"
        value={level}
        onChange={setLevel}
        options={levels.map((value) => ({ value, label: value }))}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant={isMain ? 'primary' : 'secondary'}
          icon={<Play />}
          onClick={() =>
            onStart({ activity: { kind: 'grammar', points: pointIds, count: questionsPerPart }, mode: 'practice' })
          }
        >
          Start
        </Button>
        <Button
          variant="secondary"
          onClick={() => onStart({ activity: { kind: 'cram', points: pointIds }, mode: 'practice' })}
        >
          Cram session
        </Button>
      </div>
    </Card>
  );
}
