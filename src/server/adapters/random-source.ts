import { randomInt } from 'node:crypto';
import type { Random } from '#shared/core/random';

const steps = 2 ** 32;

export const systemRandom: Random = () => randomInt(steps) / steps;
