import { isSameJson } from '#shared/library/same-json';

/** What a device keeps of work that the server does not have yet. */
export interface LocalCopy<Value> {
  value: Value;
  /** The server's version that the changes began from. */
  version: number;
  at: string;
  /** What the changes began from, where the device has room for that as well. */
  base?: Value;
}

interface SavedValue<Value> {
  value: Value;
  version: number;
}

export type Opening<Value> =
  /** Nothing waits on this device. */
  | { kind: 'saved' }
  /** Changes of this device were never sent, and nobody else changed anything: they are the newer ones. */
  | { kind: 'unsaved'; local: LocalCopy<Value> }
  /** Both sides went on. */
  | { kind: 'conflict'; local: LocalCopy<Value> };

/** What to do when work is opened that this device may have changes of. */
export function openingOf<Value>(local: LocalCopy<Value> | undefined, server: SavedValue<Value>): Opening<Value> {
  if (!local || isSameJson(local.value, server.value)) return { kind: 'saved' };
  return local.version === server.version ? { kind: 'unsaved', local } : { kind: 'conflict', local };
}
