import type * as z from 'zod';
import { mayCopy, modeOfShown, shownTo } from '#server/domain/access/access';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { Saving } from '#server/domain/space/space';
import type { Resource } from '#shared/api/library';
import type { lookOutput, MakeMineInput } from '#shared/api/shelf';
import { findStarter } from '#shared/content/lessons/starters/all';
import { starterCredit } from '#shared/content/lessons/starters/starter';
import { err, ok, type Result } from '#shared/core/result';
import { creditOf } from './credit';
import { fullSelect, toResource } from './resource-row';
import { createResource, type Unmade } from './resources';
import { shownOf } from './shares';

interface VisibleResource {
  by: string;
  resource: Resource;
}

async function findVisible(
  { db }: Pick<Deps, 'db'>,
  user: User,
  id: string,
): Promise<Result<VisibleResource, 'resource_not_found'>> {
  const row = await db.resource.findFirst({
    where: { id, ...shownTo(user) },
    select: { ...fullSelect, owner: { select: { username: true } } },
  });
  return row ? ok({ by: row.owner.username, resource: toResource(row) }) : err('resource_not_found');
}

/** Somebody else's work as one may see it. */
export async function lookAt(
  deps: Pick<Deps, 'db'>,
  user: User,
  id: string,
): Promise<Result<z.infer<typeof lookOutput>, 'resource_not_found'>> {
  const seen = await findVisible(deps, user, id);
  if (!seen.ok) return seen;
  const { by, resource } = seen.value;
  const shared = shownOf(resource, modeOfShown(resource));
  return shared ? ok({ by, credit: resource.credit, shared }) : err('resource_not_found');
}

/** Copies a lesson of ours, or work that one may see, into one's own library. The original stays as it is. */
export async function makeMine(
  deps: Saving,
  user: User,
  { from }: MakeMineInput,
): Promise<Result<Resource, 'resource_not_found' | Unmade>> {
  if ('starter' in from) {
    const starter = await findStarter(from.starter);
    if (!starter) return err('resource_not_found');
    const { title, data } = from.changed ?? starter;
    const placement = { credit: starterCredit(starter.title) };
    return createResource(deps, user, { kind: 'lesson', title, level: data.about.level, data, kept: placement });
  }
  const seen = await findVisible(deps, user, from.resource);
  if (!seen.ok) return seen;
  const { by, resource } = seen.value;
  if (!mayCopy(modeOfShown(resource))) return err('resource_not_found');
  const { kind, title, level, data } = resource;
  const credit = creditOf(resource, `“${title}” by ${by}`);
  return createResource(deps, user, { kind, title, level: level ?? undefined, data, kept: { credit } });
}
