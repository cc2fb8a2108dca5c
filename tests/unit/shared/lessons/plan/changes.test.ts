import { expect, test } from 'vitest';
import { newId } from '#client/lib/new-id';
import { allActivities } from '#shared/content/lessons/activities/all';
import { type LessonData, lessonAbout, type Stage, stage } from '#shared/content/lessons/lesson';
import { mulberry32 } from '#shared/core/random';
import { pointAdvice } from '#shared/grammar/point-advice';
import {
  add,
  boundsBy,
  type ChangeResult,
  minutesOf,
  move,
  remove,
  replan,
  setMinutes,
  setTotal,
  swap,
} from '#shared/lessons/plan/changes';
import { makePlan } from '#shared/lessons/plan/make-plan';
import { activitiesFor, outlineOf, stageFrom } from '#shared/lessons/plan/other-activities';

const boundsOf = boundsBy(allActivities);

function plan(minutes = 45, seed = 1): LessonData {
  const about = { level: 'A2', minutes, type: 'grammar', topic: 'Food and drink', framework: 'ppp' };
  return makePlan({
    about: lessonAbout.parse(about),
    without: { preparation: false, copies: false },
    written: { activities: allActivities, words: [], everyday: [], texts: [], advice: pointAdvice },
    seed,
  });
}

function at(stages: readonly Stage[], place: number): Stage {
  const found = stages.at(place);
  if (!found) throw new Error('There is no such stage.');
  return found;
}

function after(changed: ChangeResult): Stage[] {
  if (!changed.ok) throw new Error(changed.why);
  return changed.stages;
}

const lockedBut = (stages: readonly Stage[], ...free: string[]) =>
  stages.map((one) => ({ ...one, locked: !free.includes(one.id) }));

test('a stage that is made longer takes its minutes from the others, never from a locked one', () => {
  const { stages } = plan();
  const [first, second] = [at(stages, 0), at(stages, 1)];
  const locked = stages.map((one) => ({ ...one, locked: one.id === second.id }));
  const next = after(setMinutes(locked, first.id, first.minutes + 2, boundsOf));
  expect(at(next, 0).minutes).toBe(first.minutes + 2);
  expect(at(next, 1).minutes).toBe(second.minutes);
  expect(minutesOf(next)).toBe(45);
});

test('what the others cannot give or take is refused with the reason', () => {
  const { stages } = plan();
  const first = at(stages, 0);
  expect(setMinutes(lockedBut(stages, first.id), first.id, first.minutes + 1, boundsOf)).toEqual({
    ok: false,
    why: 'The other stages cannot give 1 minute. Unlock or remove one first, or make the lesson longer.',
  });
  expect(setMinutes(stages, first.id, 0, boundsOf)).toMatchObject({ ok: false });
  expect(setMinutes(stages, first.id, 44, boundsOf)).toMatchObject({ ok: false });
  expect(setMinutes([first], first.id, 9, boundsOf)).toMatchObject({ ok: false });
});

test('a swapped stage keeps its place, and the lesson its length; a locked one stays', () => {
  const lesson = plan();
  const third = at(lesson.stages, 2);
  const [other] = activitiesFor(lesson, third.kind, allActivities);
  if (!other) throw new Error('There is another activity.');
  expect(other.id).not.toBe(third.activityId);
  const by = stageFrom(other, outlineOf(lesson), third);
  const next = after(swap(lesson.stages, third.id, by, boundsOf));
  expect(at(next, 2)).toMatchObject({ id: third.id, activityId: other.id, kind: third.kind });
  expect(minutesOf(next)).toBe(45);
  expect(swap(lockedBut(lesson.stages), third.id, by, boundsOf)).toMatchObject({ ok: false });
});

test('stages move, and stay at the ends', () => {
  const { stages } = plan();
  const ids = (all: readonly Stage[]) => all.map(({ id }) => id);
  const [first = '', second = '', ...rest] = ids(stages);
  expect(ids(after(move(stages, first, 1)))).toEqual([second, first, ...rest]);
  expect(ids(after(move(stages, first, -1)))).toEqual(ids(stages));
  expect(ids(after(move(stages, at(stages, -1).id, 5)))).toEqual(ids(stages));
});

