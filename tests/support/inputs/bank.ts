import type { User } from '#server/domain/platform/user';
import { nobodysId } from '#tests/support/contract';
import { as, makeUser, type World } from '#tests/support/world';
import type { InputsOf } from './input';

const statement = { id: 'new', kind: 'tf', prompt: 'Cats can fly.', key: false } as const;

export const bankInputs: InputsOf<'bank'> = {
  list: () => ({}),
  tags: () => ({}),
  starter: openedBank,
  get: async (portal, caller) => ({ id: await bankedBy(portal, caller) }),
  create: () => ({ item: statement }),
  update: async (portal, caller) => ({
    id: await bankedBy(portal, caller),
    version: 1,
    item: { ...statement, key: false },
  }),
  change: async (portal, caller) => ({ ids: [await bankedBy(portal, caller)], change: { addTag: 'June' } }),
  removeMany: async (portal, caller) => ({ ids: [await bankedBy(portal, caller)] }),
  import: () => ({ items: [statement] }),
  known: () => ({ keys: ['x'] }),
  copy: async (portal, caller) => ({ ids: [await bankedBy(portal, caller)] }),
  draw: () => ({ blueprint: { rows: [{ count: 1 }] } }),
  makeTest: testFrom,
  async newer(portal, caller) {
    if (!caller) return { id: nobodysId };
    const { bank } = await as(portal, caller);
    return { id: (await bank.makeTest(await testFrom(portal, caller))).id };
  },
  share: async (portal) => ({ who: (await makeUser(portal)).username, right: 'read' }),
  async unshare(portal, caller) {
    const { id: memberId } = await makeUser(portal);
    const share = { memberId, right: 'read', createdAt: portal.deps.clock.now() };
    if (caller) await portal.deps.db.bankShare.create({ data: { ...share, ownerId: caller.id } });
    return { id: memberId };
  },
  accept: invitedToBank,
  decline: invitedToBank,
};

/** The id of a question in the caller's bank; visitors have none. */
async function bankedBy(portal: World, caller: User | undefined): Promise<string> {
  return caller ? (await (await as(portal, caller)).bank.create({ item: statement })).id : nobodysId;
}

async function testFrom(portal: World, caller: User | undefined) {
  return { kind: 'test' as const, title: 'June', ids: [await bankedBy(portal, caller)] };
}

/** The starter collection is for those who have opened the app. */
async function openedBank({ deps }: World, caller: User | undefined) {
  const openedAt = deps.clock.now();
  if (caller)
    await deps.db.appOpening.create({
      data: {
        userId: caller.id,
        payerId: caller.id,
        appId: 'assessment-bank',
        openedAt,
        expiresAt: new Date(openedAt.getTime() + 3_600_000),
      },
    });
  return {};
}

async function invitedToBank(portal: World, caller: User | undefined) {
  if (!caller) return { id: nobodysId };
  const { bank } = await as(portal, await makeUser(portal));
  return { id: (await bank.share({ who: caller.username, right: 'read' })).id };
}
