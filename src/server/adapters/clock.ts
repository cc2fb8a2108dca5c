import type { Clock } from '../domain/deps';

export const systemClock: Clock = { now: () => new Date() };
