import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod';
import { isUnreachable, reasonOf, statusOf } from '#client/lib/failure-text';
import { writeStored } from '#client/lib/storage';
import { notify } from '#client/ui/toast';
import { failures } from '#shared/core/failures';
import type { Side } from '#shared/library/merge';
import { isSameJson } from '#shared/library/same-json';
import { copiesOf, forgetCopy, newCopyKey } from './copies';
import { type LocalCopy, openingOf } from './decide';
import { mergeSides } from './merge-sides';

interface SavedValue<Value> {
  value: Value;
  version: number;
  /** When it was saved. */
  at?: string;
}

interface AutosaveOptions<Value> {
  /** Names the work on this device. */
  id: string;
  schema: z.ZodType<Value>;
  /** What the server had when the work was opened. */
  server: SavedValue<Value>;
  /**
   * Sends a change that began from `version`, and answers the new one. With `keepsBefore` the server keeps what it
   * replaces as a version in any case.
   */
  save: (value: Value, version: number, keepsBefore: boolean) => Promise<number>;
  /** Asks what the server has now, when somebody else was quicker. */
  load: () => Promise<SavedValue<Value>>;
  /** False where the field that is typed in takes nothing from outside: then it is asked in any case. */
  mergesAlone?: boolean;
}

/** `not-kept`: neither the server nor this device has it. */
export type SaveStatus = 'saved' | 'saving' | 'on-device' | 'not-kept';

