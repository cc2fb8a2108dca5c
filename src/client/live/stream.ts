import { EventSource } from 'eventsource';
import * as z from 'zod';
import { currentToken } from '#client/lib/session-store';
import { type FollowedRecord, type FollowOutput, followedRecord } from '#shared/api/changes';

/*
 * Subscriptions as tRPC sends them over server-sent events. Its own link is in the part of @trpc/client that every page
 * loads first, and three kilobytes are much there for what few screens need.
 */

const told = z.object({ followed: z.array(followedRecord), changed: z.array(followedRecord) });

/** The server says something at least every fifteen seconds: after so long of silence nobody is there any more. */
const silenceMs = 35_000;

/**
 * Asks with the token of now: a stream that reconnects would bring the one that it began with, and in its address, where
 * browsers would send it, a token has no place.
 */
const signed = () => ({ authorization: `Bearer ${currentToken() ?? ''}` });

interface Hearing {
  /** The server cannot be heard: it is tried again by itself. */
  onLost(): void;
  /** It told that this is over, or refused. */
  onOver(): void;
}

interface Listening extends Hearing {
  /** Which records are followed, and which of them have changed. */
  onTold(told: FollowOutput): void;
}

interface Events<Said> extends Hearing {
  /** The subscription, and what it is asked. */
  procedure: string;
  input: object;
  shape: z.ZodType<Said>;
  onSaid(said: Said): void;
  /** By whom it is asked, where that is not the user who is signed in. */
  headers?: () => Record<string, string>;
}

/** Follows records at the server. Answers how to stop. */
export function openStream(records: readonly FollowedRecord[], { onTold, ...hearing }: Listening): () => void {
  return openEvents({ ...hearing, procedure: 'changes.follow', input: { records }, shape: told, onSaid: onTold });
}

/** Follows what a subscription tells; what has another shape than `shape` is passed over. Answers how to stop. */
export function openEvents<Said>({
  procedure,
  input,
  shape,
  onSaid,
  onLost,
  onOver,
  headers = signed,
}: Events<Said>): () => void {
  const address = `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
  let source = connect();
  let silence = setTimeout(reconnect, silenceMs);

  function connect(): EventSource {
    const opened = new EventSource(address, {
      fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, ...headers() } }),
    });
    for (const sign of ['connected', 'ping']) opened.addEventListener(sign, isThere);
    for (const end of ['return', 'serialized-error']) opened.addEventListener(end, over);
    opened.addEventListener('message', ({ data }) => {
      isThere();
      const read = shape.safeParse(JSON.parse(String(data)));
      if (read.success) onSaid(read.data);
    });
    opened.addEventListener('error', () => (opened.readyState === opened.CLOSED ? over() : onLost()));
    return opened;
  }

  function isThere(): void {
    clearTimeout(silence);
    silence = setTimeout(reconnect, silenceMs);
  }

  function reconnect(): void {
    source.close();
    onLost();
    source = connect();
    isThere();
  }

  function stop(): void {
    clearTimeout(silence);
    source.close();
  }

  function over(): void {
    stop();
    onOver();
  }

  return stop;
}
