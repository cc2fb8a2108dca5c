import type { ClassSummary } from '#shared/api/classes';
import { readStoredJson, writeStored } from './storage';

/** The classes of the last time, on this device. */
const givenTo = 'studio-given-to';

/** The classes in which the user may give something. */
export function openClasses(classes: readonly ClassSummary[]): ClassSummary[] {
  return classes.filter(({ archivedAt, isSample, right }) => archivedAt === null && !isSample && right !== 'view');
}

/** The class that was meant, the only one, or those of the last time. */
export function usualClasses(classes: readonly ClassSummary[], meant?: string): string[] {
  if (meant && classes.some(({ id }) => id === meant)) return [meant];
  if (classes.length === 1) return classes.map(({ id }) => id);
  const last = readStoredJson(givenTo);
  return Array.isArray(last) ? classes.filter(({ id }) => last.includes(id)).map(({ id }) => id) : [];
}

export const rememberClasses = (ids: readonly string[]) => writeStored(givenTo, JSON.stringify(ids));
