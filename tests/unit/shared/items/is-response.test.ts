import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isResponse } from '#shared/items/is-response';
import { learnerResponse } from '#shared/items/response';
import { responseLimits } from '#shared/items/response-limits';

const says = (value: unknown) => ({ value, is: learnerResponse.safeParse(value).success });

const keys = ['choice', 'choices', 'isTrue', 'text', 'gaps', 'pairs', 'order', 'other'];
const part = fc.string({ maxLength: 6 });
const answers = fc.oneof(
  part,
  fc.boolean(),
  fc.array(part, { maxLength: 4 }),
  fc.dictionary(part, part, { noNullPrototype: true }),
  fc.jsonValue({ maxDepth: 2 }),
);
// Of objects no key is that of a prototype, which the schema leaves out.
const values = fc
  .oneof(
    fc.tuple(fc.constantFrom(...keys), answers).map(([key, answer]) => ({ [key]: answer })),
    fc.dictionary(fc.constantFrom(...keys), answers, { maxKeys: 3, noNullPrototype: true }),
    fc.jsonValue({ maxDepth: 2 }),
  )
  .filter((value) => !JSON.stringify(value).includes('__proto__'));

test('a response is told from anything else as its schema does', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect({ value, is: isResponse(value) }).toEqual(says(value));
    }),
    { numRuns: 2000 },
  );
});

test('its limits are those of the schema', () => {
  const { part: most, text, gapName, choices, pieces } = responseLimits;
  const long = (length: number) => 'x'.repeat(length);
  const list = (length: number) => Array.from({ length }, () => 'x');
  for (const extra of [0, 1]) {
    for (const value of [
      { choice: long(most + extra) },
      { choices: list(choices + extra) },
      { choices: [long(most + extra)] },
      { text: long(text + extra) },
      { gaps: { [long(gapName + extra)]: 'x' } },
      { gaps: { a: long(most + extra) } },
      { pairs: { [long(most + extra)]: 'x' } },
      { order: list(pieces + extra) },
    ]) {
      expect({ value, is: isResponse(value) }).toEqual({ value, is: extra === 0 });
      expect(says(value).is).toBe(extra === 0);
    }
  }
});
