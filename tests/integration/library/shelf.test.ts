import { beforeEach, describe, expect, test } from 'vitest';
import { exportResources } from '#server/domain/library/files';
import type { User } from '#server/domain/platform/user';
import { purge } from '#server/domain/retention/purge';
import { exportFile } from '#shared/api/shelf';
import { findStarter } from '#shared/content/lessons/starters/all';
import { scenesOf } from '#shared/novel/book';
import { sampleBook } from '#shared/novel/sample';
import { askForLibraryFile, libraryFileOf } from '#tests/support/library-file';
import { makeKey } from '#tests/support/security';
import { serve } from '#tests/support/server';
import { as, makeUser, type World, world } from '#tests/support/world';

type Caller = Awaited<ReturnType<typeof as>>;

const words = (...terms: string[]) => ({ entries: terms.map((term) => ({ id: term, term })) });
const list = (title: string) => ({ kind: 'word-list', title, data: words('harbour', 'anchor') }) as const;
const quiz = {
  kind: 'quiz' as const,
  title: 'Quick check',
  data: { items: [{ id: 'q1', kind: 'tf' as const, prompt: 'Ice is cold.', key: true }] },
};

let portal: World;
let owner: User;
let me: Caller;

beforeEach(async () => {
  portal = await world();
  owner = await makeUser(portal);
  me = await as(portal, owner);
});

async function keep(...titles: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const title of titles) ids.push((await me.library.create(list(title))).id);
  return ids;
}

const titlesOf = async (caller: Caller, input: Parameters<Caller['library']['list']>[0]) =>
  (await caller.library.list(input)).items.map(({ title }) => title).sort();

describe('finding', () => {
  test('lessons are found by what they are about, and by every word of their content', async () => {
    await me.library.makeMine({ from: { starter: 'the-repair-cafe' } });
    await me.library.makeMine({ from: { starter: 'in-the-classroom' } });
    await keep('Unit 3');
    expect(await titlesOf(me, { lessonType: 'reading' })).toEqual(['The repair café']);
    expect(await titlesOf(me, { kind: 'lesson', minutes: 45 })).toEqual(['In the classroom']);
    expect(await titlesOf(me, { kind: 'lesson', noCopies: true })).toEqual(['In the classroom']);
    expect(await titlesOf(me, { point: 'there-is' })).toEqual(['In the classroom']);
    expect(await titlesOf(me, { level: 'B1' })).toEqual(['The repair café']);
    expect(await titlesOf(me, { search: 'TOASTER amsterdam' })).toEqual(['The repair café']);
    expect(await titlesOf(me, { search: 'toaster ruler' })).toEqual([]);
    expect(await titlesOf(me, { search: 'toaster', within: 'title' })).toEqual([]);
  });

  test('a word finds its other forms and what means the same, all words together and none in the middle of another', async () => {
    const sea = { id: 'sea', term: '海岸' };
    const { entries } = words('bargained', 'stories', 'party');
    await me.library.create({ ...list('At the market'), data: { entries: [...entries, sea] } });
    await me.library.create({ ...list('Discounts'), data: words('harbour') });
    for (const search of ['party bargain', 'BARGAINING market', 'market story', 'stor', 'stories parties', '岸']) {
      expect([search, await titlesOf(me, { search })]).toEqual([search, ['At the market']]);
    }
    expect(await titlesOf(me, { search: 'prices' })).toEqual(['Discounts']);
    expect(await titlesOf(me, { search: 'party harbour' })).toEqual([]);
    expect(await titlesOf(me, { search: 'art' })).toEqual([]);
    // In the title it may stand anywhere, as ever.
    expect(await titlesOf(me, { search: 'arket' })).toEqual(['At the market']);
    expect(await titlesOf(me, { search: '???' })).toEqual([]);
  });

  test('regression: what a class does in a lesson does not make it one about school', async () => {
    await me.library.makeMine({ from: { starter: 'the-repair-cafe' } });
    await me.library.makeMine({ from: { starter: 'in-the-classroom' } });
    expect(await titlesOf(me, { search: 'class' })).toEqual(['In the classroom', 'The repair café']);
    expect(await titlesOf(me, { search: 'school' })).toEqual(['In the classroom']);
  });

  test('a save fills in anew what lists filter by', async () => {
    const { id, title, data, version } = await me.library.makeMine({ from: { starter: 'in-the-classroom' } });
    if (!('stages' in data)) throw new Error('This is no lesson.');
    const about = { ...data.about, level: 'A2', minutes: 90, type: 'speaking' } as const;
    await me.library.update({ id, version, kind: 'lesson', title, data: { ...data, about } });
    expect((await me.library.list({ lessonType: 'speaking' })).items).toMatchObject([{ level: 'A2', minutes: 90 }]);
    expect(await titlesOf(me, { minutes: 60 })).toEqual([]);
  });

  test('one of two thousand is found by a word far down in it, and a page of them has its length', async () => {
    const now = portal.deps.clock.now();
    const textKey = 'a long text about many things '.repeat(300);
    await portal.deps.db.resource.createMany({
      data: Array.from({ length: 2000 }, (_, n) => ({
        ownerId: owner.id,
        kind: 'word-list',
        title: `List ${n}`,
        titleKey: `list ${n}`,
        textKey: n === 777 ? `${textKey} needle` : textKey,
        data: words('one'),
        createdAt: now,
        updatedAt: now,
      })),
    });
    expect(await titlesOf(me, { search: 'needle' })).toEqual(['List 777']);
    expect((await me.library.list({ limit: 24 })).items).toHaveLength(24);
  });
});

