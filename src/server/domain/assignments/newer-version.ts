import type { Prisma } from '#prisma/generated/sqlite/client';
import type { User } from '#server/domain/platform/user';
import type { NewerVersion } from '#shared/api/assignments';

/** What tells whether the saved work, of which given work is a copy, was changed since. */
export const newerVersionSelect = {
  resourceVersion: true,
  resource: { select: { ownerId: true, title: true, version: true, deletedAt: true } },
} satisfies Prisma.AssignmentSelect;

/**
 * The newer version that could be taken over: only for who owns the saved work, as nobody else may open it. Ask only for
 * those who may change the given work.
 */
export function newerVersionOf(
  { resourceVersion, resource }: Prisma.AssignmentGetPayload<{ select: typeof newerVersionSelect }>,
  user: Pick<User, 'id'>,
): NewerVersion | null {
  if (!resource || resource.deletedAt || resource.ownerId !== user.id) return null;
  return resourceVersion !== null && resource.version > resourceVersion ? { title: resource.title } : null;
}
