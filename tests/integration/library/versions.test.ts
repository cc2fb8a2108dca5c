import { beforeEach, expect, test } from 'vitest';
import { as, makeUser, type World, world } from '#tests/support/world';

type Caller = Awaited<ReturnType<typeof as>>;

const words = (term: string) => ({ entries: [{ id: 'w', term }] });

let portal: World;
let me: Caller;
let id: string;
let version: number;

beforeEach(async () => {
  portal = await world();
  me = await as(portal, await makeUser(portal));
  ({ id, version } = await me.library.create({ kind: 'word-list', title: 'List', data: words('v1') }));
});

/** Saves once more, so many minutes after the save before. */
async function save(minutes = 0): Promise<void> {
  portal.deps.clock.advance({ minutes });
  const title = `List ${version + 1}`;
  ({ version } = await me.library.update({
    id,
    version,
    kind: 'word-list',
    title,
    data: words(`v${version + 1}`),
  }));
}

const kept = async () => (await me.library.versions({ id })).items.map((one) => one.version);

test('saves of one sitting count as one, and what stood for ten minutes is always kept', async () => {
  await save(60); // 1 stood for an hour
  await save(1);
  await save(1);
  expect(await kept()).toEqual([2, 1]);
  await save(20); // 4 stood for twenty minutes
  await save(1);
  expect(await kept()).toEqual([5, 4, 2, 1]);
});

test('who saves every minute has a version for every ten minutes', async () => {
  for (let minute = 0; minute < 40; minute += 1) await save(1);
  const versions = await kept();
  expect(versions.length).toBeGreaterThanOrEqual(4);
  expect(versions.length).toBeLessThanOrEqual(6);
});

test('no more than the last fifty are kept', async () => {
  for (let n = 0; n < 55; n += 1) await save(30);
  const versions = await kept();
  expect(versions).toHaveLength(50);
  expect([versions.at(0), versions.at(-1)]).toEqual([55, 6]);
});

test('a version is looked at and made the present one again, and that is a new version', async () => {
  await save(30);
  await save(1);
  expect(await me.library.version({ id, version: 1 })).toMatchObject({ title: 'List', data: words('v1'), version: 1 });
  const restored = await me.library.restoreVersion({ id, version: 1 });
  expect(restored).toMatchObject({ title: 'List', version: 4, data: words('v1') });
  // What was there until then can be had back as well.
  expect(await kept()).toEqual([3, 2, 1]);
  expect(await me.library.restoreVersion({ id, version: 3 })).toMatchObject({ title: 'List 3', version: 5 });
  await expect(me.library.version({ id, version: 40 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('of two saves at once, one is kept and one version with it', async () => {
  portal.deps.clock.advance({ minutes: 30 });
  const saves = await Promise.allSettled(
    ['a', 'b', 'c'].map((title) => me.library.update({ id, version, kind: 'word-list', title, data: words(title) })),
  );
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await kept()).toEqual([1]);
});

test('putting in order makes no version', async () => {
  portal.deps.clock.advance({ minutes: 30 });
  await me.library.organise({ ids: [id], folder: 'Class 7a', rating: 3 });
  expect(await kept()).toEqual([]);
  expect((await me.library.get({ id })).version).toBe(1);
});

test("another person's versions answer like missing ones", async () => {
  await save(30);
  const other = await as(portal, await makeUser(portal, { role: 'admin' }));
  await Promise.all(
    [
      other.library.versions({ id }),
      other.library.version({ id, version: 1 }),
      other.library.restoreVersion({ id, version: 1 }),
    ].map((tried) => expect(tried).rejects.toMatchObject({ code: 'NOT_FOUND' })),
  );
});

// A regression: where two went on with the same work, what one of them had saved was in no version.
test('a save that replaces what somebody else saved keeps it, however soon it comes', async () => {
  await save(60);
  await save(1);
  expect(await kept()).toEqual([2, 1]);
  await me.library.update({ id, version: 3, kind: 'word-list', title: 'Mine', data: words('mine'), keepsBefore: true });
  expect(await kept()).toEqual([3, 2, 1]);
  expect(await me.library.version({ id, version: 3 })).toMatchObject({ title: 'List 3' });
});
