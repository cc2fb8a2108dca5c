import type { User } from '#server/domain/platform/user';
import { nobodysId } from '#tests/support/contract';
import { as, type World } from '#tests/support/world';
import type { InputsOf } from './input';

export const quizzesInputs: InputsOf<'quizzes'> = {
  async suggest(portal, caller) {
    if (caller) await openQuizMaker(portal, caller);
    return { from: { topic: 'food', level: 'A1' }, count: 2, seed: 1 };
  },
  report: async (portal, caller) => ({ id: await quizBy(portal, caller) }),
  async reteach(portal, caller) {
    const id = await quizBy(portal, caller);
    if (!caller) return { id, seed: 1 };
    await openQuizMaker(portal, caller);
    const { token } = await (await as(portal, caller)).library.share({ id, mode: 'play' });
    const { attempts } = await as(portal);
    const { id: attempt } = await attempts.start({
      appId: 'classroom-quiz-maker',
      activity: { kind: 'questions', from: { shared: token } },
      mode: 'practice',
    });
    await attempts.answer({ id: attempt, itemId: 'q1', response: { isTrue: true } });
    return { id, seed: 1 };
  },
};

/** The id of a quiz of the caller's; visitors have none. */
export async function quizBy(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  const items = [{ id: 'q1', kind: 'tf' as const, prompt: 'Cats bark.', key: false }];
  return (await (await as(portal, caller)).library.create({ kind: 'quiz', title: 'Unit 3', data: { items } })).id;
}

async function openQuizMaker(portal: World, caller: User): Promise<void> {
  await (await as(portal, caller)).tokens.consume({ amount: 2, action: 'classroom-quiz-maker', launch: true });
}
