import { useState } from 'react';
import { Link } from 'wouter';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { useOneAtATime } from '#client/lib/one-at-a-time';
import { usePlan } from '#client/lib/plan';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Page, PageHeading } from '#client/ui/page';
import type { PlanOutput } from '#shared/api/billing';
import { apps } from '#shared/core/apps';
import { type Plan, plans } from '#shared/core/plans';
import { PlanCard } from './plan-card';
import { choiceOf } from './plan-choice';
import { TokenStacks } from './token-stacks';
import { TokenTable } from './token-table';
import { useChangePlan } from './use-change-plan';

const loadChangePlanDialog = () => import('./change-plan-dialog').then((m) => m.ChangePlanDialog);

const costs = apps.map((app) => app.tokenCost);
const freeApps = costs.filter((cost) => cost === 0).length;
const dearest = Math.max(...costs);

export function PricingPage() {
  const current = usePlan();
  const change = useChangePlan();
  const { isBusy, run } = useOneAtATime();
  const [request, setRequest] = useState<{ plan: Plan; from: PlanOutput }>();

  async function changeTo(plan: Plan) {
    // Its failure is said where the change is made; the dialog has done its part either way.
    await change.mutateAsync({ planId: plan.id, addTokens: true }).catch(() => {});
    setRequest(undefined);
  }

  return (
    <>
      <div className="border-b border-line px-4 squared-paper sm:px-8">
        <div className="mx-auto grid max-w-wide items-end gap-x-16 lg:grid-cols-[6fr_5fr]">
          <div className="self-center py-8 sm:py-12">
            <PageHeading size="display">Pricing</PageHeading>
            <p className="mt-4 max-w-measure text-lg">
              A plan brings tokens each month. {freeApps} of the {apps.length} apps are free; opening one of the others
              takes 1 to {dearest} tokens.
            </p>
          </div>
          <TokenStacks className="mx-auto mt-8 block h-auto w-full max-w-md max-lg:hidden" />
        </div>
      </div>
      <Page width="wide">
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
                  onAsk={() => current && setRequest({ plan, from: current })}
                />
              }
            />
          ))}
        </ul>
        <TokenTable />
        <footer className="mt-10 grid gap-3">
          <p className="max-w-measure text-muted">
            All plans include{' '}
            <Link href="/privacy" className="font-bold text-accent underline underline-offset-4">
              GDPR-ready data retention
            </Link>
            , audit logs and AI usage dashboards. Prices are in US dollars.
          </p>
          <p>
            Rather talk first?{' '}
            <Link href="/contact" className="target font-bold text-accent underline underline-offset-4">
              Book a call
            </Link>
          </p>
        </footer>
        {request && (
          <LazyDialog
            load={loadChangePlanDialog}
            dialog={{
              ...request,
              isChanging: isBusy,
              onConfirm: () => run(() => changeTo(request.plan)),
              onClose: () => setRequest(undefined),
            }}
          />
        )}
      </Page>
    </>
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
    return (
      <p className="flex min-h-control flex-wrap items-center gap-x-3 text-muted">
        You are on this plan.
        <Link href="/billing" className="target font-bold text-accent underline underline-offset-4">
          Billing
        </Link>
      </p>
    );
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
