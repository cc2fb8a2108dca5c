import type { LookOutput } from '#shared/api/join';

/** Where a code leads, once it was looked at. */
export type Door = LookOutput & { code: string };
