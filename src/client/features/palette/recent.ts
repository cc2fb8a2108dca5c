import { readStoredJson, writeStored } from '#client/lib/storage';

const recentKey = 'portal:recent';
const mostRecent = 4;

/** Ids of what was picked lately in this browser, the last one first. Users are not among them. */
export function recentPicks(): string[] {
  const stored = readStoredJson(recentKey);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, mostRecent) : [];
}

export function rememberPick(id: string): void {
  const others = recentPicks().filter((other) => other !== id);
  writeStored(recentKey, JSON.stringify([id, ...others].slice(0, mostRecent)));
}
