import { newId } from './new-id';
import { readStoredJson, writeStored } from './storage';

/* One tab at a time: what two tabs of a browser must not do at once runs in here. */

/** Longer than a call to the server may take (`patient-fetch.ts`), so that a tab that only waits keeps its turn. */
const leaseMs = 40_000;
/**
 * Another tab needs a moment to see what was written here. As long as it does not, it may write as well, and that needs
 * a moment too: so this is twice the longest one.
 */
const settleMs = 100;
const lookAgainMs = 250;

interface Lease {
  owner: string;
  until: number;
}

/** This page: a tab that is reloaded or duplicated is another one. */
const page = newId();

/** Says whether it is still our turn, and keeps it for longer. */
export type KeepTurn = () => boolean;

/**
 * Runs the work while no other tab of this browser runs any under the same name, one after the other. Browsers have
 * locks for https and for the same machine only. Schools also serve by plain http: there a tab writes into the storage
 * that it is its turn, and until when.
 */
export async function runAlone<T>(name: string, work: (keepTurn: KeepTurn) => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, () => work(() => true));
  return inLine(name, () => withLease(`turn:${name}`, work));
}

const lines = new Map<string, Promise<unknown>>();

/** One after the other in this tab. */
function inLine<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (lines.get(name) ?? Promise.resolve()).then(work, work);
  lines.set(name, turn);
  const leave = () => lines.get(name) === turn && lines.delete(name);
  turn.then(leave, leave);
  return turn;
}

async function withLease<T>(key: string, work: (keepTurn: KeepTurn) => Promise<T>): Promise<T> {
  // Where nothing can be stored, no tab sees what another one has.
  if (!(await takeLease(key))) return work(() => true);
  const keepTurn = () => ownerOf(key) === page && writeLease(key);
  const leave = () => ownerOf(key) === page && writeStored(key, null);
  const renewal = setInterval(keepTurn, leaseMs / 4);
  // A page that goes must not keep the next one waiting.
  window.addEventListener('pagehide', leave);
  try {
    return await work(keepTurn);
  } finally {
    clearInterval(renewal);
    window.removeEventListener('pagehide', leave);
    leave();
  }
}

/**
 * Waits until nobody has the turn, writes our name, and looks after a moment whether it still stands there: of two tabs
 * that wrote at once, only the last one finds its own. False where nothing can be stored.
 */
async function takeLease(key: string): Promise<boolean> {
  for (;;) {
    if (isTaken(key)) {
      await pause(lookAgainMs);
      continue;
    }
    if (!writeLease(key)) return false;
    await pause(settleMs);
    if (ownerOf(key) === page) return true;
  }
}

/** Read by hand: pages for guests need it, and have no room for the schema library. */
function readLease(key: string): Lease | undefined {
  const stored = readStoredJson(key);
  if (typeof stored !== 'object' || stored === null || !('owner' in stored) || !('until' in stored)) return undefined;
  const { owner, until } = stored;
  return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : undefined;
}

const ownerOf = (key: string) => readLease(key)?.owner;
function writeLease(key: string): boolean {
  const lease: Lease = { owner: page, until: Date.now() + leaseMs };
  return writeStored(key, JSON.stringify(lease));
}

/** A lease that ends later than one can be given is from before the clock was set back. */
function isTaken(key: string): boolean {
  const left = (readLease(key)?.until ?? 0) - Date.now();
  return left > 0 && left <= leaseMs;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
