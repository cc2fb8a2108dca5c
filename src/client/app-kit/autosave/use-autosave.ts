import { useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod';
import { isUnreachable, reasonOf, statusOf } from '../../lib/failure-text';
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

/** `not-kept`: neither the server nor this device has it. */
export type SaveStatus = 'saved' | 'saving' | 'on-device' | 'not-kept';

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

/** The same again may be taken later; what is wrong with the text itself is wrong until it is changed. */
const mayPass = (error: unknown) =>
  isUnreachable(error) || [401, 408, 429].includes(statusOf(error)) || statusOf(error) >= 500;

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
  const asked = useRef(choice);
  const ask = useCallback((next: Choice<Value> | undefined) => {
    asked.current = next;
    setChoice(next);
  }, []);
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
  const forget = useCallback(() => {
    writeStored(key, null);
    isKept.current = true;
  }, [key]);

  // A browser that keeps nothing, or is full, is the one case where closing the window loses something.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isKept.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  const busy = useRef(false);
  /** What was sent and never answered for: it may have arrived all the same. */
  const unanswered = useRef<readonly Value[]>([]);
  const send = useCallback(async () => {
    clearTimeout(timer.current);
    const { value: sent, saved, version } = latest.current;
    if (busy.current || isSame(sent, saved)) return;
    busy.current = true;
    setStatus('saving');
    /** The server has this. What was changed since is sent next. */
    const has = (kept: Kept<Value>) => {
      latest.current = { ...latest.current, saved: kept.value, version: kept.version };
      unanswered.current = [];
      if (isSame(latest.current.value, kept.value)) {
        forget();
        setStatus('saved');
      } else {
        store(latest.current.value, kept.version);
        timer.current = setTimeout(() => void send(), restMs);
      }
    };
    try {
      has({ value: sent, version: await calls.current.save(sent, version) });
    } catch (error) {
      setStatus(isKept.current ? 'on-device' : 'not-kept');
      if (isUnreachable(error)) {
        const [first = sent, ...later] = unanswered.current;
        unanswered.current = [first, ...later.slice(-3), sent];
      }
      const isChanged = reasonOf(error) === 'resource_changed';
      const theirs = isChanged ? await calls.current.load().catch(() => undefined) : undefined;
      if (theirs && [latest.current.value, ...unanswered.current].some((one) => isSame(one, theirs.value))) has(theirs);
      else if (theirs) ask({ why: 'conflict', mine: store(latest.current.value, version), theirs });
      else if (isChanged || mayPass(error)) timer.current = setTimeout(() => void send(), retryMs);
    } finally {
      busy.current = false;
    }
  }, [store, forget, ask]);

  /** Takes a change in; it is sent when typing rests. */
  const change = useCallback(
    (next: Value) => {
      latest.current = { ...latest.current, value: next };
      setValue(next);
      if (isSame(next, latest.current.saved)) {
        clearTimeout(timer.current);
        forget();
        return setStatus('saved');
      }
      const mine = store(next, latest.current.version);
      // The last words before the question came belong to what is chosen from.
      if (asked.current && !asked.current.key) return ask({ ...asked.current, mine });
      setStatus('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), restMs);
    },
    [store, forget, send, ask],
  );

  /** Goes on with one of the two versions; the other one is given up. What another tab kept is asked about next. */
  const choose = useCallback(
    (which: 'mine' | 'theirs') => {
      if (!choice) return;
      const { mine, theirs, key: offered } = choice;
      if (!offered) latest.current = { value: theirs.value, saved: theirs.value, version: theirs.version };
      const chosen = which === 'mine' ? mine.value : theirs.value;
      ask(undefined);
      change(chosen);
      if (offered) forgetCopy(offered);
      ask(nextChoice(id, schema, { value: chosen, version: latest.current.version }, key));
    },
    [choice, change, ask, id, schema, key],
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
