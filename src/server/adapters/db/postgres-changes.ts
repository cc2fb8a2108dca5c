import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { createChanges, type ProcessChanges } from '#server/adapters/changes';
import { keyOf, toldRecord } from '#shared/api/changes';
import { postgresAdapter } from './postgres-adapter';

const channel = 'portal_changes';
const hello = 'hello';

/** What changes in quick succession is told together. */
const gatherMs = 50;
/** How often a process tells itself hello, and after how long of not hearing it the connection counts as deaf. */
const helloEveryMs = 15_000;
const deafAfterMs = 40_000;
/** While a process cannot hear the others, its followers look by themselves as often. */
const lookEveryMs = 1_000;

interface Between {
  /** Where this process hears the others: not behind a pooler that hands out connections by transaction. */
  listenAt: string;
  /** Says it to all processes. */
  notify(channel: string, payload: string): Promise<unknown>;
}

/**
 * Tells of changes in all processes of a portal, by LISTEN and NOTIFY. It listens as long as somebody follows something
 * here. Whether it really hears shows only by hearing itself: a pooler takes LISTEN without a word and drops what comes.
 */
export function createPostgresChanges({ listenAt, notify }: Between): ProcessChanges {
  const here = createChanges();
  const me = randomUUID();
  const toTell = new Set<string>();
  let heardAt = Number.NEGATIVE_INFINITY;
  let listening: AbortController | undefined;

  const isDeaf = () => Date.now() - heardAt > deafAfterMs;
  /** What is lost here is found a little later, when its followers look by themselves. */
  const say = (text: string) => void notify(channel, `${me} ${text}`).catch(() => {});

  function hear(payload: string): void {
    const [from, text = ''] = payload.split(' ', 2);
    if (from === me) {
      if (text === hello) heardAt = Date.now();
      return;
    }
    const [kind, id] = text.split(':');
    const record = toldRecord.safeParse({ kind, id });
    if (record.success) here.tell(record.data);
  }

  async function listenWhile(signal: AbortSignal): Promise<void> {
    const looking = setInterval(() => isDeaf() && here.tellAll(), lookEveryMs).unref();
    while (!signal.aborted) {
      await listen(signal).catch(() => {});
      heardAt = Number.NEGATIVE_INFINITY;
      await pause(lookEveryMs, undefined, { signal, ref: false }).catch(() => {});
    }
    clearInterval(looking);
  }

  /** Until the connection breaks, turns out to be deaf, or is not wanted any more. */
  async function listen(signal: AbortSignal): Promise<void> {
    const connection = await postgresAdapter({ url: listenAt, connections: 1 }).connect();
    try {
      const client = await connection.underlyingDriver().connect();
      const broken = new AbortController();
      client.on('error', () => broken.abort());
      client.on('notification', ({ payload = '' }) => hear(payload));
      const since = Date.now();
      const greeting = setInterval(() => {
        if (Date.now() - Math.max(since, heardAt) > deafAfterMs) broken.abort();
        else say(hello);
      }, helloEveryMs).unref();
      try {
        await client.query(`LISTEN ${channel}`);
        say(hello);
        const over = AbortSignal.any([signal, broken.signal]);
        if (!over.aborted) await Promise.race([once(client, 'end'), once(over, 'abort')]);
      } finally {
        clearInterval(greeting);
        client.release(true);
      }
    } finally {
      await connection.dispose();
    }
  }

  function listenIfFollowed(): void {
    if (here.isFollowed() && !listening) {
      listening = new AbortController();
      void listenWhile(listening.signal);
    } else if (!here.isFollowed()) {
      listening?.abort();
      listening = undefined;
    }
  }

  return {
    ...here,
    tell(record) {
      here.tell(record);
      if (toTell.size === 0) {
        setTimeout(() => {
          for (const key of toTell) say(key);
          toTell.clear();
        }, gatherMs).unref();
      }
      toTell.add(keyOf(record));
    },
    follow(by, records, changed) {
      const stop = here.follow(by, records, changed);
      listenIfFollowed();
      return (
        stop &&
        (() => {
          stop();
          listenIfFollowed();
        })
      );
    },
    end() {
      here.end();
      listening?.abort();
      listening = undefined;
    },
  };
}
