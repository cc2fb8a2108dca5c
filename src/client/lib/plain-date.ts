import { dateText } from '#shared/core/locale';
/** '1 December 2026': a day as it stands in a sentence. */
export function plainDate(date: Date): string {
  return dateText(date, 'long date');
}

/** '1 Dec 2026': a day among others, as in a list. */
export function shortDate(iso: string): string {
  return dateText(iso, 'date');
}

/** '1 Dec 2026, 14:05': a moment where this device is. */
export function shortMoment(iso: string): string {
  return dateText(iso, 'moment');
}

/** The beginning of a day or a month that the server names, as YYYY-MM-DD or YYYY-MM. */
export function dateOf(name: string): Date {
  const [year = 1970, month = 1, day = 1] = name.split('-').map(Number);
  return new Date(year, month - 1, day);
}
