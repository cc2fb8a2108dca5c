import * as z from 'zod';

/** Where a page of a list ended, as opaque text. It says which list it belongs to, so that it fits no other. */
const content = z.object({ of: z.string(), value: z.union([z.string(), z.number()]), id: z.string() });
export type Cursor = z.infer<typeof content>;

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

export function readCursor(text: string, of: string): Cursor | undefined {
  try {
    const cursor = content.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return cursor.of === of ? cursor : undefined;
  } catch {
    return undefined;
  }
}
