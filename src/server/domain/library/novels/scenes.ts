import type * as z from 'zod';
import { settingsFor } from '#server/domain/identity/profile/student-settings';
import { modelFor } from '#server/domain/model/model-settings';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockResource } from '#server/domain/platform/locks';
import type { User } from '#server/domain/platform/user';
import { type Saving, withinSpace } from '#server/domain/space/space';
import type {
  novelTexts,
  novelTextsInput,
  openNovel,
  SaveSceneInput,
  SceneOutput,
  saveSceneOutput,
} from '#shared/api/novels';
import { err, ok, type Result } from '#shared/core/result';
import { novelLimits } from '#shared/novel/book';
import { getResourceOf } from '../resources';
import { noteClassBook, tellOfBook } from './class-book';
import { noteLength, owns, toDrafts } from './scene-row';
import { keepSceneVersion } from './scene-versions';
import { pageOfTexts, textFields } from './texts';

const factsSelect = {
  sceneId: true,
  words: true,
  characters: true,
  drafted: true,
  version: true,
} as const;

/** Scenes that were taken out of a book keep their texts: as many again as a book may hold. */
const mostKept = novelLimits.scenes * 2;
const daysShown = 400;

/** A novel as one begins to work on it: its order, and of its texts only how long they are. */
export async function openBook(
  deps: Pick<Deps, 'db' | 'model'>,
  owner: User,
  id: string,
): Promise<Result<z.infer<typeof openNovel>, 'resource_not_found'>> {
  const novel = await getResourceOf(deps, owner, id, ['novel']);
  if (!novel.ok) return novel;
  const scenes = await deps.db.novelScene.findMany({ where: { resourceId: id, inBook: true }, select: factsSelect });
  const days = await deps.db.novelDay.findMany({
    where: { resourceId: id },
    orderBy: { day: 'desc' },
    take: daysShown,
    select: { day: true, words: true },
  });
  const help = (await modelFor(deps, 'novel-forge')) ? (await settingsFor(deps, owner)).writingHelp : 'off';
  return ok({
    novel: novel.value,
    scenes: scenes.map(toFacts),
    days: days.reverse(),
    model: { asks: help !== 'off', drafts: help === 'full' },
  });
}

/** The texts of a novel page by page, for reading it as a whole. */
export async function readBook(
  { db }: Pick<Deps, 'db'>,
  owner: User,
  { id, cursor }: z.infer<typeof novelTextsInput>,
): Promise<Result<z.infer<typeof novelTexts>, 'resource_not_found'>> {
  if (!(await owns(db, owner, id))) return err('resource_not_found');
  const { texts, last } = await pageOfTexts(db, id, cursor);
  return ok({ scenes: [...texts].map(([sceneId, text]) => ({ id: sceneId, text })), nextCursor: last });
}

interface Which {
  id: string;
  sceneId: string;
}

/** One scene with its text; one that nobody wrote in yet is empty. */
export async function getScene(
  { db }: Pick<Deps, 'db'>,
  owner: User,
  { id, sceneId }: Which,
): Promise<Result<SceneOutput, 'resource_not_found'>> {
  if (!(await owns(db, owner, id))) return err('resource_not_found');
  const row = await db.novelScene.findUnique({
    where: { resourceId_sceneId: { resourceId: id, sceneId } },
    select: { text: true, drafts: true, version: true },
  });
  return ok(row ? { text: row.text, drafts: toDrafts(row.drafts), version: row.version } : noText);
}

const noText: SceneOutput = { text: '', drafts: [], version: 0 };

/** Changes one scene, if nobody else did since the version that the change began from. No other scene is touched. */
export async function saveScene(
  deps: Saving & Pick<Deps, 'changes'>,
  owner: User,
  { id: resourceId, sceneId, version, text, drafts, day, keepsBefore }: SaveSceneInput,
): Promise<
  Result<z.infer<typeof saveSceneOutput>, 'resource_not_found' | 'resource_changed' | 'novel_full' | 'space_full'>
> {
  const at = deps.clock.now();
  const key = { resourceId, sceneId };
  const saved = await withinSpace(deps, owner.id, async (tx) => {
    // The day's words and the book's length are of all scenes.
    await lockResource(tx, resourceId);
    if (!(await owns(tx, owner, resourceId))) return err('resource_not_found');
    const before = await tx.novelScene.findUnique({ where: { resourceId_sceneId: key } });
    if ((before?.version ?? 0) !== version) return err('resource_changed');
    if (!before && (await tx.novelScene.count({ where: { resourceId } })) >= mostKept) return err('novel_full');
    const fields = textFields(text, allDrafts(before ? toDrafts(before.drafts) : [], drafts));
    if (before) {
      await keepSceneVersion(tx, before, { at, always: keepsBefore === true });
      // The condition is in the UPDATE itself: of two saves at once, one finds the version gone.
      const { count } = await tx.novelScene.updateMany({
        where: { ...key, version },
        data: { ...fields, version: { increment: 1 }, updatedAt: at },
      });
      if (count === 0) return err('resource_changed');
    } else {
      await tx.novelScene.create({ data: { ...key, ...fields, updatedAt: at } });
    }
    if (day) await countDay(tx, { resourceId, day, words: fields.words - (before?.words ?? 0) });
    const bookWords = await noteLength(tx, resourceId, at);
    const { words, characters, drafted } = fields;
    const hasNewWords = words !== (before?.words ?? 0);
    return ok({
      assignmentId: hasNewWords ? await noteClassBook(tx, resourceId, at) : undefined,
      scene: { id: sceneId, words, characters, drafted, version: version + 1, bookWords },
    });
  });
  if (!saved.ok) return saved;
  tellOfBook(deps, saved.value.assignmentId);
  return ok(saved.value.scene);
}

/** What was taken over once stays known, however the request looks: the share is for the teacher as well. */
function allDrafts(before: readonly string[], sent: readonly string[]): string[] {
  return [...new Set([...before, ...sent])].slice(-novelLimits.drafts);
}

/** A day may also end with fewer words; it never counts below nothing. */
async function countDay(
  tx: Transaction,
  { resourceId, day, words }: { resourceId: string; day: string; words: number },
) {
  if (words === 0) return;
  const row = await tx.novelDay.findUnique({ where: { resourceId_day: { resourceId, day } } });
  const sum = Math.max(0, (row?.words ?? 0) + words);
  await tx.novelDay.upsert({
    where: { resourceId_day: { resourceId, day } },
    create: { resourceId, day, words: sum },
    update: { words: sum },
  });
}

function toFacts({
  sceneId,
  ...facts
}: {
  sceneId: string;
  words: number;
  characters: number;
  drafted: number;
  version: number;
}) {
  return { id: sceneId, ...facts };
}
