import { expect, test } from 'vitest';
import { atOnce, consume, debitsOf, launch, studentOf } from '#tests/support/wallet';
import { balanceOf, makeUser, world } from '#tests/support/world';

test('an opened app stays open for twelve hours: opening it again charges nothing', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await launch(portal, teacher);
  portal.deps.clock.advance({ hours: 11, minutes: 59, seconds: 59 });
  const again = await launch(portal, teacher);
  expect(again).toEqual({
    success: true,
    data: { charged: 0, balance: 99, payer: { id: teacher.id, username: teacher.username } },
  });
  expect(await debitsOf(portal)).toHaveLength(1);
});

test('after twelve hours opening it charges again, and opens it for twelve more', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const charged = async () => {
    const answer = await launch(portal, teacher);
    return answer.success && answer.data.charged;
  };
  expect(await charged()).toBe(1);
  portal.deps.clock.advance({ hours: 12 });
  expect(await charged()).toBe(1);
  portal.deps.clock.advance({ hours: 11 });
  expect(await charged()).toBe(0);
  portal.deps.clock.advance({ hours: 1 });
  expect(await charged()).toBe(1);
  expect(await balanceOf(portal, teacher)).toBe(97);
});

test('opening it again while it is open does not open it for longer', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await launch(portal, teacher);
  portal.deps.clock.advance({ hours: 11 });
  await launch(portal, teacher);
  portal.deps.clock.advance({ hours: 1 });
  expect(await launch(portal, teacher)).toMatchObject({ data: { charged: 1 } });
});

test('ten launches at once charge once, and all ten are granted', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 1 });
  const answers = await atOnce(10, () => launch(portal, teacher));
  expect(answers.every((answer) => answer.success)).toBe(true);
  expect(answers.filter((answer) => answer.success && answer.data.charged === 1)).toHaveLength(1);
  expect(await balanceOf(portal, teacher)).toBe(0);
});

test('an open app stays open when the tokens are gone', async () => {
  const portal = await world();
  const teacher = await makeUser(portal, { aiCredits: 2 });
  await launch(portal, teacher);
  await consume(portal, teacher);
  expect(await launch(portal, teacher)).toMatchObject({ success: true, data: { charged: 0, balance: 0 } });
});

test('an app that one user opened is not open for another', async () => {
  const portal = await world();
  const [one, other] = [await makeUser(portal), await makeUser(portal)];
  await launch(portal, one);
  expect(await launch(portal, other)).toMatchObject({ data: { charged: 1 } });
});

test('an owner pays for a member who has nothing, and the app is open for the member only', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const student = await studentOf(portal, [teacher]);
  expect(await launch(portal, student)).toEqual({
    success: true,
    data: { charged: 1, balance: 0, payer: { id: teacher.id, username: teacher.username } },
  });
  expect(await launch(portal, student)).toMatchObject({ data: { charged: 0 } });
  expect(await portal.deps.db.appOpening.findMany()).toMatchObject([
    { userId: student.id, appId: 'story-dice', payerId: teacher.id },
  ]);
  expect(await launch(portal, teacher)).toMatchObject({ data: { charged: 1, balance: 98 } });
});

test('a launch that no owner can pay now opens nothing', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  const student = await studentOf(portal, [teacher]);
  await consume(portal, teacher);
  expect(await launch(portal, student)).toMatchObject({ success: false, reason: 'owners_busy' });
  expect(await portal.deps.db.appOpening.count()).toBe(0);
  portal.deps.clock.advance({ minutes: 11 });
  expect(await launch(portal, student)).toMatchObject({ success: true, data: { charged: 1 } });
});

test('a plain consume always charges, whether or not the app is open', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await launch(portal, teacher);
  await consume(portal, teacher, { action: 'story-dice' });
  await consume(portal, teacher, { action: 'story-dice', launch: false });
  expect(await balanceOf(portal, teacher)).toBe(97);
});

test('a plain consume opens nothing', async () => {
  const portal = await world();
  const teacher = await makeUser(portal);
  await consume(portal, teacher, { action: 'story-dice' });
  expect(await launch(portal, teacher)).toMatchObject({ data: { charged: 1, balance: 98 } });
});
