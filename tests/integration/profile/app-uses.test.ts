import { describe, expect, test } from 'vitest';
import { roles } from '#shared/core/roles';
import { contractOf, expectInvalid, expectRefusal } from '#tests/support/contract';
import { refused } from '#tests/support/refusals';
import { as, balanceOf, makeUser, tokenFor, world } from '#tests/support/world';

const unused = { favourite: false, lastOpenedAt: null };

describe('what the dashboard remembers', () => {
  test.each(roles)('a %s stars an app and takes the star back, on whatever device', async (role) => {
    const portal = await world();
    const user = await makeUser(portal, { role });
    const [office, classroom] = [await as(portal, user), await as(portal, user)];
    expect(await office.profile.apps()).toEqual({ apps: [] });
    const starred = { ...unused, appId: 'story-dice', favourite: true };
    expect(await office.profile.setFavourite({ id: 'story-dice', favourite: true })).toEqual(starred);
    expect(await classroom.profile.apps()).toEqual({ apps: [starred] });
    await classroom.profile.setFavourite({ id: 'story-dice', favourite: false });
    expect(await office.profile.apps()).toEqual({ apps: [{ ...unused, appId: 'story-dice' }] });
  });

  test('an opening is dated by the server, the last one counts, the star stays, and nothing is charged', async () => {
    const portal = await world();
    const user = await makeUser(portal);
    const { profile } = await as(portal, user);
    await profile.setFavourite({ id: 'story-dice', favourite: true });
    await profile.appOpened({ id: 'story-dice' });
    portal.deps.clock.advance({ hours: 2 });
    const last = { appId: 'story-dice', favourite: true, lastOpenedAt: portal.deps.clock.now().toISOString() };
    expect(await profile.appOpened({ id: 'story-dice' })).toEqual(last);
    expect((await profile.apps()).apps).toEqual([last]);
    expect(await balanceOf(portal, user)).toBe(100);
  });

  test('belongs to one user', async () => {
    const portal = await world();
    const [one, other] = [await as(portal, await makeUser(portal)), await as(portal, await makeUser(portal))];
    await one.profile.setFavourite({ id: 'story-dice', favourite: true });
    expect(await other.profile.apps()).toEqual({ apps: [] });
    await other.profile.setFavourite({ id: 'story-dice', favourite: false });
    expect((await one.profile.apps()).apps).toMatchObject([{ favourite: true }]);
  });

  test('goes with its user', async () => {
    const portal = await world();
    const [user, stays] = [await makeUser(portal), await makeUser(portal)];
    for (const one of [user, stays]) await (await as(portal, one)).profile.appOpened({ id: 'story-dice' });
    await (await as(portal, await makeUser(portal, { role: 'admin' }))).users.remove({ id: user.id });
    expect(await portal.deps.db.appUse.findMany({ select: { userId: true } })).toEqual([{ userId: stays.id }]);
  });
});

test('an app that does not exist is refused, whatever its name is made of', async () => {
  const portal = await world();
  const { profile } = await as(portal, await makeUser(portal));
  for (const id of ['chess', 'Story-Dice', '__proto__', 'constructor', '../admin', "story-dice' OR 1=1"]) {
    await expect(profile.setFavourite({ id, favourite: true })).rejects.toEqual(refused('app_not_found'));
    await expect(profile.appOpened({ id })).rejects.toEqual(refused('app_not_found'));
  }
  expect(await portal.deps.db.appUse.count()).toBe(0);
});

test('the first star and the first opening at once, from many devices, make one row that has both', async () => {
  const portal = await world();
  const user = await makeUser(portal);
  const devices = await Promise.all(Array.from({ length: 8 }, () => as(portal, user)));
  await Promise.all(
    devices.flatMap(({ profile }) => [
      profile.setFavourite({ id: 'story-dice', favourite: true }),
      profile.appOpened({ id: 'story-dice' }),
    ]),
  );
  expect((await devices[0]?.profile.apps())?.apps).toEqual([
    { appId: 'story-dice', favourite: true, lastOpenedAt: portal.deps.clock.now().toISOString() },
  ]);
});

describe('over REST', () => {
  test('PUT /profile/apps/{id} and POST /profile/apps/{id}/opened answer the app, GET /profile/apps lists it', async () => {
    const portal = await world();
    const rest = await contractOf(portal);
    const token = await tokenFor(portal, await makeUser(portal));
    const starred = await rest('PUT', '/profile/apps/story-dice', { token, body: { favourite: true } });
    expect([starred.status, starred.body]).toEqual([200, { ...unused, appId: 'story-dice', favourite: true }]);
    const opened = await rest('POST', '/profile/apps/story-dice/opened', { token });
    const lastOpenedAt = portal.deps.clock.now().toISOString();
    expect([opened.status, opened.body]).toEqual([200, { appId: 'story-dice', favourite: true, lastOpenedAt }]);
    const listed = await rest('GET', '/profile/apps', { token });
    expect([listed.status, listed.body]).toEqual([200, { apps: [opened.body] }]);
  });

  test('they refuse unknown apps, flags that are none, and visitors', async () => {
    const portal = await world();
    const rest = await contractOf(portal);
    const token = await tokenFor(portal, await makeUser(portal));
    expectRefusal(await rest('PUT', '/profile/apps/chess', { token, body: { favourite: true } }), 'app_not_found');
    expectRefusal(await rest('POST', '/profile/apps/chess/opened', { token }), 'app_not_found');
    for (const body of [{}, { favourite: 'true' }, { favourite: 1 }, { favourite: null }]) {
      expectInvalid(await rest('PUT', '/profile/apps/story-dice', { token, body }), {
        favourite: 'This must be true or false.',
      });
    }
    expectRefusal(await rest('GET', '/profile/apps'), 'signed_out');
    expectRefusal(await rest('PUT', '/profile/apps/story-dice', { body: { favourite: true } }), 'signed_out');
    expectRefusal(await rest('POST', '/profile/apps/story-dice/opened'), 'signed_out');
    expect(await portal.deps.db.appUse.count()).toBe(0);
  });
});
