import type * as z from 'zod';
import type { NovelScene } from '#prisma/generated/sqlite/client';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockResource } from '#server/domain/platform/locks';
import type { User } from '#server/domain/platform/user';
import { type Saving, withinSpace } from '#server/domain/space/space';
import type { SceneOutput, sceneVersionsOutput } from '#shared/api/novels';
import { err, ok, type Result } from '#shared/core/result';
import { isOfSitting } from '../versions';
import { noteClassBook, tellOfBook } from './class-book';
import { noteLength, owns, toDrafts } from './scene-row';
import { textFields } from './texts';

const mostVersions = 30;

/** Keeps the text that a save is about to replace, by the rule that holds for all saved work. */
export async function keepSceneVersion(
  tx: Transaction,
  before: NovelScene,
  { at, always = false }: { at: Date; always?: boolean },
): Promise<void> {
  const { resourceId, sceneId, version, text, drafts, words, bytes, updatedAt: savedAt } = before;
  const where = { resourceId, sceneId };
  const versions = await tx.novelSceneVersion.findMany({
    where,
    orderBy: { version: 'desc' },
    select: { version: true, savedAt: true },
  });
  if (!always && isOfSitting({ savedAt, newestKept: versions[0]?.savedAt, at })) return;
  await tx.novelSceneVersion.create({
    data: { ...where, version, text, drafts: toDrafts(drafts), words, bytes, savedAt },
  });
  const tooOld = versions.slice(mostVersions - 1).map((one) => one.version);
  if (tooOld.length > 0) await tx.novelSceneVersion.deleteMany({ where: { ...where, version: { in: tooOld } } });
}

interface Which {
  id: string;
  sceneId: string;
}

/** The versions of a scene before the present one, newest first. */
export async function sceneVersionsOf(
  { db }: Pick<Deps, 'db'>,
  owner: User,
  { id, sceneId }: Which,
): Promise<Result<z.infer<typeof sceneVersionsOutput>, 'resource_not_found'>> {
  if (!(await owns(db, owner, id))) return err('resource_not_found');
  const rows = await db.novelSceneVersion.findMany({
    where: { resourceId: id, sceneId },
    orderBy: { version: 'desc' },
    select: { version: true, words: true, savedAt: true },
  });
  return ok({ items: rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })) });
}

interface WhichVersion extends Which {
  version: number;
}

export async function getSceneVersion(
  { db }: Pick<Deps, 'db'>,
  owner: User,
  { id, sceneId, version }: WhichVersion,
): Promise<Result<SceneOutput, 'resource_not_found' | 'version_not_found'>> {
  if (!(await owns(db, owner, id))) return err('resource_not_found');
  const then = await findVersion(db, { id, sceneId, version });
  return then ? ok({ text: then.text, drafts: toDrafts(then.drafts), version }) : err('version_not_found');
}

/** Makes an older text the present one, as a new version: what was there until now is kept as well. */
export async function restoreScene(
  deps: Saving & Pick<Deps, 'changes'>,
  owner: User,
  which: WhichVersion,
): Promise<Result<SceneOutput, 'resource_not_found' | 'version_not_found' | 'space_full'>> {
  const { id: resourceId, sceneId } = which;
  const at = deps.clock.now();
  const restored = await withinSpace(deps, owner.id, async (tx) => {
    await lockResource(tx, resourceId);
    if (!(await owns(tx, owner, resourceId))) return err('resource_not_found');
    const where = { resourceId_sceneId: { resourceId, sceneId } };
    const now = await tx.novelScene.findUnique({ where });
    const then = now && (await findVersion(tx, which));
    if (!then) return err('version_not_found');
    await keepSceneVersion(tx, now, { at, always: true });
    const drafts = [...new Set([...toDrafts(now.drafts), ...toDrafts(then.drafts)])];
    const row = await tx.novelScene.update({
      where,
      data: { ...textFields(then.text, drafts), version: { increment: 1 }, updatedAt: at },
      select: { text: true, version: true },
    });
    await noteLength(tx, resourceId, at);
    return ok({ assignmentId: await noteClassBook(tx, resourceId, at), scene: { ...row, drafts } });
  });
  if (!restored.ok) return restored;
  tellOfBook(deps, restored.value.assignmentId);
  return ok(restored.value.scene);
}

function findVersion(db: Pick<Transaction, 'novelSceneVersion'>, { id, sceneId, version }: WhichVersion) {
  return db.novelSceneVersion.findUnique({
    where: { resourceId_sceneId_version: { resourceId: id, sceneId, version } },
    select: { text: true, drafts: true },
  });
}
