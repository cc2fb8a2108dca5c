import type { Deps, Transaction } from '#server/domain/platform/deps';
import { nameKey } from '#server/domain/platform/user';
import { bytesOf } from '#server/domain/space/space';
import { type NovelData, scenesOf, withoutTexts } from '#shared/novel/book';
import { draftedCharacters } from '#shared/novel/drafted-text';
import { countWords } from '#shared/writing/count-words';

/** A novel without its texts, which are kept one by one, and the texts by their scenes. */
export function splitTexts(data: NovelData): { data: NovelData; texts: Map<string, string> } {
  const texts = new Map(scenesOf(data).flatMap(({ id, text }) => (text ? [[id, text]] : [])));
  return { data: withoutTexts(data), texts };
}

/** The columns that each save of a scene takes from its text. */
export function textFields(text: string, drafts: readonly string[]) {
  return {
    text,
    // The key is looked through by words, which have no half characters at their ends.
    textKey: nameKey(text),
    drafts: [...drafts],
    words: countWords(text),
    characters: text.length,
    drafted: draftedCharacters(text, drafts),
    bytes: bytesOf(text) + bytesOf(drafts),
  };
}

interface NovelTexts {
  resourceId: string;
  texts: ReadonlyMap<string, string>;
  at: Date;
}

/** Keeps the texts that a new novel brings along. */
export async function storeTexts(tx: Transaction, { resourceId, texts, at }: NovelTexts): Promise<void> {
  if (texts.size === 0) return;
  await tx.novelScene.createMany({
    data: [...texts].map(([sceneId, text]) => ({ resourceId, sceneId, ...textFields(text, []), updatedAt: at })),
  });
}

/** After a novel's order has changed: notes which texts stand in it, and answers how many words those have. */
export async function settleTexts(tx: Transaction, resourceId: string, data: NovelData): Promise<number> {
  const standing = new Set(scenesOf(data).map(({ id }) => id));
  const rows = await tx.novelScene.findMany({
    where: { resourceId },
    select: { sceneId: true, inBook: true, words: true },
  });
  for (const inBook of [true, false]) {
    const moved = rows.filter((row) => row.inBook !== inBook && standing.has(row.sceneId) === inBook);
    if (moved.length === 0) continue;
    const sceneId = { in: moved.map((row) => row.sceneId) };
    await tx.novelScene.updateMany({ where: { resourceId, sceneId }, data: { inBook } });
  }
  return rows.reduce((sum, { sceneId, words }) => sum + (standing.has(sceneId) ? words : 0), 0);
}

/** The text of one scene; one that nobody wrote in yet is empty. */
export async function textOf(db: Pick<Deps['db'], 'novelScene'>, resourceId: string, sceneId: string): Promise<string> {
  const where = { resourceId_sceneId: { resourceId, sceneId } };
  return (await db.novelScene.findUnique({ where, select: { text: true } }))?.text ?? '';
}

/** A book of four hundred long scenes is 64 MB: too much to be written in one piece, and too much for one answer. */
const charactersOfAPage = 1_000_000;

/**
 * Texts of a novel by their scenes, without those that were taken out, and the last scene of the page if more follow.
 */
export async function pageOfTexts(
  db: Pick<Deps['db'], 'novelScene'>,
  resourceId: string,
  after: string | undefined,
): Promise<{ texts: Map<string, string>; last: string | null }> {
  const lengths = await db.novelScene.findMany({
    where: { resourceId, inBook: true, ...(after !== undefined && { sceneId: { gt: after } }) },
    orderBy: { sceneId: 'asc' },
    select: { sceneId: true, characters: true },
  });
  const page: string[] = [];
  let room = charactersOfAPage;
  for (const { sceneId, characters } of lengths) {
    room -= characters;
    if (page.length > 0 && room < 0) break;
    page.push(sceneId);
  }
  const rows = await db.novelScene.findMany({
    where: { resourceId, sceneId: { in: page } },
    select: { sceneId: true, text: true },
  });
  const last = page.length < lengths.length ? page.at(-1) : undefined;
  return { texts: new Map(rows.map(({ sceneId, text }) => [sceneId, text])), last: last ?? null };
}
