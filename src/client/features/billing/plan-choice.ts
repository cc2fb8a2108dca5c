import { mailLink, settings } from '#client/lib/portal-settings';
import { comparePlans, type Plan, type PlanId } from '#shared/core/plans';

/** What the button of a plan's card does. */
export type PlanChoice =
  | { does: 'nothing' }
  | { does: 'link'; href: string; label: string }
  /** Asks, then changes the plan here. */
  | { does: 'ask'; label: string };

/** `current` is the visitor's plan, or undefined while nobody is signed in. */
export function choiceOf(plan: Plan, current: PlanId | undefined): PlanChoice {
  if (plan.id === current) return { does: 'nothing' };
  const checkout = plan.id === 'free' ? undefined : settings.checkout[plan.id];
  const isForSale = plan.id === 'free' || checkout !== undefined || settings.payments === 'demo';
  if (!isForSale) return { does: 'link', href: mailLink(`The ${plan.name} plan`), label: 'Contact Sales' };
  const label = `Choose ${plan.name}`;
  if (checkout) return { does: 'link', href: checkout, label };
  if (!current) return { does: 'link', href: plan.id === 'free' ? '/login' : '/login?then=/pricing', label };
  return { does: 'ask', label: comparePlans(plan.id, current) < 0 ? `Go down to ${plan.name}` : label };
}
