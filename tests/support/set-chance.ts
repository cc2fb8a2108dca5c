import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { mulberry32 } from '#shared/core/random';

/**
 * Chance comes out the same in each run of a test. What must hold for any chance is tried with another seed:
 * `CHANCE=2 npm test -- unit integration`.
 */
export const chanceSeed = Number(process.env.CHANCE ?? 1);

fc.configureGlobal({ seed: chanceSeed });

beforeEach(() => {
  Math.random = mulberry32(chanceSeed);
});
