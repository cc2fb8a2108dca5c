import { runAlone } from './run-alone';
import { onStoredElsewhere, readStored, writeStored } from './storage';

/* What waits on this device until the server has it. All tabs of a browser share it, and one of them sends at a time. */

export interface Sender<Entry> {
  /** Those that go next, together; none where nothing can go from here. */
  next: (waiting: readonly Entry[]) => readonly Entry[];
  /** True when they are done with: the server has them, or will never take them. */
  send: (batch: readonly Entry[]) => Promise<boolean>;
}

export interface Outbox<Entry> {
  /** What waits, oldest first. The same list as long as nothing changes. */
  read: () => readonly Entry[];
  add: (entry: Entry) => void;
  change: (edit: (waiting: readonly Entry[]) => readonly Entry[]) => void;
  /** Takes out one that was not sent, if none is on its way. True when it was still here. */
  takeBack: (isIt: (entry: Entry) => boolean) => Promise<boolean>;
  /** Calls back when something came or went, in another tab too. Answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Sends, oldest first, until nothing waits or something has to wait. True when nothing waits any more that this
   * sender may send.
   */
  flush: (sender: Sender<Entry>) => Promise<boolean>;
}

interface OutboxesOptions<Entry> {
  /** An entry as it was stored, its parts in one order. Where one is nothing of the kind, nothing counts as stored. */
  read: (stored: unknown) => Entry | undefined;
  /** Where each outbox is stored. Tabs of an older release may share it: keep key and format. */
  keyOf: (name: string) => string;
}

/** Outboxes of one kind, by name: one for each attempt, one for each owner of cards. */
export function createOutboxes<Entry>(options: OutboxesOptions<Entry>): (name: string) => Outbox<Entry> {
  const opened = new Map<string, Outbox<Entry>>();
  return (name) => {
    const box = opened.get(name);
    if (box) return box;
    const outbox = openOutbox(options.keyOf(name), options.read);
    opened.set(name, outbox);
    return outbox;
  };
}

function openOutbox<Entry>(key: string, readEntry: OutboxesOptions<Entry>['read']): Outbox<Entry> {
  const listeners = new Set<() => void>();
  let cache: { stored: string | null; entries: readonly Entry[] } = { stored: null, entries: [] };

  function read(): readonly Entry[] {
    const stored = readStored(key);
    if (stored !== cache.stored) cache = { stored, entries: parse(stored, readEntry) };
    return cache.entries;
  }

  function change(edit: (waiting: readonly Entry[]) => readonly Entry[]): void {
    const edited = edit(read());
    const text = edited.length > 0 ? JSON.stringify(edited) : null;
    const isStored = writeStored(key, text);
    // A browser that stores nothing still keeps them as long as the page is open.
    cache = { stored: isStored ? text : readStored(key), entries: parse(text, readEntry) };
    for (const listener of listeners) listener();
  }

  async function takeBack(isIt: (entry: Entry) => boolean): Promise<boolean> {
    return runAlone(key, async () => {
      const isHere = read().some(isIt);
      if (isHere) change((waiting) => waiting.filter((one) => !isIt(one)));
      return isHere;
    });
  }

  async function flush({ next, send }: Sender<Entry>): Promise<boolean> {
    // What is on its way stands here until it is done with: so this needs no turn.
    if (next(read()).length === 0) return true;
    return runAlone(key, async (keepTurn) => {
      for (let batch = next(read()); batch.length > 0; batch = next(read())) {
        if (!keepTurn() || !(await send(batch))) return false;
        change((waiting) => without(waiting, batch));
      }
      return true;
    });
  }

  return {
    read,
    change,
    add: (entry) => change((waiting) => [...waiting, entry]),
    takeBack,
    flush,
    subscribe(listener) {
      listeners.add(listener);
      const stop = onStoredElsewhere([key], listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

function parse<Entry>(text: string | null, readEntry: OutboxesOptions<Entry>['read']): readonly Entry[] {
  if (text === null) return [];
  try {
    const stored: unknown = JSON.parse(text);
    const entries = Array.isArray(stored) ? stored.map(readEntry) : [];
    return entries.every((entry) => entry !== undefined) ? entries : [];
  } catch {
    return [];
  }
}

/** What came since stays, here or in another tab: a later answer to the same question is another one. */
function without<Entry>(waiting: readonly Entry[], sent: readonly Entry[]): readonly Entry[] {
  const gone = new Set(sent.map((entry) => JSON.stringify(entry)));
  return waiting.filter((entry) => !gone.has(JSON.stringify(entry)));
}
