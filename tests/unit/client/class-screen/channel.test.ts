import { expect, test } from 'vitest';
import { type Channel, type OnScreen, type ScreenPlace, screenEnd, teacherEnd } from '#client/class-screen/channel';

type Listen = (event: { data: unknown }) => void;

/** A browser whose windows hear each other, each after the one that spoke has ended its sentence. */
function browser() {
  const ends: Listen[][] = [];
  const waiting: (() => void)[] = [];
  return {
    window(): Channel {
      const own: Listen[] = [];
      ends.push(own);
      return {
        postMessage: (data) => {
          const heard = JSON.parse(JSON.stringify(data));
          for (const end of ends.filter((one) => one !== own))
            waiting.push(() => {
              for (const listen of end) listen({ data: heard });
            });
        },
        addEventListener: (_type, listen) => own.push(listen),
        close: () => ends.splice(ends.indexOf(own), 1),
      };
    },
    settle() {
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
    },
  };
}

const card = (front: string): OnScreen => ({ content: { kind: 'card', front } });

function screenOf(portal: ReturnType<typeof browser>) {
  const seen: (OnScreen | undefined)[] = [];
  const turns: number[] = [];
  const end = screenEnd(portal.window(), { onShow: (shown) => seen.push(shown), onTurn: (to) => turns.push(to) });
  portal.settle();
  return { ...end, turns, now: () => seen.at(-1) };
}

function teacherOf(portal: ReturnType<typeof browser>, now: () => number = () => 1) {
  const places: (ScreenPlace | undefined)[] = [];
  const end = teacherEnd(portal.window(), (place) => places.push(place), now);
  portal.settle();
  return { ...end, leave: () => end.leave(false), place: () => places.at(-1) };
}

test('a screen that opens or is loaded again gets what is shown now', () => {
  const portal = browser();
  const teacher = teacherOf(portal);
  expect(teacher.place()).toBeUndefined();
  teacher.show(card('dog'));
  const screen = screenOf(portal);
  expect(screen.now()).toEqual(card('dog'));
  expect(teacher.place()).toEqual({ page: 0, pages: 1 });
  screen.close();
  portal.settle();
  expect(teacher.place()).toBeUndefined();
  expect(screenOf(portal).now()).toEqual(card('dog'));
});

test('a teacher whose page opens later finds the screen that is there, and turns its pages', () => {
  const portal = browser();
  const screen = screenOf(portal);
  const teacher = teacherOf(portal);
  expect(teacher.place()).toEqual({ page: 0, pages: 1 });
  teacher.show(card('dog'));
  portal.settle();
  screen.tell({ page: 1, pages: 3 });
  portal.settle();
  expect(teacher.place()).toEqual({ page: 1, pages: 3 });
  teacher.turn(2);
  // Pressed again at once it goes on from there.
  expect(teacher.place()).toEqual({ page: 2, pages: 3 });
  portal.settle();
  expect(screen.turns).toEqual([2]);
});

test('regression: a page that is turned while the screen still tells of the one before is not lost', () => {
  const portal = browser();
  const screen = screenOf(portal);
  const teacher = teacherOf(portal);
  teacher.show(card('dog'));
  portal.settle();
  screen.tell({ page: 0, pages: 4 });
  portal.settle();
  teacher.turn(1);
  teacher.turn(2);
  // It has heard of the first turn only.
  screen.tell({ page: 1, pages: 4 });
  portal.settle();
  expect(teacher.place()).toEqual({ page: 2, pages: 4 });
  screen.tell({ page: 2, pages: 4 });
  screen.tell({ page: 1, pages: 4 });
  portal.settle();
  // Turned back at the screen itself.
  expect(teacher.place()).toEqual({ page: 1, pages: 4 });
});

test('of two windows the one that showed something last has the screen, after a reload as well', () => {
  const portal = browser();
  const [first, second] = [teacherOf(portal, () => 10), teacherOf(portal, () => 20)];
  const screen = screenOf(portal);
  first.show(card('dog'));
  second.show(card('cat'));
  portal.settle();
  expect(screen.now()).toEqual(card('cat'));
  first.turn(1);
  first.leave();
  portal.settle();
  expect(screen.turns).toEqual([]);
  expect(screen.now()).toEqual(card('cat'));
});

test('a window that leaves gives the screen back to the other, or lets it wait', () => {
  const portal = browser();
  const [first, second] = [teacherOf(portal, () => 10), teacherOf(portal, () => 20)];
  const screen = screenOf(portal);
  first.show(card('dog'));
  second.show(card('cat'));
  second.leave();
  portal.settle();
  expect(screen.now()).toEqual(card('dog'));
  first.leave();
  portal.settle();
  expect(screen.now()).toBeUndefined();
});

test.each([
  ['a script', { content: { kind: 'wait', title: 'Warm-up', script: 'Ask Anna first.' } }],
  ['lateness', { content: { kind: 'wait' }, lateMinutes: 7 }],
  ['another kind', { content: { kind: 'page', html: '<b>' } }],
  ['nothing at all', null],
])('what has %s does not get onto the screen', (_what, shown) => {
  const portal = browser();
  const screen = screenOf(portal);
  portal.window().postMessage({ kind: 'show', from: 'x', at: 1, shown });
  portal.settle();
  expect(screen.now()).toBeUndefined();
});

test('the wall of a live game has the screen like anything else, and gives it back', () => {
  const portal = browser();
  const screen = screenOf(portal);
  const teacher = teacherOf(portal);
  teacher.show({ wall: { phase: 'lobby' }, subject: '', parts: 1 });
  portal.settle();
  expect(screen.now()).toEqual({ wall: { phase: 'lobby' }, subject: '', parts: 1 });
  teacher.leave();
  portal.settle();
  expect(screen.now()).toBeUndefined();
});

test('a window that only waits for a class takes the screen from no other, and has it once that leaves', () => {
  const portal = browser();
  const [presenting, beside] = [teacherOf(portal, () => 10), teacherOf(portal, () => 20)];
  const waiting: OnScreen = { content: { kind: 'wait', forClass: '7b' } };
  const screen = screenOf(portal);
  presenting.show(card('dog'));
  beside.show(waiting);
  portal.settle();
  expect(screen.now()).toEqual(card('dog'));
  expect(screenOf(portal).now()).toEqual(card('dog'));
  presenting.leave();
  portal.settle();
  expect(screen.now()).toEqual(waiting);
  // An older moment is no reason: there was nothing to look at.
  presenting.show(card('cat'));
  portal.settle();
  expect(screen.now()).toEqual(card('cat'));
  presenting.show(waiting);
  portal.settle();
  expect(screen.now()).toEqual(waiting);
});
