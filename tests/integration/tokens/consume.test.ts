import { describe, expect, test } from 'vitest';
import { apps } from '#shared/core/apps';
import { refused, refusedAnswer } from '#tests/support/refusals';
import { consume, debitsOf, expectSoundLedger, launch, ledgerOf } from '#tests/support/wallet';
import { as, balanceOf, ledgerSumOf, makeUser, world } from '#tests/support/world';

test('a teacher opens story dice and one token leaves the balance', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 100 });
  const answer = await launch(portal, teacher);
  expect(answer).toEqual({
    success: true,
    data: { charged: 1, balance: 99, payer: { id: teacher.id, username: teacher.username } },
  });
  expect(await balanceOf(portal, teacher)).toBe(99);
  expect(await ledgerSumOf(portal, teacher)).toBe(99);
});

describe('who may spend', () => {
  test('nobody signed out', async () => {
    const portal = await world();
    const spending = (await as(portal)).tokens.consume({ amount: 1, action: 'story-dice' });
    await expect(spending).rejects.toEqual(refused('signed_out'));
  });

  test.each(['student', 'teacher', 'school_admin', 'admin'] as const)('a %s with tokens', async (role) => {
    const portal = await world();
    const user = await makeUser(portal, { role, aiCredits: 5 });
    expect(await consume(portal, user, { amount: 5 })).toMatchObject({
      success: true,
      data: { charged: 5, balance: 0 },
    });
  });
});

describe('what an action costs', () => {
  test('free text of an outside tool costs what the tool says', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const answer = await consume(portal, teacher, { amount: 7, action: 'Arbeitsblätter – Klasse 5' });
    expect(answer).toMatchObject({ success: true, data: { charged: 7, balance: 93 } });
    expect(await debitsOf(portal)).toMatchObject([
      { action: 'Arbeitsblätter – Klasse 5', amount: -7, balanceAfter: 93 },
    ]);
  });

  test('an app of the catalogue costs at least its price, more if the caller says more', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    expect(await consume(portal, teacher, { amount: 4, action: 'story-dice' })).toMatchObject({
      data: { charged: 4, balance: 96 },
    });
  });

  test('launching charges the price, whatever more was offered', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    expect(await launch(portal, teacher, { amount: 50 })).toMatchObject({ data: { charged: 1, balance: 99 } });
  });

  test.each(apps.filter(({ tokenCost }) => tokenCost > 1))(
    '$name for less than its $tokenCost tokens is refused',
    async ({ id, name, tokenCost }) => {
      const portal = await world();
      const teacher = await makeUser(portal);
      const answer = await consume(portal, teacher, { amount: tokenCost - 1, action: id });
      expect(answer).toEqual(refusedAnswer('below_cost', `${name} costs ${tokenCost} tokens.`));
      expect(await balanceOf(portal, teacher)).toBe(100);
    },
  );
});

describe('a launch that is refused charges nothing and leaves no trace', () => {
  test('of the lesson planner, which is never gated', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const answer = await launch(portal, teacher, { action: 'lesson-planner', amount: 3 });
    expect(answer).toMatchObject({ success: false, reason: expect.stringMatching(/^app_not_(built|gated)$/) });
    expect(await balanceOf(portal, teacher)).toBe(100);
  });

  test('of an app that there is not', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    const answer = await launch(portal, teacher, { action: 'no-such-app' });
    expect(answer).toEqual(refusedAnswer('app_not_gated', 'There is no such app to open.'));
    expect(await balanceOf(portal, teacher)).toBe(100);
  });

  test('of an app named like a property of every object', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    expect(await launch(portal, teacher, { action: '__proto__' })).toMatchObject({
      success: false,
      reason: 'app_not_gated',
    });
    expect(await launch(portal, teacher, { action: 'constructor' })).toMatchObject({
      success: false,
      reason: 'app_not_gated',
    });
  });

  test('without the tokens for it', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 0 });
    expect(await launch(portal, teacher)).toEqual(
      refusedAnswer('tokens_short', 'Not enough tokens. This needs 1 token.'),
    );
    expect(await ledgerOf(portal)).toEqual([]);
    expect(await portal.deps.db.appOpening.count()).toBe(0);
  });
});

