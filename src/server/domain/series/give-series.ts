import { openClassFor } from '#server/domain/access/classes';
import { datesWrong } from '#server/domain/assignments/dates-wrong';
import { giveWork } from '#server/domain/assignments/give';
import type { ActivityDeps } from '#server/domain/attempts/activity-module';
import type { Actor } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { Saving } from '#server/domain/space/space';
import type { GiveInput } from '#shared/api/assignments';
import type { GiveSeriesInput } from '#shared/api/lesson-series';
import { inShort } from '#shared/core/in-short';
import { err, ok } from '#shared/core/result';
import { type SeriesWork, worksOf } from '#shared/lessons/series/dates';
import { wordsPractice } from '#shared/vocabulary/words-practice';
import { type SeriesParts, seriesPartsOf, toSeries, wordsIn } from './read-series';

/**
 * Gives a class words and the test of a series, with dates by its lessons. What was given already stays as it is: each
 * piece is named by what it is made from, so that another press, or one after a broken connection, gives only the rest.
 */
export async function giveSeries(
  deps: ActivityDeps & Saving & Pick<Deps, 'random'>,
  user: User & Actor,
  { id, classId, startsAt, works: wanted }: GiveSeriesInput,
) {
  const { db, clock } = deps;
  const parts = await seriesPartsOf(db, user, id);
  if (!parts.ok) return parts;
  const found = await openClassFor(db, user, classId, 'teach');
  if (!found.ok) return found;
  const { timeZone } = await db.class.findUniqueOrThrow({ where: { id: classId }, select: { timeZone: true } });
  const works = worksOf(toSeries(parts.value), { timeZone, startsAt }).filter((work) => wanted.includes(work.id));
  if (works.length < new Set(wanted).size) return err('series_without_dates');
  const before = await db.assignment.findMany({
    where: { classId, requestId: { in: wanted } },
    select: { id: true, requestId: true },
  });
  const idByWork = new Map(before.map((one) => [one.requestId, one.id]));
  const left = works.filter((work) => !idByWork.has(work.id));
  // Before anything is given: half of it with dates and half without would be hard to make out.
  for (const { opensAt, dueAt } of left) {
    const wrong = datesWrong({ rules: { opensAt }, dueAt }, clock.now());
    if (wrong) return wrong;
  }
  for (const work of left) {
    const given = await giveWork(deps, user, {
      ...givenOf(work, parts.value),
      classIds: [classId],
      requestId: work.id,
    });
    if (!given.ok) return given;
    idByWork.set(work.id, given.value.ids[0] ?? '');
  }
  return ok({ ids: works.map((work) => idByWork.get(work.id) ?? '') });
}

/** One piece as it is given: words to practise, or the test, once. */
function givenOf(work: SeriesWork, { lessons, test }: SeriesParts): Omit<GiveInput, 'classIds' | 'requestId'> {
  const common = { note: '', dueAt: work.dueAt, withCode: false };
  if (work.kind === 'test') {
    return {
      ...{ ...common, appId: 'esl-tests', title: test?.title ?? '' },
      activity: { kind: 'questions', from: { resource: work.id } },
      rules: { release: 'end', attempts: 1, minutes: test?.data.rules.minutes, opensAt: work.opensAt },
    };
  }
  const lesson = lessons.find((one) => one.lesson.id === work.id)?.lesson;
  const entries = lesson ? wordsIn(lesson) : [];
  const title = inShort(`Words of lesson ${work.place}: ${lesson?.data.about.topic ?? ''}`, 120);
  return {
    ...{ ...common, appId: 'flash-cards', title },
    activity: wordsPractice({ entries, title }, entries.length),
    rules: { release: 'each', opensAt: work.opensAt },
  };
}
