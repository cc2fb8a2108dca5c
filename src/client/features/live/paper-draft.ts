import * as z from 'zod';
import { readStoredJson, writeStored } from '#client/lib/storage';

/*
 * Letters that were marked and not kept yet, by person. They wait on this device, so that a page that was loaded anew has
 * them still. One question has them at a time.
 */

const key = 'studio-paper';
const shape = z.object({ of: z.string(), letters: z.record(z.string(), z.string()) });
export type Letters = Readonly<Record<string, string>>;

export function storedLetters(of: string): Letters {
  const { data } = shape.safeParse(readStoredJson(key));
  return data?.of === of ? data.letters : {};
}

export function storeLetters(of: string, letters: Letters): void {
  writeStored(key, Object.keys(letters).length > 0 ? JSON.stringify({ of, letters }) : null);
}
