import type { inferRouterInputs } from '@trpc/server';
import { describe, expect, test } from 'vitest';
import type { AppRouter } from '#server/routers';
import { as, makeUser, type World, world } from '#tests/support/world';

type Create = inferRouterInputs<AppRouter>['library']['create'];
type Rules = NonNullable<Extract<Create['data'], { items: unknown }>['rules']>;

const items = [{ id: 'q1', kind: 'tf' as const, prompt: 'Cats bark.', key: false }];
const tuesday = '2026-03-10T12:00:00.000Z';
const friday = '2026-03-13T12:00:00.000Z';
const monday = '2026-03-16T12:00:00.000Z';

/** A test of these rules, someone who has finished it, and someone who is still at it. */
async function testOf(portal: World, rules: Rules) {
  portal.deps.clock.set('2026-03-10T09:00:00Z');
  const teacher = await as(portal, await makeUser(portal));
  const { id } = await teacher.library.create({ kind: 'test', title: 'Unit 3', data: { items, rules } });
  const { token } = await teacher.library.share({ id, mode: 'play' });
  const begin = async () => {
    const { attempts } = await as(portal, await makeUser(portal, { role: 'student' }));
    const attempt = await attempts.start({
      appId: 'esl-tests',
      activity: { kind: 'questions', from: { shared: token } },
      mode: 'test',
    });
    return { attempts, id: attempt.id, now: () => attempts.get({ id: attempt.id }) };
  };
  const [done, running] = [await begin(), await begin()];
  await done.attempts.finish({ id: done.id });
  let version = 1;
  /** Saves the test with other rules. */
  const change = async (next: Rules) => {
    await teacher.library.update({ id, version, kind: 'test', title: 'Unit 3', data: { items, rules: next } });
    version += 1;
  };
  return { teacher, id, change, done, running };
}

describe('where results are shown after the closing date', () => {
  test('and it is put off, they wait for the new one, also for those who were finished', async () => {
    const portal = await world();
    const { change, done, running } = await testOf(portal, { release: 'closed', closesAt: friday });
    await change({ release: 'closed', closesAt: monday });
    expect(await done.now()).toMatchObject({ isReleased: false, rules: { closesAt: monday } });
    expect(await running.now()).toMatchObject({ deadlineAt: monday });
    portal.deps.clock.set('2026-03-14T09:00:00Z');
    expect(await done.now()).toMatchObject({ isReleased: false });
    portal.deps.clock.set(monday);
    expect(await done.now()).toMatchObject({ isReleased: true });
    expect(await running.now()).toMatchObject({ isReleased: true, finishedAt: monday });
  });

  test('and it is brought forward, they are shown from then on, and nobody goes on beyond it', async () => {
    const portal = await world();
    const { change, done, running } = await testOf(portal, { release: 'closed', closesAt: friday });
    await change({ release: 'closed', closesAt: tuesday });
    portal.deps.clock.set(tuesday);
    expect(await done.now()).toMatchObject({ isReleased: true });
    expect(await running.now()).toMatchObject({ isReleased: true, finishedAt: tuesday });
  });

  test('and it is taken away, they wait for their owner, or for another date', async () => {
    const portal = await world();
    const { teacher, id, change, done, running } = await testOf(portal, { release: 'closed', closesAt: friday });
    await change({ release: 'closed' });
    portal.deps.clock.set('2026-03-14T09:00:00Z');
    expect(await done.now()).toMatchObject({ isReleased: false });
    expect(await running.now()).toMatchObject({ finishedAt: null, deadlineAt: null });
    await change({ release: 'closed', closesAt: monday });
    expect(await running.now()).toMatchObject({ deadlineAt: monday });
    await teacher.attempts.release({ id });
    expect(await done.now()).toMatchObject({ isReleased: true });
  });

  test('what was shown stays shown, and what was over stays over', async () => {
    const portal = await world();
    const { change, done, running } = await testOf(portal, { release: 'closed', closesAt: tuesday });
    portal.deps.clock.set('2026-03-10T13:00:00Z');
    await change({ release: 'closed', closesAt: monday });
    expect(await done.now()).toMatchObject({ isReleased: true });
    expect(await running.now()).toMatchObject({ isReleased: true, finishedAt: tuesday });
  });

  test('making an earlier version again moves it as well', async () => {
    const portal = await world();
    const { teacher, id, change, done } = await testOf(portal, { release: 'closed', closesAt: friday });
    portal.deps.clock.set('2026-03-10T09:30:00Z');
    await change({ release: 'closed', closesAt: monday });
    await teacher.library.restoreVersion({ id, version: 1 });
    portal.deps.clock.set(friday);
    expect(await done.now()).toMatchObject({ isReleased: true });
  });
});

test('no other rule reaches a round that was begun: neither how it is released, nor how long it takes', async () => {
  const portal = await world();
  const { change, done, running } = await testOf(portal, { release: 'by-hand', minutes: 30, closesAt: friday });
  const { deadlineAt } = await running.now();
  await change({ release: 'each', minutes: 60, closesAt: monday });
  expect(await running.now()).toMatchObject({ deadlineAt, mode: 'test', rules: { release: 'by-hand', minutes: 30 } });
  portal.deps.clock.set(monday);
  expect(await done.now()).toMatchObject({ isReleased: false });
});
