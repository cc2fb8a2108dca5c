import { expect, test } from 'vitest';
import type { ConsumeInput } from '#shared/api/tokens';
import { refusedAnswer } from '#tests/support/refusals';
import { atOnce, consume, debitsOf, launch, studentOf } from '#tests/support/wallet';
import { as, balanceOf, makeUser, world } from '#tests/support/world';

const idempotencyKey = 'key-1';

test('a repeat gives the first answer and charges nothing', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const first = await consume(portal, teacher, { amount: 5, idempotencyKey });
  await consume(portal, teacher, { amount: 20 });
  portal.deps.clock.advance({ days: 3 });
  const repeat = await consume(portal, teacher, { amount: 5, idempotencyKey });
  expect(first).toMatchObject({ success: true, data: { charged: 5, balance: 95 } });
  expect(repeat).toEqual(first);
  expect(await balanceOf(portal, teacher)).toBe(75);
});

test('ten at once under one key charge once and get one answer', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const answers = await atOnce(10, () => consume(portal, teacher, { amount: 5, idempotencyKey }));
  expect(answers).toEqual(Array(10).fill(answers[0]));
  expect(answers[0]).toMatchObject({ success: true, data: { charged: 5, balance: 95 } });
  expect(await debitsOf(portal)).toHaveLength(1);
});

test('ten under ten keys charge ten times', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await atOnce(10, (index) => consume(portal, teacher, { amount: 5, idempotencyKey: `key-${index}` }));
  expect(await balanceOf(portal, teacher)).toBe(50);
});

test('a repeated launch gives the first answer too, even after the app has closed', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const first = await launch(portal, teacher, { idempotencyKey });
  portal.deps.clock.advance({ hours: 13 });
  expect(await launch(portal, teacher, { idempotencyKey })).toEqual(first);
  expect(await balanceOf(portal, teacher)).toBe(99);
});

test('ten launches at once under one key all say that one token was charged', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const answers = await atOnce(10, () => launch(portal, teacher, { idempotencyKey }));
  expect(answers).toEqual(
    Array(10).fill(expect.objectContaining({ success: true, data: expect.objectContaining({ charged: 1 }) })),
  );
  expect(await balanceOf(portal, teacher)).toBe(99);
});

const first: Partial<ConsumeInput> = { amount: 5, action: 'sheet', metadata: { page: 1 }, idempotencyKey };

test.each<[string, Partial<ConsumeInput>]>([
  ['another amount', { ...first, amount: 6 }],
  ['another action', { ...first, action: 'other sheet' }],
  ['other metadata', { ...first, metadata: { page: 2 } }],
  ['no metadata', { ...first, metadata: undefined }],
  ['a launch', { ...first, launch: true, action: 'story-dice' }],
])('%s under the same key is refused and charges nothing', async (_what, other) => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await consume(portal, teacher, first);
  expect(await consume(portal, teacher, other)).toEqual(refusedAnswer('idempotency_key_reused'));
  expect(await balanceOf(portal, teacher)).toBe(95);
});

test('the same fields in another order are the same request', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await consume(portal, teacher, { amount: 2, action: 'sheet', idempotencyKey });
  expect(await consume(portal, teacher, { idempotencyKey, action: 'sheet', amount: 2 })).toMatchObject({
    success: true,
  });
  expect(await balanceOf(portal, teacher)).toBe(98);
});

test('a refused attempt is not remembered: with new tokens the same key spends', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 0 });
  expect(await consume(portal, teacher, { idempotencyKey })).toMatchObject({ success: false, reason: 'tokens_short' });
  const { tokens } = await as(portal, teacher);
  await tokens.processPurchase({ packageId: 'small', stripePaymentId: 'pi_1' });
  expect(await consume(portal, teacher, { idempotencyKey })).toMatchObject({
    success: true,
    data: { charged: 1, balance: 99 },
  });
});

test('a refused reuse does not spoil the first answer', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const answer = await consume(portal, teacher, first);
  await consume(portal, teacher, { ...first, amount: 6 });
  expect(await consume(portal, teacher, first)).toEqual(answer);
});

test('two users may use the same key', async () => {
  const portal = await world();
  const [one, other] = [await makeUser(portal), await makeUser(portal)];
  expect(await consume(portal, one, { amount: 5, idempotencyKey })).toMatchObject({
    data: { balance: 95, payer: { id: one.id } },
  });
  expect(await consume(portal, other, { amount: 6, idempotencyKey })).toMatchObject({
    data: { balance: 94, payer: { id: other.id } },
  });
});

test('a repeat of what an owner paid names that owner again and charges nobody', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const student = await studentOf(portal, [teacher]);
  const answer = await consume(portal, student, { amount: 5, idempotencyKey });
  await consume(portal, teacher);
  expect(await consume(portal, student, { amount: 5, idempotencyKey })).toEqual(answer);
  expect(answer).toMatchObject({ data: { payer: { id: teacher.id } } });
  expect(await balanceOf(portal, teacher)).toBe(94);
});
