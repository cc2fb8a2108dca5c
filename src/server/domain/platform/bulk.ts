import type { BulkOutput } from '#shared/api/users';
import { failures } from '#shared/core/failures';
import type { Refusal } from '#shared/core/result';

/** A refusal as answers to bulk actions list it. */
export function refusalOf(id: string, { reason, text }: Refusal): BulkOutput['refused'][number] {
  return { id, reason, message: text ?? failures[reason].text };
}
