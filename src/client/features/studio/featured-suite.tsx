import { Check } from 'lucide-react';
import { useId } from 'react';
import { AppMark, appHue } from '../../ui/app-mark';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { cx } from '../../ui/cx';
import type { Work } from './catalogue';
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
        <p className="text-muted">{work.notBuiltYet ? 'On the bench now. What it will do:' : 'What it does:'}</p>
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

const options = [
  { letter: 'A', text: 'lives' },
  { letter: 'B', text: 'has lived', isKey: true },
  { letter: 'C', text: 'is living' },
];

/** One question as it would lie on a student's desk. */
function SampleItem() {
  return (
    <figure className="grid grid-cols-1 place-items-center border-t border-line p-5 tinted sm:p-10 lg:border-t-0 lg:border-l">
      <div className="w-full max-w-sm rounded-card edge-card bg-surface p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Badge>Grammar · B1</Badge>
          <span className="text-sm text-muted">Sample question</span>
        </div>
        <p className="mt-5 text-lg">
          She <span className="inline-block w-14 border-b-2 border-ink" aria-hidden="true" />
          <span className="sr-only">(gap)</span> in Leeds since 2019.
        </p>
        <ul className="mt-4 grid gap-2">
          {options.map(({ letter, text, isKey }) => (
            <li
              key={letter}
              className={cx(
                'flex min-h-11 flex-wrap items-center gap-x-3 rounded-control edge-control px-3',
                isKey && 'border-tone tone-good tinted',
              )}
            >
              <span className="font-bold">{letter}</span>
              {text}
              {isKey && (
                <span className="ml-auto inline-flex items-center gap-1.5 text-sm font-bold text-good">
                  <Check aria-hidden="true" className="size-4 stroke-3" />
                  Right
                </span>
              )}
            </li>
          ))}
        </ul>
        <figcaption className="mt-4 text-sm text-muted">
          ‘Since 2019’ means that it began then and is still true: present perfect.
        </figcaption>
      </div>
    </figure>
  );
}
