import * as z from 'zod';
import { dateOf, plainDate } from '#client/lib/plain-date';
import { inOrder, lastDays, type Period } from '#shared/classes/period';

export const spans = ['7', '28', '90', 'all', 'days'] as const;
export type Span = (typeof spans)[number];

export const spanNames: Record<Span, string> = {
  7: '7 days',
  28: '28 days',
  90: '90 days',
  all: 'All',
  days: 'From … to',
};

/** What is looked at. All of it stands in the address, so that it can be kept, sent and gone back to. */
const choice = z.object({
  span: z.enum(spans).catch('28'),
  /** Days, YYYY-MM-DD. */
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});
export type PeriodChoice = z.infer<typeof choice>;

export const choiceIn = (search: string): PeriodChoice => choice.parse(Object.fromEntries(new URLSearchParams(search)));

/** Of an address: `?span=90`; nothing for what is chosen at first. */
export function searchOf({ span, from, to }: PeriodChoice): string {
  const days = span === 'days' ? { ...(from && { from }), ...(to && { to }) } : {};
  return span === '28' ? '' : `?${new URLSearchParams({ span, ...days })}`;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Today, where this device is. */
export function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

/** The days that were chosen, as the server wants them. */
export function periodOf({ span, from, to }: PeriodChoice): Period {
  if (span === 'all') return {};
  if (span === 'days') return inOrder({ ...(from && { from }), ...(to && { to }) });
  return lastDays(Number(span), today());
}

/** `1 March 2026 to 28 March 2026`. */
export function periodText({ from, to }: Period): string {
  const text = (day: string) => plainDate(dateOf(day));
  if (from && to) return from === to ? text(from) : `${text(from)} to ${text(to)}`;
  if (from) return `since ${text(from)}`;
  return to ? `until ${text(to)}` : 'all the time so far';
}
