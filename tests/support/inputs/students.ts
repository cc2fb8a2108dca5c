import type { User } from '#server/domain/platform/user';
import { signInClass } from '#tests/support/students';
import type { World } from '#tests/support/world';
import type { InputsOf } from './input';

export const studentsInputs: InputsOf<'students'> = {
  openSignIn: async (portal) => ({ code: (await signInClass(portal)).code }),
  signInByName: async (portal) => {
    const { code, secret } = await signInClass(portal);
    return { code, who: { name: 'Anna Lind' }, secret };
  },
  signInByCard: async (portal) => ({ card: (await signInClass(portal)).card }),
  list: classOf,
  make: async (portal, caller) => {
    const { id } = await signInClass(portal, caller);
    const at = portal.deps.clock.now();
    const data = { classId: id, name: 'Ben Okafor', nameKey: 'ben okafor', createdAt: at };
    await portal.deps.db.enrolment.create({ data, select: { id: true } });
    return { id };
  },
  show: async (portal, caller) => {
    const { id, studentId } = await studentOf(portal, caller);
    return { id, studentIds: [studentId] };
  },
  change: async (portal, caller) => ({
    ...(await classOf(portal, caller)),
    secretKind: 'words' as const,
    cardsAskSecret: true,
  }),
  open: classOf,
  close: classOf,
  renewSecret: studentOf,
  renewCard: studentOf,
  revokeCard: studentOf,
};

async function studentOf(portal: World, caller: User | undefined) {
  const { id, studentId } = await signInClass(portal, caller);
  return { id, studentId };
}

async function classOf(portal: World, caller: User | undefined) {
  const { id } = await signInClass(portal, caller);
  return { id };
}
