import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { accountKinds } from './account-kinds';
import { attemptKinds } from './attempt-kinds';
import { workKinds } from './work-kinds';

export type Needs = Pick<Deps, 'db' | 'clock' | 'settings'>;

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

export const ownKinds: readonly OwnKind[] = [...accountKinds, ...workKinds, ...attemptKinds];

/** Tables that hold nothing of a person. Recordings are files of their own beside their list. */
export const notPersonal: Record<string, string> = {
  RateLimiterFlexible: 'Counts attempts for some hours, by account or address.',
  GivenUpAddress: 'Hashes of addresses that no account has any more. They cannot be read back.',
  AppSetting: 'What administrators set for apps.',
  PortalSetting: 'What administrators set for the portal.',
  NightlyRun: 'When the work of a night was done.',
};
