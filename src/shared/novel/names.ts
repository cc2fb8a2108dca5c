import type { CodexEntry } from './book';

/** A stretch of text, and whom or what of the codex it names. */
export interface NameRun {
  text: string;
  entry?: CodexEntry;
}

export interface NameFinder {
  /** The whole text in runs: joined, they are the text again. */
  runs(text: string): NameRun[];
  /** Everybody and everything that is named, each once, in the order of the codex. */
  named(text: string): CodexEntry[];
}

const key = (name: string) => name.trim().replaceAll('’', "'").replaceAll(/\s+/g, ' ').toLowerCase();
const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds the names of a codex in a text: the longest first, so that “Mara Lind” is not taken for “Mara”, with a
 * possessive or a plural possessive after it. A name that begins with a capital is one only where it has it: Rose is
 * not a rose.
 */
export function nameFinder(codex: readonly CodexEntry[]): NameFinder {
  const byKey = new Map<string, CodexEntry>();
  for (const entry of codex) {
    for (const name of [entry.name, ...entry.otherNames]) {
      if (key(name) !== '' && !byKey.has(key(name))) byKey.set(key(name), entry);
    }
  }
  const names = [...byKey.keys()].sort((a, b) => b.length - a.length);
  if (names.length === 0) return { runs: (text) => (text ? [{ text }] : []), named: () => [] };
  const withCapital = new Set(
    codex
      .flatMap(({ name, otherNames }) => [name, ...otherNames])
      .flatMap((name) => (/^\p{Lu}/u.test(name.trim()) ? [key(name)] : [])),
  );
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${names.map((name) => literal(name).replaceAll("'", "['’]").replaceAll(' ', '\\s+')).join('|')})(?:['’]s|['’](?![\\p{L}\\p{N}]))?(?![\\p{L}\\p{N}])`,
    'giu',
  );

  function entryOf(form: string): CodexEntry | undefined {
    const name = key(form);
    const bare = byKey.has(name) ? name : name.replace(/'s?$/, '');
    if (withCapital.has(bare) && !/^\p{Lu}/u.test(form)) return undefined;
    return byKey.get(bare);
  }

  function runs(text: string): NameRun[] {
    const parts: NameRun[] = [];
    let at = 0;
    for (const { 0: form, index } of text.matchAll(pattern)) {
      const entry = entryOf(form);
      if (!entry) continue;
      if (index > at) parts.push({ text: text.slice(at, index) });
      parts.push({ text: form, entry });
      at = index + form.length;
    }
    if (at < text.length) parts.push({ text: text.slice(at) });
    return parts;
  }

  function named(text: string): CodexEntry[] {
    const ids = new Set(runs(text).flatMap(({ entry }) => (entry ? [entry.id] : [])));
    return codex.filter(({ id }) => ids.has(id));
  }

  return { runs, named };
}
