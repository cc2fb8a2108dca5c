/* Days as YYYY-MM-DD: they compare as text. */

/** From one day to another, both of them in it; without one there is no end on that side. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

const dayMs = 86_400_000;
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The day so many days later, or earlier where that is negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10);

/** The last so many days, today among them. */
export const lastDays = (days: number, today: string): Period => ({ from: dayAfter(today, 1 - days), to: today });

/** As it was meant, where the days were given the other way round. */
export const inOrder = ({ from, to }: Period): Period =>
  from && to && from > to ? { from: to, to: from } : { from, to };

/** The time of the same length just before; nothing where it has no beginning. */
export function periodBefore({ from, to }: Period, today: string): Period | undefined {
  if (!from) return undefined;
  const last = to && to < today ? to : today;
  const days = Math.round((timeOf(last) - timeOf(from)) / dayMs) + 1;
  return days > 0 ? { from: dayAfter(from, -days), to: dayAfter(from, -1) } : undefined;
}

/** Whether a day is in it. */
export const isWithin = (day: string, { from, to }: Period): boolean => (!from || day >= from) && (!to || day <= to);

/** The Monday of the week of a day. */
export const weekOf = (day: string): string => dayAfter(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));
