import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';

export type Needs = Pick<Deps, 'db' | 'clock' | 'settings' | 'speech'>;

/** One kind of data in the file of somebody's own data: JSON with all of it, and a CSV table of its columns. */
export interface OwnKind {
  name: string;
  /** For the person whose data it is. */
  about: string;
  /** The tables that it comes from. */
  models: readonly string[];
  /** Without columns there is no table. */
  columns?: readonly string[];
  pages(deps: Needs, user: User): AsyncIterable<object[]>;
}