/** What the person has to choose from. */
export interface Choice<Value> {
  why: 'unsaved' | 'conflict';
  mine: LocalCopy<Value>;
  theirs: SavedValue<Value>;
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
 * again. Each tab keeps its own. Where two people or two tabs changed different parts, both changes are kept; where
 * they changed the same, both versions are shown, and the one that is not gone on with becomes a version.
 */
export function useAutosave<Value>({ id, schema, server, save, load, mergesAlone = true }: AutosaveOptions<Value>) {
  const [key] = useState(() => newCopyKey(id));
  const [value, setValue] = useState(server.value);
  const [status, setStatus] = useState<SaveStatus>('saved');
  const [choice, setChoice] = useState(() => nextChoice(id, schema, server));
  const latestChoice = useRef(choice);
  const ask = useCallback((next: Choice<Value> | undefined) => {
    latestChoice.current = next;
    setChoice(next);
  }, []);
  const latest = useRef({ value: server.value, saved: server.value, version: server.version });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const calls = useRef({ save, load, schema, mergesAlone });
  useEffect(() => {
    calls.current = { save, load, schema, mergesAlone };
  });

  const isKept = useRef(true);
  const store = useCallback(
    (next: Value, version: number) => {
      const copy: LocalCopy<Value> = { value: next, version, at: new Date().toISOString() };
      const whole: LocalCopy<Value> = { ...copy, base: latest.current.saved };
      isKept.current = writeStored(key, JSON.stringify(whole)) || writeStored(key, JSON.stringify(copy));
      return whole;
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
  /** What is not gone on with. The server keeps it as a version first, and the device until then. */
  const aside = useRef<{ value: Value; key: string }>(undefined);
  const saidFull = useRef(false);
  /** The next save replaces what somebody else saved. */
  const replaces = useRef(false);
  /** What was sent and never answered for: it may have arrived all the same. */
  const unanswered = useRef<readonly Value[]>([]);
  const send = useCallback(async () => {
    clearTimeout(timer.current);
    const { value: sent, saved } = latest.current;
    let { version } = latest.current;
    if (busy.current || (!aside.current && isSameJson(sent, saved))) return;
    busy.current = true;
    setStatus('saving');
    /** The server has this. What was changed since is sent next. */
    const has = (result: SavedValue<Value>) => {
      latest.current = { ...latest.current, saved: result.value, version: result.version };
      unanswered.current = [];
      if (isSameJson(latest.current.value, result.value)) {
        forget();
        setStatus('saved');
      } else {
        store(latest.current.value, result.version);
        timer.current = setTimeout(() => void send(), restMs);
      }
    };
    /** Somebody else was quicker: what both did is put together, or the person is asked. */
    const meet = (theirs: SavedValue<Value>, base: Value) => {
      const mine = latest.current.value;
      const { schema: whole, mergesAlone: merges } = calls.current;
      const merged = merges && !aside.current ? mergeSides(whole, { base, mine, theirs: theirs.value }) : undefined;
      if (!merged) return ask({ why: 'conflict', mine: store(mine, version), theirs });
      latest.current = { value: merged, saved: theirs.value, version: theirs.version };
      unanswered.current = [];
      store(merged, theirs.version);
      // Before the next key: a field that still shows the text from before would write it over this.
      flushSync(() => setValue(merged));
      timer.current = setTimeout(() => void send(), restMs);
    };
    try {
      const copy = aside.current;
      if (copy) {
        const next = await calls.current.save(copy.value, version, true);
        aside.current = undefined;
        // What cannot be saved yet stays on the device.
        if (next > version) {
          forgetCopy(copy.key);
          version = next;
          latest.current = { ...latest.current, saved: copy.value, version };
          replaces.current = true;
        }
      }
      has({ value: sent, version: await calls.current.save(sent, version, replaces.current) });
      replaces.current = false;
      saidFull.current = false;
    } catch (error) {
      setStatus(isKept.current ? 'on-device' : 'not-kept');
      if (isUnreachable(error)) {
        const [first = sent, ...later] = unanswered.current;
        unanswered.current = [first, ...later.slice(-3), sent];
      }
      // What was typed stays on the device; said once, and again after a save that was taken.
      const isFull = reasonOf(error) === 'space_full';
      if (isFull && !saidFull.current) notify.error(failures.space_full.text);
      saidFull.current ||= isFull;
      const isChanged = reasonOf(error) === 'resource_changed';
      const theirs = isChanged ? await calls.current.load().catch(() => undefined) : undefined;
      if (theirs && [latest.current.value, ...unanswered.current].some((one) => isSameJson(one, theirs.value)))
        has(theirs);
      else if (theirs) meet(theirs, saved);
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
      if (isSameJson(next, latest.current.saved)) {
        clearTimeout(timer.current);
        forget();
        return setStatus('saved');
      }
      const mine = store(next, latest.current.version);
      // The last words before the question came belong to what is chosen from.
      if (latestChoice.current && !latestChoice.current.key) return ask({ ...latestChoice.current, mine });
      setStatus('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), restMs);
    },
    [store, forget, send, ask],
  );

  /**
   * Goes on with one of the two versions, and with what only the other one changed elsewhere in it. The other one
   * becomes a version. What another tab kept is asked about next.
   */
  const choose = useCallback(
    (which: Side) => {
      if (!choice) return;
      const { mine, theirs, key: offered } = choice;
      if (!offered) latest.current = { value: theirs.value, saved: theirs.value, version: theirs.version };
      const sides = mergesAlone &&
        !offered &&
        mine.base !== undefined && { base: mine.base, mine: mine.value, theirs: theirs.value };
      const outcome = (sides && mergeSides(schema, sides, which)) || (which === 'mine' ? mine.value : theirs.value);
      ask(undefined);
      if (which === 'theirs') {
        const copy = offered ?? newCopyKey(id);
        if (!offered) writeStored(copy, JSON.stringify(mine));
        aside.current = { value: mine.value, key: copy };
      } else {
        replaces.current = true;
        if (offered) forgetCopy(offered);
      }
      change(outcome);
      // Also where nothing is to be saved but what is not gone on with.
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), restMs);
      ask(nextChoice(id, schema, { value: outcome, version: latest.current.version }, [key, aside.current?.key]));
    },
    [choice, change, ask, send, id, schema, key, mergesAlone],
  );

  // Leaving the screen sends what waits; closing the window leaves the copy on this device.
  useEffect(() => () => void send(), [send]);

  return { value, change, status, choice, choose, saveNow: send };
}

/** The newest copy that says something else than what one goes on with. Those that say the same are not needed. */
function nextChoice<Value>(
  id: string,
  schema: z.ZodType<Value>,
  now: SavedValue<Value>,
  own: readonly (string | undefined)[] = [],
): Choice<Value> | undefined {
  for (const { key, ...copy } of copiesOf(id, schema)) {
    if (own.includes(key)) continue;
    const opening = openingOf(copy, now);
    if (opening.kind !== 'saved') {
      return { why: own.length > 0 ? 'conflict' : opening.kind, mine: opening.local, theirs: now, key };
    }
    // Our own copy, or the server, has it.
    forgetCopy(key);
  }
  return undefined;
}
