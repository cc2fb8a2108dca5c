import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { apps } from '../../../shared/apps';
import { type Plan, plans } from '../../../shared/plans';
import type { PlanAnswer } from '../../../shared/schemas/billing';
import { usePlan } from '../../lib/use-plan';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Page } from '../../ui/page';
import { PlanCard } from './plan-card';
import { choiceOf } from './plan-choice';
import { useChangePlan } from './use-change-plan';

const ChangePlanDialog = lazy(() => import('./change-plan-dialog').then((m) => ({ default: m.ChangePlanDialog })));

const costs = apps.map((app) => app.tokenCost);
const freeApps = costs.filter((cost) => cost === 0).length;
const dearest = Math.max(...costs);

export function PricingPage() {
  const current = usePlan();
  const change = useChangePlan();
  const [asked, setAsked] = useState<{ plan: Plan; from: PlanAnswer }>();
  return (
    <Page
      width="wide"
      title="Pricing"
      lead={`A plan brings tokens each month. ${freeApps} of the ${apps.length} apps are free; opening one of the others takes 1 to ${dearest} tokens.`}
    >
      <ul className="grid gap-4 lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            current={plan.id === current?.plan}
            action={
              <PlanAction
                plan={plan}
                current={current?.plan}
                onAsk={() => current && setAsked({ plan, from: current })}
              />
            }
          />
        ))}
      </ul>
      <footer className="mt-10 grid gap-3">
        <p className="max-w-measure text-muted">
          All plans include GDPR-ready data retention, audit logs and AI usage dashboards. Prices are in US dollars.
        </p>
        <p>
          Rather talk first?{' '}
          <Link href="/contact" className="target font-bold text-accent underline underline-offset-4">
            Book a call
          </Link>
        </p>
      </footer>
      {asked && (
        <Suspense>
          <ChangePlanDialog
            {...asked}
            pending={change.isPending}
            onConfirm={() =>
              change.mutate({ planId: asked.plan.id, addTokens: true }, { onSettled: () => setAsked(undefined) })
            }
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </Page>
  );
}

interface PlanActionProps {
  plan: Plan;
  current: Plan['id'] | undefined;
  onAsk: () => void;
}

function PlanAction({ plan, current, onAsk }: PlanActionProps) {
  const choice = choiceOf(plan, current);
  const variant = plan.highlight ? 'primary' : 'secondary';
  if (choice.does === 'nothing')
    return <p className="flex min-h-control items-center text-muted">You are on this plan.</p>;
  if (choice.does === 'link') {
    return (
      <ButtonLink wide variant={variant} href={choice.href}>
        {choice.label}
      </ButtonLink>
    );
  }
  return (
    <Button wide variant={variant} onClick={onAsk}>
      {choice.label}
    </Button>
  );
}
