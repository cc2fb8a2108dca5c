import { describe, expect, test } from 'vitest';
import { retention } from '#shared/core/retention';
import { essay, give, giving, present, quizOf, school as schoolOf } from '#tests/support/given-work';
import { handInSound, handInStory } from '#tests/support/handing-in';
import { accepted, recordingFor } from '#tests/support/recordings';
import { refusalBy } from '#tests/support/refusals';
import { as, makeUser } from '#tests/support/world';

type Caller = Awaited<ReturnType<typeof as>>;
type Page = Awaited<ReturnType<Caller['assignments']['toMark']>>;

/** A class whose student has accepted its teacher, and was given an essay to write. */
async function school() {
  const made = await schoolOf('Anna');
  const anna = present(made.students[0]);
  await accepted(made.portal, made.teacher, anna.user);
  const { quiz } = await quizOf(made.caller, [essay]);
  const assignment = await give(made.caller, giving(made.classId, quiz));
  return { ...made, anna, assignment };
}
type School = Awaited<ReturnType<typeof school>>;

/** The student writes the essay and hands it in. */
async function writeEssay({ anna, assignment }: School): Promise<string> {
  const { attempts } = anna.caller;
  const activity = { kind: 'assigned', assignment } as const;
  const { id } = await attempts.start({ appId: 'classroom-quiz-maker', activity, mode: 'practice' });
  await attempts.answer({ id, itemId: 'essay', response: { text: 'I get up at six.' } });
  await attempts.finish({ id });
  return id;
}

const idsOf = ({ items }: Pick<Page, 'items'>) =>
  items.map((work) => (work.kind === 'answer' ? work.attemptId : work.id));
const shown = async (caller: Caller) => {
  const { waiting, items } = await caller.assignments.toMark({});
  return { waiting, kinds: items.map(({ kind }) => kind) };
};
const nothing = { waiting: 0, kinds: [] };
const rubric = { task: 5, language: 5, clarity: 5, range: 5 };

