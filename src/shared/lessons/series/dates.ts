import { momentIn } from '#shared/core/locale';

/** Days of the week as ISO 8601 numbers them, from Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];

const oneDay = 24 * 60 * 60 * 1000;

/** So many days, each YYYY-MM-DD and on one of these days of the week, from a day on. */
export function lessonDays(from: string, on: readonly Weekday[], count: number): string[] {
  const days: string[] = [];
  // Days have no time zone here: in UTC each has 24 hours.
  for (let time = Date.parse(`${from}T00:00:00Z`); days.length < count && on.length > 0; time += oneDay) {
    const date = new Date(time);
    if (on.some((weekday) => weekday % 7 === date.getUTCDay())) days.push(date.toISOString().slice(0, 10));
  }
  return days;
}

interface DatedSeries {
  lessons: readonly { id: string; place: number; minutes: number; plannedFor: string | null; words: number }[];
  test: { id: string; minutes: number | null } | null;
}

/** What a series gives to a class: words to learn between two lessons, and the test. */
export type SeriesWork = { id: string; opensAt: string; dueAt: string } & (
  | { kind: 'words'; place: number; words: number }
  | { kind: 'test' }
);

/**
 * What can be given, in order of time, with its dates: the words of a lesson from its beginning until the next lesson
 * begins, the test from the beginning of the last lesson until that lesson is over. Only of lessons that have a day, and
 * a later one after them. `startsAt` is HH:MM by the clocks of the class.
 */
export function worksOf(
  { lessons, test }: DatedSeries,
  { timeZone, startsAt }: { timeZone: string; startsAt: string },
) {
  const dated = lessons
    .flatMap((lesson) =>
      lesson.plannedFor ? [{ ...lesson, begins: momentIn(lesson.plannedFor, startsAt, timeZone) }] : [],
    )
    .sort((a, b) => a.begins.getTime() - b.begins.getTime());
  const works = dated.flatMap(({ id, place, words, begins }, at): SeriesWork[] => {
    const next = dated.slice(at + 1).find((later) => later.begins > begins);
    if (words === 0 || !next) return [];
    return [{ kind: 'words', id, place, words, opensAt: begins.toISOString(), dueAt: next.begins.toISOString() }];
  });
  const last = dated.at(-1);
  if (!test || !last) return works;
  const ends = new Date(last.begins.getTime() + last.minutes * 60_000);
  return [
    ...works,
    { kind: 'test' as const, id: test.id, opensAt: last.begins.toISOString(), dueAt: ends.toISOString() },
  ];
}
