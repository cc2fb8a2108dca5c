import { beforeAll, expect, test } from 'vitest';
import { allActivities } from '#shared/content/lessons/activities/all';
import { type LevelGenre, loadGenres } from '#shared/content/lessons/genres/content';
import {
  ageIds,
  frameworkIds,
  type LessonAbout,
  type LessonData,
  lessonAbout,
  lessonTypeIds,
  type StageKind,
} from '#shared/content/lessons/lesson';
import { topicsWithContent } from '#shared/content/lessons/topics/content';
import { loadTextsFor } from '#shared/content/texts/pack';
import { loadAllWords, loadWords } from '#shared/content/words/pack';
import { levels, levelsAbove } from '#shared/core/level';
import { mulberry32, pick, type Random } from '#shared/core/random';
import { pointAdvice } from '#shared/grammar/point-advice';
import { loadSituation } from '#shared/grammar/point-situations';
import { points } from '#shared/grammar/points';
import { minutesOf } from '#shared/lessons/plan/changes';
import { makePlan } from '#shared/lessons/plan/make-plan';
import { directionOf, templates } from '#shared/lessons/plan/templates';
import { workOf } from '#shared/lessons/plan/work';
import { findLessonTopic } from '#shared/lessons/topics/find-topic';
import { ownContentFor } from '#shared/lessons/topics/own-content';
import { indexWords } from '#shared/vocabulary/word-index';
import { makeChecker } from '#shared/writing/checker/check';

/* Two thousand lessons that somebody might ask for, on what we have content for. */

const one = <T>(list: readonly T[], random: Random): T => {
  const found = pick(list, random);
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};

async function planOf(random: Random, seed: number): Promise<LessonData> {
  const level = one(levels, random);
  const type = one(lessonTypeIds, random);
  const topic = one(topicsWithContent, random).replaceAll('-', ' ');
  const asked: Partial<LessonAbout> = {
    level,
    type,
    topic,
    framework: one(frameworkIds, random),
    minutes: 20 + Math.floor(random() * 71),
    age: one(ageIds, random),
    classSize: one([1, 2, 3, 8, 20, 40], random),
    ...(type === 'grammar' && {
      point: one(
        points.filter((point) => levelsAbove(point.level, level) <= 0),
        random,
      ).id,
    }),
  };
  const about = lessonAbout.parse(asked);
  return makePlan({
    about,
    without: { preparation: random() < 0.2, copies: random() < 0.2 },
    written: {
      activities: allActivities,
      topic: findLessonTopic(topic)?.topic,
      own: await ownContentFor(topic, level),
      situation: about.point ? await loadSituation(about.point) : undefined,
      genres: genres.get(level),
      words: [],
      everyday,
      texts: await loadTextsFor(level),
      advice: pointAdvice,
    },
    seed,
  });
}

let everyday: Awaited<ReturnType<typeof loadWords>>;
let genres: Map<LessonAbout['level'], LevelGenre[]>;
let plans: LessonData[];
beforeAll(async () => {
  everyday = await loadWords('A1', 'actions');
  genres = new Map(await Promise.all(levels.map(async (level) => [level, await loadGenres(level)] as const)));
  const random = mulberry32(1811);
  plans = [];
  for (let seed = 0; seed < 2000; seed += 1) plans.push(await planOf(random, seed));
}, 120_000);

const named = ({ about: { level, type, framework, minutes, classSize, topic, point } }: LessonData) =>
  [level, type, framework, `${minutes} min`, `${classSize} students`, topic, point].filter(Boolean).join(', ');

test('every stage of the core works with something that is attached', () => {
  const without = plans.flatMap((plan) => {
    const { framework, type } = plan.about;
    const core = templates[framework][directionOf[type]].filter(({ weight }) => weight === 'core');
    const kinds = new Set(core.map(({ kind }) => kind));
    return plan.stages
      .filter(({ kind, materialIds }) => kinds.has(kind) && materialIds.length === 0)
      .map(({ kind, activityId }) => `${named(plan)}: ${kind}, ${activityId}`);
  });
  expect(without).toEqual([]);
});

