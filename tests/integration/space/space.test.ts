import { describe, expect, test } from 'vitest';
import { usedBytes } from '#server/domain/space/space';
import { item } from '#shared/items/item';
import { sampleBook } from '#shared/novel/sample';
import { recordingFor } from '#tests/support/recordings';
import { signInClass } from '#tests/support/students';
import { as, makeUser, type World, world } from '#tests/support/world';

const refused = expect.objectContaining({ cause: expect.objectContaining({ reason: 'space_full' }) });
const megabyte = 1_000_000;

/** A word list of about so many bytes. */
const list = (bytes: number) => ({
  entries: [{ id: 'w', term: 'word' }],
  sourceText: 'x'.repeat(Math.min(bytes, 19_000)),
});

/** What somebody keeps, counted anew from all that stands in the tables. */
async function recount({ deps: { db } }: World, userId: string): Promise<number> {
  const json = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
  const resources = await db.resource.findMany({
    where: { ownerId: userId },
    include: { versions: true, scenes: { include: { versions: true } } },
  });
  const questions = await db.bankItem.findMany({ where: { ownerId: userId }, include: { versions: true } });
  const texts = await db.handIn.findMany({ where: { studentId: userId } });
  const sounds = await db.recording.findMany({ where: { speakerId: userId } });
  const sizes = [
    ...resources.flatMap(({ data, versions, scenes }) => [
      json(data),
      ...versions.map((version) => json(version.data)),
      ...scenes
        .flatMap((scene) => [scene, ...scene.versions])
        .map(({ text, drafts }) => Buffer.byteLength(text) + json(drafts)),
    ]),
    ...questions.flatMap((question) => [question, ...question.versions]).map((one) => json(one.item)),
    ...texts.map(({ text, process }) => Buffer.byteLength(text) + (process ? json(process) : 0)),
    ...sounds.map(({ audio }) => audio.length),
  ];
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A portal in which a teacher may keep one megabyte. */
async function narrow() {
  const portal = await world({ QUOTA_TEACHER_MB: '1' });
  const user = await makeUser(portal);
  return { portal, user, me: await as(portal, user) };
}
type Narrow = Awaited<ReturnType<typeof narrow>>;

/** Fills somebody's space until nothing more of this size is taken, and answers what is kept. */
async function fill({ me }: Pick<Narrow, 'me'>, bytes: number) {
  const kept: { id: string; version: number }[] = [];
  for (let n = 0; n < 100; n += 1) {
    const made = await me.library
      .create({ kind: 'word-list', title: `List ${n}`, data: list(bytes) })
      .catch(() => null);
    if (!made) return kept;
    kept.push(made);
  }
  throw new Error('It never was full.');
}

test('what is counted is what is kept, after all that can be done to it', async () => {
  const portal = await world();
  const user = await makeUser(portal, { role: 'student' });
  const teacher = await makeUser(portal);
  const me = await as(portal, user);
  const { db, clock } = portal.deps;
  await db.association.create({ data: { ownerId: teacher.id, memberId: user.id, acceptedAt: clock.now() } });
  const same = async () => expect(await usedBytes(db, user.id)).toBe(await recount(portal, user.id));

  // Saved work: made, saved in one sitting and in others, put back, thrown away, deleted.
  const { id } = await me.library.create({ kind: 'word-list', title: 'Café', data: list(10) });
  for (const [place, minutes] of [1, 30, 1, 30, 1].entries()) {
    clock.advance({ minutes });
    await me.library.update({
      id,
      version: place + 1,
      kind: 'word-list',
      title: 'Café',
      data: list(9000 * (place % 2)),
    });
    await same();
  }
  await me.library.restoreVersion({ id, version: 1 });
  await same();
  const gone = await me.library.create({ kind: 'word-list', title: 'Gone', data: list(5000) });
  await me.library.remove({ id: gone.id });
  await same();
  await me.library.restore({ id: gone.id });
  await me.library.remove({ id: gone.id });
  await me.library.erase({ ids: [gone.id] });
  await same();

  // A book with its scenes and their versions, and an order without one of them.
  const { title, data } = sampleBook();
  const book = await me.library.create({ kind: 'novel', title, data });
  await same();
  const scene = { id: book.id, sceneId: 'one-1', drafts: ['She waited – “always”.'] };
  for (const version of [1, 2, 3]) {
    clock.advance({ minutes: 20 });
    await me.novels.saveScene({ ...scene, version, text: `Scene ${'é'.repeat(version)}.` });
    await same();
  }
  await me.novels.restoreScene({ id: book.id, sceneId: 'one-1', version: 1 });
  await same();
  if (!('chapters' in book.data)) throw new Error('This is no book.');
  await me.library.update({
    id: book.id,
    version: 1,
    kind: 'novel',
    title,
    data: { ...book.data, chapters: book.data.chapters.slice(0, 1) },
  });
  await same();

  // Texts that were handed in.
  const work = { appId: 'novel-forge', resourceId: book.id, part: '', teacherId: teacher.id, title, task: '' } as const;
  const handedIn = await me.writing.handIn({ ...work, text: 'Été. '.repeat(50) });
  await same();
  await me.writing.takeBack({ id: handedIn.id });
  await same();
  await me.writing.handIn({ ...work, text: 'Once.' });
  await me.library.remove({ id: book.id });
  await me.library.erase({ ids: [book.id] });
  await same();
  await me.pronunciation.handIn(recordingFor(teacher));
  await same();
  expect(await usedBytes(db, user.id)).toBeGreaterThan(9000);
});

test('questions of the bank are counted with their versions, and for whose bank it is', async () => {
  const portal = await world();
  const owner = await makeUser(portal);
  const helper = await makeUser(portal);
  const openedAt = portal.deps.clock.now();
  for (const userId of [owner.id, helper.id]) {
    const expiresAt = new Date(openedAt.getTime() + 3_600_000);
    await portal.deps.db.appOpening.create({
      data: { userId, payerId: userId, appId: 'assessment-bank', openedAt, expiresAt },
    });
  }
  await portal.deps.db.bankShare.create({
    data: { ownerId: owner.id, memberId: helper.id, right: 'edit', createdAt: openedAt },
  });
  const mine = await as(portal, owner);
  const theirs = await as(portal, helper);
  const question = (prompt: string) => item.parse({ id: 'new', kind: 'tf', prompt, key: true });
  const made = await theirs.bank.create({ ownerId: owner.id, item: question('Snow is cold.') });
  await theirs.bank.update({ id: made.id, version: 1, item: question('Snow is very cold.') });
  await mine.bank.change({ ids: [made.id], change: { addTag: 'Weather' } });
  await mine.bank.makeTest({ kind: 'quiz', title: 'Weather', ids: [made.id] });
  expect(await usedBytes(portal.deps.db, owner.id)).toBe(await recount(portal, owner.id));
  expect(await usedBytes(portal.deps.db, owner.id)).toBeGreaterThan(300);
  expect(await usedBytes(portal.deps.db, helper.id)).toBe(0);
});

describe('somebody whose space is full', () => {
  test('is refused with a sentence before it is over, and nothing of the refused save is kept', async () => {
    const { portal, user, me } = await narrow();
    const kept = await fill({ me }, 19_000);
    const { usedBytes: used, quotaBytes } = await me.profile.space();
    expect(quotaBytes).toBe(megabyte);
    expect(used).toBeLessThanOrEqual(megabyte);
    expect(used).toBeGreaterThan(megabyte - 20_000);
    await expect(me.library.create({ kind: 'word-list', title: 'More', data: list(19_000) })).rejects.toEqual(refused);
    expect(await portal.deps.db.resource.count()).toBe(kept.length);
    expect(await recount(portal, user.id)).toBe(used);
    // A save that would keep a version as well is taken as a whole or not at all.
    portal.deps.clock.advance({ minutes: 30 });
    const [first] = kept;
    if (!first) throw new Error('Nothing was kept.');
    const change = { id: first.id, version: 1, kind: 'word-list', title: 'First', data: list(18_000) } as const;
    await expect(me.library.update(change)).rejects.toEqual(refused);
    expect(await me.library.get({ id: first.id })).toMatchObject({ version: 1, title: 'List 0' });
    expect((await me.library.versions({ id: first.id })).items).toEqual([]);
  });

  test('reads and deletes all of it, and has room again once the trash is empty', async () => {
    const { me } = await narrow();
    const [first, second] = await fill({ me }, 19_000);
    if (!first || !second) throw new Error('Nothing was kept.');
    expect(await me.library.get({ id: second.id })).toMatchObject({ title: 'List 1' });
    await me.library.remove({ id: first.id });
    const again = () => me.library.create({ kind: 'word-list', title: 'More', data: list(19_000) });
    await expect(again()).rejects.toEqual(refused);
    await me.library.erase({ ids: [first.id] });
    expect(await again()).toMatchObject({ title: 'More' });
  });

  test('who has more than is allowed now may save what makes it no more', async () => {
    const { portal, user, me } = await narrow();
    const { id } = await me.library.create({ kind: 'word-list', title: 'List', data: list(9000) });
    const below = {
      ...portal,
      deps: {
        ...portal.deps,
        settings: {
          ...portal.deps.settings,
          quotaBytes: { ...portal.deps.settings.quotaBytes, teacher: 1, student: 1 },
        },
      },
    };
    const later = await as(below, user);
    const save = (bytes: number, version: number) =>
      later.library.update({ id, version, kind: 'word-list', title: 'List', data: list(bytes) });
    await expect(save(9001, 1)).rejects.toEqual(refused);
    // The first save of a sitting keeps the version before.
    await portal.deps.db.resourceVersion.create({
      data: { resourceId: id, version: 0, title: 'List', data: {}, bytes: 2, savedAt: portal.deps.clock.now() },
    });
    expect(await save(8000, 1)).toMatchObject({ version: 2 });
  });

  test('what a student without an address keeps counts to the owner of the class as well, and is free again with the class', async () => {
    const { portal, user, me } = await narrow();
    const { id: classId, studentId } = await signInClass(portal, user);
    const enrolment = await portal.deps.db.enrolment.findUniqueOrThrow({
      where: { id: studentId },
      include: { user: true },
    });
    if (!enrolment.user) throw new Error('Nobody signs in by this name.');
    const student = await as(portal, enrolment.user);
    const before = await usedBytes(portal.deps.db, user.id);
    await student.library.create({ kind: 'word-list', title: 'Mine', data: list(19_000) });
    expect(await usedBytes(portal.deps.db, user.id)).toBeGreaterThan(before + 19_000);
    await fill({ me }, 19_000);
    await expect(
      student.library.create({ kind: 'word-list', title: 'More', data: list(19_000) }),
    ).rejects.toMatchObject({ message: 'Your class has no space left to save this. Please tell your teacher.' });
    await me.classes.remove({ id: classId });
    expect(await me.library.create({ kind: 'word-list', title: 'After', data: list(15_000) })).toMatchObject({
      title: 'After',
    });
  });

  test('of many saves at once only as many are taken as there is space for', async () => {
    const { portal, user, me } = await narrow();
    const answers = await Promise.allSettled(
      Array.from({ length: 70 }, (_, n) =>
        me.library.create({ kind: 'word-list', title: `List ${n}`, data: list(19_000) }),
      ),
    );
    expect(answers.some(({ status }) => status === 'rejected')).toBe(true);
    const used = await recount(portal, user.id);
    expect(used).toBeLessThanOrEqual(megabyte);
    expect(used).toBeGreaterThan(megabyte - 20_000);
  });
});

test('a full portal saves nothing more for anybody, and lets things go', async () => {
  const portal = await world();
  const [user, other] = [await makeUser(portal), await makeUser(portal)];
  const { library } = await as(portal, user);
  const kept = await library.create({ kind: 'word-list', title: 'Food', data: list(5000) });
  const { settings, reader } = portal.deps;
  settings.quotaBytes.portal = await reader.storedBytes();
  const full = /^The portal has no space left/;
  for (const { library: theirs } of [await as(portal, user), await as(portal, other)]) {
    await expect(theirs.create({ kind: 'word-list', title: 'Verbs', data: list(10) })).rejects.toThrow(full);
  }
  const larger = {
    ...{ id: kept.id, version: kept.version, kind: 'word-list' as const, title: 'Food' },
    data: list(9000),
  };
  await expect(library.update(larger)).rejects.toThrow(full);
  await library.remove({ id: kept.id });
  settings.quotaBytes.portal += megabyte;
  await library.create({ kind: 'word-list', title: 'Verbs', data: list(10) });
});
