import type { WorkState } from '#shared/classes/work-states';

export const stateNames: Record<WorkState, string> = {
  'not-started': 'Not started',
  playing: 'Playing',
  'to-revise': 'To revise',
  'to-mark': 'To mark',
  done: 'Done',
};
