import type { User } from '#server/domain/platform/user';
import type { LessonSeries } from '#shared/api/lesson-series';
import { nobodysId } from '#tests/support/contract';
import { as, type World } from '#tests/support/world';
import { classOf } from './classes';
import type { InputsOf } from './input';

const about = { level: 'A2', minutes: 45, unit: 'Food and drink' } as const;

/** Three lessons and the last one. */
export const shortSeries = {
  ...about,
  lines: [
    { type: 'vocabulary' as const, topic: 'eating-out' },
    { type: 'reading' as const, topic: 'cooking' },
    { type: 'grammar' as const, topic: 'breakfast', point: 'much-many' },
  ],
};

export const lessonSeriesInputs: InputsOf<'lessonSeries'> = {
  outline: () => ({ ...about, lessons: 4 }),
  make: () => shortSeries,
  get: async (portal, caller) => ({ id: (await seriesOf(portal, caller)).first }),
  schedule: async (portal, caller) => ({
    id: (await seriesOf(portal, caller)).first,
    from: '2030-01-07',
    weekdays: [1],
  }),
  give: async (portal, caller) => {
    const { first, series } = await seriesOf(portal, caller);
    if (caller)
      await (await as(portal, caller)).lessonSeries.schedule({ id: first, from: '2030-01-07', weekdays: [1] });
    const { id: classId } = await classOf(portal, caller);
    return { id: first, classId, startsAt: '09:00', works: [series?.test?.id ?? nobodysId] };
  },
};

/** A series of the caller's. */
async function seriesOf(portal: World, caller: User | undefined): Promise<{ first: string; series?: LessonSeries }> {
  if (!caller) return { first: nobodysId };
  await portal.deps.db.user.update({ where: { id: caller.id }, data: { aiCredits: { increment: 12 } } });
  const { lessonSeries } = await as(portal, caller);
  const { lessons } = await lessonSeries.make(shortSeries);
  const first = lessons[0] ?? nobodysId;
  return { first, series: await lessonSeries.get({ id: first }) };
}
