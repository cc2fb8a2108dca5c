import * as z from 'zod';
import { lineOfText } from '#shared/core/fields';
import { levels } from '#shared/core/level';
import { type AnyData, libraryKinds, type ResourceKind, repairContent, resourceKinds } from './kinds/registry';
import { shelfLimits } from './shelf-limits';

/** An entry of a file that can be kept, and what a person should know of it. */
export type ReadEntry =
  | { ok: true; entry: ImportEntry; notes: string[] }
  | { ok: false; title: string; notes: string[] };

interface ImportEntry {
  kind: ResourceKind;
  title: string;
  level?: (typeof levels)[number] | undefined;
  folder: string;
  tags: string[];
  credit?: string | undefined;
  data: AnyData;
}

const outside = z.object({
  kind: z.enum(resourceKinds),
  title: lineOfText('a title', 120),
  level: z.enum(levels).optional().catch(undefined),
  folder: z.string().trim().max(shelfLimits.folder).catch(''),
  tags: z.array(z.string().trim().min(1).max(shelfLimits.tag)).max(shelfLimits.tags).catch([]),
  credit: z.string().max(300).optional().catch(undefined),
  data: z.json(),
});
const knownFields = new Set([...Object.keys(outside.shape), 'format']);

/** Reads one entry of a file. Unknown fields and links to materials that are not there are left out, and named. */
export function readImport(json: unknown): ReadEntry {
  const read = outside.safeParse(json);
  if (!read.success) {
    return { ok: false, title: titleOf(json), notes: [`This is no saved work: ${firstFault(read.error)}`] };
  }
  const { data, ...rest } = read.data;
  const fields = unknownFields(json);
  const trimmed = withoutUnknown(rest.kind, data);
  if (!trimmed.ok) return { ok: false, title: rest.title, notes: [trimmed.fault] };
  const repaired = repairContent(rest.kind, trimmed.data);
  const left = [...fields, ...trimmed.fields];
  return {
    ok: true,
    entry: { ...rest, data: repaired.data },
    notes: [
      ...(left.length > 0 ? [`Left out, because it is unknown here: ${left.join(', ')}.`] : []),
      ...repaired.notes,
    ],
  };
}

function titleOf(json: unknown): string {
  const titled = z.object({ title: z.string().min(1).max(120) }).safeParse(json);
  return titled.success ? titled.data.title : 'An entry without a title';
}

function unknownFields(json: unknown): string[] {
  return typeof json === 'object' && json ? Object.keys(json).filter((name) => !knownFields.has(name)) : [];
}

type TrimResult = { ok: true; data: AnyData; fields: string[] } | { ok: false; fault: string };

/** Content is read strictly; each field that this refuses as unknown is taken away, and it is read again. */
function withoutUnknown(kind: ResourceKind, data: z.core.util.JSONType): TrimResult {
  const copy: unknown = structuredClone(data);
  const fields: string[] = [];
  for (;;) {
    const read = libraryKinds[kind].schema.safeParse(copy);
    if (read.success) return { ok: true, data: read.data, fields };
    const unknown = read.error.issues.filter((issue) => issue.code === 'unrecognized_keys');
    if (unknown.length === 0) return { ok: false, fault: firstFault(read.error) };
    for (const { path, keys } of unknown) {
      for (const key of keys) {
        removeAt(copy, path, key);
        fields.push([...path, key].join('.'));
      }
    }
  }
}

function removeAt(root: unknown, path: readonly PropertyKey[], key: string): void {
  let at = root;
  for (const step of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
  if (typeof at === 'object' && at !== null) Reflect.deleteProperty(at, key);
}

function firstFault({ issues: [issue] }: z.ZodError): string {
  const where = issue?.path.join('.');
  return where ? `${issue?.message} (${where})` : (issue?.message ?? 'It cannot be read.');
}
