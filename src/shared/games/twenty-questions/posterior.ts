import { type Value, values } from '#shared/content/things/attribute';
import type { Pool, Turn } from './pool';

/**
 * How likely an answer is where the table says this: five answers in a hundred are wrong, and people draw the line
 * of 'sometimes' in different places. Each row adds up to one.
 */
const likely: Record<Value, Record<Value, number>> = {
  yes: { yes: 0.9, no: 0.03, sometimes: 0.05, unknown: 0.02 },
  no: { yes: 0.03, no: 0.9, sometimes: 0.04, unknown: 0.03 },
  sometimes: { yes: 0.16, no: 0.1, sometimes: 0.7, unknown: 0.04 },
  unknown: { yes: 0.15, no: 0.4, sometimes: 0.15, unknown: 0.3 },
};

/** A guess is answered by somebody who knows the secret: hardly ever wrong. */
const wrongGuess = 0.01;

/** How likely each thing is the secret after these answers (naive Bayes, all equally likely before). */
export function posterior(pool: Pool, turns: readonly Turn[]): Float64Array {
  const weights = new Float64Array(pool.things.length).fill(1);
  for (const turn of turns) {
    if (turn.kind === 'guessed') {
      pool.things.forEach(({ id }, place) => {
        const fits = (id === turn.thing) === (turn.answer === 'yes');
        weights[place] = (weights[place] ?? 0) * (fits ? 1 : wrongGuess);
      });
    }
    const codes = turn.kind === 'asked' ? pool.codes.get(turn.attribute) : undefined;
    if (turn.kind !== 'asked' || !codes) continue;
    const factors = values.map((value) => likely[value][turn.answer]);
    for (let place = 0; place < weights.length; place += 1) {
      weights[place] = (weights[place] ?? 0) * (factors[codes[place] ?? 3] ?? 0);
    }
  }
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** One part of an entropy, in bits. */
const bits = (part: number) => (part > 0 ? -part * Math.log2(part) : 0);

const rowOf = (value: Value) => values.map((answer) => likely[value][answer]);
const table = new Float64Array(values.flatMap(rowOf));
const doubts = new Float64Array(values.map((value) => rowOf(value).reduce((sum, part) => sum + bits(part), 0)));

/**
 * How many bits an answer is expected to tell: mutual information between it and the secret. It depends on the secret
 * through the table's value alone, so four sums are enough. Plain loops: a game asks this a thousand times.
 */
export function informationGain(codes: Uint8Array, weights: Float64Array, places: Uint16Array): number {
  const mass = new Float64Array(values.length);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const code = codes[place] ?? 0;
    mass[code] = (mass[code] ?? 0) + (weights[place] ?? 0);
  }
  let gain = 0;
  for (let answer = 0; answer < values.length; answer += 1) {
    let answerMass = 0;
    for (let code = 0; code < values.length; code += 1)
      answerMass += (mass[code] ?? 0) * (table[code * values.length + answer] ?? 0);
    gain += bits(answerMass) - (mass[answer] ?? 0) * (doubts[answer] ?? 0);
  }
  return gain;
}
