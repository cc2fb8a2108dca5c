import type { Prisma } from '#prisma/generated/sqlite/client';
import type { UserOutput } from '#shared/api/user';
import { isPlanId, type PlanId } from '#shared/core/plans';
import { type Role, roles } from '#shared/core/roles';

/** The fields of a user that the rules read. Never the password hash, so that it cannot leak by default. */
export const userSelect = {
  id: true,
  username: true,
  usernameKey: true,
  email: true,
  emailKey: true,
  role: true,
  plan: true,
  planStatus: true,
  planRenewsAt: true,
  trialEndsAt: true,
  aiCredits: true,
  seatLimit: true,
  billingProvider: true,
  billingCustomerId: true,
  billingSubscriptionId: true,
  metadata: true,
  grantedMonth: true,
  lastSpentAt: true,
  freeDay: true,
  freeUsed: true,
  createdAt: true,
  managedById: true,
} satisfies Prisma.UserSelect;

export type UserRow = Prisma.UserGetPayload<{ select: typeof userSelect }>;

export interface User extends Omit<UserRow, 'role' | 'plan'> {
  role: Role;
  plan: PlanId;
}

/** The database keeps roles and plans as text; anything unknown counts as the least. */
export function toUser(row: UserRow): User {
  return { ...row, role: toRole(row.role), plan: toPlan(row.plan) };
}

export function toRole(text: string): Role {
  return roles.find((role) => role === text) ?? 'student';
}

export function toPlan(text: string): PlanId {
  return isPlanId(text) ? text : 'free';
}

/** Whether a class looks after the account: a student without an address, who has no tokens and decides nothing about it. */
export function isManaged({ managedById }: Pick<User, 'managedById'>): boolean {
  return managedById !== null;
}

/** A user as answers give them. */
export function toUserOutput(user: User): UserOutput {
  return {
    userId: user.id,
    id: user.id,
    username: user.username,
    email: user.email,
    role: user.role,
    plan: user.plan,
    planStatus: user.planStatus,
    planRenewsAt: user.planRenewsAt?.toISOString() ?? null,
    trialEndsAt: user.trialEndsAt?.toISOString() ?? null,
    aiCredits: user.aiCredits,
    seatLimit: user.seatLimit,
    billingProvider: user.billingProvider,
    billingCustomerId: user.billingCustomerId,
    billingSubscriptionId: user.billingSubscriptionId,
    metadata: user.metadata,
    createdAt: user.createdAt.toISOString(),
    ...(isManaged(user) && { isManaged: true }),
  };
}

/** What uniqueness looks at: the same name in another case or another Unicode spelling is the same. */
export function nameKey(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}
