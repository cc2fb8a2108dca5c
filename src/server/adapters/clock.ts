import type { Clock } from '#server/domain/platform/deps';

export const systemClock: Clock = { now: () => new Date() };