describe('the queue', () => {
  test('has answers, recordings and texts, with all that is needed to mark them', async () => {
    const made = await school();
    const { portal, teacher, caller, anna } = made;
    const now = portal.deps.clock.now().toISOString();
    const recording = await handInSound(anna, teacher);
    const text = await handInStory(anna, teacher);
    await writeEssay(made);
    const { waiting, items, nextCursor } = await caller.assignments.toMark({});
    expect({ waiting, nextCursor }).toEqual({ waiting: 3, nextCursor: null });
    expect(items.find(({ kind }) => kind === 'recording')).toEqual({
      kind: 'recording',
      id: recording,
      studentName: 'Anna',
      className: 'Class 5b',
      target: 'sheep',
      sounds: '/ɪ/ and /iː/',
      seconds: 1.2,
      handedInAt: now,
      expiresAt: expect.stringMatching(/^2026-/),
    });
    expect(items.find(({ kind }) => kind === 'text')).toEqual({
      kind: 'text',
      id: text,
      studentName: 'Anna',
      className: 'Class 5b',
      title: 'A day',
      words: 9,
      round: 1,
      handedInAt: now,
    });
  });

  test('shows the oldest first, in pages that go on where the one before ended, whatever is marked meanwhile', async () => {
    const made = await school();
    const { portal, teacher, caller, anna } = made;
    const order: { at: number; id: string }[] = [];
    for (const minutes of [0, 5, 5, 0, 5]) {
      portal.deps.clock.advance({ minutes });
      const at = portal.deps.clock.now().getTime();
      const title = `Text ${order.length}`;
      for (const id of [await handInStory(anna, teacher, title), await handInSound(anna, teacher)]) {
        order.push({ at, id });
      }
    }
    // At the same moment as the last ones.
    order.push({ at: portal.deps.clock.now().getTime(), id: await writeEssay(made) });
    order.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));

    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page: Page = await caller.assignments.toMark({ limit: 2, ...(cursor && { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(2);
      expect(page.waiting).toBe(order.length - seen.length);
      seen.push(...idsOf(page));
      for (const work of page.items) {
        if (work.kind === 'answer') await caller.attempts.mark({ id: work.attemptId, itemId: work.itemId, rubric });
        else if (work.kind === 'recording') await caller.pronunciation.mark({ id: work.id, mark: 'clear' });
        else await caller.writing.return({ id: work.id });
      }
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(order.map(({ id }) => id));
    expect(await shown(caller)).toEqual(nothing);
  });

  test('names the class where just one of the teacher’s has the student, and else the student alone', async () => {
    const { portal, teacher, caller, anna } = await school();
    const names = async () =>
      (await caller.assignments.toMark({})).items.map(({ studentName, className }) => [studentName, className]);
    await handInSound(anna, teacher);
    expect(await names()).toEqual([['Anna', 'Class 5b']]);
    const { id: classId } = await caller.classes.create({ name: 'Choir', timeZone: 'UTC' });
    const enrolment = { userId: anna.user.id, name: 'Anna L', nameKey: 'anna l', createdAt: portal.deps.clock.now() };
    await portal.deps.db.enrolment.create({ data: { classId, ...enrolment } });
    expect(await names()).toEqual([[anna.user.username, null]]);
    await caller.classes.archive({ id: classId });
    expect(await names()).toEqual([['Anna', 'Class 5b']]);
    // A class of somebody else says nothing here.
    const { caller: other } = await school();
    await other.classes.create({ name: 'Another', timeZone: 'UTC' });
    expect(await names()).toEqual([['Anna', 'Class 5b']]);
  });

  test('shows recordings and texts to the teacher whom they were handed in to, and to nobody else', async () => {
    const { portal, teacher, caller, anna, classId } = await school();
    await handInSound(anna, teacher);
    await handInStory(anna, teacher);
    expect((await shown(caller)).waiting).toBe(2);
    const other = await makeUser(portal, { plan: 'pro' });
    const createdAt = portal.deps.clock.now();
    await portal.deps.db.classTeacher.create({ data: { classId, userId: other.id, right: 'teach', createdAt } });
    await accepted(portal, other, anna.user);
    expect(await shown(await as(portal, other))).toEqual(nothing);
    expect(await shown(await as(portal, await makeUser(portal)))).toEqual(nothing);
    expect(await refusalBy(anna.caller.assignments.toMark({}))).toBe('not_allowed');
  });

  test('has nothing any more of a student who no longer agrees to be seen', async () => {
    const { teacher, caller, anna } = await school();
    await handInSound(anna, teacher);
    await handInStory(anna, teacher);
    await anna.caller.profile.leaveOwner({ id: teacher.id });
    expect(await shown(caller)).toEqual(nothing);
  });

  test('has nothing any more of a student who is gone, and no recording after its time', async () => {
    const { portal, teacher, caller, anna } = await school();
    await handInSound(anna, teacher);
    await handInStory(anna, teacher);
    portal.deps.clock.advance({ days: retention.recordings.usual });
    expect(await shown(await as(portal, teacher))).toEqual({ waiting: 1, kinds: ['text'] });
    await portal.deps.db.user.delete({ where: { id: anna.user.id } });
    expect(await shown(caller)).toEqual(nothing);
  });

  test('has no text that its student took back', async () => {
    const { teacher, caller, anna } = await school();
    await anna.caller.writing.takeBack({ id: await handInStory(anna, teacher) });
    expect(await shown(caller)).toEqual(nothing);
  });

  test('goes on without classes: what was handed in to a teacher alone is there', async () => {
    const { portal, anna } = await school();
    const alone = await makeUser(portal);
    await accepted(portal, alone, anna.user);
    await anna.caller.pronunciation.handIn(recordingFor(alone));
    const { items } = await (await as(portal, alone)).assignments.toMark({});
    expect(items).toMatchObject([{ kind: 'recording', studentName: anna.user.username, className: null }]);
  });
});

describe('a recording that is open twice', () => {
  test('is marked once, and the other is told with which mark and may give theirs all the same', async () => {
    const { portal, teacher, caller, anna } = await school();
    const id = await handInSound(anna, teacher);
    const tab = await as(portal, teacher);
    const tried = await Promise.allSettled([
      caller.pronunciation.mark({ id, mark: 'nearly', note: 'Longer.', seen: null }),
      tab.pronunciation.mark({ id, mark: 'nearly', note: 'Shorter.', seen: null }),
    ]);
    expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(tab.pronunciation.mark({ id, mark: 'clear', seen: null })).rejects.toMatchObject({
      message: 'This recording was marked in the meantime: Nearly.',
      cause: expect.objectContaining({ reason: 'marked_meanwhile' }),
    });
    expect((await anna.caller.pronunciation.recordings()).spoken).toMatchObject([{ mark: 'nearly' }]);
    await tab.pronunciation.mark({ id, mark: 'clear', seen: 'nearly' });
    await tab.pronunciation.mark({ id, mark: 'not-yet' });
    expect((await anna.caller.pronunciation.recordings()).spoken).toMatchObject([{ mark: 'not-yet' }]);
  });

  test('answers a stranger like one that does not exist, whatever they say they saw', async () => {
    const { portal, teacher, anna } = await school();
    const id = await handInSound(anna, teacher);
    const stranger = await as(portal, await makeUser(portal));
    for (const seen of [null, 'clear'] as const) {
      expect(await refusalBy(stranger.pronunciation.mark({ id, mark: 'clear', seen }))).toBe('recording_not_found');
    }
  });
});

test('a text that is returned in two windows at once is returned once', async () => {
  const { portal, teacher, caller, anna } = await school();
  const id = await handInStory(anna, teacher);
  const tab = await as(portal, teacher);
  const tried = await Promise.allSettled([
    caller.writing.return({ id, note: 'Good.' }),
    tab.writing.return({ id, note: 'Good.' }),
  ]);
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await refusalBy(tab.writing.return({ id, note: 'Other.' }))).toBe('returned_already');
  expect((await anna.caller.writing.get({ id })).note).toBe('Good.');
});
