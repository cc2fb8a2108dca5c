import { beforeEach, describe, expect, test } from 'vitest';
import { changesToSend } from '#shared/library/content-changes';
import { type WritingData, writingData } from '#shared/writing/writing';
import { as, makeUser, type World, world } from '#tests/support/world';

const kind = 'writing';
const text: WritingData = writingData.parse({
  type: 'story',
  level: 'B1',
  prompt: 'A long night',
  words: { min: 100, max: 200 },
  draft: 'The wind blew through the house. '.repeat(4000),
});
const typed: WritingData = { ...text, draft: `${text.draft.slice(0, 70_000)}Suddenly, ${text.draft.slice(70_000)}` };

let portal: World;
let me: Awaited<ReturnType<typeof as>>;
let id: string;
beforeEach(async () => {
  portal = await world();
  me = await as(portal, await makeUser(portal));
  ({ id } = await me.library.create({ kind, title: 'A long night', data: text }));
});
const changes = () => changesToSend(text, typed) ?? [];
const now = async () => me.library.get({ id });

describe('what changed of a long text', () => {
  test('is enough to save it, and the answer is short', async () => {
    const answer = await me.library.patch({ id, version: 1, kind, title: 'Longer', changes: changes() });
    expect(answer).toMatchObject({ title: 'Longer', version: 2, level: 'B1', size: 24_001 });
    expect(answer).not.toHaveProperty('data');
    expect(JSON.stringify(changes()).length).toBeLessThan(100);
    expect(await now()).toMatchObject({ title: 'Longer', version: 2, data: typed });
    // The version before is kept as with any save.
    expect((await me.library.version({ id, version: 1 })).data).toEqual(text);
  });

  test('is found by its words afterwards', async () => {
    await me.library.patch({
      id,
      version: 1,
      kind,
      title: 'Longer',
      changes: [{ at: ['prompt'], value: 'A harbour' }],
    });
    expect((await me.library.list({ search: 'harbour' })).items).toHaveLength(1);
  });

  test('of two from one version only one is taken', async () => {
    const tries = await Promise.allSettled(
      ['one', 'two', 'three'].map((title) => me.library.patch({ id, version: 1, kind, title, changes: changes() })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await now()).version).toBe(2);
    await expect(me.library.patch({ id, version: 1, kind, title: 'late', changes: changes() })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test.each([
    ['has no place in the text', [{ at: ['draft'], cut: [0, 999_999] as [number, number], value: '' }]],
    ['makes it something else', [{ at: ['draft'] }]],
    ['adds what no text has', [{ at: ['grade'], value: 'A' }]],
    ['names what every object has', [{ at: ['__proto__', 'isAdmin'], value: true }]],
    ['takes all of it', [{ at: [] }]],
    ['is kept in another way than it was sent', [{ at: ['log'] }]],
    ['makes it too long', [{ at: ['draft'], cut: [0, 0] as [number, number], value: 'x'.repeat(100_000) }]],
  ])('is refused where it %s, and nothing changes', async (_what, wrong) => {
    await expect(me.library.patch({ id, version: 1, kind, title: 'Odd', changes: wrong })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    expect(await now()).toMatchObject({ version: 1, title: 'A long night', data: text });
  });

  test("never reaches another person's text, or one in the trash", async () => {
    const other = await as(portal, await makeUser(portal, { role: 'admin' }));
    const patch = { id, version: 1, kind, title: 'mine', changes: changes() } as const;
    await expect(other.library.patch(patch)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await me.library.remove({ id });
    await expect(me.library.patch(patch)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
