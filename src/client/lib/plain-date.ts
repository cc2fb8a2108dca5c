/** '1 December 2026': a day as it stands in a sentence. */
export function plainDate(date: Date): string {
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** The beginning of a day or a month that the server names, as YYYY-MM-DD or YYYY-MM. */
export function dateOf(name: string): Date {
  const [year = 1970, month = 1, day = 1] = name.split('-').map(Number);
  return new Date(year, month - 1, day);
}
