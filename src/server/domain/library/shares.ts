import { randomBytes } from 'node:crypto';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { mayCopy } from '#server/domain/access/access';
import { type Actor, record } from '#server/domain/audit/record';
import { after } from '#server/domain/platform/calendar';
import type { Clock, Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import { isTaken } from '#server/domain/platform/unique';
import type { User } from '#server/domain/platform/user';
import type { Saving } from '#server/domain/space/space';
import {
  codeLetters,
  type Resource,
  type SharedResource,
  type ShareInput,
  type ShareLink,
  type ShareMode,
  shareModes,
} from '#shared/api/library';
import { pick, type Random } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import { setFaults } from '#shared/items/set-faults';
import { isOwnersOnly, type OwnersOnlyKind } from '#shared/library/kinds/registry';
import { creditOf } from './credit';
import { fullSelect, toResource } from './resource-row';
import { createResource, getResource, type Unmade } from './resources';

const linkSelect = { id: true, token: true, code: true, mode: true, createdAt: true, expiresAt: true } as const;

/** Makes a link to a resource of the owner's. What is not for others, or cannot be played as it is, gets none. */
export async function shareResource(
  { db, clock, random: chance }: Pick<Deps, 'db' | 'clock' | 'random'>,
  owner: User & Actor,
  { id, mode, days }: ShareInput,
): Promise<Result<ShareLink, 'resource_not_found' | 'set_unfinished' | 'not_shareable'>> {
  const resource = await getResource({ db }, owner, id);
  if (!resource.ok) return resource;
  const { kind, data } = resource.value;
  if (isOwnersOnly(kind)) return err('not_shareable');
  const [fault] = kind === 'quiz' || kind === 'test' ? setFaults(data) : [];
  if (fault) return err('set_unfinished', { text: `Not shared yet. ${fault.text}` });
  const now = clock.now();
  const make = (code: string | null) =>
    db.$transaction(async (tx) => {
      const link = await tx.shareLink.create({
        data: {
          // 128 random bits: nobody guesses one.
          token: randomBytes(16).toString('base64url'),
          code,
          resourceId: id,
          mode,
          createdAt: now,
          expiresAt: days ? after(now, { days }) : null,
        },
        select: linkSelect,
      });
      await record(tx, owner, { action: 'links.made', at: now, details: { kind, mode } });
      return link;
    });
  return ok(toLink(await (kind === 'story' ? withFreeCode(chance, make) : make(null))));
}

/** A class types the code of a roll from the board. There are 331,776: one that is taken is drawn again. */
async function withFreeCode<Row>(chance: Random, make: (code: string) => Promise<Row>, tries = 20): Promise<Row> {
  try {
    return await make(Array.from({ length: 4 }, () => pick([...codeLetters], chance)).join(''));
  } catch (error) {
    if (tries <= 1 || !isTaken(error, 'code')) throw error;
    return withFreeCode(chance, make, tries - 1);
  }
}

/**
 * Where a code leads, to the user who types it. Trying codes is limited, though what they open is meant for a class.
 */
export async function tokenOfCode(
  { db, clock, limiter }: Pick<Deps, 'db' | 'clock' | 'limiter'>,
  address: string,
  code: string,
): Promise<Result<{ token: string }, 'code_unknown' | 'too_many_attempts'>> {
  const refused = await limiter.take([{ limit: 'codes-address', address }]);
  if (refused) return refused;
  const link = await db.shareLink.findFirst({
    where: { code, ...working(clock), resource: { deletedAt: null } },
    select: { token: true },
  });
  return link ? ok(link) : err('code_unknown');
}

/** The links of a resource that work, newest first. */
export async function linksOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: User,
  resourceId: string,
): Promise<Result<{ items: ShareLink[] }, 'resource_not_found'>> {
  const count = await db.resource.count({ where: { id: resourceId, ownerId: owner.id, deletedAt: null } });
  if (count === 0) return err('resource_not_found');
  const rows = await db.shareLink.findMany({
    where: { resourceId, ...working(clock) },
    orderBy: { createdAt: 'desc' },
    select: linkSelect,
  });
  return ok({ items: rows.map(toLink) });
}

