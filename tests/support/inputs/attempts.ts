import type { User } from '#server/domain/platform/user';
import { nobodysId } from '#tests/support/contract';
import { as, makeUser, type World } from '#tests/support/world';
import { classOf, enrol } from './classes';
import type { InputsOf, StartAttempt } from './input';
import { wordList } from './library';

const attempt = {
  appId: 'spelling-quest',
  activity: { kind: 'words', from: { entries: [...wordList.data.entries] }, tasks: ['spell'], count: 3 },
  mode: 'practice',
} satisfies StartAttempt;

const essay = { id: 'e1', kind: 'essay', prompt: 'Write about your town.' } as const;

export const attemptsInputs: InputsOf<'attempts'> = {
  start: () => attempt,
  async answer(portal, caller) {
    const { id, items } = await (await as(portal, caller)).attempts.start(attempt);
    return { id, itemId: items[0]?.item.id, response: { text: 'anchor' } };
  },
  async hint(portal, caller) {
    const { id, items } = await (await as(portal, caller)).attempts.start(attempt);
    return { id, itemId: items[0]?.item.id, kind: 'first' };
  },
  finish: begun,
  get: begun,
  hold: async (portal, caller) => ({ ...(await begun(portal, caller)), tab: 'tab-1234' }),
  progress: begun,
  sheet: () => ({
    appId: 'word-scramble',
    activity: { kind: 'words', from: { builtIn: { level: 'A1', topic: 'food' } }, tasks: ['gap-type'], count: 3 },
    seed: 1,
  }),
  release: ownQuiz,
  handIns: ownQuiz,
  async mark(portal, caller) {
    const mark = { itemId: essay.id, rubric: { task: 5, language: 4, clarity: 3, range: 2 } };
    if (!caller) return { id: nobodysId, ...mark };
    const { attempts } = await as(portal, caller);
    const { id } = await attempts.start({
      appId: 'esl-tests',
      activity: { kind: 'questions', from: { resource: (await ownQuiz(portal, caller)).id } },
      mode: 'test',
    });
    await attempts.finish({ id });
    return { id, ...mark };
  },
  async returnAnswer(portal, caller) {
    const student = await makeUser(portal, { role: 'student' });
    const rubric = { task: 3, language: 3, clarity: 3, range: 3 };
    const id = await handedIn(portal, { teacher: caller, student });
    return { id, itemId: essay.id, note: 'Say more.', rubric };
  },
  async revise(portal, caller) {
    if (!caller) return { id: nobodysId };
    const teacher = await makeUser(portal);
    const id = await handedIn(portal, { teacher, student: caller });
    await (await as(portal, teacher)).attempts.returnAnswer({ id, itemId: essay.id });
    return { id };
  },
};

/** An attempt at a text that a class was given. */
async function handedIn(portal: World, { teacher, student }: { teacher: User | undefined; student: User }) {
  const { id: classId } = await classOf(portal, teacher);
  await enrol(portal, classId, { userId: student.id });
  const { deps } = portal;
  const { id: assignment } = await deps.db.assignment.create({
    data: {
      classId,
      requestId: crypto.randomUUID(),
      title: 'A town',
      appId: 'classroom-quiz-maker',
      activity: { kind: 'questions', from: { resource: nobodysId } },
      items: [{ ...essay, tags: [], version: 1, points: 5 }],
      rules: { release: 'by-hand' },
      createdAt: deps.clock.now(),
    },
    select: { id: true },
  });
  const { attempts } = await as(portal, student);
  const activity = { kind: 'assigned', assignment } as const;
  const { id } = await attempts.start({ appId: 'classroom-quiz-maker', activity, mode: 'test' });
  await attempts.answer({ id, itemId: essay.id, response: { text: 'It is small.' } });
  await attempts.finish({ id });
  return id;
}

/** An attempt of the caller's, visitors included. */
export async function begun(portal: World, caller: User | undefined) {
  return { id: (await (await as(portal, caller)).attempts.start(attempt)).id };
}

/** A quiz of the caller's; visitors have none. */
async function ownQuiz(portal: World, caller: User | undefined) {
  if (!caller) return { id: nobodysId };
  const { library } = await as(portal, caller);
  return { id: (await library.create({ kind: 'quiz', title: 'Unit 3', data: { items: [essay] } })).id };
}
