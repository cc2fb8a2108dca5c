import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { failureText } from '#client/lib/failure-text';
import { plainDate } from '#client/lib/plain-date';
import { settings } from '#client/lib/portal-settings';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { notify } from '#client/ui/toast';
import type { BillingOverview } from '#shared/api/billing';
import { count } from '#shared/core/count';
import { isPremium, planOf } from '#shared/core/plans';
import { LimitsTable } from './limits-table';

/** Says what cancelling means and when, before it is done. A module of its own, loaded when somebody asks. */
export function CancelPlanDialog({ overview, onClose }: { overview: BillingOverview; onClose: () => void }) {
  const utils = trpc.useUtils();
  const cancel = trpc.billing.cancel.useMutation({ meta: { showsOwnErrors: true } });
  const plan = planOf(overview.plan);
  const end = overview.planRenewsAt ? plainDate(new Date(overview.planRenewsAt)) : 'the end of this month';
  const hasCheckout = plan.id !== 'free' && isPremium(plan.id) && settings.checkout[plan.id] !== undefined;

  async function confirm() {
    try {
      const answer = await cancel.mutateAsync();
      utils.billing.overview.setData(undefined, answer);
      notify.success(`${plan.name} is cancelled.`);
    } catch (error) {
      const fallback = 'The plan could not be cancelled. Please try again.';
      notify.error(failureText(error, { fallback, network: fallback }));
      await utils.billing.overview.invalidate();
    }
    onClose();
  }

  return (
    <ConfirmDialog
      size="md"
      title={`Cancel ${plan.name}?`}
      description={`${plan.name} stays until ${end}. From that day you are on Starter. Until then you can change your mind.`}
      cancel="Keep the plan"
      confirm={`Cancel on ${end}`}
      pending="Cancelling…"
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <LimitsTable from={plan} to={planOf('free')} />
        <p>
          Nothing is deleted, and your balance stays: {count(overview.aiCredits, 'token')} now. What is above the limits
          of Starter stays too, but nothing can be added to it.
        </p>
        {hasCheckout && (
          <Banner tone="warn">You paid for this plan on a checkout page. End the payment there as well.</Banner>
        )}
      </div>
    </ConfirmDialog>
  );
}
