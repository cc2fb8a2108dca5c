import type { Role } from '#shared/core/roles';

/** What to ask at this time of day, and of whom. */
export function questionOf(now: Date, role: Role): string {
  const isEvening = now.getHours() >= 17 || now.getHours() < 4;
  if (role === 'student') return 'What would you like to practise?';
  return isEvening ? 'What should be ready for the next lesson?' : 'What would you like to do with your class?';
}

/** When something happened, as one says it: `today`, `yesterday`, `5 days ago`. */
export function dayText(iso: string, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(new Date(iso))) / 86_400_000);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 30 ? `${days} days ago` : 'a while ago';
}

/** Of the local day, but counted in UTC, where all days are equally long. */
function startOfDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}
