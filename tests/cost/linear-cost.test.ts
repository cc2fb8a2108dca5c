import { expect, test } from 'vitest';
import { expectLinear } from '#tests/support/linear-cost';

test('a work that looks at every sign again for each sign is told from one that looks at each once', () => {
  const lookAtEachOnce = (text: string) => {
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at);
    return sum;
  };
  // Every twentieth only: quick enough, and so long that no pause of the machine is as long.
  const lookAtAllForEach = (text: string) => {
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) {
      for (let other = 0; other < at; other += 20) sum += text.charCodeAt(other);
    }
    return sum;
  };
  expectLinear(lookAtEachOnce);
  // Each of the two is enough to tell it.
  for (const filling of ['a', '. ']) {
    expect(() => expectLinear(lookAtAllForEach, { fillings: { filling } })).toThrow(/times as much/);
  }
}, 120_000);
