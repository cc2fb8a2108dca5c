import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Trouble } from '#shared/grammar/parallel-items';
import { pointById } from '#shared/grammar/points';

const ids = z.array(z.string());

/** A point of a focus as questions are made for it; nothing where there is no such point any more. */
export function toTrouble({ point: id, mistakes }: { point: string; mistakes: Prisma.JsonValue }): Trouble[] {
  const point = pointById(id);
  return point ? [{ point: point.id, mistakes: ids.parse(mistakes) }] : [];
}
