/**
 * The one place that knows in which English the portal writes. All of it is British, on screen, on paper and in what
 * the server says, whatever the device is set to: a page in two orders of day and month cannot be read. Moments are
 * told in the time zone of the reader.
 */
const locale = 'en-GB';

/** `1,200`, `2.5`; with no more digits after the point than said, which are three otherwise. */
export function numberText(number: number, mostDigits = 3): string {
  return number.toLocaleString(locale, { maximumFractionDigits: mostDigits });
}

const ordinalEndings = { zero: 'th', one: 'st', two: 'nd', few: 'rd', many: 'th', other: 'th' };

/** `1st`, `2nd`, `13th`, `23rd`. */
export const ordinalText = (number: number): string =>
  `${number}${ordinalEndings[new Intl.PluralRules(locale, { type: 'ordinal' }).select(number)]}`;

const dateStyles = {
  /** 1 Dec 2026 */
  date: { dateStyle: 'medium' },
  /** 1 December 2026 */
  'long date': { day: 'numeric', month: 'long', year: 'numeric' },
  /** 1 Dec */
  day: { day: 'numeric', month: 'short' },
  /** 1 December */
  'long day': { day: 'numeric', month: 'long' },
  /** Tue 1 Dec */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Tuesday 1 December */
  'long weekday': { weekday: 'long', day: 'numeric', month: 'long' },
  /** December 2026 */
  month: { month: 'long', year: 'numeric' },
  /** 1 Dec 2026, 14:05 */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** 1 Dec 2026, 14:05:09 */
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A date in one of the styles; `UTC` for days that were counted there. */
export function dateText(date: Date | string, style: keyof typeof dateStyles, timeZone?: 'UTC'): string {
  return new Date(date).toLocaleString(locale, { ...dateStyles[style], timeZone });
}

/** `a`, `a and b`, `a, b and c`. */
export const listText = (parts: readonly string[]) => new Intl.ListFormat(locale).format(parts);

const order = new Intl.Collator(locale);

/** For sorting by the alphabet. */
export const byAlphabet = (one: string, other: string) => order.compare(one, other);

const letters = new Intl.Collator(locale, { sensitivity: 'base' });

/** Whether two texts are the same but for capitals and accents. */
export const isSameText = (one: string, other: string) => letters.compare(one, other) === 0;

/** The time zone that the device is set to, as in ‘Europe/Berlin’. */
export const ownTimeZone = () => new Intl.DateTimeFormat(locale).resolvedOptions().timeZone;

/** Whether the calendar here knows a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const dayLength = 24 * 60 * 60 * 1000;

/** How long the day has gone on, by the clocks of a time zone, in milliseconds. */
function sinceMidnight(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: 'medium', hourCycle: 'h23' }).formatToParts(
    moment,
  );
  const [hours = 0, minutes = 0, seconds = 0] = (['hour', 'minute', 'second'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + moment.getMilliseconds();
}

/** Making one takes longer than reading a hundred days with it; there are only so many time zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { timeZone, ...parts });
  dayFormats.set(timeZone, format);
  return format;
}

/** The day of a moment by the calendar of a time zone, as YYYY-MM-DD. */
export function dayIn(moment: Date, timeZone: string): string {
  const parts = dayFormatOf(timeZone).formatToParts(moment);
  return (['year', 'month', 'day'] as const).map((type) => parts.find((part) => part.type === type)?.value).join('-');
}

/** The midnight at which the day of a moment ends in a time zone. */
export function endOfDay(moment: Date, timeZone: string): Date {
  const guess = new Date(moment.getTime() + dayLength - sinceMidnight(moment, timeZone));
  // A day on which the clocks are changed is an hour longer or shorter.
  const past = sinceMidnight(guess, timeZone);
  return new Date(guess.getTime() + (past > dayLength / 2 ? dayLength - past : -past));
}

/** The moment at which the clocks of a time zone show HH:MM on a day, or, where they leave that out, an hour later. */
export function momentIn(day: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  /** How far the clocks there are before those of UTC. */
  const offsetAt = (moment: number) => {
    const date = new Date(moment);
    return Date.parse(`${dayIn(date, timeZone)}T00:00:00Z`) + sinceMidnight(date, timeZone) - moment;
  };
  // The clocks may be changed between the first guess and the moment itself.
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess));
}
