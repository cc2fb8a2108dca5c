import type { KindStorage } from './kind-storage';

/** The storage of work that is all in its row. */
export const inItsRow = <Data>(): KindStorage<Data> => ({
  split: (data) => ({ data, texts: new Map() }),
  storedSize: async () => undefined,
  afterSave: async () => {},
});
