import type { User } from '#server/domain/platform/user';
import { sampleBook } from '#shared/novel/sample';
import { nobodysId } from '#tests/support/contract';
import { as, type World } from '#tests/support/world';
import type { InputsOf } from './input';

export const novelsInputs: InputsOf<'novels'> = {
  open: async (portal, caller) => ({ id: await bookBy(portal, caller) }),
  texts: async (portal, caller) => ({ id: await bookBy(portal, caller) }),
  scene: sceneOf,
  saveScene: async (portal, caller) => ({ ...(await sceneOf(portal, caller)), version: 1, text: 'New.', drafts: [] }),
  sceneVersions: sceneOf,
  sceneVersion: olderScene,
  restoreScene: olderScene,
};

/** The id of a novel of the caller's. */
async function bookBy(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  const { title, data } = sampleBook();
  return (await (await as(portal, caller)).library.create({ kind: 'novel', title, data })).id;
}

/** A scene of the caller's that was written in. */
async function sceneOf(portal: World, caller: User | undefined) {
  return { id: await bookBy(portal, caller), sceneId: 'one-1' };
}

/** The same with a version before the present one. */
async function olderScene(portal: World, caller: User | undefined) {
  const scene = await sceneOf(portal, caller);
  if (caller) await (await as(portal, caller)).novels.saveScene({ ...scene, version: 1, text: 'New.', drafts: [] });
  return { ...scene, version: 1 };
}
