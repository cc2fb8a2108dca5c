import { dateText } from '#shared/core/locale';

/* Days as YYYY-MM-DD in the teacher's own calendar. */

export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Noon, so that no change of the clock makes it another day. */
export function dateOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

/** True of a day that there is. */
export function isDay(text: string): boolean {
  const date = dateOf(text);
  return !Number.isNaN(date.getTime()) && dayOf(date) === text;
}

export function addDays(day: string, days: number): string {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** The seven days of the week that a day is in, from Monday. */
export function weekOf(day: string): string[] {
  const sinceMonday = (dateOf(day).getDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, place) => addDays(day, place - sinceMonday));
}

export function dayText(day: string, style: 'long' | 'short' = 'long'): string {
  return dateText(dateOf(day), style === 'long' ? 'long weekday' : 'weekday');
}
