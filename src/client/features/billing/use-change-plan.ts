import { useAuth } from '#client/lib/auth';
import { failureText, isUnreachable } from '#client/lib/failure-text';
import { usePlan } from '#client/lib/plan';
import { trpc } from '#client/lib/trpc';
import { notify } from '#client/ui/toast';
import { planOf } from '#shared/core/plans';

/**
 * Puts the user on a plan: here at once, then at the server. What the server refuses is taken back with its sentence;
 * what could not be sent stays, and the next answer of `billing.current` corrects it.
 */
export function useChangePlan() {
  const { refreshProfile } = useAuth();
  const current = usePlan();
  const utils = trpc.useUtils();
  return trpc.billing.update.useMutation({
    meta: { showsOwnErrors: true },
    // Without a network it fails at once instead of waiting for one.
    networkMode: 'always',
    async onMutate({ planId }) {
      await utils.billing.current.cancel();
      const seatLimit = planOf(planId).limits.collaborators;
      if (current)
        utils.billing.current.setData(undefined, { ...current, plan: planId, planStatus: 'active', seatLimit });
      return { before: current };
    },
    async onSuccess(answer) {
      utils.billing.current.setData(undefined, answer);
      notify.success(`You are on ${planOf(answer.plan).name} now.`);
      await Promise.all([refreshProfile(), utils.billing.overview.invalidate()]);
    },
    onError(error, _choice, started) {
      console.warn('The plan could not be changed at the server.', error);
      if (isUnreachable(error)) return;
      utils.billing.current.setData(undefined, started?.before);
      const fallback = 'The plan could not be changed. Please try again.';
      notify.error(failureText(error, { fallback, network: fallback }));
    },
  });
}
