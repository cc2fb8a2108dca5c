import { expect, test } from 'vitest';
import { mulberry32 } from '#shared/core/random';
import { type CramAnswer, cramMax, nextStep, rungs } from '#shared/grammar/next-step';

const height = (type: CramAnswer['type']) => rungs.indexOf(type);

/** A session whose answers are right as the function says. */
function play(points: readonly string[], isRight: (turn: number) => boolean): CramAnswer[] {
  const history: CramAnswer[] = [];
  for (let step = nextStep(points, history); step; step = nextStep(points, history)) {
    history.push({ ...step, isRight: isRight(history.length) });
  }
  return history;
}

test('a session begins with choosing, on the first point', () => {
  expect(nextStep(['can', 'to-be'], [])).toEqual({ point: 'can', type: 'choose' });
});

test('two right in a row move up, one does not', () => {
  const right = { point: 'can', type: 'choose', isRight: true } as const;
  expect(nextStep(['can'], [right])).toEqual({ point: 'can', type: 'choose' });
  expect(nextStep(['can'], [right, right])).toEqual({ point: 'can', type: 'order' });
});

test('a wrong answer stays on its point with something simpler', () => {
  const right = { point: 'can', type: 'choose', isRight: true } as const;
  const history: CramAnswer[] = [right, right, { point: 'can', type: 'order', isRight: false }];
  expect(nextStep(['to-be', 'can'], history)).toEqual({ point: 'can', type: 'choose' });
});

test('who gets everything right goes up the whole ladder and is done', () => {
  expect(play(['can'], () => true).map(({ type }) => type)).toEqual(rungs.flatMap((rung) => [rung, rung]));
});

test('who gets nothing right stays at the easiest and is not kept for ever', () => {
  const history = play(['can', 'to-be'], () => false);
  expect(history).toHaveLength(cramMax);
  expect(new Set(history.map(({ type }) => type))).toEqual(new Set(['choose']));
});

test('unknown points are passed over, and of none there is nothing to ask', () => {
  expect(nextStep(['nonsense', 'can'], [])).toEqual({ point: 'can', type: 'choose' });
  expect(nextStep(['nonsense'], [])).toBeUndefined();
});

test('whatever is answered: never up without two right in a row, never harder after a mistake, never two rungs at once', () => {
  const points = ['can', 'to-be', 'articles'];
  for (let seed = 0; seed < 300; seed += 1) {
    const random = mulberry32(seed);
    const chance = random();
    const history = play(points, () => random() < chance);
    expect(history.length).toBeLessThanOrEqual(cramMax);
    for (const point of points) {
      const own = history.filter((one) => one.point === point);
      for (const [place, step] of own.entries()) {
        const [before, last] = [own[place - 2], own[place - 1]];
        if (!last) continue;
        const rise = height(step.type) - height(last.type);
        expect(Math.abs(rise)).toBeLessThanOrEqual(1);
        if (!last.isRight) expect(rise).toBe(height(last.type) === 0 ? 0 : -1);
        if (rise > 0) expect([last.isRight, before?.isRight]).toEqual([true, true]);
      }
    }
    for (const [place, { isRight, point }] of history.entries()) {
      const following = history[place + 1];
      if (!isRight && following) expect(following.point).toBe(point);
    }
  }
});
