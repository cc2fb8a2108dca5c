import { shortMoment } from '#client/lib/plain-date';
import type { OwnAssignment } from '#shared/api/assignments';

/** By when it is to be done, and whether that is over. */
export function dueText({ dueAt, isLate }: Partial<Pick<OwnAssignment, 'dueAt' | 'isLate'>>): string {
  if (!dueAt) return '';
  return isLate ? `Late, was due ${shortMoment(dueAt)}` : `By ${shortMoment(dueAt)}`;
}
