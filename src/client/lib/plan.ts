import { useEffect } from 'react';
import type { PlanOutput } from '#shared/api/billing';
import { isPlanId } from '#shared/core/plans';
import { useAuth } from './auth';
import { planKey } from './session-store';
import { readStored, writeStored } from './storage';
import { trpc } from './trpc';

/**
 * The plan information that the portal holds; nothing while signed out. Until the server has answered, it is the plan
 * that was chosen last in this browser.
 */
export function usePlan(): PlanOutput | undefined {
  const { user, isAuthenticated } = useAuth();
  const { data, error } = trpc.billing.current.useQuery(undefined, { enabled: isAuthenticated });

  useEffect(() => {
    if (error) console.warn('The plan could not be read.', error);
  }, [error]);

  useEffect(() => {
    if (isAuthenticated && data) writeStored(planKey, data.plan);
  }, [isAuthenticated, data]);

  if (!user) return undefined;
  if (data) return data;
  const stored = readStored(planKey);
  const { plan, planStatus, aiCredits, seatLimit, planRenewsAt, trialEndsAt } = user;
  return { plan: isPlanId(stored) ? stored : plan, planStatus, aiCredits, seatLimit, planRenewsAt, trialEndsAt };
}