describe('putting in order', () => {
  test('folders, tags, stars, dates and ratings are set for many at once', async () => {
    const ids = await keep('One', 'Two', 'Three');
    await me.library.organise({ ids, folder: ' Class 7a ', addTags: ['Sea', 'sea', 'Ships'], favourite: true });
    await me.library.organise({ ids: ids.slice(0, 1), folder: '', rating: 5, plannedFor: '2026-03-12' });
    expect(await me.library.shelf()).toEqual({
      folders: [{ name: 'Class 7a', count: 2 }],
      tags: [
        { name: 'Sea', count: 3 },
        { name: 'Ships', count: 3 },
      ],
    });
    expect(await titlesOf(me, { folder: 'Class 7a' })).toEqual(['Three', 'Two']);
    expect(await titlesOf(me, { folder: '' })).toEqual(['One']);
    expect(await titlesOf(me, { tag: 'Ships', favourite: true })).toEqual(['One', 'Three', 'Two']);
    expect((await me.library.list({ plannedFrom: '2026-03-09', plannedTo: '2026-03-15' })).items).toMatchObject([
      { title: 'One', rating: 5, plannedFor: '2026-03-12', version: 1 },
    ]);
    expect(await titlesOf(me, { plannedFrom: '2026-03-13' })).toEqual([]);
    await me.library.organise({ ids: ids.slice(0, 1), plannedFor: null, taughtAt: '2026-03-12', tags: [] });
    expect((await me.library.list({ search: 'One', within: 'title' })).items).toMatchObject([
      { plannedFor: null, taughtAt: '2026-03-12', tags: [] },
    ]);
  });

  test('with one thing among them that is not the own, nothing changes', async () => {
    const ids = await keep('One', 'Two');
    const other = await as(portal, await makeUser(portal, { role: 'admin' }));
    const { id: theirs } = await other.library.create(list('Theirs'));
    const all = [...ids, theirs];
    for (const change of [{ folder: 'Mine' }, { inTrash: true }, { visibility: 'associated' as const }]) {
      await expect(me.library.organise({ ids: all, ...change })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await me.library.shelf()).toEqual({ folders: [], tags: [] });
    expect(await titlesOf(me, {})).toEqual(['One', 'Two']);
    expect(await titlesOf(other, {})).toEqual(['Theirs']);
  });

  test('fifty people of one account tagging at once lose no tag beyond the limit of twenty', async () => {
    const ids = await keep('One', 'Two');
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) => me.library.organise({ ids, addTags: [`tag ${n}`] })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    for (const { tags } of (await me.library.list({})).items) expect(tags).toHaveLength(20);
  });
});

