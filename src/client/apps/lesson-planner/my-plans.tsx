import { Link } from 'wouter';
import { planPath } from '#client/lessons/plan-path';
import { trpc } from '#client/lib/trpc';
import { Card } from '#client/ui/card';

/** The plans of the account that were changed last; all of them are in the lesson library. */
export function MyPlans() {
  const plans = trpc.library.list.useQuery({ kind: 'lesson', limit: 5 });
  if (!plans.data || plans.data.items.length === 0) return null;
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="text-lg font-bold">Your last plans</h2>
      <ul className="grid gap-1">
        {plans.data.items.map(({ id, title }) => (
          <li key={id}>
            <Link href={planPath(id)} className="inline-flex min-h-11 items-center break-words underline">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
