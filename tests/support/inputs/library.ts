import type { User } from '#server/domain/platform/user';
import { nobodysId } from '#tests/support/contract';
import { accepted } from '#tests/support/recordings';
import { as, makeUser, type World } from '#tests/support/world';
import type { InputsOf } from './input';

export const wordList = {
  kind: 'word-list',
  title: 'Unit 3',
  data: { entries: ['harbour', 'anchor', 'tide'].map((term) => ({ id: term, term })) },
} as const;

export const libraryInputs: InputsOf<'library'> = {
  list: () => ({}),
  get: async (portal, caller) => ({ id: await keptBy(portal, caller) }),
  create: () => wordList,
  update: async (portal, caller) => ({
    id: await keptBy(portal, caller),
    version: 1,
    kind: 'word-list',
    title: 'Renamed',
    data: wordList.data,
  }),
  patch: async (portal, caller) => ({
    id: await keptBy(portal, caller),
    version: 1,
    kind: 'word-list',
    title: 'Renamed',
    changes: [],
  }),
  remove: async (portal, caller) => ({ id: await keptBy(portal, caller) }),
  async restore(portal, caller) {
    const id = await keptBy(portal, caller);
    if (caller) await (await as(portal, caller)).library.remove({ id });
    return { id };
  },
  links: async (portal, caller) => ({ id: await keptBy(portal, caller) }),
  share: async (portal, caller) => ({ id: await keptBy(portal, caller), mode: 'play' }),
  async revoke(portal, caller) {
    if (!caller) return { id: nobodysId };
    const { library } = await as(portal, caller);
    return { id: (await library.share({ id: await keptBy(portal, caller), mode: 'play' })).id };
  },
  byCode: async (portal) => ({ code: await storyCode(portal) }),
  shared: async (portal) => ({ token: await sharedToken(portal) }),
  copyShared: async (portal) => ({ token: await sharedToken(portal) }),
  organise: async (portal, caller) => ({
    ids: [await keptBy(portal, caller)],
    folder: 'Class 7a',
    visibility: 'associated',
    inTrash: true,
  }),
  async erase(portal, caller) {
    const id = await keptBy(portal, caller);
    if (caller) await (await as(portal, caller)).library.remove({ id });
    return { ids: [id] };
  },
  makeMine: () => ({ from: { starter: 'in-the-classroom' } }),
  import: () => ({ items: [wordList] }),
  look: seenBy,
  versions: async (portal, caller) => ({ id: await keptBy(portal, caller) }),
  version: changedBy,
  restoreVersion: changedBy,
};

/** The id of a list of the caller's; visitors have none. */
export async function keptBy(portal: World, caller: User | undefined): Promise<string> {
  return caller ? (await (await as(portal, caller)).library.create(wordList)).id : nobodysId;
}

/** A list of the caller's with a version before the present one. */
async function changedBy(portal: World, caller: User | undefined) {
  const id = await keptBy(portal, caller);
  if (caller) await (await as(portal, caller)).library.update({ ...wordList, id, version: 1 });
  return { id, version: 1 };
}

/** A list that somebody made visible to the caller. */
async function seenBy(portal: World, caller: User | undefined) {
  const owner = await makeUser(portal);
  const id = await keptBy(portal, owner);
  await (await as(portal, owner)).library.organise({ ids: [id], visibility: 'associated' });
  if (caller) await accepted(portal, owner, caller);
  return { id };
}

async function sharedToken(portal: World): Promise<string> {
  const { library } = await as(portal, await makeUser(portal));
  return (await library.share({ id: (await library.create(wordList)).id, mode: 'copy' })).token;
}

async function storyCode(portal: World): Promise<string> {
  const { library } = await as(portal, await makeUser(portal));
  const data = { dice: ['classic-key'], level: 'A1', labels: 'on', task: null, text: '' } as const;
  const { id } = await library.create({ kind: 'story', title: 'A key', data: { ...data, dice: [...data.dice] } });
  return (await library.share({ id, mode: 'play' })).code ?? '';
}
