import type { Mark } from '../../../shared/schemas/pronunciation';

export const markNames: Record<Mark, string> = { clear: 'Clear', nearly: 'Nearly', 'not-yet': 'Not yet' };
