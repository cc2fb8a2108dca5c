import { useEffect } from 'react';
import { isPlanId, planOf } from '../../../shared/plans';
import type { PlanAnswer } from '../../../shared/schemas/billing';
import { useAuth } from '../../lib/auth';
import { failureText, isUnreachable } from '../../lib/failure-text';
import { readStored, writeStored } from '../../lib/storage';
import { trpc } from '../../lib/trpc';
import { notify } from '../../ui/toast';

/** Where the browser keeps the chosen plan, to show it until the server has answered. */
const planKey = 'portal:plan';

/** The plan information that the portal holds; nothing while signed out. */
export function usePlan(): PlanAnswer | undefined {
  const { user, isAuthenticated } = useAuth();
  const { data, error } = trpc.billing.current.useQuery(undefined, { enabled: isAuthenticated });

  useEffect(() => {
    if (error) console.warn('The plan could not be read.', error);
  }, [error]);

  useEffect(() => {
    // Somebody else may sign in next in this browser.
    if (!isAuthenticated) writeStored(planKey, null);
    else if (data) writeStored(planKey, data.plan);
  }, [isAuthenticated, data]);

  if (!user) return undefined;
  if (data) return data;
  const stored = readStored(planKey);
  const { plan, planStatus, aiCredits, seatLimit, planRenewsAt, trialEndsAt } = user;
  return { plan: isPlanId(stored) ? stored : plan, planStatus, aiCredits, seatLimit, planRenewsAt, trialEndsAt };
}

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
      await refreshProfile();
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
