import { comparePlans, type Plan, planOf } from '../../../shared/plans';
import type { PlanAnswer } from '../../../shared/schemas/billing';
import { tokensText } from '../../lib/format';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

interface ChangePlanDialogProps {
  plan: Plan;
  /** What the user has before the change. */
  from: PlanAnswer;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what changing the plan means, before it is done. */
export function ChangePlanDialog({ plan, from, pending, onConfirm, onClose }: ChangePlanDialogProps) {
  const down = comparePlans(plan.id, from.plan) < 0;
  const monthly = tokensText(plan.limits.aiRequests);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={down ? `Go down to ${plan.name}?` : `Change to ${plan.name}?`}
      description={`No card is charged. ${plan.name} begins at once.`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button pending={pending} onClick={onConfirm}>
            {down ? `Go down to ${plan.name}` : `Change to ${plan.name}`}
          </Button>
        </>
      }
    >
      {down && <SmallerLimits from={planOf(from.plan)} to={plan} />}
      <p>
        Your balance of {tokensText(from.aiCredits)} stays. This month’s {monthly} of {plan.name} come on top, unless
        you had them before.
      </p>
    </Dialog>
  );
}

const limitNames = {
  aiRequests: 'Tokens a month',
  classrooms: 'Classrooms',
  students: 'Students',
  collaborators: 'Collaborators',
} as const;
const limitKeys = ['aiRequests', 'classrooms', 'students', 'collaborators'] as const;

function SmallerLimits({ from, to }: { from: Plan; to: Plan }) {
  return (
    <div className="mb-4">
      <table className="w-full text-left">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-1 font-normal">
              Limit
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {from.name}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {to.name}
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {limitKeys.map((key) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="py-2 font-normal">
                {limitNames[key]}
              </th>
              <td className="py-2 text-right text-muted">{from.limits[key].toLocaleString('en')}</td>
              <td className="py-2 text-right font-bold">{to.limits[key].toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3">Nothing is deleted: what is above these limits stays, but nothing can be added to it.</p>
    </div>
  );
}
