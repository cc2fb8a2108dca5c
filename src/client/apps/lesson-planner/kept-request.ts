import * as z from 'zod';
import { newId } from '#client/lib/new-id';
import { readStoredJson, writeStored } from '#client/lib/storage';

/**
 * Requests that are paid, kept under a name on this device. The same wish is one request until it was answered: pressed
 * twice, after a broken connection or a reload, it is paid once.
 */
export function keptRequest<Wish>(name: string, schema: z.ZodType<Wish>) {
  const storedShape = z.object({ userId: z.string().nullable(), key: z.string(), wish: schema });
  /** For a browser that keeps nothing. */
  let inMemory: unknown;

  function read(userId: string | null) {
    const parsed = storedShape.safeParse(readStoredJson(name) ?? inMemory);
    return parsed.success && parsed.data.userId === userId ? parsed.data : undefined;
  }

  return {
    /** What was asked for and not answered yet, by the user who asks now. */
    open: (userId: string | null): Wish | undefined => read(userId)?.wish,

    /** The key of a request. */
    keyFor(userId: string | null, wish: Wish): string {
      const open = read(userId);
      if (open && JSON.stringify(open.wish) === JSON.stringify(schema.parse(wish))) return open.key;
      const fresh = { userId, key: newId(), wish };
      inMemory = fresh;
      writeStored(name, JSON.stringify(fresh));
      return fresh.key;
    },

    forget() {
      inMemory = undefined;
      writeStored(name, null);
    },
  };
}
