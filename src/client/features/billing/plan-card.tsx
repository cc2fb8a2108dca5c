import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#client/ui/badge';
import { Card } from '#client/ui/card';
import type { Plan } from '#shared/core/plans';

interface PlanCardProps {
  plan: Plan;
  current: boolean;
  action: ReactNode;
}

export function PlanCard({ plan, current, action }: PlanCardProps) {
  return (
    <Card as="li" current={current} className="flex flex-col gap-6 sm:p-8">
      <div>
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
          <h2 className="font-display text-xl">{plan.name}</h2>
          {current ? (
            <Badge tone="good">Current plan</Badge>
          ) : (
            plan.highlight && <Badge tone="accent">Recommended</Badge>
          )}
        </div>
        <p className="mt-1 text-muted">{plan.tagline}</p>
      </div>
      <p className="flex items-baseline gap-2">
        <span className="font-display text-3xl font-bold tabular-nums">${plan.price}</span>
        <span className="text-muted">per {plan.interval}</span>
      </p>
      <ul className="grid gap-2.5 sm:max-lg:grid-cols-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">{action}</div>
    </Card>
  );
}
