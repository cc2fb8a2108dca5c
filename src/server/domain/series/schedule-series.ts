import { fromDay } from '#server/domain/library/resource-row';
import type { Deps } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { ScheduleSeriesInput } from '#shared/api/lesson-series';
import { ok, type Result } from '#shared/core/result';
import { lessonDays } from '#shared/lessons/series/dates';
import { seriesPartsOf } from './read-series';

/** Gives each lesson of a series its day in the week of its owner, in their order. */
export async function scheduleSeries(
  { db }: Pick<Deps, 'db'>,
  owner: User,
  { id, from, weekdays }: ScheduleSeriesInput,
): Promise<Result<void, 'series_not_found'>> {
  return transact(db, async (tx) => {
    await lockUser(tx, owner.id);
    const parts = await seriesPartsOf(tx, owner, id);
    if (!parts.ok) return parts;
    const { lessons } = parts.value;
    const days = lessonDays(from, weekdays, lessons.length);
    for (const [at, { lesson }] of lessons.entries()) {
      const day = days[at];
      if (day) await tx.resource.update({ where: { id: lesson.id }, data: { plannedFor: fromDay(day) } });
    }
    return ok();
  });
}
