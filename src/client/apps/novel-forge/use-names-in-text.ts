import { useDeferredValue, useMemo } from 'react';
import type { CodexEntry } from '#shared/novel/book';
import { nameFinder } from '#shared/novel/names';

/** The names of a codex in a text: where they stand, and whose they are. */
export function useNamesInText(codex: readonly CodexEntry[], text: string) {
  const finder = useMemo(() => nameFinder(codex), [codex]);
  // Names are looked for while nothing else is to be done: the user who types on does not wait for it.
  const read = useDeferredValue(text);
  const places = useMemo(() => placesOf(finder.runs(read)), [finder, read]);
  const marks = useMemo(() => places.map(({ start, end }) => ({ id: String(start), start, end })), [places]);
  const named = useMemo(() => {
    const ids = new Set(places.map(({ entry }) => entry.id));
    return codex.filter(({ id }) => ids.has(id));
  }, [places, codex]);
  return { read, places, marks, named };
}

/** The places of names in a text. */
function placesOf(runs: ReturnType<ReturnType<typeof nameFinder>['runs']>) {
  let at = 0;
  return runs.flatMap(({ text, entry }) => {
    const start = at;
    at += text.length;
    return entry ? [{ start, end: at, entry }] : [];
  });
}
