import { describe, expect, test } from 'vitest';
import { type NovelData, scenesOf, withoutTexts } from '#shared/novel/book';
import { sampleBook } from '#shared/novel/sample';
import { nobodysId } from '#tests/support/contract';
import { libraryFileOf } from '#tests/support/library-file';
import { as, makeUser, type World, world } from '#tests/support/world';

const sample = sampleBook();

/** A writer with the sample as their own book. */
async function writerWithBook(portal: World) {
  const writer = await makeUser(portal, { role: 'student' });
  const caller = await as(portal, writer);
  const { id, data } = await caller.library.create({ kind: 'novel', title: sample.title, data: sample.data });
  if (!('chapters' in data)) throw new Error('This is no book.');
  return { writer, caller, id, data };
}

const refused = (reason: string) => expect.objectContaining({ cause: expect.objectContaining({ reason }) });
const day = '2026-03-10';
const text = 'The wind was cold. Mara waited.';

describe('a book', () => {
  test('is kept in parts, and is one to whoever opens it', async () => {
    const portal = await world();
    const { caller, id, data } = await writerWithBook(portal);
    expect(scenesOf(data).every((scene) => scene.text === undefined)).toBe(true);
    const opened = await caller.novels.open({ id });
    expect(opened.novel).toMatchObject({ kind: 'novel', title: sample.title, size: 370 });
    expect(opened.scenes.map((scene) => scene.id).sort()).toEqual(['one-1', 'one-2', 'two-1']);
    expect(opened.model).toEqual({ asks: false, drafts: false });
    const { text: first } = await caller.novels.scene({ id, sceneId: 'one-1' });
    expect(first).toMatch(/^Mara Lind saw the light/);
    expect(await caller.novels.scene({ id, sceneId: 'two-2' })).toEqual({ text: '', drafts: [], version: 0 });
    expect(await caller.novels.texts({ id })).toMatchObject({ scenes: { length: 3 }, nextCursor: null });
  });

  test('is read page by page where it is long, each scene once and at most a million characters at a time', async () => {
    const portal = await world();
    const { caller, id, data } = await writerWithBook(portal);
    const saved = await caller.library.get({ id });
    const long = 'a'.repeat(160_000);
    const [chapter] = data.chapters;
    const [scene] = chapter?.scenes ?? [];
    if (!chapter || !scene) throw new Error('The sample has a scene.');
    const scenes = Array.from({ length: 15 }, (_, at) => ({ ...scene, id: `long-${at}` }));
    const changed = { ...data, chapters: [{ ...chapter, scenes }] };
    await caller.library.update({ id, kind: 'novel', version: saved.version, title: saved.title, data: changed });
    for (const { id: sceneId } of scenes) {
      await caller.novels.saveScene({ id, sceneId, version: 0, text: long, drafts: [] });
    }
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await caller.novels.texts({ id, cursor });
      expect(page.scenes.length).toBeLessThanOrEqual(6);
      read.push(...page.scenes.map((one) => one.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(read.sort()).toEqual(scenes.map((one) => one.id).sort());
  });

  test('is found by the words of its scenes, but not by those of scenes that were taken out', async () => {
    const portal = await world();
    const { caller, id, data } = await writerWithBook(portal);
    const find = async (search: string) => (await caller.library.list({ search })).items.map((item) => item.id);
    expect(await find('oars')).toEqual([id]);
    expect(await find('GRANDFATHER cup')).toEqual([id]);
    const chapters = data.chapters.slice(0, 1);
    const { version } = await caller.library.get({ id });
    await caller.library.update({ id, version, kind: 'novel', title: 'Shorter', data: { ...data, chapters } });
    expect(await find('oars')).toEqual([]);
    expect((await caller.library.get({ id })).size).toBe(241);
  });

  test('brings back a scene with its text when an older order is restored', async () => {
    const portal = await world();
    const { caller, id, data } = await writerWithBook(portal);
    portal.deps.clock.advance({ minutes: 20 });
    const chapters = data.chapters.slice(0, 1);
    await caller.library.update({ id, version: 1, kind: 'novel', title: 'Shorter', data: { ...data, chapters } });
    expect((await caller.novels.open({ id })).scenes).toHaveLength(2);
    const back = await caller.library.restoreVersion({ id, version: 1 });
    expect(back.size).toBe(370);
    expect((await caller.novels.scene({ id, sceneId: 'two-1' })).text).toMatch(/^The boat leaked/);
    expect((await caller.novels.open({ id })).scenes).toHaveLength(3);
  });

  test('leaves as a file with all its texts, and comes in again as the same book', async () => {
    const portal = await world();
    const { writer, id } = await writerWithBook(portal);
    const file = await libraryFileOf(portal, writer, [id]);
    const reader = await makeUser(portal);
    const other = await as(portal, reader);
    const { made, notes } = await other.library.import({ items: [...file.items] });
    expect(notes).toEqual([]);
    expect(made).toMatchObject([{ kind: 'novel', title: sample.title, size: 370 }]);
    const again = await libraryFileOf(portal, reader, [made[0]?.id ?? '']);
    expect(again.items.map(({ data }) => data)).toEqual(file.items.map(({ data }) => data));
  });

  test('is gone from its writer’s desk while it is in the trash, and gone for good once that is emptied', async () => {
    const portal = await world();
    const { caller, id } = await writerWithBook(portal);
    await caller.library.remove({ id });
    await expect(caller.novels.open({ id })).rejects.toEqual(refused('resource_not_found'));
    await expect(caller.novels.saveScene({ id, sceneId: 'one-1', version: 1, text, drafts: [] })).rejects.toEqual(
      refused('resource_not_found'),
    );
    await caller.library.restore({ id });
    expect((await caller.novels.open({ id })).scenes).toHaveLength(3);
    await caller.library.remove({ id });
    await caller.library.erase({ ids: [id] });
    expect(await portal.deps.db.novelScene.count()).toBe(0);
  });

  test('has no links: it is handed in instead', async () => {
    const portal = await world();
    const { caller, id } = await writerWithBook(portal);
    await expect(caller.library.share({ id, mode: 'view' })).rejects.toEqual(refused('not_shareable'));
  });
});

describe('a scene', () => {
  test('is saved on its own: the book’s order keeps its version, and words are counted', async () => {
    const portal = await world();
    const { caller, id } = await writerWithBook(portal);
    portal.deps.clock.advance({ minutes: 1 });
    const saved = await caller.novels.saveScene({ id, sceneId: 'two-2', version: 0, text, drafts: [], day });
    expect(saved).toEqual({ id: 'two-2', words: 6, characters: text.length, drafted: 0, version: 1, bookWords: 376 });
    const book = await caller.library.get({ id });
    expect(book).toMatchObject({ version: 1, size: 376, updatedAt: portal.deps.clock.now().toISOString() });
    await caller.novels.saveScene({
      id,
      sceneId: 'two-2',
      version: 1,
      text: `${text} Then it rained.`,
      drafts: [],
      day,
    });
    await caller.novels.saveScene({ id, sceneId: 'one-1', version: 1, text: 'Short.', drafts: [] });
    expect((await caller.novels.open({ id })).days).toEqual([{ day, words: 9 }]);
  });

  test('that was changed elsewhere is not overwritten, and other scenes go on', async () => {
    const portal = await world();
    const { caller, id } = await writerWithBook(portal);
    const save = (sceneId: string, version: number, to: string) =>
      caller.novels.saveScene({ id, sceneId, version, text: to, drafts: [] });
    await save('one-1', 1, 'From this tab.');
    await expect(save('one-1', 1, 'From the other tab.')).rejects.toEqual(refused('resource_changed'));
    expect(await caller.novels.scene({ id, sceneId: 'one-1' })).toMatchObject({ text: 'From this tab.', version: 2 });
    await expect(save('one-2', 1, 'Another scene.')).resolves.toMatchObject({ version: 2 });
    await expect(save('two-2', 1, 'Never begun.')).rejects.toEqual(refused('resource_changed'));
  });

  test('of twenty saves at once one is kept', async () => {
    const portal = await world();
    const { caller, id } = await writerWithBook(portal);
    const saves = Array.from({ length: 20 }, (_, number) =>
      caller.novels.saveScene({ id, sceneId: 'two-2', version: 0, text: `Text ${number}.`, drafts: [], day }),
    );
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await caller.novels.scene({ id, sceneId: 'two-2' })).version).toBe(1);
    expect((await caller.novels.open({ id })).days).toEqual([{ day, words: 2 }]);
  });

  test('has versions, which are compared and restored; what was there until then is kept as well', async () => {
    const portal = await world();
    const { caller, id } = await writerWithBook(portal);
    const which = { id, sceneId: 'two-2' };
    await caller.novels.saveScene({ ...which, version: 0, text: 'First.', drafts: [] });
    portal.deps.clock.advance({ minutes: 15 });
    await caller.novels.saveScene({ ...which, version: 1, text: 'Second, longer.', drafts: [] });
    await caller.novels.saveScene({ ...which, version: 2, text: 'Second, much longer.', drafts: [] });
    expect((await caller.novels.sceneVersions(which)).items).toMatchObject([
      { version: 2, words: 2 },
      { version: 1, words: 1 },
    ]);
    expect(await caller.novels.sceneVersion({ ...which, version: 1 })).toMatchObject({ text: 'First.' });
    const back = await caller.novels.restoreScene({ ...which, version: 1 });
    expect(back).toEqual({ text: 'First.', drafts: [], version: 4 });
    expect((await caller.novels.sceneVersions(which)).items.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(await caller.novels.sceneVersion({ ...which, version: 3 })).toMatchObject({ text: 'Second, much longer.' });
    await expect(caller.novels.restoreScene({ ...which, version: 99 })).rejects.toEqual(refused('version_not_found'));
  });

  test('keeps what was drafted for it, whoever forgets to say so', async () => {
    const portal = await world();
    const { caller, id } = await writerWithBook(portal);
    const which = { id, sceneId: 'two-2' };
    const draft = 'Behind the stones an old woman sang of ships and bread.';
    const first = await caller.novels.saveScene({ ...which, version: 0, text: draft, drafts: [draft] });
    expect(first.drafted).toBe(draft.length - 1);
    const second = await caller.novels.saveScene({ ...which, version: 1, text: `${draft} Mara listened.`, drafts: [] });
    expect(second.drafted).toBe(draft.length - 1);
    const third = await caller.novels.saveScene({ ...which, version: 2, text: 'Mara listened.', drafts: [] });
    expect(third.drafted).toBe(0);
  });
});

describe('another person’s book', () => {
  test('answers like one that never was, whoever asks', async () => {
    const portal = await world();
    const { writer, id } = await writerWithBook(portal);
    const teacher = await makeUser(portal);
    const acceptedAt = portal.deps.clock.now();
    await portal.deps.db.association.create({ data: { ownerId: teacher.id, memberId: writer.id, acceptedAt } });
    const admin = await makeUser(portal, { role: 'admin' });
    for (const other of [teacher, admin, await makeUser(portal, { role: 'student' })]) {
      const { novels, library } = await as(portal, other);
      for (const one of [id, nobodysId]) {
        const which = { id: one, sceneId: 'one-1' };
        const asked = [
          novels.open({ id: one }),
          novels.texts({ id: one }),
          novels.scene(which),
          novels.saveScene({ ...which, version: 1, text, drafts: [] }),
          novels.sceneVersions(which),
          novels.sceneVersion({ ...which, version: 1 }),
          novels.restoreScene({ ...which, version: 1 }),
          library.get({ id: one }),
          library.look({ id: one }),
        ];
        for (const answer of await Promise.allSettled(asked)) {
          expect(answer).toMatchObject({ status: 'rejected', reason: { cause: { reason: 'resource_not_found' } } });
        }
      }
    }
  });

  test('work of another kind has no scenes', async () => {
    const portal = await world();
    const caller = await as(portal, await makeUser(portal));
    const { id } = await caller.library.create({
      kind: 'word-list',
      title: 'Sea',
      data: { entries: [{ id: 'a', term: 'sea' }] },
    });
    await expect(caller.novels.open({ id })).rejects.toEqual(refused('resource_not_found'));
    await expect(caller.novels.saveScene({ id, sceneId: 'x', version: 0, text, drafts: [] })).rejects.toEqual(
      refused('resource_not_found'),
    );
  });
});

describe('limits', () => {
  const bare = withoutTexts(sample.data);
  const withScenes = (count: number): NovelData => ({
    ...bare,
    chapters: [
      {
        id: 'c',
        title: '',
        scenes: Array.from({ length: count }, (_, place) => ({
          id: `s${place}`,
          title: '',
          status: 'idea' as const,
          target: 0,
          summary: '',
          notes: '',
        })),
      },
    ],
  });

  test('a book has four hundred scenes and no more, each with an id of its own', async () => {
    const portal = await world();
    const { library } = await as(portal, await makeUser(portal));
    await expect(library.create({ kind: 'novel', title: 'T', data: withScenes(400) })).resolves.toBeDefined();
    await expect(library.create({ kind: 'novel', title: 'T', data: withScenes(401) })).rejects.toThrow(/400 scenes/);
    const [chapter] = withScenes(1).chapters;
    if (!chapter) throw new Error('There is no chapter.');
    const twice = { ...bare, chapters: [chapter, { ...chapter, id: 'd' }] };
    await expect(library.create({ kind: 'novel', title: 'T', data: twice })).rejects.toThrow(/same id/);
  });

  test('a scene has twenty thousand words and no more', async () => {
    const portal = await world();
    const { caller, id } = await writerWithBook(portal);
    const which = { id, sceneId: 'two-2', drafts: [] };
    await expect(
      caller.novels.saveScene({ ...which, version: 0, text: 'word '.repeat(20_000) }),
    ).resolves.toMatchObject({
      words: 20_000,
    });
    await expect(caller.novels.saveScene({ ...which, version: 1, text: 'word '.repeat(20_001) })).rejects.toThrow(
      /20,000 words/,
    );
    await expect(caller.novels.saveScene({ ...which, version: 1, text: 'x'.repeat(160_001) })).rejects.toThrow(
      /too long/,
    );
  });

  test('a change of the order brings no texts', async () => {
    const portal = await world();
    const { caller, id } = await writerWithBook(portal);
    await expect(
      caller.library.update({ id, version: 1, kind: 'novel', title: 'T', data: sample.data }),
    ).rejects.toThrow(/on its own/);
  });

  test('a book that others changed keeps its scenes where they were', async () => {
    const portal = await world();
    const { caller, id, data } = await writerWithBook(portal);
    const without = { ...data, chapters: [] };
    await expect(caller.library.update({ id, version: 7, kind: 'novel', title: 'T', data: without })).rejects.toEqual(
      refused('resource_changed'),
    );
    expect((await caller.novels.open({ id })).scenes).toHaveLength(3);
  });
});
