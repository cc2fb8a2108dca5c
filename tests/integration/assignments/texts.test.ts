import { describe, expect, test } from 'vitest';
import { essay, give, giving, present, questions, quizOf, school } from '#tests/support/given-work';
import { refusalBy } from '#tests/support/refusals';
import { as, asGuest, makeUser, type World } from '#tests/support/world';

type Caller = Awaited<ReturnType<typeof school>>['caller'];

const story = {
  appId: 'story-dice',
  activity: { kind: 'writing', task: 'Write a story: 🐋 whale, ⚓ anchor.', points: 5 },
} as const;

/** A class that was given a story to write. */
async function withStory(...names: string[]) {
  const here = await school(...names);
  const id = await give(here.caller, giving(here.classId, { ...story, rules: { release: 'end' } }));
  return { ...here, id, students: here.students };
}

type Player = Pick<Caller, 'attempts'>;

async function begin({ attempts }: Player, assignment: string, text: string): Promise<string> {
  const activity = { kind: 'assigned', assignment } as const;
  const { id, items } = await attempts.start({ appId: 'story-dice', activity, mode: 'test' });
  for (const { item } of items) {
    if (item.kind === 'essay') await attempts.answer({ id, itemId: item.id, response: { text } });
  }
  return id;
}

async function write(player: Player, assignment: string, text: string): Promise<string> {
  const id = await begin(player, assignment, text);
  await player.attempts.finish({ id });
  return id;
}

/** So that two texts are not handed in at one moment. */
const later = ({ deps }: World) => deps.clock.advance({ minutes: 1 });

const textsAt = async ({ assignments }: Caller, id: string) =>
  (await assignments.texts({ id })).items.map(({ name, text }) => `${name}: ${text}`);

