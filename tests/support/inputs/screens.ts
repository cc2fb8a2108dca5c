import type { User } from '#server/domain/platform/user';
import { newDevice, pairedAs, waitingCode } from '#tests/support/paired-devices';
import { makeUser, tokenFor, type World } from '#tests/support/world';
import type { InputsOf } from './input';

export const screensInputs: InputsOf<'screens'> = {
  wait: () => ({ kind: 'screen', token: newDevice() }),
  tell: async (portal) => ({ token: await paired(portal, undefined, 'screen'), version: 1, page: 1, pages: 2 }),
  press: async (portal) => ({
    token: await paired(portal, undefined, 'remote'),
    id: crypto.randomUUID(),
    press: 'next',
  }),
  pair: async (portal) => ({ code: await waitingCode(portal, newDevice()) }),
  show: async (portal, caller) => {
    await paired(portal, caller, 'screen');
    return { from: crypto.randomUUID(), shown: { content: { kind: 'card', front: 'dog' } }, page: 1 };
  },
  disconnect: async (portal, caller) => {
    const token = await paired(portal, caller, 'screen');
    return { id: await pairedAs(portal, token) };
  },
};

/** The token of a device of the caller's, or of a teacher who is not asked. */
async function paired(portal: World, caller: User | undefined, kind: 'screen' | 'remote'): Promise<string> {
  const { db, clock } = portal.deps;
  const { id: userId } = caller ?? (await makeUser(portal));
  const known = () => db.session.findFirst({ where: { userId }, select: { id: true } });
  if (!(await known())) await tokenFor(portal, { id: userId });
  const session = await known();
  const token = newDevice();
  await waitingCode(portal, token, kind);
  await db.pairedDevice.updateMany({
    where: { id: await pairedAs(portal, token) },
    data: { code: null, userId, sessionId: session?.id ?? null, pairedAt: clock.now() },
  });
  return token;
}