test('everything that is attached is used by a stage, and nothing is used that is not there', () => {
  for (const plan of plans) {
    const used = new Set(plan.stages.flatMap(({ materialIds }) => materialIds));
    expect(used, named(plan)).toEqual(new Set(plan.materials.map(({ id }) => id)));
  }
});

test('minutes are exact, and no activity comes twice', () => {
  for (const plan of plans) {
    expect(minutesOf(plan.stages), named(plan)).toBe(plan.about.minutes);
    expect(new Set(plan.stages.map(({ activityId }) => activityId)).size, named(plan)).toBe(plan.stages.length);
  }
});

test('a grammar lesson presents its point in its scene, practises it with its own exercises and uses it', () => {
  for (const plan of plans.filter(({ about }) => about.type === 'grammar')) {
    const kinds = plan.materials.map(({ kind }) => kind);
    expect(kinds, named(plan)).toContain('situation');
    if (plan.about.framework === 'ppp') {
      const exercises = plan.stages.find(({ kind }) => kind === 'controlled practice');
      expect(exercises?.materialIds, named(plan)).toEqual(['exercises']);
    }
  }
});

test('a writing lesson has a model, and the text on it is written in the lesson', () => {
  const writing = ['freer practice', 'task'];
  for (const plan of plans.filter(({ about }) => about.type === 'writing')) {
    const withModel = plan.stages.filter(({ materialIds }) => materialIds.includes('model'));
    expect(withModel.length, named(plan)).toBeGreaterThan(0);
    expect(plan.stages.some(({ kind, grouping }) => writing.includes(kind) && grouping !== 'whole class')).toBe(true);
  }
});

/** How many minutes the stages of such kinds have for each that their work wants. */
function minutesByWork(some: readonly LessonData[], kinds: readonly StageKind[]): number[] {
  const byId = new Map(allActivities.map((activity) => [activity.id, activity]));
  return some.flatMap(({ stages, materials, about: { level } }) =>
    stages
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ activityId, kind, minutes }) => {
        const activity = byId.get(activityId ?? '');
        const work = activity && workOf(activity, kind, { materials, level });
        return work ? [minutes / work] : [];
      }),
  );
}
const shareOf = (numbers: readonly number[], has: (one: number) => boolean) =>
  numbers.filter(has).length / numbers.length;

test('no talk is drawn out: what time there is goes to another one', () => {
  expect(shareOf(minutesByWork(plans, ['freer practice', 'task']), (one) => one > 1.5)).toBeLessThan(0.01);
});

test('a presentation and exercises have the time that their work takes, unless the lesson is short', () => {
  const long = plans.filter(({ about }) => about.minutes >= 45);
  expect(shareOf(minutesByWork(long, ['presentation', 'controlled practice']), (one) => one < 0.7)).toBeLessThan(0.05);
});

test('a grammar lesson of an hour talks about its topic, with questions that were written for it', () => {
  const long = plans.filter(({ about }) => about.type === 'grammar' && about.minutes >= 60);
  const talks = long.filter(({ materials }) => materials.some(({ kind }) => kind === 'discussion'));
  expect(talks.length / long.length).toBeGreaterThan(0.9);
});

const textsOf = ({ stages, aims, homework, exitTicket }: LessonData) => [
  ...Object.values(aims),
  homework,
  exitTicket,
  ...stages.flatMap(({ title, aim, steps, support, challenge }) => [title, aim, ...steps, support, challenge]),
];

test('no slot is left open, and none makes a sentence that nobody would say', () => {
  const forbidden =
    /\{\w*\}|undefined|\b(?:(about|with|of|in|at|for) \1|about of|with about) |\b(?:a|an|the) (?:a|an|the|my|our) |\bto to\b|\s[.,;:?!]|\.\.(?!\.)|\(an example of your own\)/;
  for (const plan of plans)
    expect(
      textsOf(plan).filter((text) => forbidden.test(text)),
      named(plan),
    ).toEqual([]);
});

test('the checker finds nothing in them', async () => {
  const checker = makeChecker(indexWords(await loadAllWords()));
  const texts = new Set(plans.flatMap(textsOf));
  const found = [...texts].flatMap((text) =>
    checker.check(text).map((flag) => `${flag.rule} [${flag.text}] ${text.slice(0, 120)}`),
  );
  expect(found).toEqual([]);
}, 120_000);
