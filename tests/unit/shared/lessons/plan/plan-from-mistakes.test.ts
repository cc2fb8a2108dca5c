import { beforeAll, expect, test } from 'vitest';
import { allActivities } from '#shared/content/lessons/activities/all';
import { mistakeActivities } from '#shared/content/lessons/activities/from-mistakes';
import { ageIds, type LessonData, lessonData } from '#shared/content/lessons/lesson';
import { loadTextsFor } from '#shared/content/texts/pack';
import { loadAllWords, loadWords } from '#shared/content/words/pack';
import { mulberry32 } from '#shared/core/random';
import { mistakes } from '#shared/grammar/mistakes';
import { parallelItems, type Trouble } from '#shared/grammar/parallel-items';
import { pointAdvice } from '#shared/grammar/point-advice';
import { loadSituation } from '#shared/grammar/point-situations';
import { points } from '#shared/grammar/points';
import { askedOf } from '#shared/items/text-of';
import { minutesOf } from '#shared/lessons/plan/changes';
import { leastMinutesOfFocus } from '#shared/lessons/plan/focus-minutes';
import {
  aboutFocus,
  exitQuizId,
  planFromMistakes,
  questionsIn,
  titleOfFocus,
} from '#shared/lessons/plan/plan-from-mistakes';
import { ownContentFor } from '#shared/lessons/topics/own-content';
import { indexWords } from '#shared/vocabulary/word-index';
import { makeChecker } from '#shared/writing/checker/check';

/* A lesson on each point, with the next ones beside it. */

const troubleOf = ({ id: point }: (typeof points)[number]): Trouble => ({
  point,
  mistakes: mistakes.filter((one) => one.point === point).map(({ id }) => id),
});

let plans: { plan: LessonData; troubles: Trouble[]; minutes: number }[];
beforeAll(async () => {
  const everyday = await loadWords('A1', 'actions');
  plans = await Promise.all(
    points.map(async (first, place) => {
      const troubles = points.slice(place, place + 1 + (place % 3)).map(troubleOf);
      const returning = place % 2 === 0 ? points.slice(0, 1 + (place % 3)).map(troubleOf) : [];
      const minutes = leastMinutesOfFocus(troubles.length, returning.length > 0) + (place % 4) * 15;
      const about = {
        level: first.level,
        age: ageIds[place % 3] ?? 'adults',
        classSize: [1, 2, 12, 30][place % 4] ?? 12,
        minutes,
      };
      const written = {
        activities: allActivities,
        own: await ownContentFor(aboutFocus(about, first.id).topic, first.level),
        situation: await loadSituation(first.id),
        words: [],
        everyday,
        texts: await loadTextsFor(first.level),
        advice: pointAdvice,
      };
      return { plan: planFromMistakes({ about, troubles, returning, written, seed: place }), troubles, minutes };
    }),
  );
});

test('is a lesson as any other: to the minute, with nothing attached that no stage uses', () => {
  for (const { plan, minutes, troubles } of plans) {
    const of = titleOfFocus(troubles, plan.about.level);
    expect(lessonData.safeParse(plan).error, of).toBeUndefined();
    expect([minutesOf(plan.stages), plan.about.minutes], of).toEqual([minutes, minutes]);
    const used = new Set(plan.stages.flatMap(({ materialIds }) => materialIds));
    expect(used, of).toEqual(new Set(plan.materials.map(({ id }) => id)));
    expect(new Set(plan.stages.map(({ activityId }) => activityId)).size, of).toBe(plan.stages.length);
  }
});

test('each material that it has besides is worked with by a stage that names it', () => {
  for (const { plan } of plans)
    for (const { id, title } of plan.materials.filter((one) => /^[A-Z][a-z ]+$/.test(one.title) && 'items' in one)) {
      const stages = plan.stages.filter(({ materialIds }) => materialIds.includes(id));
      expect(
        stages.some(({ steps }) => steps.some((step) => step.includes(`“${title}”`))),
        title,
      ).toBe(true);
    }
});

test('ends in five questions on each point, of the same mistakes, none of which was practised', () => {
  for (const { plan, troubles } of plans) {
    expect(plan.stages.at(-1)).toMatchObject({ kind: 'exit ticket', materialIds: [exitQuizId] });
    const quiz = questionsIn(plan, exitQuizId);
    const practised = questionsIn(plan)
      .filter((item) => !quiz.includes(item))
      .map(askedOf);
    for (const { point, mistakes: made } of troubles) {
      const own = quiz.filter(({ origin }) => origin?.point === point);
      expect(own, point).toHaveLength(5);
      expect(
        own.filter((item) => practised.includes(askedOf(item))),
        point,
      ).toEqual([]);
      // Some mistakes can be made in few sentences only.
      if (made.length > 0)
        expect(
          own.some(({ tags }) => made.some((one) => tags.includes(one))),
          point,
        ).toBe(true);
    }
  }
});

test('the same mistakes come in other sentences each time, until there are no others', () => {
  for (const trouble of points.map(troubleOf)) {
    const how = { count: 5, types: ['choose', 'type'] } as const;
    const first = parallelItems([trouble], { ...how, random: mulberry32(1) });
    const second = parallelItems([trouble], { ...how, not: first, random: mulberry32(1) });
    const asked = first.map(askedOf);
    expect(second, trouble.point).toHaveLength(5);
    expect(
      second.filter((item) => asked.includes(askedOf(item))),
      trouble.point,
    ).toEqual([]);
  }
});

test('the checker finds nothing in what is written for such lessons', async () => {
  const checker = makeChecker(indexWords(await loadAllWords()));
  const texts = Object.values(mistakeActivities)
    .flat()
    .flatMap(({ title, aim, steps, support, challenge }) => [title, aim, ...steps, support, challenge]);
  expect(texts.flatMap((text) => checker.check(text).map(({ rule, text: found }) => `${rule}: ${found}`))).toEqual([]);
});
