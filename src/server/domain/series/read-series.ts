import { classesOf } from '#server/domain/access/classes';
import { type FullRow, fullSelect, toResource } from '#server/domain/library/resource-row';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { LessonSeries } from '#shared/api/lesson-series';
import type { ResourceOf } from '#shared/api/library';
import { err, ok, type Result } from '#shared/core/result';

type Db = Deps['db'] | Transaction;
type SeriesResult<T> = Result<T, 'series_not_found'>;

/** The saved work of a series, in its order. */
export interface SeriesParts {
  unit: string;
  /** As they were made, from 1, without those that were deleted. */
  lessons: { place: number; lesson: ResourceOf<'lesson'> }[];
  test: ResourceOf<'test'> | undefined;
}

/**
 * The series that a lesson of this user's was made in. A copy of a lesson is none of the series: its id is not among
 * those of the series.
 */
export async function seriesPartsOf(db: Db, owner: Pick<User, 'id'>, id: string): Promise<SeriesResult<SeriesParts>> {
  const mine = { ownerId: owner.id, deletedAt: null };
  const row = await db.resource.findFirst({ where: { ...mine, id, kind: 'lesson' }, select: fullSelect });
  const series = row && asLesson(row)?.data.series;
  if (!series?.lessons.includes(id)) return err('series_not_found');
  const rows = await db.resource.findMany({
    where: { ...mine, id: { in: [...series.lessons, series.test] } },
    select: fullSelect,
  });
  const rowOf = (wanted: string) => rows.find((one) => one.id === wanted);
  return ok({
    unit: series.unit,
    lessons: series.lessons.flatMap((one, at) => {
      const found = rowOf(one);
      const lesson = found && asLesson(found);
      return lesson ? [{ place: at + 1, lesson }] : [];
    }),
    test: asTest(rowOf(series.test)),
  });
}

function asLesson(row: FullRow): ResourceOf<'lesson'> | undefined {
  const resource = toResource(row);
  return resource.kind === 'lesson' ? resource : undefined;
}

function asTest(row: FullRow | undefined): ResourceOf<'test'> | undefined {
  const resource = row && toResource(row);
  return resource?.kind === 'test' ? resource : undefined;
}

/** The words that a lesson teaches. */
export const wordsIn = ({ data: { materials } }: ResourceOf<'lesson'>) =>
  materials.flatMap((material) => (material.kind === 'words' ? material.entries : []));

/** The same as its teacher sees it. */
export function toSeries({ unit, lessons, test }: SeriesParts): Omit<LessonSeries, 'given'> {
  return {
    unit,
    lessons: lessons.map(({ place, lesson }) => ({
      id: lesson.id,
      place,
      title: lesson.title,
      minutes: lesson.data.about.minutes,
      plannedFor: lesson.plannedFor,
      words: wordsIn(lesson).length,
    })),
    test: test
      ? { id: test.id, title: test.title, questions: test.data.items.length, minutes: test.data.rules.minutes ?? null }
      : null,
  };
}

/** A series with what classes were given of it. */
export async function readSeries(
  { db }: Pick<Deps, 'db'>,
  user: User,
  id: string,
): Promise<SeriesResult<LessonSeries>> {
  const parts = await seriesPartsOf(db, user, id);
  if (!parts.ok) return parts;
  const series = toSeries(parts.value);
  const works = [...series.lessons.map((lesson) => lesson.id), ...(series.test ? [series.test.id] : [])];
  // Given work is named by what it is made from, so that nothing is given twice.
  const given = await db.assignment.findMany({
    where: { requestId: { in: works }, class: classesOf(user, 'view') },
    select: { classId: true, requestId: true, dueAt: true },
  });
  return ok({
    ...series,
    given: given.map(({ classId, requestId, dueAt }) => ({
      classId,
      work: requestId,
      dueAt: dueAt?.toISOString() ?? null,
    })),
  });
}
