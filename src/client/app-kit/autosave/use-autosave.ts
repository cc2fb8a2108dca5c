import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { reasonOf } from '../../lib/failure-text';
import { writeStored } from '../../lib/storage';
import { copiesOf, forgetCopy, newCopyKey } from './copies';
import { isSame, type LocalCopy, openingOf } from './decide';

interface Kept<Value> {
  value: Value;
  version: number;
}

interface AutosaveOptions<Value> {
  /** Names the work on this device. */
  id: string;
  schema: z.ZodType<Value>;
  /** What the server had when the work was opened. */
  server: Kept<Value>;
  /** Sends a change that began from `version`, and answers the new one. */
  save: (value: Value, version: number) => Promise<number>;
  /** Asks what the server has now, when somebody else was quicker. */
  load: () => Promise<Kept<Value>>;
}

/** not-saved: the server does not have it, and this device has no room for it or may not keep it. */
export type SaveStatus = 'saved' | 'saving' | 'on-device' | 'not-saved';

/** What the person has to choose from. */
export interface Choice<Value> {
  why: 'unsaved' | 'conflict';
  mine: LocalCopy<Value>;
  theirs: Kept<Value>;
  /** The copy on this device that this is about; none where it is of this very tab. */
  key?: string;
}

const restMs = 800;
const retryMs = 5000;

/**
 * Saves by itself a moment after each change. Until the server has it, this device keeps a copy, which a reload finds
 * again. Each tab keeps its own. Where two people or two tabs changed the same, both versions are shown and nothing is
 * overwritten.
 */
export function useAutosave<Value>({ id, schema, server, save, load }: AutosaveOptions<Value>) {
  const [key] = useState(() => newCopyKey(id));
  const [value, setValue] = useState(server.value);
  const [status, setStatus] = useState<SaveStatus>('saved');
  const [choice, setChoice] = useState(() => nextChoice(id, schema, server));
  const latest = useRef({ value: server.value, saved: server.value, version: server.version });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const calls = useRef({ save, load });
  useEffect(() => {
    calls.current = { save, load };
  });

  const isKept = useRef(true);
  const store = useCallback(
    (next: Value, version: number) => {
      const copy: LocalCopy<Value> = { value: next, version, at: new Date().toISOString() };
      isKept.current = writeStored(key, JSON.stringify(copy));
      return copy;
    },
    [key],
  );

  const busy = useRef(false);
  const send = useCallback(async () => {
    clearTimeout(timer.current);
    const { value: sent, saved, version } = latest.current;
    if (busy.current || isSame(sent, saved)) return;
    busy.current = true;
    setStatus('saving');
    const taken = (value: Value, next: number) => {
      latest.current = { ...latest.current, saved: value, version: next };
      if (isSame(latest.current.value, value)) {
        writeStored(key, null);
        setStatus('saved');
      } else {
        store(latest.current.value, next);
        timer.current = setTimeout(() => void send(), restMs);
      }
    };
    try {
      taken(sent, await calls.current.save(sent, version));
    } catch (error) {
      setStatus(isKept.current ? 'on-device' : 'not-saved');
      if (reasonOf(error) === 'resource_changed') {
        const theirs = await calls.current.load().catch(() => undefined);
        if (theirs && isSame(theirs.value, sent)) {
          // The change had arrived, only its answer was lost.
          taken(sent, theirs.version);
        } else {
          const mine = store(latest.current.value, version);
          if (theirs) setChoice({ why: 'conflict', mine, theirs });
          else timer.current = setTimeout(() => void send(), retryMs);
        }
      } else {
        timer.current = setTimeout(() => void send(), retryMs);
      }
    } finally {
      busy.current = false;
    }
  }, [key, store]);

  /** Takes a change in; it is sent when typing rests. */
  const change = useCallback(
    (next: Value) => {
      latest.current = { ...latest.current, value: next };
      setValue(next);
      if (isSame(next, latest.current.saved)) {
        clearTimeout(timer.current);
        writeStored(key, null);
        return setStatus('saved');
      }
      store(next, latest.current.version);
      setStatus('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), restMs);
    },
    [key, store, send],
  );

  /** Goes on with one of the two versions; the other one is given up. What another tab kept is asked about next. */
  const choose = useCallback(
    (which: 'mine' | 'theirs') => {
      if (!choice) return;
      const { mine, theirs, key: offered } = choice;
      if (!offered) latest.current = { value: theirs.value, saved: theirs.value, version: theirs.version };
      const chosen = which === 'mine' ? mine.value : theirs.value;
      change(chosen);
      if (offered) forgetCopy(offered);
      setChoice(nextChoice(id, schema, { value: chosen, version: latest.current.version }, key));
    },
    [choice, change, id, schema, key],
  );

  // Leaving the screen sends what waits; closing the window leaves the copy on this device.
  useEffect(() => () => void send(), [send]);

  return { value, change, status, choice, choose, saveNow: send };
}

/** The newest copy that says something else than what one goes on with. Those that say the same are not needed. */
function nextChoice<Value>(
  id: string,
  schema: z.ZodType<Value>,
  now: Kept<Value>,
  own?: string,
): Choice<Value> | undefined {
  for (const { key, ...copy } of copiesOf(id, schema)) {
    if (key === own) continue;
    const opening = openingOf(copy, now);
    if (opening.is !== 'saved') {
      return { why: own ? 'conflict' : opening.is, mine: opening.local, theirs: now, key };
    }
    // Our own copy, or the server, has it.
    forgetCopy(key);
  }
  return undefined;
}
