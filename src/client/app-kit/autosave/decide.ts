/** What a device keeps of work that the server does not have yet. */
export interface LocalCopy<Value> {
  value: Value;
  /** The server's version that the changes began from. */
  version: number;
  at: string;
}

interface Kept<Value> {
  value: Value;
  version: number;
}

export type Opening<Value> =
  /** Nothing waits on this device. */
  | { is: 'saved' }
  /** Changes of this device were never sent, and nobody else changed anything: they are the newer ones. */
  | { is: 'unsaved'; local: LocalCopy<Value> }
  /** Both sides went on. */
  | { is: 'conflict'; local: LocalCopy<Value> };

/** What to do when work is opened that this device may have changes of. */
export function openingOf<Value>(local: LocalCopy<Value> | undefined, server: Kept<Value>): Opening<Value> {
  if (!local || isSame(local.value, server.value)) return { is: 'saved' };
  return local.version === server.version ? { is: 'unsaved', local } : { is: 'conflict', local };
}

/** As JSON tells them apart; in which order a database hands fields back says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const one = new Map(Object.entries(a));
  const other = new Map(Object.entries(b));
  return [...new Set([...one.keys(), ...other.keys()])].every((key) => isSame(one.get(key), other.get(key)));
}
