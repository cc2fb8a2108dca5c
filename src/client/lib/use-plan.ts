import { useEffect } from 'react';
import { isPlanId } from '../../shared/plans';
import type { PlanAnswer } from '../../shared/schemas/billing';
import { useAuth } from './auth';
import { readStored, writeStored } from './storage';
import { trpc } from './trpc';

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
