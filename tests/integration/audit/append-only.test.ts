import { describe, expect, test } from 'vitest';
import { updateUser } from '#server/domain/accounts/change-user';
import { record } from '#server/domain/audit/record';
import { refused } from '#tests/support/refusals';
import { as, makeUser, type World, world } from '#tests/support/world';

const rows = ({ deps }: World) => deps.db.auditEntry.findMany({ orderBy: { at: 'asc' } });

describe('the database', () => {
  /** A row of each of these days, by days before today. */
  async function logOf(...ages: number[]) {
    const portal = await world();
    const actor = { ...(await makeUser(portal)), address: '' };
    for (const age of ages) {
      const at = new Date(portal.deps.clock.now().getTime() - age * 86_400_000);
      await record(portal.deps.db, actor, { action: 'auth.signed-in', at });
    }
    return portal;
  }

  test('refuses to change a row, however old', async () => {
    const portal = await logOf(0, 400);
    const before = await rows(portal);
    await expect(portal.deps.db.auditEntry.updateMany({ data: { actorName: 'Nobody' } })).rejects.toThrow();
    expect(await rows(portal)).toEqual(before);
  });

  test('refuses to delete the last thirty days', async () => {
    const portal = await logOf(0, 29, 400);
    const before = await rows(portal);
    await expect(portal.deps.db.auditEntry.deleteMany()).rejects.toThrow();
    expect(await rows(portal)).toEqual(before);
  });

  test('lets rows go whose time is over', async () => {
    const portal = await logOf(0, 31, 400);
    const at = { lt: new Date(portal.deps.clock.now().getTime() - 30 * 86_400_000) };
    expect(await portal.deps.db.auditEntry.deleteMany({ where: { at } })).toEqual({ count: 2 });
  });
});

describe('a change and its row are there together or not at all', () => {
  test('what is refused leaves none', async () => {
    const portal = await world();
    const admin = await makeUser(portal, { role: 'admin' });
    const teacher = await makeUser(portal);
    const { users, profile, library } = await as(portal, admin);
    await expect(users.update({ id: admin.id, role: 'student' })).rejects.toEqual(refused('last_admin'));
    await expect(users.update({ id: teacher.id, username: admin.username })).rejects.toEqual(refused('username_taken'));
    await expect(users.adjustTokens({ id: teacher.id, amount: -500, reason: 'A mistake' })).rejects.toThrow();
    await expect(profile.leaveOwner({ id: teacher.id })).rejects.toEqual(refused('association_not_found'));
    await expect(library.erase({ ids: [teacher.id] })).rejects.toEqual(refused('resource_not_found'));
    expect(await rows(portal)).toEqual([]);
  });

  test('what changes nothing leaves none', async () => {
    const portal = await world();
    const admin = await makeUser(portal, { role: 'admin' });
    const teacher = await makeUser(portal);
    const { users } = await as(portal, admin);
    await users.update({ id: teacher.id, role: 'teacher', username: teacher.username });
    await users.changeRoles({ ids: [teacher.id], role: 'teacher' });
    await (await as(portal, teacher)).billing.update({ planId: 'free' });
    expect(await rows(portal)).toEqual([]);
  });

  test('a row that cannot be written undoes its change', async () => {
    const portal = await world();
    const admin = { ...(await makeUser(portal, { role: 'admin' })), address: '' };
    const teacher = await makeUser(portal);
    // Each database has its own words for refusing a row.
    const [refuse, allow] =
      'file' in portal.address
        ? [
            `CREATE TRIGGER "full" BEFORE INSERT ON "AuditEntry" BEGIN SELECT RAISE(ABORT, 'full'); END`,
            'DROP TRIGGER "full"',
          ]
        : [
            `ALTER TABLE "AuditEntry" ADD CONSTRAINT "full" CHECK ("action" = '')`,
            'ALTER TABLE "AuditEntry" DROP CONSTRAINT "full"',
          ];
    await portal.deps.db.$executeRawUnsafe(refuse);
    await expect(updateUser(portal.deps, admin, { id: teacher.id, role: 'admin' })).rejects.toThrow();
    await portal.deps.db.$executeRawUnsafe(allow);
    expect(await portal.deps.db.user.findUnique({ where: { id: teacher.id } })).toMatchObject({ role: 'teacher' });
  });

  test('a change that is rolled back takes its row along', async () => {
    const portal = await world();
    const actor = { ...(await makeUser(portal)), address: '' };
    const at = portal.deps.clock.now();
    const undone = portal.deps.db.$transaction(async (tx) => {
      await record(tx, actor, { action: 'auth.signed-out', at });
      throw new Error('Not today.');
    });
    await expect(undone).rejects.toThrow('Not today.');
    expect(await rows(portal)).toEqual([]);
  });

  test('a payment that is sent twice is one row, as it is one payment', async () => {
    const portal = await world();
    const { tokens } = await as(portal, await makeUser(portal));
    const payment = { packageId: 'small', stripePaymentId: 'p1' };
    for (let time = 0; time < 2; time += 1) await tokens.processPurchase(payment);
    expect((await rows(portal)).map(({ action }) => action)).toEqual(['tokens.bought']);
  });
});
