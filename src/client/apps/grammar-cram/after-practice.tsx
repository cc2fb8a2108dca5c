import type { AttemptOutput } from '#shared/api/attempts';
import { exercisedPoint } from '#shared/grammar/point-of';
import { weakPoints } from '#shared/grammar/progress';
import { WeakList } from './weak-list';

/** What an attempt showed: the points to look at again. */
export function AfterPractice({ attempt }: { attempt: AttemptOutput }) {
  const weak = weakPoints(
    attempt.items.flatMap(({ item, grade }) => {
      const point = exercisedPoint(item);
      return point && grade ? [{ point: point.id, score: grade.score, mistake: grade.mistake }] : [];
    }),
  );
  if (weak.length === 0) return null;
  return (
    <section aria-labelledby="look-again" className="grid gap-3">
      <h3 id="look-again" className="text-lg font-bold">
        Points to look at again
      </h3>
      <WeakList weak={weak} />
    </section>
  );
}
