import { accountKinds } from './account-kinds';
import { attemptKinds } from './attempt-kinds';
import { classKinds } from './class-kinds';
import { liveKinds } from './live-kinds';
import type { OwnKind } from './own-kind';
import { schoolKinds } from './school-kinds';
import { workKinds } from './work-kinds';

export const ownKinds: readonly OwnKind[] = [
  ...accountKinds,
  ...classKinds,
  ...schoolKinds,
  ...workKinds,
  ...attemptKinds,
  ...liveKinds,
];

/** Tables that hold nothing of a person. Recordings and pictures are files of their own beside their list. */
export const notPersonal: Record<string, string> = {
  RateLimiterFlexible: 'Counts attempts for some hours, by account or address.',
  GivenUpAddress: 'Hashes of addresses that no account has any more. They cannot be read back.',
  AppSetting: 'What administrators set for apps.',
  PortalSetting: 'What administrators set for the portal.',
  ItemCalibration: 'How hard sorts of questions are, from the answers of thirty people at least.',
  NightlyRun: 'When the work of a night was done.',
};
