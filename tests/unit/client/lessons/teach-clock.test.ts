import { expect, test } from 'vitest';
import { accept, beginTeaching, clockOf, goTo, proposal, type TeachSession } from '#client/lessons/teach-clock';
import { type Stage, stage } from '#shared/content/lessons/lesson';
import { minutesOf } from '#shared/lessons/plan/changes';

const minute = 60_000;
const made = (id: string, minutes: number, kind: Stage['kind'] = 'task') =>
  stage.parse({ id, kind, title: id, minutes, grouping: 'T–S', steps: [] });
const boundsOf = () => [3, 30] as const;

/** Three stages of ten minutes, begun at zero. */
const begun = () => beginTeaching([made('a', 10), made('b', 10), made('c', 10, 'review')], 0);

const at = (session: TeachSession, minutes: number) => clockOf(session, minutes * minute);

test('a stage counts down, and over', () => {
  expect(at(begun(), 4)).toMatchObject({ secondsLeft: 360, lateMinutes: 0 });
  expect(at(begun(), 11)).toMatchObject({ secondsLeft: -60, lateMinutes: 1 });
});

test('what was lost stays lost in the next stage, and a quick stage makes up for it', () => {
  const next = goTo(begun(), 1, 14 * minute);
  expect(at(next, 14)).toMatchObject({ secondsLeft: 600, lateMinutes: 4 });
  const quick = goTo(next, 2, 18 * minute);
  expect(at(quick, 18).lateMinutes).toBe(0);
});

test('the rest is planned to end on time; with that the lesson is not late any more', () => {
  const late = at(begun(), 16);
  expect(late.lateMinutes).toBe(6);
  const changed = proposal(begun(), 16 * minute, boundsOf);
  if (!changed.ok) throw new Error(changed.why);
  expect(minutesOf(changed.stages.slice(1))).toBe(14);
  const next = accept(begun(), changed.stages);
  expect(at(next, 16).lateMinutes).toBe(0);
  // Going on at once, it ends when it was to end.
  const second = goTo(next, 1, 16 * minute);
  const third = goTo(second, 2, (16 + (changed.stages[1]?.minutes ?? 0)) * minute);
  expect(third.stageStartedAt / minute + (changed.stages[2]?.minutes ?? 0)).toBe(30);
});

test('where too little is left the least important goes, and without time nothing can be planned', () => {
  expect(proposal(begun(), 26 * minute, boundsOf)).toMatchObject({ ok: true, said: 'Left out: c.' });
  expect(proposal(begun(), 31 * minute, boundsOf)).toMatchObject({ ok: false });
});

test('after the last stage the lesson is over, and back leads into it again', () => {
  const over = goTo(goTo(begun(), 2, 0), 3, 9);
  expect(over.isOver).toBe(true);
  expect(goTo(over, 2, 10)).toMatchObject({ isOver: false, place: 2, stageStartedAt: 10 });
  expect(goTo(begun(), -1, 5)).toEqual(begun());
});
