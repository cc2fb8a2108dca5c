import type { Transaction } from '#server/domain/platform/deps';

/** A content that has just been written into its row. */
export interface SavedContent<Data> {
  id: string;
  ownerId: string;
  /** What it replaced; undefined where it is new. */
  before: unknown;
  data: Data;
  at: Date;
}

/** What saving one kind of work does beside its row, in the same transaction: on a save and on a restored version. */
export interface KindStorage<Data> {
  /** What stays in the row, and texts that have rows of their own, by their ids. */
  split(data: Data): { data: Data; texts: ReadonlyMap<string, string> };
  /** How large it is where that is not to be seen in the row. Before the row is written. */
  storedSize(tx: Transaction, id: string, data: Data): Promise<number | undefined>;
  afterSave(tx: Transaction, saved: SavedContent<Data>): Promise<void>;
}
