export interface WritingDay {
  /** YYYY-MM-DD */
  day: string;
  words: number;
}

const dayMs = 86_400_000;
/** Days are counted in UTC, where each has twenty-four hours. */
const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/** The last `count` days up to today, those without words as well. */
export function lastDays(days: readonly WritingDay[], today: string, count: number): WritingDay[] {
  const words = new Map(days.map((one) => [one.day, one.words]));
  return Array.from({ length: count }, (_, back) => {
    const day = dayOf(numberOf(today) - (count - 1 - back));
    return { day, words: words.get(day) ?? 0 };
  });
}
