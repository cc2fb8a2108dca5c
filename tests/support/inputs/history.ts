import type { User } from '#server/domain/platform/user';
import { nobodysId } from '#tests/support/contract';
import { accepted } from '#tests/support/recordings';
import { as, makeUser, type World } from '#tests/support/world';
import { begun } from './attempts';
import type { InputsOf } from './input';
import { quizBy } from './quizzes';

export const historyInputs: InputsOf<'history'> = {
  list: () => ({}),
  student: () => ({}),
  group: () => ({}),
  hardest: () => ({}),
  attempt: begun,
  mark: async (portal, caller) => ({
    id: await playedByGuest(portal, caller),
    itemId: 'q1',
    score: 1,
    note: 'Right in class',
  }),
  async match(portal, caller) {
    const member = await makeUser(portal, { role: 'student' });
    if (caller) await accepted(portal, caller, member);
    return { id: await playedByGuest(portal, caller), memberId: member.id };
  },
  anonymise: async (portal, caller) => ({ ids: [await playedByGuest(portal, caller)] }),
  remove: async (portal, caller) => ({ ids: [await playedByGuest(portal, caller)] }),
};

/** The id of an attempt that a guest played of a quiz of the caller's. */
async function playedByGuest(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  const { library } = await as(portal, caller);
  const { token } = await library.share({ id: await quizBy(portal, caller), mode: 'play' });
  const guest = await as(portal);
  const { id } = await guest.attempts.start({
    appId: 'classroom-quiz-maker',
    activity: { kind: 'questions', from: { shared: token } },
    mode: 'practice',
    guestName: 'Ana',
  });
  await guest.attempts.finish({ id });
  return id;
}
