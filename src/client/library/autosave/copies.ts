import * as z from 'zod';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { byAlphabet } from '#shared/core/locale';
import type { LocalCopy } from './decide';

/** A copy with the name that it is kept under. */
export interface StoredCopy<Value> extends LocalCopy<Value> {
  key: string;
}

/** What one opening of the work keeps is its own: two tabs never write over each other's words. */
export const newCopyKey = (id: string) => `autosave:${id}/${Math.random().toString(36).slice(2)}`;

/** All that this device keeps of one piece of work, newest first; also what an earlier release kept, without a tab. */
export function copiesOf<Value>(id: string, schema: z.ZodType<Value>): StoredCopy<Value>[] {
  const copy = z.object({ value: schema, version: z.int(), at: z.string(), base: schema.optional() });
  return storedKeys()
    .filter((key) => key === `autosave:${id}` || key.startsWith(`autosave:${id}/`))
    .flatMap((key) => {
      const { data } = copy.safeParse(readStoredJson(key));
      if (!data) return [];
      const { base, ...known } = data;
      return [{ ...known, ...(base !== undefined && { base }), key }];
    })
    .sort((a, b) => byAlphabet(b.at, a.at));
}

export const forgetCopy = (key: string) => writeStored(key, null);

/** The names of all that this device keeps. A browser may forbid even to look. */
export function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}
