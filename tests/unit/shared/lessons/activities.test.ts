import { expect, test } from 'vitest';
import type { LessonActivity } from '#shared/content/lessons/activities/activity';
import { allActivities } from '#shared/content/lessons/activities/all';
import { discussionQuestions } from '#shared/content/lessons/discussion';
import { lessonTypeIds, stageKindIds } from '#shared/content/lessons/lesson';
import { topicIds } from '#shared/content/words/topics';
import { levels, levelsAbove } from '#shared/core/level';
import { pointAdvice } from '#shared/grammar/point-advice';
import { points } from '#shared/grammar/points';

const textsOf = (activity: LessonActivity) => [
  activity.title,
  activity.aim,
  ...activity.steps,
  activity.support,
  activity.challenge,
];
const repeated = (texts: readonly string[]) => texts.filter((text, place) => texts.indexOf(text) !== place);

test('there are at least 160 activities, each with an id and a title of its own', () => {
  expect(allActivities.length).toBeGreaterThanOrEqual(160);
  expect(repeated(allActivities.map((activity) => activity.id))).toEqual([]);
  // Those of a composed lesson are seen only among others of its type.
  for (const type of lessonTypeIds) {
    const ofType = allActivities.filter(({ composed, types }) => !composed || types?.includes(type));
    expect(repeated(ofType.map((activity) => activity.title))).toEqual([]);
  }
  for (const { id } of allActivities) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('no step and no piece of advice is used twice', () => {
  // The variants of a composed lesson share what they have in common.
  const single = allActivities.filter(({ composed }) => !composed);
  const texts = single.flatMap(({ steps, support, challenge }) => [...steps, support, challenge]);
  expect(repeated(texts)).toEqual([]);
});

test.each(allActivities.map((activity) => [activity.id, activity] as const))('%s can be taught', (_, activity) => {
  const [least, most] = activity.minutes;
  expect(least).toBeGreaterThanOrEqual(1);
  expect(most).toBeGreaterThanOrEqual(least);
  expect(most).toBeLessThanOrEqual(45);
  expect(activity.steps.length).toBeGreaterThanOrEqual(3);
  expect(activity.steps.length).toBeLessThanOrEqual(6);
  expect(levelsAbove(activity.levels[0], activity.levels[1])).toBeLessThanOrEqual(0);
  expect(activity.stages.length).toBeGreaterThan(0);
  expect(repeated(activity.stages)).toEqual([]);
  expect(repeated(activity.types ?? [])).toEqual([]);
  for (const text of textsOf(activity)) {
    expect(text).toBe(text.trim());
    expect(text).not.toMatch(/["']| {2}/);
    for (const [slot] of text.matchAll(/\{[^}]*\}?/g)) expect(['{topic}', '{language}', '{example}']).toContain(slot);
    // A topic and a target language come in small letters, so that no sentence can begin with one.
    expect(text).not.toMatch(/(^|[.?!] “?)\{(topic|language)\}/);
  }
  for (const text of [activity.aim, ...activity.steps, activity.support, activity.challenge]) {
    expect(text).toMatch(/[.?!…]”?$|\{example\}”$/);
    expect(text.length).toBeLessThanOrEqual(300);
  }
});

test('who has neither copies nor time to prepare has five choices for each kind of stage, lesson and level', () => {
  const choices = stageKindIds.flatMap((kind) =>
    lessonTypeIds.flatMap((type) =>
      levels.map((level) => {
        const fitting = allActivities.filter(
          (activity) =>
            !activity.needsCopies &&
            !activity.needsPrep &&
            activity.stages.includes(kind) &&
            (activity.types ?? lessonTypeIds).includes(type) &&
            levelsAbove(level, activity.levels[0]) >= 0 &&
            levelsAbove(level, activity.levels[1]) <= 0,
        );
        return { kind, type, level, fitting: fitting.length };
      }),
    ),
  );
  expect(choices.filter(({ fitting }) => fitting < 5)).toEqual([]);
});

test.each(points.map((point) => point.id))('%s has questions that check its meaning, and advice', (id) => {
  const { checks, problems } = pointAdvice[id];
  expect(checks.length).toBeGreaterThanOrEqual(3);
  expect(checks.length).toBeLessThanOrEqual(4);
  expect(checks[0]?.question).toMatch(/^“[^”]+[.?!]” /);
  for (const { question, answer } of checks) {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/[.?]”?$/);
  }
  expect(problems.length).toBeGreaterThanOrEqual(2);
  expect(problems.length).toBeLessThanOrEqual(3);
  for (const { problem, solution } of problems)
    for (const text of [problem, solution]) expect(text).toMatch(/[.?!…]”?$/);
});

test('advice on grammar is nowhere repeated', () => {
  expect(Object.keys(pointAdvice)).toHaveLength(points.length);
  const advice = Object.values(pointAdvice).flatMap(({ problems }) => problems);
  expect(repeated(advice.flatMap(({ problem, solution }) => [problem, solution]))).toEqual([]);
  for (const { checks } of Object.values(pointAdvice)) {
    expect(repeated(checks.map(({ question }) => question))).toEqual([]);
  }
  expect(repeated(Object.values(pointAdvice).map(({ checks }) => checks[0]?.question ?? ''))).toEqual([]);
});

test('each topic has five easy and five hard questions to talk about, none of them twice', () => {
  for (const topic of topicIds) {
    expect(discussionQuestions[topic].easy).toHaveLength(5);
    expect(discussionQuestions[topic].hard).toHaveLength(5);
  }
  const all = Object.values(discussionQuestions).flatMap(({ easy, hard }) => [...easy, ...hard]);
  expect(repeated(all)).toEqual([]);
  for (const question of all) {
    expect(question).toMatch(/\?$/);
    expect(question).not.toMatch(/["']/);
  }
});