describe('the trash', () => {
  test('gives back for thirty days what was thrown away together, and then no more', async () => {
    const ids = await keep('One', 'Two');
    await me.library.organise({ ids, inTrash: true });
    expect(await titlesOf(me, { inTrash: true })).toEqual(['One', 'Two']);
    portal.deps.clock.advance({ days: 29 });
    await me.library.organise({ ids: ids.slice(0, 1), inTrash: false });
    expect(await titlesOf(me, {})).toEqual(['One']);
    portal.deps.clock.advance({ days: 2 });
    expect(await titlesOf(me, { inTrash: true })).toEqual([]);
    await expect(me.library.restore({ id: String(ids[1]) })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await purge(portal.deps);
    expect(await portal.deps.db.resource.count()).toBe(1);
  });

  test('only what is in it, and one’s own, is deleted for good', async () => {
    const [one = '', two = ''] = await keep('One', 'Two');
    await me.library.remove({ id: one });
    await expect(me.library.erase({ ids: [one, two] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const other = await as(portal, await makeUser(portal));
    await expect(other.library.erase({ ids: [one] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await me.library.erase({ ids: [one] });
    await expect(me.library.restore({ id: one })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await titlesOf(me, {})).toEqual(['Two']);
  });
});

describe('visibility', () => {
  async function associate(role: 'student' | 'teacher', accepted: boolean): Promise<Caller> {
    const member = await makeUser(portal, { role });
    const at = portal.deps.clock.now();
    await portal.deps.db.association.create({
      data: { ownerId: owner.id, memberId: member.id, createdAt: at, acceptedAt: accepted ? at : null },
    });
    return as(portal, member);
  }

  test('those who were added and accepted see and copy it, nobody else', async () => {
    const [id = ''] = await keep('One');
    await me.library.organise({ ids: [id], folder: 'Secret', tags: ['Own'], rating: 4, visibility: 'associated' });
    const friend = await associate('student', true);
    const waiting = await associate('student', false);
    const stranger = await as(portal, await makeUser(portal, { role: 'admin' }));
    expect((await friend.library.list({ whose: 'shared' })).items).toMatchObject([
      { title: 'One', by: owner.username, folder: '', tags: [], rating: 4 },
    ]);
    expect(await friend.library.look({ id })).toMatchObject({ by: owner.username, shared: { mode: 'copy' } });
    expect(await friend.library.makeMine({ from: { resource: id } })).toMatchObject({
      title: 'One',
      credit: `“One” by ${owner.username}`,
      visibility: 'private',
    });
    // Seeing is not owning.
    await expect(friend.library.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(friend.library.versions({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(friend.library.organise({ ids: [id], folder: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const nobody of [waiting, stranger]) {
      expect(await titlesOf(nobody, { whose: 'shared' })).toEqual([]);
      await expect(nobody.library.look({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(nobody.library.makeMine({ from: { resource: id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await me.library.organise({ ids: [id], visibility: 'private' });
    await expect(friend.library.look({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('the keys of a quiz are its owner’s to give: whoever calls themself a teacher gets none', async () => {
    const { id } = await me.library.create(quiz);
    await me.library.organise({ ids: [id], visibility: 'associated' });
    const member = await associate('student', true);
    for (const role of ['student', 'teacher', 'school_admin'] as const) {
      await member.profile.changeRole({ role });
      const seen = await member.library.look({ id });
      expect(seen).toMatchObject({ shared: { kind: 'quiz', size: 1, mode: 'view' } });
      expect(JSON.stringify(seen)).not.toContain('Ice');
      await expect(member.library.makeMine({ from: { resource: id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await me.library.organise({ ids: [id], visibility: 'associated-copy' });
    await member.profile.changeRole({ role: 'student' });
    expect(await member.library.look({ id })).toMatchObject({ shared: { mode: 'copy' } });
    expect(await member.library.makeMine({ from: { resource: id } })).toMatchObject({ size: 1, visibility: 'private' });
  });

  test('what is searched for in the work of others says nothing of how they keep it', async () => {
    const [id = ''] = await keep('One');
    await me.library.organise({ ids: [id], folder: 'Secret', visibility: 'associated' });
    const friend = await associate('teacher', true);
    expect(await titlesOf(friend, { whose: 'shared', folder: 'Other' })).toEqual(['One']);
    expect(await titlesOf(friend, { whose: 'shared', tag: 'Other' })).toEqual(['One']);
  });
});

describe('copies', () => {
  test('a starter becomes one’s own, with credit, and the original stays as it is', async () => {
    const before = JSON.stringify(await findStarter('the-repair-cafe'));
    const mine = await me.library.makeMine({ from: { starter: 'the-repair-cafe' } });
    expect(mine).toMatchObject({ kind: 'lesson', level: 'B1', credit: expect.stringContaining('starter lesson') });
    expect(JSON.stringify(await findStarter('the-repair-cafe'))).toBe(before);
    await expect(me.library.makeMine({ from: { starter: 'no-such-lesson' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

test('a starter that was changed before signing in becomes one’s own as it was changed, with credit', async () => {
  const starter = await findStarter('the-repair-cafe');
  if (!starter) throw new Error('There is no such lesson.');
  const about = { ...starter.data.about, level: 'A2' as const };
  const changed = { title: 'Repairing things', data: { ...starter.data, about } };
  const { id } = await me.library.makeMine({ from: { starter: starter.id, changed } });
  expect(await me.library.get({ id })).toMatchObject({
    title: 'Repairing things',
    level: 'A2',
    credit: expect.stringContaining('The repair café'),
    data: { about: { level: 'A2' } },
  });
  const nowhere = { starter: 'no-such-lesson', changed };
  await expect(me.library.makeMine({ from: nowhere })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

describe('files', () => {
  test('what is written to a file is read in again as it was', async () => {
    const lesson = await me.library.makeMine({ from: { starter: 'the-repair-cafe' } });
    const { id } = await me.library.create(quiz);
    await me.library.organise({ ids: [id], folder: 'Class 7a', tags: ['Ice'] });
    const file = await libraryFileOf(portal, owner, [lesson.id, id]);
    expect(file.items.map(({ title }) => title)).toEqual(['The repair café', 'Quick check']);

    const other = await as(portal, await makeUser(portal));
    const { made, notes } = await other.library.import({ items: JSON.parse(JSON.stringify(file.items)) });
    expect(notes).toEqual([]);
    expect(made).toMatchObject([{ credit: lesson.credit }, { folder: 'Class 7a', tags: ['Ice'] }]);
    const [first] = made;
    expect((await other.library.get({ id: String(first?.id) })).data).toEqual(lesson.data);
  });

  // A regression: a shelf of books was put together in memory, half a gigabyte for one request.
  test('a file is written piece by piece, and no piece is more than one scene', async () => {
    const [first] = scenesOf(sampleBook().data);
    if (!first) throw new Error('The sample has no scene.');
    const scenes = ['one', 'two', 'six'].map((id) => ({ ...first, id, text: `${id} `.repeat(19_000) }));
    const data = { ...sampleBook().data, chapters: [{ id: 'c', title: '“One”', scenes }] };
    const { id } = await me.library.create({ kind: 'novel', title: 'Long', data });
    const [other = ''] = await keep('Other');
    const written = await exportResources(portal.deps, { ...owner, address: '' }, [id, other]);
    if (!written.ok) throw new Error(written.reason);
    const pieces: string[] = [];
    for await (const piece of written.value) pieces.push(piece);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(80_000);
    expect(exportFile.parse(JSON.parse(pieces.join(''))).items).toMatchObject([
      { title: 'Long', data: { chapters: [{ title: '“One”', scenes }] } },
      { title: 'Other' },
    ]);
  });

  test('only their owner writes work to a file, and the audit log tells of it', async () => {
    const [id = ''] = await keep('One');
    const { rest } = await serve(portal);
    const ask = (token?: string) => rest('POST', '/library/export', { ...(token && { token }), body: { ids: [id] } });
    expect((await ask()).status).toBe(401);
    expect(await askForLibraryFile(portal, await makeUser(portal, { role: 'admin' }), [id])).toMatchObject({
      status: 404,
      body: { reason: 'resource_not_found' },
    });
    expect(await askForLibraryFile(portal, owner, [])).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect((await ask((await makeKey(portal, owner, 'read')).key)).status).toBe(403);
    expect(await portal.deps.db.auditEntry.count({ where: { action: 'library.exported' } })).toBe(0);
    expect((await ask((await makeKey(portal, owner, 'spend')).key)).status).toBe(200);
    expect(await portal.deps.db.auditEntry.findFirst({ where: { action: 'library.exported' } })).toMatchObject({
      actorId: owner.id,
      details: { count: 1 },
    });
  });

  test('a bad entry costs no good one', async () => {
    const { made, notes } = await me.library.import({ items: [list('Good'), { title: 'Bad' }, 7] });
    expect(made.map(({ title }) => title)).toEqual(['Good']);
    expect(notes.map(({ title }) => title)).toEqual(['Bad', 'An entry without a title']);
  });
});

describe('samples', () => {
  test('come once, and go again but for those that were changed', async () => {
    const [mine = ''] = await keep('Sample');
    await me.library.organise({ ids: [mine], tags: ['Sample'] });
    const { items } = await me.library.addSamples();
    expect(items.map(({ kind }) => kind).sort()).toEqual(['lesson', 'quiz', 'word-list']);
    expect((await me.library.addSamples()).items).toHaveLength(3);
    const list = await me.library.get({ id: String(items.find(({ kind }) => kind === 'word-list')?.id) });
    await me.library.update({
      id: list.id,
      version: 1,
      kind: 'word-list',
      title: 'My words now',
      data: words('one'),
    });
    expect(await me.library.removeSamples()).toEqual({ removed: 2, kept: ['My words now'] });
    expect(await titlesOf(me, {})).toEqual(['My words now', 'Sample']);
  });
});