/** Takes a link back: from now on it answers like one that never was. */
export async function revokeLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Actor,
  id: string,
): Promise<Result<void, 'share_not_found'>> {
  const at = clock.now();
  return transact(db, async (tx) => {
    const { count } = await tx.shareLink.updateMany({
      where: { id, revokedAt: null, resource: { ownerId: owner.id } },
      data: { revokedAt: at, code: null },
    });
    if (count === 0) return err('share_not_found');
    await record(tx, owner, { action: 'links.revoked', at });
    return ok();
  });
}

type Shareable = Exclude<Resource, { kind: OwnersOnlyKind }>;
const isShareable = (one: Resource): one is Shareable => !isOwnersOnly(one.kind);

interface Behind {
  mode: ShareMode;
  ownerId: string;
  resource: Shareable;
}

/** What stands behind a link, whole: questions with their keys. Not to be sent as it is. */
export async function behindLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<Result<Behind, 'share_not_found'>> {
  const link = await db.shareLink.findFirst({
    where: { token, ...working(clock), resource: { deletedAt: null } },
    select: { mode: true, resource: { select: fullSelect } },
  });
  if (!link) return err('share_not_found');
  const work = toResource(link.resource);
  if (!isShareable(work)) return err('share_not_found');
  return ok({ mode: toMode(link.mode), ownerId: link.resource.ownerId, resource: work });
}

/** What a link shows, to anyone who has it. Never whose it is, and of questions neither text nor key. */
export async function sharedBy(
  deps: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<Result<SharedResource, 'share_not_found'>> {
  const behind = await behindLink(deps, token);
  if (!behind.ok) return behind;
  const { mode, resource: behindIt } = behind.value;
  const view = shownOf(behindIt, mode);
  return view ? ok(view) : err('share_not_found');
}

/**
 * Saved work as others may see it: of questions neither text nor key. Blueprints and secrets are nobody else's
 * business.
 */
export function shownOf(one: Resource, mode: ShareMode): SharedResource | undefined {
  const common = { mode, title: one.title, level: one.level };
  switch (one.kind) {
    case 'word-list':
      return { ...common, kind: one.kind, data: one.data };
    case 'lesson':
      return { ...common, kind: one.kind, data: one.data };
    case 'story':
      // A story is read where it was shared to be read; to play is to write one's own to the same dice.
      return { ...common, kind: one.kind, data: mode === 'play' ? { ...one.data, text: '' } : one.data };
    case 'quiz':
    case 'test':
      return {
        ...common,
        kind: one.kind,
        intro: one.data.intro,
        size: one.data.items.length,
        rules: one.data.rules,
      };
    case 'blueprint':
    case 'secrets':
    case 'novel':
    case 'writing':
      return undefined;
  }
}

/** Takes a copy of what a link shows into one's own library, where the link allows it. */
export async function copyShared(
  deps: Saving,
  user: User,
  token: string,
): Promise<Result<Resource, 'share_not_found' | Unmade>> {
  const behind = await behindLink(deps, token);
  if (!behind.ok) return behind;
  const { mode, resource: original } = behind.value;
  if (!mayCopy(mode)) return err('share_not_found', { text: 'This link is for playing only. Ask for one to copy.' });
  const { kind, title, level, data, credit } = original;
  return createResource(deps, user, {
    kind,
    title,
    level: level ?? undefined,
    data,
    kept: { credit: creditOf({ credit }, `“${title}”, shared by link`) },
  });
}

function working(clock: Clock): Prisma.ShareLinkWhereInput {
  return { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: clock.now() } }] };
}

function toLink({
  id,
  token,
  code,
  mode,
  createdAt,
  expiresAt,
}: Prisma.ShareLinkGetPayload<{ select: typeof linkSelect }>) {
  return {
    id,
    token,
    code,
    mode: toMode(mode),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

/** Unknown modes count as the least. */
function toMode(text: string): ShareMode {
  return shareModes.find((mode) => mode === text) ?? 'view';
}
