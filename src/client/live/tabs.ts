import * as z from 'zod';
import { newId } from '#client/lib/new-id';
import { runAlone } from '#client/lib/run-alone';
import { type FollowedRecord, followedRecord, keyOf, mostFollowed } from '#shared/api/changes';
import { openStream } from './stream';

/*
 * Plain http gives a browser six connections to a host, and a stream takes one for good. So one tab has the stream and
 * tells the others; those in the background follow nothing. Who is told nothing looks by itself, as it did before.
 */

const records = z.array(followedRecord);
const message = z.discriminatedUnion('kind', [
  /** What a tab follows now. */
  z.object({ kind: z.literal('wants'), tab: z.string(), records }),
  /** From the tab with the stream: say what you follow. */
  z.object({ kind: z.literal('who') }),
  /** From the tab with the stream: what the server tells of, from now on. */
  z.object({ kind: z.literal('followed'), records }),
  z.object({ kind: z.literal('changed'), records }),
]);
type Message = z.infer<typeof message>;

/** What is new in a moment asks for one stream, not for several. */
const gatherMs = 60;
/** After the server refused or ended it, and longer each time. */
const againMs = { first: 3_000, longest: 60_000 };

const me = newId();
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('live') : undefined;

/** What this tab follows, with who is to be called. */
const mine = new Map<string, { record: FollowedRecord; calls: Set<() => void> }>();
/** What the server tells of at present, wherever the stream is. */
let followed = new Set<string>();
const onFollowed = new Set<() => void>();

/** Calls back at each change of a record, and once when it begins to be told. Answers how to stop. */
export function followRecord(record: FollowedRecord, call: () => void): () => void {
  const key = keyOf(record);
  const entry = mine.get(key) ?? { record, calls: new Set() };
  mine.set(key, entry);
  entry.calls.add(call);
  sayWants();
  return () => {
    entry.calls.delete(call);
    if (entry.calls.size > 0 || mine.get(key) !== entry) return;
    mine.delete(key);
    sayWants();
  };
}

/** Whether the server tells of a record at present, for `useSyncExternalStore`. */
export const isFollowed = (key: string): boolean => followed.has(key);
export function onFollowedChange(listener: () => void): () => void {
  onFollowed.add(listener);
  return () => onFollowed.delete(listener);
}

const wants = (): FollowedRecord[] =>
  document.visibilityState === 'hidden' ? [] : [...mine.values()].map(({ record }) => record);

function sayWants(): void {
  post({ kind: 'wants', tab: me, records: wants() });
  update?.();
  if (wants().length > 0) void lead();
}

function post(said: Message): void {
  channel?.postMessage(said);
}

/** What comes from the tab with the stream, in that tab as well. */
function hear(said: Message): void {
  if (said.kind === 'who') post({ kind: 'wants', tab: me, records: wants() });
  else if (said.kind === 'changed') call(said.records);
  else if (said.kind === 'followed') {
    const before = followed;
    followed = new Set(said.records.map(keyOf));
    for (const listener of onFollowed) listener();
    // What changed before it was told, nobody told.
    call(said.records.filter((record) => !before.has(keyOf(record))));
  } else {
    others.set(said.tab, said.records);
    update?.();
  }
}

function call(changed: readonly FollowedRecord[]): void {
  for (const record of changed) for (const one of mine.get(keyOf(record))?.calls ?? []) one();
}

/* As long as this tab has the stream: what the other tabs follow, and how to be told that somebody follows another. */
const others = new Map<string, FollowedRecord[]>();
let update: (() => void) | undefined;
let isInLine = false;

/** Waits until no other tab has the stream, and then has it for as long as this tab follows anything. */
async function lead(): Promise<void> {
  if (isInLine) return;
  isInLine = true;
  await runAlone('live', async () => {
    isInLine = false;
    others.clear();
    if (wants().length > 0) await haveStream();
  });
}

function haveStream(): Promise<void> {
  const tell = (said: Message) => {
    post(said);
    hear(said);
  };
  return new Promise((resolve) => {
    let close: (() => void) | undefined;
    let open = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitMs = againMs.first;

    const reopenIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(reopen, ms);
    };

    function reopen(): void {
      const all = new Map([...wants(), ...[...others.values()].flat()].map((record) => [keyOf(record), record]));
      const asked = [...all.values()].slice(0, mostFollowed);
      const keys = asked.map(keyOf).sort().join(' ');
      if (keys === open) return;
      close?.();
      open = keys;
      close = openStream(asked, {
        onTold({ followed: now, changed }) {
          waitMs = againMs.first;
          tell({ kind: 'followed', records: now });
          tell({ kind: 'changed', records: changed });
        },
        onLost: () => tell({ kind: 'followed', records: [] }),
        onOver() {
          tell({ kind: 'followed', records: [] });
          open = '';
          reopenIn(waitMs);
          waitMs = Math.min(waitMs * 2, againMs.longest);
        },
      });
    }

    update = () => {
      if (wants().length > 0) return reopenIn(gatherMs);
      clearTimeout(timer);
      update = undefined;
      close?.();
      tell({ kind: 'followed', records: [] });
      resolve();
    };
    post({ kind: 'who' });
    reopenIn(gatherMs);
  });
}

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const said = message.safeParse(data);
  if (said.success) hear(said.data);
});
document.addEventListener('visibilitychange', sayWants);
// A page that goes, or that sleeps for the Back button.
window.addEventListener('pagehide', () => {
  post({ kind: 'wants', tab: me, records: [] });
});
window.addEventListener('pageshow', ({ persisted }) => persisted && sayWants());
