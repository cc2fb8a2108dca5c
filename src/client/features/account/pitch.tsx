import { Check } from 'lucide-react';
import { Illustration } from '#client/ui/illustration';
import { apps } from '#shared/core/apps';
import { planOf } from '#shared/core/plans';

const starter = planOf('free');
const free = apps.filter((app) => app.tokenCost === 0);

const points = [
  `${apps.length} apps for class: games, lesson plans, quizzes and tests. ${free.length} of them never cost a token.`,
  `${starter.limits.aiRequests} tokens every month on the ${starter.name} plan, which costs nothing.`,
  'Students can use your tokens while you are not using them.',
];

/** Beside the sign-in form: what this is, in three things that are true. */
export function Pitch() {
  return (
    <aside className="self-start overflow-hidden rounded-card edge-card bg-surface">
      <div className="hidden border-b border-line px-10 pt-10 squared-paper sm:block">
        <Illustration scene="classroom" className="mx-auto max-w-md" />
      </div>
      <div className="p-card sm:p-8">
        <h2 className="font-display text-xl">Your classroom tools, in one place</h2>
        <ul className="mt-4 grid max-w-measure gap-3">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
