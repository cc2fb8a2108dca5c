import * as z from 'zod';
import { tellOfBooks } from '#server/domain/library/novels/class-book';
import type { ToldRecord } from '#shared/api/changes';
import { idField } from '#shared/core/fields';
import { memberProcedure, ownerProcedure } from './init';

const named = z.object({ id: idField });

/** For teachers who change the record that the input names by `id`: those who follow it are told when that is done. */
export const changing = (kind: ToldRecord['kind']) =>
  ownerProcedure.use(async ({ ctx, getRawInput, next }) => {
    const result = await next();
    const input = named.safeParse(await getRawInput());
    if (result.ok && input.success) ctx.deps.changes.tell({ kind, id: input.data.id });
    return result;
  });

const work = z.object({ id: idField.optional(), ids: z.array(idField).optional(), kind: z.string().optional() });

/**
 * For users who change their saved work: the teachers of a class that asked for a book are told of its chapters, and of
 * its way into the trash and back.
 */
export const changingWork = memberProcedure.use(async ({ ctx, getRawInput, next }) => {
  const result = await next();
  const input = work.safeParse(await getRawInput());
  if (!result.ok || !input.success) return result;
  const { id, ids = id ? [id] : [], kind } = input.data;
  // Where no kind is named, it may be a book.
  if (kind === undefined || kind === 'novel') await tellOfBooks(ctx.deps, ids);
  return result;
});
