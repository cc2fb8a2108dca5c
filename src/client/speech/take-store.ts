import type { Take } from './record';

/* Recordings stay in this browser's own database, by person and by what was said, until they are deleted. */

const storeName = 'takes';

export interface KeptTake extends Take {
  savedAt: string;
}

/** Runs one request; nothing where the browser has no such database, or forbids it. */
async function ask<T>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await openStore();
    try {
      return await resultOf(request(database.transaction(storeName, mode).objectStore(storeName)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

function openStore(): Promise<IDBDatabase> {
  const opening = indexedDB.open('recordings', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  return resultOf(opening);
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const keyOf = (userId: string, target: string) => `${userId}:${target}`;
/** All keys of one person. */
const rangeOf = (userId: string) => IDBKeyRange.bound(`${userId}:`, `${userId}:\uffff`);

export async function keepTake(userId: string, target: string, take: Take): Promise<void> {
  const entry: KeptTake = { ...take, savedAt: new Date().toISOString() };
  await ask('readwrite', (store) => store.put(entry, keyOf(userId, target)));
}

export async function readTake(userId: string, target: string): Promise<KeptTake | undefined> {
  const entry: unknown = await ask('readonly', (store) => store.get(keyOf(userId, target)));
  return isTake(entry) ? entry : undefined;
}

export async function forgetTake(userId: string, target: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(keyOf(userId, target)));
}

export async function countTakes(userId: string): Promise<number> {
  return (await ask('readonly', (store) => store.count(rangeOf(userId)))) ?? 0;
}

export async function forgetAllTakes(userId: string): Promise<void> {
  await ask('readwrite', (store) => store.delete(rangeOf(userId)));
}

/** What lies in a browser may have been changed by anything. */
function isTake(value: unknown): value is KeptTake {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sound' in value &&
    value.sound instanceof Blob &&
    'seconds' in value &&
    typeof value.seconds === 'number' &&
    'peaks' in value &&
    Array.isArray(value.peaks) &&
    value.peaks.every((peak) => typeof peak === 'number')
  );
}
