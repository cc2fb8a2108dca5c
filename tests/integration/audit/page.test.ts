import { describe, expect, test } from 'vitest';
import { record, thePortal } from '#server/domain/audit/record';
import { refused } from '#tests/support/refusals';
import { as, makeUser, type World, world } from '#tests/support/world';

/** An administrator who looks, and what they find: sentences, newest first. */
async function reader(portal: World) {
  const admin = await makeUser(portal, { role: 'admin', username: 'Head' });
  const { audit } = await as(portal, admin);
  const page = (input: Parameters<typeof audit.page>[0] = {}) => audit.page(input);
  return { admin, page, said: async (input = {}) => (await page(input)).items.map(({ what }) => what) };
}

describe('a row says', () => {
  test('who did what, when, to whom and from where', async () => {
    const portal = await world();
    const { admin, page } = await reader(portal);
    const ana = await makeUser(portal, { role: 'student', username: 'Ana' });
    await (await as(portal, admin, '10.0.0.7')).users.update({ id: ana.id, role: 'teacher' });
    expect((await page()).items).toEqual([
      {
        id: expect.any(String),
        at: portal.deps.clock.now().toISOString(),
        action: 'users.role-changed',
        what: 'Changed the role from student to teacher',
        actor: { id: admin.id, name: 'Head' },
        target: { id: ana.id, name: 'Ana' },
        address: '10.0.0.7',
        details: { oldRole: 'student', role: 'teacher' },
      },
    ]);
  });

  test('of a wrong password whose account it was, and nobody as who did it', async () => {
    const portal = await world();
    const { page } = await reader(portal);
    const ana = await makeUser(portal, { username: 'Ana' });
    const { auth } = await as(portal, undefined, '10.0.0.9');
    await expect(auth.login({ username: 'ana', password: 'a guess' })).rejects.toEqual(refused('invalid_credentials'));
    expect((await page()).items).toMatchObject([
      {
        actor: null,
        target: { id: ana.id, name: 'Ana' },
        what: 'Failed to sign in: wrong password',
        address: '10.0.0.9',
      },
    ]);
  });

  // People type their password into the field of the name.
  test('of an unknown name nothing that was typed', async () => {
    const portal = await world();
    const { page } = await reader(portal);
    const { auth } = await as(portal);
    await expect(auth.login({ username: 'correct horse battery', password: 'x' })).rejects.toEqual(
      refused('invalid_credentials'),
    );
    const { items } = await page();
    expect(items).toMatchObject([{ actor: null, target: null, what: 'Failed to sign in: unknown name' }]);
    expect(JSON.stringify(await portal.deps.db.auditEntry.findMany())).not.toContain('horse');
  });

  test('names as they were then, also of people who are gone', async () => {
    const portal = await world();
    const { admin, page } = await reader(portal);
    const ana = await makeUser(portal, { username: 'Ana' });
    const { users } = await as(portal, admin);
    await users.update({ id: ana.id, username: 'Anna' });
    await users.removeMany({ ids: [ana.id] });
    const [last, first] = (await page()).items;
    expect([first?.target?.name, last?.target?.name]).toEqual(['Ana', 'Anna']);
    expect(last?.what).toBe('Deleted the account of a teacher');
  });

  test('what the portal did by itself, and nothing that a person wrote', async () => {
    const portal = await world();
    const { admin, page } = await reader(portal);
    const at = portal.deps.clock.now();
    await record(portal.deps.db, thePortal, { action: 'plans.ended', at, target: admin, details: { oldPlan: 'pro' } });
    await (await as(portal, admin)).users.adjustTokens({ id: admin.id, amount: -5, reason: 'Was ill for weeks' });
    const [taken, ended] = (await page()).items;
    expect(ended).toMatchObject({ actor: { id: null, name: 'The portal' }, what: 'Ended the plan Pro Teacher' });
    expect(taken).toMatchObject({ what: 'Took 5 tokens', details: { amount: 5 } });
    expect(JSON.stringify(taken)).not.toContain('ill');
  });
});