describe('not enough tokens', () => {
  test('one too many is refused whole: nothing is taken', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 10 });
    expect(await consume(portal, teacher, { amount: 11 })).toEqual(
      refusedAnswer('tokens_short', 'Not enough tokens. This needs 11 tokens.'),
    );
    expect(await balanceOf(portal, teacher)).toBe(10);
    expect(await debitsOf(portal)).toEqual([]);
  });

  test('the last token can be spent', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 10 });
    expect(await consume(portal, teacher, { amount: 10 })).toMatchObject({ success: true, data: { balance: 0 } });
    expect(await consume(portal, teacher)).toMatchObject({ success: false, reason: 'tokens_short' });
  });

  test('a refusal does not make the caller busy', async () => {
    const portal = await world();
    const teacher = await makeUser(portal, { aiCredits: 0 });
    await consume(portal, teacher);
    expect((await portal.deps.db.user.findUniqueOrThrow({ where: { id: teacher.id } })).lastSpentAt).toBeNull();
  });
});

describe('what cannot be asked', () => {
  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_001])('an amount of %s', async (amount) => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await expect(consume(portal, teacher, { amount })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(await balanceOf(portal, teacher)).toBe(100);
  });

  test.each(['', '   ', 'x'.repeat(101), 'two\nlines', 'a\u0000b'])('the action %j', async (action) => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await expect(consume(portal, teacher, { action })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('a field that there is not', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await expect(consume(portal, teacher, { userId: 'somebody' } as object)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

describe('metadata', () => {
  test.each([
    ['an object', { sheet: { pages: [1, 2], title: 'Tiere "wild"' }, draft: null, ok: true }],
    ['a list', ['a', 1, null]],
    ['a text', 'just text'],
    ['a number', 0],
    ['false', false],
    ['odd characters', { 'a\tb': 'whole \u{1F600}, \u2028' }],
  ])('%s is kept with the entry', async (_what, metadata) => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await consume(portal, teacher, { metadata });
    const entry = await portal.deps.db.ledgerEntry.findFirstOrThrow({ where: { kind: 'debit' } });
    expect(entry.metadata).toEqual(metadata);
  });

  test('what no database can keep is taken out of it', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await consume(portal, teacher, { metadata: { 'a\u0000b': ['half \uD83D', '\u0000'] } });
    expect(await debitsOf(portal)).toMatchObject([{ metadata: { ab: ['half \uFFFD', ''] } }]);
  });

  test('null and nothing keep nothing', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    await consume(portal, teacher, { metadata: null });
    await consume(portal, teacher);
    expect(await debitsOf(portal)).toMatchObject([{ metadata: null }, { metadata: null }]);
  });

  test('4 kB fit, more is refused', async () => {
    const portal = await world();
    const teacher = await makeUser(portal);
    // Two quotation marks are part of the JSON; an umlaut takes two bytes.
    expect(await consume(portal, teacher, { metadata: 'ä'.repeat(2047) })).toMatchObject({ success: true });
    await expect(consume(portal, teacher, { metadata: 'ä'.repeat(2048) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

test('every spending is a row of the ledger: whose, who, how much, what is left, why and when', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 10 });
  await consume(portal, teacher, { amount: 3, action: 'first' });
  portal.deps.clock.advance({ minutes: 5 });
  await consume(portal, teacher, { amount: 4, action: 'second' });
  const row = { userId: teacher.id, actorId: teacher.id, kind: 'debit', freeTokens: 0, onceKey: null };
  expect(await debitsOf(portal)).toMatchObject([
    { ...row, amount: -3, balanceAfter: 7, action: 'first' },
    { ...row, amount: -4, balanceAfter: 3, action: 'second' },
  ]);
  const [first, second] = (await debitsOf(portal)).map(({ createdAt }) => new Date(createdAt));
  expect(second).toEqual(portal.deps.clock.now());
  expect(Number(second) - Number(first)).toBe(5 * 60_000);
  await expectSoundLedger(portal);
});

test('what opening each app costs is public', async () => {
  const portal = await world();
  const { data } = await (await as(portal)).tokens.actionCosts();
  expect(data.costs).toHaveLength(16);
  expect(data.costs).toContainEqual({ action: 'story-dice', name: 'Story Dice', tokens: 1 });
  expect(data.costs).toContainEqual({ action: 'novel-forge', name: 'Novel Forge', tokens: 5 });
});
