import type { Givable } from './givable';

/** A book for each student to write, as it is given to a class. */
export const bookToGive: Givable = {
  appId: 'novel-forge',
  title: 'A book of your own',
  activity: { kind: 'novel' },
  rules: { release: 'each' },
};
