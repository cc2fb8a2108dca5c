import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#server/domain/platform/user';
import { as, makeUser, type World, world } from '#tests/support/world';

type Caller = Awaited<ReturnType<typeof as>>;

const draft = 'I have went home. It was a nice day.';
const data = { type: 'story', level: 'A2', prompt: 'A day', words: { min: 5, max: 50 }, draft } as const;

let portal: World;
let teacher: User;
let student: User;
let asTeacher: Caller;
let asStudent: Caller;
let work: { appId: 'writers-block-assistant'; resourceId: string; teacherId: string; title: string; text: string };

beforeEach(async () => {
  portal = await world();
  teacher = await makeUser(portal, { username: 'Ms Lind' });
  student = await makeUser(portal, { username: 'Ana', role: 'student' });
  await associate(teacher);
  asTeacher = await as(portal, teacher);
  asStudent = await as(portal, student);
  const { id } = await asStudent.library.create({ kind: 'writing', title: 'A day', data });
  work = { appId: 'writers-block-assistant', resourceId: id, teacherId: teacher.id, title: 'A day', text: draft };
});

const associate = (owner: User, accepted = true) =>
  portal.deps.db.association.create({
    data: { ownerId: owner.id, memberId: student.id, acceptedAt: accepted ? portal.deps.clock.now() : null },
  });

const reason = (name: string) => expect.objectContaining({ cause: expect.objectContaining({ reason: name }) });

describe('handing in', () => {
  test('goes the whole way: comments, return, a second round with the first beside it', async () => {
    const { id } = await asStudent.writing.handIn(work);
    const place = { id, start: 2, end: 11, code: 'VF', text: 'gone' } as const;
    await asTeacher.writing.comment(place);
    expect((await asStudent.writing.get({ id })).comments).toEqual([]);
    await asTeacher.writing.return({ id, note: 'A good beginning.' });
    const returned = await asStudent.writing.get({ id });
    expect(returned).toMatchObject({ note: 'A good beginning.', comments: [{ code: 'VF', start: 2, end: 11 }] });

    const second = await asStudent.writing.handIn({ ...work, text: 'I have gone home.' });
    expect(second.round).toBe(2);
    expect((await asTeacher.writing.get({ id: second.id })).before).toMatchObject({ round: 1, text: draft });
    const list = await asTeacher.writing.list({ whose: 'students', status: 'waiting' });
    expect(list.items.map((one) => one.id)).toEqual([second.id]);
  });

  test('is the way to a reader: a text gets no link', async () => {
    const share = asStudent.library.share({ id: work.resourceId, mode: 'play' });
    await expect(share).rejects.toEqual(reason('not_shareable'));
    expect(await portal.deps.db.shareLink.count()).toBe(0);
  });

  test('twice at once makes one', async () => {
    const both = await Promise.allSettled([asStudent.writing.handIn(work), asStudent.writing.handIn(work)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await portal.deps.db.handIn.count()).toBe(1);
  });

  test('keeps how it was written to the writer, unless the writer shows it', async () => {
    const process = { days: [], bursts: [], pastes: [{ at: '2026-03-10T09:00:00.000Z', size: 20 }] };
    const first = await asStudent.writing.handIn(work);
    expect((await asTeacher.writing.get({ id: first.id })).process).toBeNull();
    await asStudent.writing.takeBack({ id: first.id });
    const { id } = await asStudent.writing.handIn({ ...work, process });
    expect((await asTeacher.writing.get({ id })).process).toEqual(process);
  });

  test('takes back only what was not returned', async () => {
    const { id } = await asStudent.writing.handIn(work);
    await asTeacher.writing.return({ id });
    await expect(asStudent.writing.takeBack({ id })).rejects.toEqual(reason('returned_already'));
    await expect(asTeacher.writing.comment({ id, start: 0, end: 1, code: 'T' })).rejects.toEqual(
      reason('returned_already'),
    );
  });

  test('keeps what was handed in when the work itself is deleted for good', async () => {
    const { id } = await asStudent.writing.handIn(work);
    await asStudent.library.remove({ id: work.resourceId });
    await asStudent.library.erase({ ids: [work.resourceId] });
    expect(await asTeacher.writing.get({ id })).toMatchObject({ resourceId: null, text: draft });
  });
});

describe('who sees it', () => {
  test('nobody but the writer and the teacher it went to', async () => {
    const { id } = await asStudent.writing.handIn(work);
    const colleague = await makeUser(portal);
    await associate(colleague);
    const strangers = [colleague, await makeUser(portal), await makeUser(portal, { role: 'admin' })];
    for (const one of strangers) {
      const stranger = await as(portal, one);
      await expect(stranger.writing.get({ id })).rejects.toEqual(reason('hand_in_not_found'));
      await expect(stranger.writing.comment({ id, start: 0, end: 1, code: 'T' })).rejects.toEqual(
        reason('hand_in_not_found'),
      );
      await expect(stranger.writing.return({ id })).rejects.toEqual(reason('hand_in_not_found'));
      await expect(stranger.writing.takeBack({ id })).rejects.toEqual(reason('hand_in_not_found'));
      expect((await stranger.writing.list({ whose: 'students' })).items).toEqual([]);
    }
  });

  test('no teacher whom the student has not accepted, or does not accept any more', async () => {
    const other = await makeUser(portal);
    await associate(other, false);
    await expect(asStudent.writing.handIn({ ...work, teacherId: other.id })).rejects.toEqual(
      reason('teacher_not_found'),
    );
    const { id } = await asStudent.writing.handIn(work);
    await asStudent.profile.leaveOwner({ id: teacher.id });
    await expect(asTeacher.writing.get({ id })).rejects.toEqual(reason('hand_in_not_found'));
  });

  test('a text of one’s own only is handed in, and never goes out by a link', async () => {
    const stranger = await makeUser(portal, { role: 'student' });
    const { id } = await (await as(portal, stranger)).library.create({ kind: 'writing', title: 'Mine', data });
    await expect(asStudent.writing.handIn({ ...work, resourceId: id })).rejects.toEqual(reason('resource_not_found'));
    const link = asStudent.library.share({ id: work.resourceId, mode: 'view' });
    await expect(link).rejects.toEqual(reason('not_shareable'));
  });

  test('a comment needs a place in the text', async () => {
    const { id } = await asStudent.writing.handIn(work);
    for (const place of [
      { start: 3, end: 3 },
      { start: 0, end: draft.length + 1 },
    ]) {
      await expect(asTeacher.writing.comment({ id, ...place, code: 'T' })).rejects.toEqual(reason('place_not_found'));
    }
  });
});

describe('help by a model', () => {
  test('is what the strictest accepted teacher allows; without a teacher the writer decides', async () => {
    expect((await asStudent.writing.circle()).help).toBe('questions');
    await asTeacher.profile.setStudentSettings({ writingHelp: 'full' });
    expect((await asStudent.writing.circle()).help).toBe('full');
    const strict = await makeUser(portal);
    await associate(strict);
    await (await as(portal, strict)).profile.setStudentSettings({ writingHelp: 'off' });
    expect(await asStudent.writing.circle()).toMatchObject({ help: 'off', teachers: [{ name: 'Ms Lind' }, {}] });
    const alone = await makeUser(portal, { role: 'student' });
    expect(await (await as(portal, alone)).writing.circle()).toEqual({ teachers: [], help: 'full' });
  });
});
