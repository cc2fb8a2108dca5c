import { randomUUID } from 'node:crypto';
import { after } from '#server/domain/platform/calendar';
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
  setTokens: async (portal, caller) => ({ ...(await classOf(portal, caller)), tokensPerStudent: 2 }),
  open: classOf,
  close: classOf,
  renewSecret: studentOf,
  renewCard: studentOf,
  revokeCard: studentOf,
  letClaim: studentOf,
  endClaim: studentOf,
  claim: async (portal, caller) => {
    if (caller) await lookedAfter(portal, caller);
    const name = randomUUID().slice(0, 8);
    return { username: `anna-${name}`, email: `anna-${name}@example.org`, password: 'a calm river at dusk' };
  },
};

async function studentOf(portal: World, caller: User | undefined) {
  const { id, studentId } = await signInClass(portal, caller);
  return { id, studentId };
}

async function classOf(portal: World, caller: User | undefined) {
  const { id } = await signInClass(portal, caller);
  return { id };
}

/** Whoever calls is looked after by a class of somebody else, and may claim the account. */
async function lookedAfter(portal: World, caller: User) {
  const { db, clock } = portal.deps;
  const { id: managedById } = await signInClass(portal);
  await db.user.update({ where: { id: caller.id }, data: { managedById }, select: { id: true } });
  const claimUntil = after(clock.now(), { days: 1 });
  await db.studentSecret.create({
    data: { userId: caller.id, kind: 'words', secret: '', madeAt: clock.now(), claimUntil },
    select: { userId: true },
  });
}
