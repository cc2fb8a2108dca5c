import { describe, expect, test } from 'vitest';
import { type Role, selfAssignableRoles } from '#shared/core/roles';
import { refused } from '#tests/support/refusals';
import { as, makeUser, type World, world } from '#tests/support/world';

const roleOf = async ({ deps }: World, { id }: { id: string }) =>
  (await deps.db.user.findUniqueOrThrow({ where: { id } })).role;

describe('a user', () => {
  const changes = selfAssignableRoles.flatMap((from) => selfAssignableRoles.map((to): [Role, Role] => [from, to]));
  test.each(changes)('changes themself from %s to %s', async (from, to) => {
    const portal = await world();
    const user = await makeUser(portal, { role: from });
    expect(await (await as(portal, user)).profile.changeRole({ role: to })).toEqual({ success: true, role: to });
    expect((await (await as(portal, user)).profile.get()).role).toBe(to);
  });

  test.each(selfAssignableRoles)('who is a %s does not become an administrator by themself', async (role) => {
    const portal = await world();
    const user = await makeUser(portal, { role });
    await expect((await as(portal, user)).profile.changeRole({ role: 'admin' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Admin role can only be assigned by existing administrators.',
      cause: { reason: 'admin_role_reserved' },
    });
    expect(await roleOf(portal, user)).toBe(role);
  });

  test('signed out changes nothing', async () => {
    const portal = await world();
    await expect((await as(portal)).profile.changeRole({ role: 'teacher' })).rejects.toEqual(refused('signed_out'));
  });

  test.each(['principal', '', 'ADMIN'])('does not become %j', async (role) => {
    const portal = await world();
    const { profile } = await as(portal, await makeUser(portal));
    await expect(profile.changeRole({ role: role as Role })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('an administrator', () => {
  test('who is the last stays one', async () => {
    const portal = await world();
    const admin = await makeUser(portal, { role: 'admin' });
    await expect((await as(portal, admin)).profile.changeRole({ role: 'teacher' })).rejects.toEqual(
      refused('last_admin'),
    );
    expect(await roleOf(portal, admin)).toBe('admin');
  });

  test('may stay one', async () => {
    const portal = await world();
    const admin = await makeUser(portal, { role: 'admin' });
    expect(await (await as(portal, admin)).profile.changeRole({ role: 'admin' })).toEqual({
      success: true,
      role: 'admin',
    });
  });

  test('beside whom there is another may become something else, and not come back by themself', async () => {
    const portal = await world();
    const [one] = [await makeUser(portal, { role: 'admin' }), await makeUser(portal, { role: 'admin' })];
    expect(await (await as(portal, one)).profile.changeRole({ role: 'teacher' })).toEqual({
      success: true,
      role: 'teacher',
    });
    await expect((await as(portal, one)).profile.changeRole({ role: 'admin' })).rejects.toEqual(
      refused('admin_role_reserved'),
    );
  });

  test('of two who both leave at once, one stays', async () => {
    const portal = await world();
    const admins = [await makeUser(portal, { role: 'admin' }), await makeUser(portal, { role: 'admin' })];
    const callers = await Promise.all(admins.map((admin) => as(portal, admin)));
    const results = await Promise.allSettled(callers.map(({ profile }) => profile.changeRole({ role: 'teacher' })));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await portal.deps.db.user.count({ where: { role: 'admin' } })).toBe(1);
  });

  test('who was demoted while a request of theirs waited does not stay one by it', async () => {
    const portal = await world();
    const [one, other] = [await makeUser(portal, { role: 'admin' }), await makeUser(portal, { role: 'admin' })];
    const caller = await as(portal, one);
    await (await as(portal, other)).users.update({ id: one.id, role: 'teacher' });
    await caller.profile.changeRole({ role: 'admin' }).catch(() => {});
    expect(await roleOf(portal, one)).toBe('teacher');
  });
});
