import { describe, expect, test } from 'vitest';
import { explainOrder } from '#shared/answers/order-errors';
import { sentences as a1 } from '#shared/content/sentences/a1';
import { sentences as b1 } from '#shared/content/sentences/b1';

const explain = (given: string, ...orders: string[]) =>
  explainOrder(
    given.split(' '),
    orders.map((order) => order.split(' ')),
  );

describe('why an order is wrong', () => {
  test.each([
    ['she has a car red', 'she has a red car', /adjective comes before the noun: “red car”/],
    ['he plays often tennis', 'he often plays tennis', /before the main verb: “often plays”/],
    ['she always is late', 'she is always late', /after “be”: “is always”/],
    ['I never have seen it', 'I have never seen it', /after the first helping verb/],
    ['you do like tea', 'do you like tea', /In a question, “do” comes before the subject/],
    ['do you want what', 'what do you want', /question word comes first/],
    ['we live London in', 'we live in London', /preposition/],
    ['it is good very', 'it is very good', /“very” comes before/],
  ])('%s', (given, right, why) => {
    expect(explain(given, right)).toMatch(why);
  });

  test('the nearest of several right orders is meant', () => {
    expect(explain('yesterday we home went', 'we went home yesterday', 'yesterday we went home')).toMatch(/after “we”/);
  });

  test('a right order needs no reason, and neither does one that is not whole', () => {
    for (const { orders } of [...a1, ...b1]) {
      for (const order of orders) expect(explainOrder(order, orders)).toBeUndefined();
      expect(explainOrder(orders[0]?.slice(1) ?? [], orders)).toBeUndefined();
    }
  });
});
