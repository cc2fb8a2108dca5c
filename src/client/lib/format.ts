import { dateText } from '#shared/core/locale';

/** A token count as the header shows it: 1000 or more as one-decimal K. */
export function shortCount(count: number): string {
  return count >= 1000 ? `${(count / 1000).toFixed(1)}K` : String(count);
}

/** `1 Dec 2026`, or N/A. */
export function localDate(iso: string | null): string {
  const date = iso ? new Date(iso) : undefined;
  return date && !Number.isNaN(date.getTime()) ? dateText(date, 'date') : 'N/A';
}
