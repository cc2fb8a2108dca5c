import type { Level } from '#shared/core/level';

export type Mark = Level | 'unknown';

const line = 'underline underline-offset-[0.3em] decoration-from-font';

/** How a word of each level is marked: the line under it tells the level in every theme and without colours. */
export const markOf: Record<Mark, string> = {
  A1: '',
  A2: `${line} decoration-dotted decoration-2 decoration-edge`,
  B1: `${line} decoration-dashed decoration-2 text-good`,
  B2: `${line} decoration-solid decoration-2 text-accent`,
  unknown: `${line} decoration-double decoration-2 text-muted`,
};
