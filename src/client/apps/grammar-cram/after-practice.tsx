import type { AttemptOutput } from '#shared/api/attempts';
import { weakPoints } from '#shared/grammar/progress';
import { WeakList } from './weak-list';

/** What an attempt showed: the points to look at again. An item's id begins with its point. */
export function AfterPractice({ attempt }: { attempt: AttemptOutput }) {
  const weak = weakPoints(
    attempt.items.flatMap(({ item, grade }) =>
      grade ? [{ point: item.id.split('.')[0] ?? '', score: grade.score, mistake: grade.mistake }] : [],
    ),
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