describe('the log is filtered', () => {
  /** Ana signs in and buys tokens, Ben signs out, and Head makes Ben a teacher: an hour between each. */
  async function aDay() {
    const portal = await world();
    const found = await reader(portal);
    const ana = await makeUser(portal, { username: 'Ana', email: 'ana@north.example', password: 'secret-1' });
    const ben = await makeUser(portal, { username: 'Ben', email: 'ben@south.example', role: 'student' });
    const hour = () => portal.deps.clock.advance({ hours: 1 });
    await (await as(portal)).auth.login({ username: 'ana', password: 'secret-1' });
    hour();
    await (await as(portal, ana)).tokens.processPurchase({ packageId: 'small', stripePaymentId: 'p1' });
    hour();
    await (await as(portal, ben)).auth.logout();
    hour();
    await (await as(portal, found.admin)).users.changeRoles({ ids: [ben.id], role: 'teacher' });
    return { portal, ana, ben, ...found };
  }

  test('by group and by action', async () => {
    const { said } = await aDay();
    expect(await said({ group: 'sign-in' })).toEqual(['Signed out', 'Signed in']);
    expect(await said({ group: 'people' })).toEqual(['Changed the role from student to teacher']);
    expect(await said({ action: 'auth.signed-in' })).toEqual(['Signed in']);
    expect(await said({ group: 'tokens', action: 'auth.signed-in' })).toEqual([]);
  });

  test('by person: what they did, and what was done to them', async () => {
    const { said } = await aDay();
    expect(await said({ person: 'ben' })).toEqual(['Changed the role from student to teacher', 'Signed out']);
    expect(await said({ person: 'north.example' })).toEqual(['Bought 100 tokens', 'Signed in']);
    expect(await said({ person: 'ben', group: 'sign-in' })).toEqual(['Signed out']);
    expect(await said({ person: 'nobody' })).toEqual([]);
  });

  test('by somebody who is gone, by the name that they had', async () => {
    const { portal, admin, ben, said } = await aDay();
    await (await as(portal, admin)).users.remove({ id: ben.id });
    expect(await said({ person: 'Ben' })).toEqual([
      'Deleted the account of a teacher',
      'Changed the role from student to teacher',
      'Signed out',
    ]);
  });

  test('by time, from a moment up to another', async () => {
    const { portal, said } = await aDay();
    const ago = (hours: number) => new Date(portal.deps.clock.now().getTime() - hours * 3_600_000).toISOString();
    expect(await said({ from: ago(2) })).toHaveLength(3);
    expect(await said({ from: ago(2), to: ago(0) })).toEqual(['Signed out', 'Bought 100 tokens']);
    expect(await said({ to: ago(3) })).toEqual([]);
  });

  test('and where too many people fit a name, that is said', async () => {
    const { portal, page } = await aDay();
    for (let made = 0; made < 51; made += 1) await makeUser(portal);
    await expect(page({ person: 'school.example' })).rejects.toEqual(refused('people_too_many'));
  });
});

describe('pages', () => {
  /** So many rows, of which always three share a moment. */
  async function busy(count: number) {
    const portal = await world();
    const found = await reader(portal);
    const ana = await makeUser(portal, { username: 'Ana' });
    const from = portal.deps.clock.now().getTime();
    for (let made = 0; made < count; made += 1) {
      const at = new Date(from + Math.floor(made / 3) * 1000);
      const actor = { ...(made % 2 ? ana : found.admin), address: '' };
      await record(portal.deps.db, actor, { action: made % 2 ? 'auth.signed-in' : 'auth.signed-out', at, target: ana });
    }
    return { portal, ...found };
  }

  test.each([{}, { group: 'sign-in' }, { person: 'ana' }] as const)(
    'hold each row once, in order: %j',
    async (filter) => {
      const { page } = await busy(40);
      const seen = [];
      let cursor: string | undefined;
      do {
        const { items, nextCursor } = await page({ ...filter, limit: 7, ...(cursor && { cursor }) });
        seen.push(...items);
        cursor = nextCursor ?? undefined;
      } while (cursor);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(40);
      expect(seen.map(({ at }) => at)).toEqual(
        seen
          .map(({ at }) => at)
          .sort()
          .reverse(),
      );
    },
  );

  test('have fifty rows, and a cursor fits no other filter', async () => {
    const { page } = await busy(60);
    const { items, nextCursor } = await page();
    expect(items).toHaveLength(50);
    await expect(page({ group: 'sign-in', cursor: nextCursor ?? '' })).rejects.toEqual(refused('cursor_invalid'));
    await expect(page({ cursor: 'x' })).rejects.toEqual(refused('cursor_invalid'));
  });
});
