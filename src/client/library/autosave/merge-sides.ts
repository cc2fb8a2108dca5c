import type * as z from 'zod';
import { toJson } from '#shared/library/content-changes';
import { mergeContent, type Side } from '#shared/library/merge';

interface Sides<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/**
 * What two sides made of the same work, put together; nothing where both changed the same and no side is preferred, or
 * where the two do not fit together.
 */
export function mergeSides<Value>(schema: z.ZodType<Value>, sides: Sides<Value>, prefer?: Side): Value | undefined {
  const { base, mine, theirs } = sides;
  const json = { base: toJson(base), mine: toJson(mine), theirs: toJson(theirs) };
  const { value, overlaps } = mergeContent(json, prefer ?? 'theirs');
  if (overlaps && !prefer) return undefined;
  return schema.safeParse(value).data;
}
