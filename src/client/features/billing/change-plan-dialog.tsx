import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import type { PlanOutput } from '#shared/api/billing';
import { count } from '#shared/core/count';
import { numberText } from '#shared/core/locale';
import { comparePlans, type Plan, planOf } from '#shared/core/plans';
import { LimitsTable } from './limits-table';

interface ChangePlanDialogProps {
  plan: Plan;
  /** What the user has before the change. */
  from: PlanOutput;
  isChanging: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what changing the plan means, before it is done. */
export function ChangePlanDialog({ plan, from, isChanging, onConfirm, onClose }: ChangePlanDialogProps) {
  const isSmaller = comparePlans(plan.id, from.plan) < 0;
  const label = `${isSmaller ? 'Go down to' : 'Change to'} ${plan.name}`;
  return (
    <Dialog
      open
      locked={isChanging}
      onOpenChange={onClose}
      title={`${label}?`}
      description={`No card is charged. ${plan.name} begins at once.`}
      actions={
        <>
          <Button variant="secondary" disabled={isChanging} onClick={onClose}>
            Cancel
          </Button>
          <Button pending={isChanging} pendingLabel="Changing your plan…" onClick={onConfirm}>
            {label}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <LimitsTable from={planOf(from.plan)} to={plan} />
        {isSmaller && <AboveTheLimit plan={plan} />}
        <p>
          Your balance of {count(from.aiCredits, 'token')} stays. This month’s {count(plan.limits.aiRequests, 'token')}{' '}
          of {plan.name} come on top, unless you had them before.
        </p>
      </div>
    </Dialog>
  );
}

/** What becomes of those who have no place on the smaller plan. */
function AboveTheLimit({ plan }: { plan: Plan }) {
  const { data } = trpc.profile.get.useQuery();
  const studentCount = data?.associatedUsers.length ?? 0;
  const places = plan.limits.students;
  if (studentCount <= places) {
    return <p>Nothing is deleted: what is above these limits stays, but nothing can be added to it.</p>;
  }
  return (
    <Banner tone="warn" title={`${numberText(studentCount)} of ${numberText(places)} students`}>
      All {numberText(studentCount)} stay on your list and may go on using your tokens. You can add somebody again when
      there are fewer than {numberText(places)}.
    </Banner>
  );
}
