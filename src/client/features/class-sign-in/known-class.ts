import { readStoredJson, writeStored } from '#client/lib/storage';

/* What a device remembers of the class that was signed in to on it last: the class, and no child. */

const key = 'portal:class';

interface KnownClass {
  code: string;
  name: string;
}

export function readKnownClass(): KnownClass | undefined {
  const stored = readStoredJson(key);
  if (typeof stored !== 'object' || stored === null || !('code' in stored) || !('name' in stored)) return undefined;
  const { code, name } = stored;
  return typeof code === 'string' && typeof name === 'string' ? { code, name } : undefined;
}

export function keepKnownClass(known: KnownClass): void {
  writeStored(key, JSON.stringify(known));
}
