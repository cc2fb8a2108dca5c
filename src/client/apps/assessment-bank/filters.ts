import * as z from 'zod';
import { kindTexts } from '#client/items/kind-names';
import { readStoredJson, writeStored } from '#client/lib/storage';
import { bankStatuses } from '#shared/api/bank';
import { levels } from '#shared/core/level';
import { skills } from '#shared/items/fields';

/** What the list is narrowed to; empty texts mean: all. */
export const filters = z.object({
  search: z.string(),
  level: z.enum(['', ...levels]),
  skill: z.enum(['', ...skills]),
  kind: z.string(),
  point: z.string(),
  tag: z.string(),
  status: z.enum(['', ...bankStatuses]),
  missedBy: z.enum(['', 'strongest']).default(''),
});
export type Filters = z.infer<typeof filters>;

export const noFilters: Filters = {
  search: '',
  level: '',
  skill: '',
  kind: '',
  point: '',
  tag: '',
  status: '',
  missedBy: '',
};
export const isFiltered = (set: Filters) => Object.values(set).some((value) => value !== '');

/** As the server takes them: what is empty is left out. */
export function toQuery({ kind, search, level, skill, point, tag }: Filters) {
  return {
    search: search.trim() || undefined,
    level: level || undefined,
    skill: skill || undefined,
    kind: kindTexts.find((one) => one.kind === kind)?.kind,
    point: point || undefined,
    tag: tag || undefined,
  };
}

const savedFilters = z.array(z.object({ name: z.string(), filters }));
export type SavedFilters = z.infer<typeof savedFilters>;
const storedAs = 'bank:filters';

/** Sets of filters with names, in this browser. */
export function readSaved(): SavedFilters {
  const parsed = savedFilters.safeParse(readStoredJson(storedAs));
  return parsed.success ? parsed.data : [];
}

/** True when this browser could keep them. */
export const writeSaved = (saved: SavedFilters) => writeStored(storedAs, JSON.stringify(saved));
