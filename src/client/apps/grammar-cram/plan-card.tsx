import { Play } from 'lucide-react';
import type { AttemptStart } from '#client/attempts/use-attempt';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { questionsPerPart } from '#shared/grammar/plan';
import { pointById } from '#shared/grammar/points';
import type { Plan } from './use-progress';

interface PlanCardProps {
  plan: Plan;
  onStart: (start: AttemptStart) => void;
}

/** Today's five minutes, and the days to come. */
export function PlanCard({ plan: { parts, done, isDoneToday }, onStart }: PlanCardProps) {
  const part = parts[done];
  const title = !part ? 'Your plan is done' : isDoneToday ? 'Today’s part is done' : 'Your five minutes for today';
  return (
    <Card as="section" aria-labelledby="plan" className="grid content-start gap-4">
      <h2 id="plan" className="text-lg font-bold">
        {title}
      </h2>
      {part ? (
        <>
          <p>
            <span className="text-muted">
              {isDoneToday ? 'Next' : 'Day'} {isDoneToday ? 'is day ' : ''}
              {done + 1} of {parts.length}:{' '}
            </span>
            {namesOf(part.points)}
          </p>
          <div>
            <Button
              variant={isDoneToday ? 'secondary' : 'primary'}
              icon={<Play />}
              onClick={() =>
                onStart({
                  activity: { kind: 'grammar', points: part.points, count: questionsPerPart },
                  mode: 'practice',
                })
              }
            >
              {isDoneToday ? 'Practise it today' : 'Start'}
            </Button>
          </div>
          {parts.length > done + 1 && (
            <details>
              <summary className="target cursor-pointer py-2 font-bold">The days after</summary>
              <ol className="mt-2 grid gap-1" start={done + 2}>
                {parts.slice(done + 1).map(({ points }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the days stand in their order
                  <li key={place}>
                    <span className="text-muted">Day {done + 2 + place}: </span>
                    {namesOf(points)}
                  </li>
                ))}
              </ol>
            </details>
          )}
        </>
      ) : (
        <p>Check again to see what is secure now.</p>
      )}
    </Card>
  );
}

const namesOf = (ids: readonly string[]) => ids.flatMap((id) => pointById(id)?.name ?? []).join('; ');
