import type { BadgeTone } from '#client/ui/badge';
import type { WorkState } from '#shared/classes/work-states';

export const stateNames: Record<WorkState, string> = {
  'not-started': 'Not started',
  playing: 'Playing',
  'to-revise': 'To revise',
  'to-mark': 'To mark',
  done: 'Done',
};

/** The same of a book, which is written and not played. */
export const bookStateNames: Record<WorkState, string> = {
  ...stateNames,
  playing: 'Writing',
  done: 'Goal reached',
};

export const stateTones: Record<WorkState, BadgeTone> = {
  'not-started': 'neutral',
  playing: 'accent',
  'to-revise': 'accent',
  'to-mark': 'warn',
  done: 'good',
};
