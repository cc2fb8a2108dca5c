import * as z from 'zod';
import { type Actor, record } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { Saving } from '#server/domain/space/space';
import type { ExportFile, ImportNote, importOutput } from '#shared/api/shelf';
import { err, ok, type Result } from '#shared/core/result';
import { readImport } from '#shared/library/read-import';
import { type NovelData, novelData } from '#shared/novel/book';
import { sampleCredit } from './credit';
import { textOf } from './novels/texts';
import { summarySelect, toSummary } from './resource-row';
import { createResources, type Unmade } from './resources';

/** Keeps each entry of a file that can be kept, and tells what was wrong with the others. */
export async function importResources(
  deps: Saving,
  owner: User,
  items: readonly unknown[],
): Promise<Result<z.infer<typeof importOutput>, Unmade>> {
  const read = items.map(readImport);
  const notes = read.flatMap((one): ImportNote[] =>
    one.notes.map((text) => ({ title: one.ok ? one.entry.title : one.title, text })),
  );
  const good = read.flatMap((one) => (one.ok ? [one.entry] : []));
  const result = await createResources(
    deps,
    owner,
    good.map(({ folder, tags, credit, ...content }) => ({
      ...content,
      // Anyone who reads in what was a sample elsewhere has made it their own.
      kept: { folder, tags, credit: credit?.startsWith(sampleCredit) ? undefined : credit },
    })),
  );
  if (!result.ok) return result;
  return ok({ made: result.value.map(({ data: _, ...summary }) => summary), notes });
}

/** The owner's work as a file, in the order in which it is asked for. One piece of it is in memory at a time. */
export async function exportResources(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Actor,
  ids: readonly string[],
): Promise<Result<AsyncIterable<string>, 'resource_not_found'>> {
  const uniqueIds = [...new Set(ids)];
  const resourceCount = await db.resource.count({
    where: { id: { in: uniqueIds }, ownerId: owner.id, deletedAt: null },
  });
  if (resourceCount < uniqueIds.length) return err('resource_not_found');
  await record(db, owner, { action: 'library.exported', at: clock.now(), details: { count: resourceCount } });
  return ok(fileOf(db, owner, uniqueIds));
}

async function* fileOf(db: Deps['db'], owner: Actor, ids: readonly string[]): AsyncGenerator<string> {
  yield `{"format":${JSON.stringify('classroom-studio' satisfies ExportFile['format'])},"items":[`;
  let between = '';
  for (const id of ids) {
    // What was thrown away since the file was begun is not in it.
    const where = { id, ownerId: owner.id, deletedAt: null };
    const row = await db.resource.findFirst({ where, select: summarySelect });
    if (!row) continue;
    const { kind, title, level, folder, tags, credit } = toSummary(row);
    const content = kind === 'novel' ? await bookOf(db, id) : await keptText(db, id);
    if (!content) continue;
    const about = { kind, title, ...(level && { level }), folder, tags, ...(credit && { credit }) };
    yield between + openObject(about, 'data');
    yield* content;
    yield '}';
    between = ',';
  }
  yield ']}';
}

const keptRows = z.array(z.object({ data: z.string() }));

/**
 * Content as it is kept, which is JSON already: to read a megabyte of it and write it again would hold everybody up.
 * Anyone who reads the file in looks at each entry.
 */
async function keptText(db: Deps['db'], id: string): Promise<string[] | undefined> {
  const rows = await db.$queryRaw`SELECT CAST("data" AS TEXT) AS "data" FROM "Resource" WHERE "id" = ${id}`;
  const [row] = keptRows.parse(rows);
  return row && [row.data];
}

async function bookOf(db: Deps['db'], id: string): Promise<AsyncIterable<string> | undefined> {
  const row = await db.resource.findUnique({ where: { id }, select: { data: true } });
  return row ? bookInPieces(db, id, novelData.parse(row.data)) : undefined;
}

/** A book with its texts, each read when its turn has come. */
async function* bookInPieces(db: Deps['db'], id: string, { chapters, ...rest }: NovelData): AsyncGenerator<string> {
  yield `${openObject(rest, 'chapters')}[`;
  for (const [place, { scenes, ...chapter }] of chapters.entries()) {
    yield `${place > 0 ? ',' : ''}${openObject(chapter, 'scenes')}[`;
    for (const [at, scene] of scenes.entries()) {
      const text = await textOf(db, id, scene.id);
      yield (at > 0 ? ',' : '') + JSON.stringify({ ...scene, text });
    }
    yield ']}';
  }
  yield ']}';
}

/** The beginning of an object as JSON: what it has besides `last`, whose value follows. */
function openObject(fields: object, last: string): string {
  const start = JSON.stringify(fields).slice(0, -1);
  return `${start}${start === '{' ? '' : ','}${JSON.stringify(last)}:`;
}
