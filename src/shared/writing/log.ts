import * as z from 'zod';

/** Writing that stops for so long was a pause: what comes after it is a new burst. */
const pauseSeconds = 30;
/** The oldest go first; what days add up to stays. */
export const logLimits = { days: 366, bursts: 300, pastes: 200 } as const;

const count = z.int().min(0);

/** How a text came to be: when, how much, and what was pasted. Never what was written. */
export const writingLog = z.strictObject({
  days: z
    .array(z.strictObject({ day: z.iso.date(), seconds: count, words: count }))
    .max(logLimits.days)
    .default([]),
  /** Writing without a longer pause: characters that came and went. */
  bursts: z
    .array(z.strictObject({ at: z.iso.datetime(), seconds: count, added: count, removed: count }))
    .max(logLimits.bursts)
    .default([]),
  /** Characters that came at once. */
  pastes: z
    .array(z.strictObject({ at: z.iso.datetime(), size: count }))
    .max(logLimits.pastes)
    .default([]),
});
export type WritingLog = z.infer<typeof writingLog>;

export const emptyLog: WritingLog = { days: [], bursts: [], pastes: [] };

/** One change of the text, by its size alone. */
export interface Edit {
  at: Date;
  added: number;
  removed: number;
  isPaste: boolean;
}

/** The log with one change more. */
export function withEdit(log: WritingLog, { at, added, removed, isPaste }: Edit, day: string): WritingLog {
  if (isPaste) {
    const pastes = [...log.pastes, { at: at.toISOString(), size: added }].slice(-logLimits.pastes);
    return { ...log, pastes };
  }
  const last = log.bursts.at(-1);
  const since = last ? secondsBetween(last.at, at) : Number.POSITIVE_INFINITY;
  if (last && since >= 0 && since - last.seconds <= pauseSeconds) {
    const longer = { ...last, seconds: since, added: last.added + added, removed: last.removed + removed };
    return {
      ...log,
      bursts: [...log.bursts.slice(0, -1), longer],
      days: withDay(log.days, day, { seconds: since - last.seconds }),
    };
  }
  const burst = { at: at.toISOString(), seconds: 0, added, removed };
  return { ...log, bursts: [...log.bursts, burst].slice(-logLimits.bursts) };
}

/** The log with so many words more on a day. Words that are taken out again do not count against it. */
export function withWords(log: WritingLog, words: number, day: string): WritingLog {
  return words > 0 ? { ...log, days: withDay(log.days, day, { words }) } : log;
}

function withDay(
  days: WritingLog['days'],
  day: string,
  { seconds = 0, words = 0 }: { seconds?: number; words?: number },
): WritingLog['days'] {
  const entry = days.find((one) => one.day === day) ?? { day, seconds: 0, words: 0 };
  const rest = days.filter((one) => one.day !== day);
  return [...rest, { day, seconds: entry.seconds + seconds, words: entry.words + words }].slice(-logLimits.days);
}

const secondsBetween = (from: string, to: Date) => Math.round((to.getTime() - Date.parse(from)) / 1000);

/** Days in a row with words, up to today or yesterday: today is not over. */
export function streakOf(log: Pick<WritingLog, 'days'>, today: string): number {
  const writingDays = new Set(log.days.filter(({ words }) => words > 0).map(({ day }) => day));
  let day = writingDays.has(today) ? today : dayBefore(today);
  let streak = 0;
  for (; writingDays.has(day); day = dayBefore(day)) streak += 1;
  return streak;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** What the log adds up to, for people. */
export function sumUp(log: WritingLog) {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return {
    minutes: Math.round(sum(log.days.map(({ seconds }) => seconds)) / 60),
    days: log.days.length,
    bursts: log.bursts.length,
    added: sum(log.bursts.map(({ added }) => added)),
    removed: sum(log.bursts.map(({ removed }) => removed)),
    pastes: log.pastes.length,
    pasted: sum(log.pastes.map(({ size }) => size)),
  };
}
