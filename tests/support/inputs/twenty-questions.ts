import { randomUUID } from 'node:crypto';
import type { User } from '#server/domain/platform/user';
import { nobodysId } from '#tests/support/contract';
import { accepted, teacherOf } from '#tests/support/recordings';
import { as, makeUser, type World } from '#tests/support/world';
import type { InputsOf } from './input';

const game = { from: { builtIn: { level: 'A1' as const } } };

export const twentyQuestionsInputs: InputsOf<'twentyQuestions'> = {
  start: () => game,
  ask: async (portal, caller) => ({ ...(await begunGame(portal, caller)), text: 'Is it an animal?' }),
  giveUp: begunGame,
  get: begunGame,
  keep: () => ({
    id: randomUUID(),
    mode: 'class',
    level: 'A1',
    found: true,
    seconds: 60,
    turns: [{ text: 'Is it a cat?', answer: 'yes' }],
  }),
  suggest: thingFrom,
  decide: async (portal, caller) => ({ id: await suggestedTo(portal, caller), approves: true }),
};

async function begunGame(portal: World, caller: User | undefined) {
  return { id: (await (await as(portal, caller)).twentyQuestions.start(game)).id };
}

const robot = { name: 'a robot', category: 'objects', answers: { alive: 'no' } } as const;

/** A thing for a teacher who receives it from this caller. */
async function thingFrom(portal: World, caller: User | undefined) {
  return { ...robot, teacherId: caller ? (await teacherOf(portal, caller)).id : nobodysId };
}

/** A thing that waits for this caller. */
async function suggestedTo(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  const student = await makeUser(portal, { role: 'student' });
  await accepted(portal, caller, student);
  await (await as(portal, student)).twentyQuestions.suggest({ ...robot, teacherId: caller.id });
  const { things } = await (await as(portal, caller)).twentyQuestions.suggestions();
  return things[0]?.id ?? nobodysId;
}
