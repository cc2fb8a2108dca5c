/* Days and months are the server's: plans renew and free tokens end at its midnight. */

/** YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return `${monthOf(moment)}-${twoDigits(moment.getDate())}`;
}

/** YYYY-MM. */
export function monthOf(moment: Date): string {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}`;
}

/** The first moment of the next month. */
export function nextMonth(moment: Date): Date {
  return new Date(moment.getFullYear(), moment.getMonth() + 1, 1);
}

/** The next midnight, or that of `days` later (negative: earlier). 1 is tomorrow's beginning. */
export function midnight(moment: Date, days: number): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);
}

export function before(moment: Date, span: { days?: number; hours?: number; minutes?: number }): Date {
  return after(moment, { days: -(span.days ?? 0), hours: -(span.hours ?? 0), minutes: -(span.minutes ?? 0) });
}

export function after(
  moment: Date,
  { days = 0, hours = 0, minutes = 0 }: { days?: number; hours?: number; minutes?: number },
): Date {
  return new Date(moment.getTime() + ((days * 24 + hours) * 60 + minutes) * 60_000);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
