import { expect, test } from 'vitest';
import { inProcesses } from '#tests/support/processes';
import { atOnce, consume, debitsOf, expectSoundLedger } from '#tests/support/wallet';
import { as, balanceOf, ledgerSumOf, makeUser, world } from '#tests/support/world';

test('of 300 debits at once from 100 tokens exactly 100 succeed', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 100 });
  const { tokens } = await as(portal, teacher);
  const answers = await atOnce(300, () => tokens.consume({ amount: 1, action: 'race' }));
  expect(answers.filter((answer) => answer.success)).toHaveLength(100);
  expect(answers.filter((answer) => !answer.success && answer.reason === 'tokens_short')).toHaveLength(200);
  expect(await balanceOf(portal, teacher)).toBe(0);
  expect(await ledgerSumOf(portal, teacher)).toBe(0);
  expect(await debitsOf(portal)).toHaveLength(100);
  await expectSoundLedger(portal);
});

test('of 300 debits from two processes at once from 100 tokens exactly 100 succeed', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 100 });
  const job = { address: portal.address, userId: teacher.id, times: 150 };
  const [one = 0, other = 0] = await inProcesses(2, 'debits', job);
  expect(one + other).toBe(100);
  expect(await balanceOf(portal, teacher)).toBe(0);
  expect(await ledgerSumOf(portal, teacher)).toBe(0);
  expect(await debitsOf(portal)).toHaveLength(100);
  await expectSoundLedger(portal);
});

test('a debit that breaks half way takes nothing', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  // Each database has its own words for refusing a row.
  const [refuse, allow] =
    'file' in portal.address
      ? [
          `CREATE TRIGGER "no_debits" BEFORE INSERT ON "LedgerEntry" BEGIN SELECT RAISE(ABORT, 'full'); END`,
          'DROP TRIGGER "no_debits"',
        ]
      : [
          `ALTER TABLE "LedgerEntry" ADD CONSTRAINT "no_debits" CHECK ("kind" <> 'debit')`,
          'ALTER TABLE "LedgerEntry" DROP CONSTRAINT "no_debits"',
        ];
  await portal.deps.db.$executeRawUnsafe(refuse);
  await expect(consume(portal, teacher)).rejects.toThrow();
  await portal.deps.db.$executeRawUnsafe(allow);
  expect(await balanceOf(portal, teacher)).toBe(100);
  expect((await portal.deps.db.user.findUniqueOrThrow({ where: { id: teacher.id } })).lastSpentAt).toBeNull();
  expect(await consume(portal, teacher)).toMatchObject({ data: { balance: 99 } });
  await expectSoundLedger(portal);
});
