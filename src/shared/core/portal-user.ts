import { isPlanId, type PlanId } from './plans';
import { type Role, roles } from './roles';

/** A user as the browser keeps them. */
export interface PortalUser {
  userId: string;
  id: string;
  username: string;
  email: string;
  role: Role;
  plan: PlanId;
  planStatus: string;
  planRenewsAt: string | null;
  trialEndsAt: string | null;
  aiCredits: number;
  seatLimit: number;
  billingProvider: string | null;
  billingCustomerId: string | null;
  billingSubscriptionId: string | null;
  metadata: unknown;
  createdAt: string | null;
  isManaged?: boolean;
  isInSchool?: boolean;
}

/**
 * A user from what a server answered or the browser stored, with every default of the specification. Names in
 * snake_case are understood too. Without an id or a name it is nobody: undefined.
 */
export function normaliseUser(raw: unknown): PortalUser | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const fields = new Map(Object.entries(raw));
  const first = (...names: string[]) =>
    names.map((name) => fields.get(name)).find((value) => value !== undefined && value !== null);
  const text = (...names: string[]) => {
    const value = first(...names);
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
  };
  const whole = (fallback: number, ...names: string[]) => {
    const value = Number(first(...names) ?? fallback);
    return Number.isFinite(value) ? value : fallback;
  };
  const userId = text('userId', 'id', '_id');
  const username = text('username');
  if (!userId || !username) return undefined;
  const plan = first('plan');
  return {
    userId,
    id: text('id') ?? userId,
    username,
    email: text('email') ?? '',
    role: roles.find((role) => role === first('role')) ?? 'student',
    plan: isPlanId(plan) ? plan : 'free',
    planStatus: text('planStatus', 'plan_status') ?? 'active',
    planRenewsAt: text('planRenewsAt', 'plan_renews_at'),
    trialEndsAt: text('trialEndsAt', 'trial_ends_at'),
    aiCredits: whole(0, 'aiCredits', 'ai_credits'),
    seatLimit: whole(1, 'seatLimit', 'seat_limit'),
    billingProvider: text('billingProvider', 'billing_provider'),
    billingCustomerId: text('billingCustomerId', 'billing_customer_id'),
    billingSubscriptionId: text('billingSubscriptionId', 'billing_subscription_id'),
    metadata: first('metadata') ?? null,
    createdAt: text('createdAt', 'created_at'),
    ...(first('isManaged', 'is_managed') === true && { isManaged: true }),
    ...(first('isInSchool') === true && { isInSchool: true }),
  };
}
