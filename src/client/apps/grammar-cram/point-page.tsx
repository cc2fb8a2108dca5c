import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AttemptStart } from '#client/attempts/use-attempt';
import { Badge } from '#client/ui/badge';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import type { GrammarPoint } from '#shared/grammar/points';
import { MasteryText } from './mastery-text';
import { PracticeForm } from './practice-form';
import { RuleCard } from './rule-card';
import type { Progress } from './use-progress';

interface PointPageProps extends Pick<Progress, 'mastery'> {
  point: GrammarPoint;
  onStart: (start: AttemptStart) => void;
}

/** One point: practise it, or read its rule first. */
export function PointPage({ point, mastery, onStart }: PointPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the point
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, [point.id]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid justify-items-start gap-2">
        <ButtonLink href="/grammar-cram" variant="quiet" icon={<ArrowLeft />} className="-ml-3">
          All points
        </ButtonLink>
        <h2 ref={heading} tabIndex={-1} className="flex flex-wrap items-center gap-3 text-xl font-bold outline-none">
          {point.name} <Badge>{point.level}</Badge>
        </h2>
        <MasteryText known={mastery.get(point.id)} />
      </div>
      <RuleCard point={point} />
      <Card as="section" aria-labelledby="practise-point">
        <h3 id="practise-point" className="mb-3 text-lg font-bold">
          Practise this grammar point
        </h3>
        <PracticeForm points={[point.id]} onStart={onStart} />
      </Card>
    </div>
  );
}
