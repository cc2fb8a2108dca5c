import * as z from 'zod';
import type { FollowedRecord } from '#shared/api/changes';
import { idField } from '#shared/core/fields';
import { ownerProcedure } from './init';

const named = z.object({ id: idField });

/** For teachers who change the record that the input names by `id`: those who follow it are told when that is done. */
export const changing = (kind: FollowedRecord['kind']) =>
  ownerProcedure.use(async ({ ctx, getRawInput, next }) => {
    const result = await next();
    const input = named.safeParse(await getRawInput());
    if (result.ok && input.success) ctx.deps.changes.tell({ kind, id: input.data.id });
    return result;
  });
