import { readStoredJson, writeStored } from '#client/lib/storage';
import type { LiveValues } from './live-form';

/** How the last game was played, on this device. */
const key = 'studio-live';

/** Each choice of the last time by its name, as text; a form passes over what it does not offer any more. */
export function usualChoices(): Readonly<Partial<Record<keyof LiveValues, string>>> {
  const kept = readStoredJson(key);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** What was not asked, as the time where each plays alone, stays as it was. */
export function rememberChoices(values: LiveValues): void {
  const asked = Object.entries(values).filter(([, value]) => value !== undefined);
  const texts = asked.map(([name, value]) => [name, String(value ?? '')]);
  writeStored(key, JSON.stringify({ ...usualChoices(), ...Object.fromEntries(texts) }));
}