test('a new stage gets room, and what is taken out leaves its time to the others', () => {
  const { stages } = plan(60);
  const own = stage.parse({
    id: newId(),
    kind: 'review',
    title: 'A song',
    minutes: 5,
    grouping: 'T–S',
    steps: [],
  });
  const more = after(add(stages, own, 1, boundsOf));
  expect(at(more, 1).id).toBe(own.id);
  expect(minutesOf(more)).toBe(60);
  const less = after(remove(more, own.id, boundsOf));
  expect(less.map(({ id }) => id)).toEqual(stages.map(({ id }) => id));
  expect(minutesOf(less)).toBe(60);
  expect(remove([own], own.id, boundsOf)).toMatchObject({ ok: false, why: 'A lesson has one stage at least.' });
  expect(add(lockedBut(stages), own, 0, boundsOf)).toMatchObject({ ok: false });
  expect(remove(lockedBut(stages), at(stages, 0).id, boundsOf)).toMatchObject({ ok: false });
  const twenty = Array.from({ length: 20 }, (_, place) => ({ ...own, id: `x${place}` }));
  expect(add(twenty, own, 0, boundsOf)).toMatchObject({ ok: false, why: 'A lesson has at most 20 stages.' });
});

test('a lesson changes its length within reason', () => {
  const { stages } = plan();
  expect(minutesOf(after(setTotal(stages, 50, boundsOf)))).toBe(50);
  expect(setTotal(stages, 14, boundsOf)).toMatchObject({ why: 'Please give 15 to 180 minutes.' });
  expect(setTotal(stages, 181, boundsOf)).toMatchObject({ ok: false });
  expect(setTotal(stages, 180, boundsOf)).toMatchObject({ ok: false });
});

test('whatever is changed in whatever order, the sum stays', () => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const random = mulberry32(seed);
    const lesson = plan(20 + Math.floor(random() * 100), seed);
    let stages = lesson.stages;
    for (let turn = 0; turn < 30; turn += 1) {
      const chosen = at(stages, Math.floor(random() * stages.length));
      const other = activitiesFor({ ...lesson, stages }, chosen.kind, allActivities)[0];
      const changes: ChangeResult[] = [
        setMinutes(stages, chosen.id, Math.ceil(random() * 25), boundsOf),
        move(stages, chosen.id, Math.floor(random() * 5) - 2),
        remove(stages, chosen.id, boundsOf),
        ...(other ? [swap(stages, chosen.id, stageFrom(other, outlineOf(lesson), chosen), boundsOf)] : []),
        ...(other ? [add(stages, stageFrom(other, outlineOf(lesson), { ...chosen, id: newId() }), 0, boundsOf)] : []),
        { ok: true, stages: stages.map((one) => (one.id === chosen.id ? { ...one, locked: !one.locked } : one)) },
      ];
      const change = changes[Math.floor(random() * changes.length)];
      if (change?.ok) stages = change.stages;
      expect(minutesOf(stages)).toBe(lesson.about.minutes);
      expect(new Set(stages.map(({ id }) => id)).size).toBe(stages.length);
    }
  }
});

test('late by four minutes the rest is shortened; late by much the least important goes, and it is said', () => {
  const { stages } = plan();
  const gone = minutesOf(stages.slice(0, 2));
  const little = after(replan(stages, 2, 45 - gone - 4, boundsOf));
  expect(minutesOf(little.slice(2))).toBe(45 - gone - 4);
  expect(little.slice(0, 2)).toEqual(stages.slice(0, 2));

  const much = replan(stages, 2, 8, boundsOf);
  expect(much).toMatchObject({ ok: true, said: expect.stringContaining('Left out: ') });
  expect(minutesOf(after(much).slice(2))).toBe(8);
  expect(minutesOf(after(replan(stages, 2, 1, boundsOf)).slice(2))).toBe(1);
});

test('locked stages are never left out, and a plan that cannot be is refused', () => {
  const { stages } = plan();
  const last = at(stages, -1);
  const kept = stages.map((one) => ({ ...one, locked: one.id === last.id }));
  expect(at(after(replan(kept, 2, last.minutes + 5, boundsOf)), -1)).toEqual({ ...last, locked: true });
  expect(replan(lockedBut(stages), 2, 3, boundsOf)).toMatchObject({ ok: false });
  expect(replan(stages, 2, 0, boundsOf)).toEqual({ ok: false, why: 'No time is left.' });
  expect(replan(stages, stages.length, 5, boundsOf)).toMatchObject({ ok: false });
});
