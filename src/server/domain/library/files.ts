import type * as z from 'zod';
import { readImport } from '../../../shared/library/read-import';
import { err, ok, type Result } from '../../../shared/result';
import type { Resource } from '../../../shared/schemas/library';
import type { ExportFile, ImportNote, importAnswer } from '../../../shared/schemas/shelf';
import { type Actor, record } from '../audit/record';
import type { Deps } from '../deps';
import { whole } from '../novels/texts';
import type { Saving } from '../space/space';
import type { User } from '../users/user';
import { sampleCredit } from './credit';
import { fullSelect, toResource } from './resource-row';
import { createResources, type Unmade } from './resources';

/** Keeps each entry of a file that can be kept, and tells what was wrong with the others. */
export async function importResources(
  deps: Saving,
  owner: User,
  items: readonly unknown[],
): Promise<Result<z.infer<typeof importAnswer>, Unmade>> {
  const read = items.map(readImport);
  const notes = read.flatMap((one): ImportNote[] =>
    one.notes.map((text) => ({ title: one.ok ? one.entry.title : one.title, text })),
  );
  const good = read.flatMap((one) => (one.ok ? [one.entry] : []));
  const made = await createResources(
    deps,
    owner,
    good.map(({ folder, tags, credit, ...content }) => ({
      ...content,
      // Whoever reads in what was a sample elsewhere has made it their own.
      kept: { folder, tags, credit: credit?.startsWith(sampleCredit) ? undefined : credit },
    })),
  );
  if (!made.ok) return made;
  return ok({ made: made.value.map(({ data: _, ...summary }) => summary), notes });
}

/** The owner's work as a file, in the order in which it is asked for. */
export async function exportResources(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Actor,
  ids: readonly string[],
): Promise<Result<ExportFile, 'resource_not_found'>> {
  const rows = await db.resource.findMany({
    where: { id: { in: [...ids] }, ownerId: owner.id, deletedAt: null },
    select: fullSelect,
  });
  const kept: Resource[] = [];
  for (const row of rows) kept.push(await whole(db, toResource(row)));
  const byId = new Map(kept.map((one) => [one.id, one]));
  const found = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  if (found.length < new Set(ids).size) return err('resource_not_found');
  await record(db, owner, { action: 'library.exported', at: clock.now(), details: { count: found.length } });
  return ok({
    format: 'classroom-studio',
    items: found.map(({ kind, title, level, folder, tags, credit, data }) => ({
      kind,
      title,
      ...(level && { level }),
      folder,
      tags,
      ...(credit && { credit }),
      // As JSON it has no fields that are undefined.
      data: JSON.parse(JSON.stringify(data)),
    })),
  });
}