describe('what a class wrote', () => {
  test('is shown with its task to the teachers of the class: handed in first, shown first', async () => {
    const { portal, caller, classId, students, id } = await withStory('Anna', 'Ben');
    const [anna, ben] = [present(students[0]), present(students[1])];
    await write(ben.caller, id, '  The whale came home.\nIt slept. ');
    later(portal);
    const attemptId = await write(anna.caller, id, 'An anchor fell.');
    const { title, className, items, nextCursor } = await caller.assignments.texts({ id });
    expect({ title, className, nextCursor }).toEqual({ title: 'Check', className: 'Class 5b', nextCursor: null });
    expect(items).toMatchObject([
      { name: 'Ben', text: 'The whale came home.\nIt slept.' },
      { name: 'Anna', text: 'An anchor fell.', prompt: story.activity.task, attemptId, itemId: 'text' },
    ]);
    for (const right of ['teach', 'view']) {
      const user = await makeUser(portal, { plan: 'pro' });
      await portal.deps.db.classTeacher.create({
        data: { classId, userId: user.id, right, createdAt: portal.deps.clock.now() },
      });
      expect(await textsAt(await as(portal, user), id)).toHaveLength(2);
    }
  });

  test('nobody else finds it: another teacher, and who wrote it', async () => {
    const { portal, students, id } = await withStory('Anna');
    const anna = present(students[0]);
    await write(anna.caller, id, 'An anchor fell.');
    const stranger = await as(portal, await makeUser(portal, { plan: 'pro' }));
    expect(await refusalBy(stranger.assignments.texts({ id }))).toBe('assignment_not_found');
    expect(await refusalBy(anna.caller.assignments.texts({ id }))).toBe('not_allowed');
  });

  test('is not there before it is handed in, when it is empty, or when its teacher tried it', async () => {
    const { caller, students, id } = await withStory('Anna', 'Ben');
    const [anna, ben] = [present(students[0]), present(students[1])];
    await begin(anna.caller, id, 'An anchor');
    await write(ben.caller, id, ' \n ');
    await write(caller, id, 'I tried it.');
    expect(await textsAt(caller, id)).toEqual([]);
  });

  test('goes away with the student whom the class removes, and with the work', async () => {
    const { caller, classId, students, id } = await withStory('Anna', 'Ben');
    const [anna, ben] = [present(students[0]), present(students[1])];
    for (const one of [anna, ben]) await write(one.caller, id, 'An anchor fell.');
    await caller.classes.removeStudents({ id: classId, studentIds: [anna.id] });
    expect(await textsAt(caller, id)).toEqual(['Ben: An anchor fell.']);
    await caller.assignments.remove({ id });
    expect(await refusalBy(caller.assignments.texts({ id }))).toBe('assignment_not_found');
  });

  test('of several attempts is in the one that counts, and of an answer that came back in its revision', async () => {
    const { portal, caller, students, id } = await withStory('Anna');
    const anna = present(students[0]);
    await write(anna.caller, id, 'My first try.');
    later(portal);
    const second = await write(anna.caller, id, 'My second try.');
    expect(await textsAt(caller, id)).toEqual(['Anna: My second try.']);
    await caller.attempts.returnAnswer({ id: second, itemId: 'text', note: 'Who slept?', seen: 0 });
    expect(await textsAt(caller, id)).toEqual(['Anna: My second try.']);
    const revision = await anna.caller.attempts.revise({ id: second });
    await anna.caller.attempts.answer({ id: revision.id, itemId: 'text', response: { text: 'The whale slept.' } });
    expect(await textsAt(caller, id)).toEqual(['Anna: My second try.']);
    await anna.caller.attempts.finish({ id: revision.id });
    // A text of its own: it is on no wall before its teacher puts it there.
    expect((await caller.assignments.texts({ id })).items).toMatchObject([
      { name: 'Anna', text: 'The whale slept.', attemptId: revision.id },
    ]);
  });

  test('of a quiz are its texts alone, also those of guests', async () => {
    const { portal, caller, classId, students } = await school('Anna');
    const anna = present(students[0]);
    const { quiz } = await quizOf(caller, [...questions, essay]);
    const id = await give(caller, giving(classId, { ...quiz, withCode: true }));
    const { code, hasTexts } = await caller.assignments.get({ id });
    expect(hasTexts).toBe(true);
    await write(anna.caller, id, 'I get up at six.');
    later(portal);
    const token = 'a'.repeat(64);
    const guest = asGuest(portal, token);
    await guest.join.enter({ code: code ?? '', name: 'Zoe', token });
    const started = await guest.attempts.start({
      appId: 'classroom-quiz-maker',
      activity: { kind: 'joined', assignment: id },
      mode: 'practice',
    });
    await guest.attempts.answer({ id: started.id, itemId: 'past', response: { text: 'went' } });
    await guest.attempts.answer({ id: started.id, itemId: 'essay', response: { text: 'I get up at ten.' } });
    await guest.attempts.finish({ id: started.id });
    expect(await textsAt(caller, id)).toEqual(['Anna: I get up at six.', 'Zoe: I get up at ten.']);
  });

  test('comes page by page, and a cursor of another list is refused', async () => {
    const { portal, caller, students, id } = await withStory('Anna', 'Ben', 'Cleo');
    for (const [place, { caller: one }] of students.entries()) {
      await write(one, id, `Story ${place}`);
      // Two of them at one moment.
      if (place > 0) later(portal);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await caller.assignments.texts({ id, limit: 1, ...(cursor && { cursor }) });
      expect(page.items).toHaveLength(1);
      seen.push(...page.items.map(({ text }) => text));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen.toSorted()).toEqual(['Story 0', 'Story 1', 'Story 2']);
    const other = Buffer.from(JSON.stringify({ of: 'to-mark', value: '', id: '' })).toString('base64url');
    expect(await refusalBy(caller.assignments.texts({ id, cursor: other }))).toBe('cursor_invalid');
  });

  test('is asked for where something is written, and nowhere else', async () => {
    const { caller, classId, id } = await withStory();
    expect((await caller.assignments.get({ id })).hasTexts).toBe(true);
    const { quiz } = await quizOf(caller);
    for (const work of [giving(classId), giving(classId, quiz)]) {
      expect((await caller.assignments.get({ id: await give(caller, work) })).hasTexts).toBe(false);
    }
  });
});
