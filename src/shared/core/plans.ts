export const planIds = ['free', 'pro', 'team'] as const;
export type PlanId = (typeof planIds)[number];

export interface Plan {
  id: PlanId;
  name: string;
  tagline: string;
  /** US dollars a month. */
  price: number;
  interval: 'month';
  highlight: boolean;
  features: readonly string[];
  /** `aiRequests` is the number of tokens that the plan grants each calendar month. */
  limits: { classrooms: number; students: number; aiRequests: number; collaborators: number };
  /** Settings that may hold an external checkout link; the free plan has none. */
  checkout?: { envKey: 'CHECKOUT_PRO' | 'CHECKOUT_TEAM' };
}

const byId: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    name: 'Starter',
    tagline: 'For a first class and a first look.',
    price: 0,
    interval: 'month',
    highlight: false,
    features: ['100 AI tokens a month', '1 classroom', '20 students', '1 collaborator'],
    limits: { classrooms: 1, students: 20, aiRequests: 100, collaborators: 1 },
  },
  pro: {
    id: 'pro',
    name: 'Pro Teacher',
    tagline: 'For a teacher with a full timetable.',
    price: 29,
    interval: 'month',
    highlight: true,
    features: ['3,000 AI tokens a month', '5 classrooms', '150 students', '3 collaborators'],
    limits: { classrooms: 5, students: 150, aiRequests: 3000, collaborators: 3 },
    checkout: { envKey: 'CHECKOUT_PRO' },
  },
  team: {
    id: 'team',
    name: 'Department',
    tagline: 'For colleagues who plan and teach together.',
    price: 149,
    interval: 'month',
    highlight: false,
    features: ['12,000 AI requests a month', '30 classrooms', '1,000 students', '10 collaborators'],
    limits: { classrooms: 30, students: 1000, aiRequests: 12000, collaborators: 10 },
    checkout: { envKey: 'CHECKOUT_TEAM' },
  },
};

/** In ascending order: free < pro < team. */
export const plans: readonly Plan[] = planIds.map((id) => byId[id]);

export function planOf(id: PlanId): Plan {
  return byId[id];
}

export function isPlanId(value: unknown): value is PlanId {
  return planIds.some((id) => id === value);
}

/** Pro and team count as premium. */
export function isPremium(id: PlanId): boolean {
  return id !== 'free';
}

/** Negative when `a` is the smaller plan, positive when it is the larger, 0 when they are the same. */
export function comparePlans(a: PlanId, b: PlanId): number {
  return planIds.indexOf(a) - planIds.indexOf(b);
}
