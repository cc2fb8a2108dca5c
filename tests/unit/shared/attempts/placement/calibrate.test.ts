import { describe, expect, test } from 'vitest';
import { calibrate, calibrationFewest, strongShouldBe } from '#shared/attempts/placement/calibrate';
import { mulberry32 } from '#shared/core/random';

const random = mulberry32(17);
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** The answers of people of many abilities to a question that is so hard, and can be guessed so often. */
function answersTo({ difficulty, guess }: { difficulty: number; guess: number }, people: number) {
  return Array.from({ length: people }, () => {
    const ability = 1.5 * normal();
    const knows = random() < 1 / (1 + Math.exp(difficulty - ability));
    return { ability, isRight: knows || random() < guess };
  });
}

describe('how hard a question is, from its answers', () => {
  test('fewer than thirty say nothing', () => {
    const assumed = { difficulty: 0, guess: 0.25 };
    expect(calibrate(assumed, answersTo(assumed, calibrationFewest - 1))).toBeUndefined();
    expect(calibrate(assumed, answersTo(assumed, calibrationFewest))?.answers).toBe(calibrationFewest);
  });

  test('comes close to how hard it is, the closer the more there are, and says how sure that is', () => {
    let within = 0;
    const misses: Record<number, number[]> = { 30: [], 400: [] };
    for (const people of [30, 400]) {
      for (const guess of [0, 0.25]) {
        for (const real of [-1.5, -0.5, 0.5, 1.5]) {
          for (let time = 0; time < 10; time += 1) {
            const assumed = { difficulty: real + 0.7 * normal(), guess };
            const said = calibrate(assumed, answersTo({ difficulty: real, guess }, people));
            const miss = Math.abs((said?.difficulty ?? Number.NaN) - real);
            misses[people]?.push(miss);
            if (miss < 1.645 * (said?.error ?? 0)) within += 1;
          }
        }
      }
    }
    const mean = (values: number[] = []) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(mean(misses[30])).toBeLessThan(0.5);
    expect(mean(misses[400])).toBeLessThan(0.16);
    // Nine of ten should lie within so many errors.
    expect(within / 160).toBeGreaterThan(0.82);
  });

  test('one that nothing but luck decides tells people apart by nothing; one with a wrong key, the wrong way round', () => {
    const assumed = { difficulty: 0, guess: 0 };
    const good = answersTo(assumed, 300);
    const lucky = good.map(({ ability }) => ({ ability, isRight: random() < 0.5 }));
    const wrongKey = good.map(({ ability, isRight }) => ({ ability, isRight: !isRight }));
    const [usual, luck, wrong] = [good, lucky, wrongKey].map((given) => calibrate(assumed, given));
    expect(usual?.discrimination).toBeGreaterThan(0.35);
    expect(Math.abs(luck?.discrimination ?? 1)).toBeLessThan(0.15);
    expect(wrong?.discrimination).toBeLessThan(-0.35);
    expect(usual?.strongRight).toBeGreaterThan(strongShouldBe);
    expect(wrong?.strongRight).toBeLessThan(strongShouldBe);
  });

  test('all right and all wrong are answers, too', () => {
    const given = answersTo({ difficulty: 0, guess: 0 }, 40);
    const all = (isRight: boolean) =>
      calibrate(
        { difficulty: 0, guess: 0 },
        given.map(({ ability }) => ({ ability, isRight })),
      );
    expect(all(true)).toMatchObject({ discrimination: 0, strongRight: 1 });
    expect(all(true)?.difficulty).toBeLessThan(-1);
    expect(all(false)?.difficulty).toBeGreaterThan(1);
  });

  test('thousands of answers are no more than a number can hold', () => {
    const said = calibrate({ difficulty: 0, guess: 0 }, answersTo({ difficulty: 0.4, guess: 0 }, 5000));
    expect(Math.abs((said?.difficulty ?? 9) - 0.4)).toBeLessThan(0.15);
  });
});
