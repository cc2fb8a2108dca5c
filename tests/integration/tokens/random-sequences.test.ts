import { TRPCError } from '@trpc/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import type { User } from '#server/domain/platform/user';
import { DomainFailure } from '#server/trpc/failures';
import type { consumeOutput } from '#shared/api/tokens';
import { packageIds } from '#shared/core/packages';
import { planIds } from '#shared/core/plans';
import { selfAssignableRoles } from '#shared/core/roles';
import { debitsOf, expectSoundLedger } from '#tests/support/wallet';
import { as, makeUser, type World, world } from '#tests/support/world';

const who = fc.nat({ max: 2 });
const key = fc.option(fc.constantFrom('k1', 'k2', 'k3'), { nil: undefined, freq: 2 });

/** Something that one of the three users does. */
const deed = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constant('consume' as const), who, amount: fc.integer({ min: 1, max: 90 }), key }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('launch' as const), who, key }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('buy' as const),
      who,
      packageId: fc.constantFrom(...packageIds),
      payment: fc.constantFrom('p1', 'p2', 'p3'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('plan' as const),
      who,
      planId: fc.constantFrom(...planIds),
      addTokens: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('look' as const), who }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('share' as const), who, whom: who }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('unshare' as const), who, whom: who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('cap' as const),
      who,
      whom: who,
      cap: fc.option(fc.constantFrom(0, 5, 50), { nil: null, freq: 4 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constantFrom('cancel' as const, 'resume' as const), who }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('role' as const), who, role: fc.constantFrom(...selfAssignableRoles) }),
  },
);
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

/** One or several deeds at once, or time that passes. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.array(deed, { minLength: 1, maxLength: 1 }) },
  { weight: 3, arbitrary: fc.array(deed, { minLength: 2, maxLength: 6 }) },
  { weight: 2, arbitrary: fc.constantFrom({ minutes: 11 }, { hours: 13 }, { days: 1 }, { days: 31 }) },
);

type ConsumeAnswer = z.infer<typeof consumeOutput>;

/** Does it; a refusal is fine, anything unexpected is not. */
async function act(portal: World, users: readonly User[], one: Deed): Promise<ConsumeAnswer | undefined> {
  const user = users[one.who];
  const caller = await as(portal, user);
  try {
    switch (one.what) {
      case 'consume':
        return await caller.tokens.consume({ amount: one.amount, action: 'random', idempotencyKey: one.key });
      case 'launch':
        return await caller.tokens.consume({ amount: 1, action: 'story-dice', launch: true, idempotencyKey: one.key });
      case 'buy':
        await caller.tokens.processPurchase({ packageId: one.packageId, stripePaymentId: one.payment });
        return undefined;
      case 'plan':
        await caller.billing.update({ planId: one.planId, addTokens: one.addTokens });
        return undefined;
      case 'look':
        await Promise.all([caller.profile.get(), caller.billing.current(), caller.tokens.balance()]);
        return undefined;
      case 'share':
        await caller.profile.associate({ email: users[one.whom]?.email ?? '' });
        return undefined;
      case 'unshare':
        await caller.profile.dissociate({ id: users[one.whom]?.id ?? '' });
        return undefined;
      case 'cap':
        await caller.profile.setDailyCap({ id: users[one.whom]?.id ?? '', cap: one.cap });
        return undefined;
      case 'cancel':
      case 'resume':
        await caller.billing[one.what]();
        return undefined;
      case 'role':
        await caller.profile.changeRole({ role: one.role });
        return undefined;
    }
  } catch (error) {
    if (error instanceof TRPCError && error.cause instanceof DomainFailure) return undefined;
    throw error;
  }
}

/** Adds up what the granted answers say was charged: a repeated key once, and always with the same answer. */
class Bill {
  total = 0;
  readonly #answers = new Map<string, ConsumeAnswer>();

  note(one: Deed, answer: ConsumeAnswer | undefined): void {
    if (!answer?.success) return;
    const repeated = 'key' in one && one.key ? `${one.who} ${one.key}` : undefined;
    const first = repeated ? this.#answers.get(repeated) : undefined;
    if (first) {
      expect(answer).toEqual(first);
      return;
    }
    if (repeated) this.#answers.set(repeated, answer);
    this.total += answer.data.charged;
  }
}

async function expectFewFreeTokens(portal: World, allocation: number): Promise<void> {
  const byDay = new Map<string, number>();
  for (const { userId, createdAt, freeTokens } of await debitsOf(portal)) {
    const day = `${userId} ${new Date(createdAt).toDateString()}`;
    byDay.set(day, (byDay.get(day) ?? 0) + freeTokens);
  }
  for (const used of byDay.values()) expect(used).toBeLessThanOrEqual(allocation);
}

test('whatever three users do, in turn and at once, every balance is its ledger and nothing is charged twice', {
  timeout: 120_000,
}, async () => {
  const sequences = fc.array(step, { minLength: 15, maxLength: 25, size: 'max' });
  await fc.assert(
    fc.asyncProperty(sequences, fc.constantFrom(0, 10), async (steps, dailyFree) => {
      const portal = await world({ DAILY_FREE_TOKENS: String(dailyFree) });
      const users = [
        await makeUser(portal, { role: 'school_admin' }),
        await makeUser(portal, { role: 'teacher' }),
        await makeUser(portal, { role: 'student', aiCredits: 20 }),
      ];
      const bill = new Bill();
      for (const one of steps) {
        if (!Array.isArray(one)) {
          portal.deps.clock.advance(one);
          continue;
        }
        const answers = await Promise.all(one.map((each) => act(portal, users, each)));
        for (const [index, each] of one.entries()) bill.note(each, answers[index]);
        await expectSoundLedger(portal);
      }
      const spent = (await debitsOf(portal)).reduce((sum, { amount, freeTokens }) => sum + freeTokens - amount, 0);
      expect(spent).toBe(bill.total);
      await expectFewFreeTokens(portal, dailyFree);
    }),
    { seed: 20_260_310, numRuns: 15, endOnFailure: true },
  );
});
