import { expect, test, vi } from 'vitest';
import { createLimiter } from '#server/adapters/limiter';
import { doNightWork, nightWork, startNightWork } from '#server/domain/nightly/nightly';
import { inProcesses } from '#tests/support/processes';
import { makeUser, type World, world } from '#tests/support/world';

const runsOf = ({ deps }: World) => deps.db.nightlyRun.findMany({ orderBy: [{ day: 'asc' }, { name: 'asc' }] });

/** A night's work that says how often it was begun. */
function counted(work: () => Promise<unknown> = async () => {}) {
  const begun = { times: 0 };
  const works = [
    {
      name: 'test',
      async run() {
        begun.times += 1;
        await work();
        return { times: begun.times };
      },
    },
  ];
  return { begun, works };
}

test('is done once a night, from three o’clock on', async () => {
  const portal = await world();
  const { begun, works } = counted();
  const look = () => doNightWork(portal.deps, undefined, works);
  portal.deps.clock.set('2026-03-10T03:00:00');
  await look();
  await look();
  portal.deps.clock.set('2026-03-11T02:59:00');
  await look();
  expect(begun.times).toBe(1);
  portal.deps.clock.set('2026-03-11T03:00:00');
  await look();
  expect(begun.times).toBe(2);
  const runs = await runsOf(portal);
  expect(runs.map(({ day, outcome }) => [day, outcome])).toEqual([
    ['2026-03-10', { times: 1 }],
    ['2026-03-11', { times: 2 }],
  ]);
  expect(runs.every(({ finishedAt }) => finishedAt)).toBe(true);
});

test('what a process began that died is taken over after two hours, by one', async () => {
  const portal = await world();
  const { deps } = portal;
  await deps.db.nightlyRun.create({ data: { name: 'test', day: '2026-03-10', startedAt: deps.clock.now() } });
  const { begun, works } = counted();
  deps.clock.advance({ hours: 2 });
  await doNightWork(deps, undefined, works);
  expect(begun.times).toBe(0);
  deps.clock.advance({ minutes: 1 });
  await Promise.all(Array.from({ length: 5 }, () => doNightWork(deps, undefined, works)));
  expect(begun.times).toBe(1);
});

test('what fails is logged, keeps nothing else from being done, and is tried again later', async () => {
  const portal = await world();
  const logged = vi.spyOn(portal.deps.log, 'error').mockImplementation(() => {});
  let works = 0;
  const failing = counted(async () => {
    works += 1;
    if (works === 1) throw new Error('The disk is full.');
  });
  const other = { name: 'other', run: async () => 'done' };
  await doNightWork(portal.deps, undefined, [...failing.works, other]);
  expect(logged).toHaveBeenCalledOnce();
  expect((await runsOf(portal)).map(({ name, outcome }) => [name, outcome])).toEqual([
    ['other', 'done'],
    ['test', null],
  ]);
  portal.deps.clock.advance({ hours: 3 });
  await doNightWork(portal.deps, undefined, failing.works);
  expect(failing.begun.times).toBe(2);
});

test('a process that is stopped lets the batch come to its end, and the next one goes on at once', async () => {
  const portal = await world();
  const session = { userId: (await makeUser(portal)).id, lastSeenAt: new Date(0), expiresAt: new Date(0) };
  await portal.deps.db.session.createMany({
    data: Array.from({ length: 1200 }, (_, number) => ({ ...session, tokenHash: String(number) })),
  });
  const first = startNightWork(portal.deps);
  await first.stop();
  expect(await portal.deps.db.session.count()).toBeGreaterThan(0);
  expect((await runsOf(portal)).map(({ name }) => name)).not.toContain('retention');
  await doNightWork(portal.deps);
  expect(await portal.deps.db.session.count()).toBe(0);
  expect(await runsOf(portal)).toHaveLength(nightWork.length);
});

test('each look forgets counts of attempts that ended an hour ago, and no limit has a timer of its own', async () => {
  const portal = await world();
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await portal.deps.db.rateLimiterFlexible.createMany({
    data: [
      { key: 'login-address:old', points: 3, expire: minutesAgo(61) },
      { key: 'login-address:new', points: 3, expire: minutesAgo(59) },
    ],
  });
  const timers = vi.spyOn(globalThis, 'setTimeout');
  createLimiter(portal.deps.db);
  expect(timers).not.toHaveBeenCalled();
  const looks = startNightWork(portal.deps);
  await expect
    .poll(() => portal.deps.db.rateLimiterFlexible.findMany({ select: { key: true } }))
    .toEqual([{ key: 'login-address:new' }]);
  await looks.stop();
});

test('of looks at the same moment one begins, and the others find it taken without an error', async () => {
  const portal = await world();
  const { begun, works } = counted();
  for (const day of ['10', '11', '12']) {
    portal.deps.clock.set(`2026-03-${day}T03:00:00`);
    await Promise.all(Array.from({ length: 5 }, () => doNightWork(portal.deps, undefined, works)));
  }
  expect(begun.times).toBe(3);
});

test('two processes that look at once do it once', async () => {
  const portal = await world();
  const { id: userId } = await makeUser(portal);
  const begun = await inProcesses(2, 'nights', { address: portal.address, userId, times: 5 });
  expect(begun.reduce((sum, times) => sum + times, 0)).toBe(5);
  expect(await runsOf(portal)).toHaveLength(5);
});
