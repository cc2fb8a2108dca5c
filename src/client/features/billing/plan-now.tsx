import { useState } from 'react';
import { useAuth } from '#client/lib/auth';
import { failureText } from '#client/lib/failure-text';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { useOneAtATime } from '#client/lib/one-at-a-time';
import { plainDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { notify } from '#client/ui/toast';
import type { BillingOverview } from '#shared/api/billing';
import { count } from '#shared/core/count';
import { isPremium, planOf } from '#shared/core/plans';

const loadCancelDialog = () => import('./cancel-plan-dialog').then((m) => m.CancelPlanDialog);

/** The present plan, what is coming, and the way to cancel it or to go on with it. */
export function PlanNow({ overview }: { overview: BillingOverview }) {
  const [isAsking, setAsking] = useState(false);
  const plan = planOf(overview.plan);
  return (
    <Card as="section" aria-labelledby="plan-now" className="grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="plan-now" className="flex flex-wrap items-center gap-3 text-xl">
          {plan.name}
          {overview.planEndsAt && <Badge tone="warn">cancelled</Badge>}
        </h2>
        <p className="text-lg">
          Balance: <strong className="tabular-nums">{count(overview.aiCredits, 'token')}</strong>
        </p>
      </div>
      <p role="status" className="max-w-measure">
        {comingText(overview)}
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        {!isPremium(plan.id) ? (
          <ButtonLink href="/pricing">See plans</ButtonLink>
        ) : overview.planEndsAt ? (
          <ResumeButton />
        ) : (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Cancel at the end of the period
          </Button>
        )}
      </div>
      {isAsking && <LazyDialog load={loadCancelDialog} dialog={{ overview, onClose: () => setAsking(false) }} />}
    </Card>
  );
}

function comingText({ plan, planRenewsAt, planEndsAt }: BillingOverview): string {
  const { name, price, limits } = planOf(plan);
  const month = count(limits.aiRequests, 'token');
  if (planEndsAt) {
    return `You cancelled. ${name} stays until ${plainDate(new Date(planEndsAt))}; from that day you are on Starter. Your tokens stay yours.`;
  }
  if (!isPremium(plan)) return `${name} costs nothing and brings ${month} a month. There is nothing to cancel.`;
  const renews = planRenewsAt ? `It renews on ${plainDate(new Date(planRenewsAt))}` : 'It renews each month';
  return `${name} is $${price} a month and brings ${month}. ${renews}.`;
}

function ResumeButton() {
  const utils = trpc.useUtils();
  const { refreshProfile } = useAuth();
  const { isBusy, run } = useOneAtATime();
  const resume = trpc.billing.resume.useMutation({ meta: { showsOwnErrors: true } });

  async function goOn() {
    try {
      const answer = await resume.mutateAsync();
      utils.billing.overview.setData(undefined, answer);
      notify.success(`${planOf(answer.plan).name} goes on.`);
    } catch (error) {
      const fallback = 'The plan could not be resumed. Please try again.';
      notify.error(failureText(error, { fallback, network: fallback }));
      await Promise.all([utils.billing.overview.invalidate(), refreshProfile()]);
    }
  }
  return (
    <Button pending={isBusy} pendingLabel="Resuming…" onClick={() => run(goOn)}>
      Keep the plan
    </Button>
  );
}
