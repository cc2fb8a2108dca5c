import type { WorkState } from '#shared/api/assignments';

export const stateNames: Record<WorkState, string> = {
  'not-started': 'Not started',
  playing: 'Playing',
  'to-revise': 'To revise',
  'to-mark': 'To mark',
  done: 'Done',
};
