import type { Mark } from '#shared/api/pronunciation';

export const markNames: Record<Mark, string> = { clear: 'Clear', nearly: 'Nearly', 'not-yet': 'Not yet' };
