export interface WritingDay {
  /** YYYY-MM-DD */
  day: string;
  words: number;
}

const dayMs = 86_400_000;
/** Days are counted in UTC, where each has twenty-four hours. */
const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/** How many days in a row something was written, up to today; today may still be to come. */
export function streakOf(days: readonly WritingDay[], today: string): number {
  const written = new Set(days.flatMap(({ day, words }) => (words > 0 ? [numberOf(day)] : [])));
  let at = numberOf(today);
  if (!written.has(at)) at -= 1;
  let streak = 0;
  while (written.has(at)) {
    streak += 1;
    at -= 1;
  }
  return streak;
}

/** The last `count` days up to today, those without words as well. */
export function lastDays(days: readonly WritingDay[], today: string, count: number): WritingDay[] {
  const words = new Map(days.map((one) => [one.day, one.words]));
  return Array.from({ length: count }, (_, back) => {
    const day = dayOf(numberOf(today) - (count - 1 - back));
    return { day, words: words.get(day) ?? 0 };
  });
}
