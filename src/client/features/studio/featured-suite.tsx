import { Check } from 'lucide-react';
import { useId } from 'react';
import { AppMark, appHue } from '#client/ui/app-mark';
import { Card } from '#client/ui/card';
import { cx } from '#client/ui/cx';
import type { Work } from './catalogue';
import { SampleItem } from './sample-item';
import { PriceBadge, WorkActions, WorkFacts } from './work-card';

const points = [
  'Placement in week one, as a level with its range: an estimate, not a certificate.',
  'Progress tests by level and unit, with time, attempts and extra time per student.',
  'Exam-style practice, with every answer explained once the test is over.',
  'On screen or on paper, answer sheet and key included.',
];

/** The portfolio's main piece. */
export function FeaturedSuite({ work }: { work: Work }) {
  const nameId = useId();
  return (
    <Card as="article" flush className={cx('grid grid-cols-1 overflow-hidden lg:grid-cols-[6fr_5fr]', appHue(work.id))}>
      <div className="flex flex-col gap-5 p-5 sm:p-8">
        <div className="flex flex-wrap items-center gap-4">
          <AppMark app={work.id} size="lg" />
          <div>
            <p className="text-sm text-muted">The ESL testing suite</p>
            <h3 id={nameId} className="font-display text-xl">
              {work.name}
            </h3>
          </div>
        </div>
        <p className="text-lg">{work.description}</p>
        <p className="text-muted">What it does:</p>
        <ul className="-mt-2 grid gap-2">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-hue" />
              {point}
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <PriceBadge cost={work.tokenCost} />
            <WorkFacts work={work} />
          </div>
          <WorkActions work={work} describedBy={nameId} />
        </div>
      </div>
      <SampleItem />
    </Card>
  );
}
