import { bankFor, reachable } from '#server/domain/access/bank';
import { adoptPictures } from '#server/domain/pictures/adopt-pictures';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { type Saving, withinSpace } from '#server/domain/space/space';
import type { DrawInput, DrawOutput, MakeTestInput } from '#shared/api/bank';
import { asAssumed } from '#shared/attempts/placement/bands';
import { limits } from '#shared/core/limits';
import { mulberry32, newSeed } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import { pointOf } from '#shared/grammar/point-of';
import type { RowDifficulty } from '#shared/items/bank/blueprint';
import { type Candidate, draw } from '#shared/items/bank/draw';
import type { Item } from '#shared/items/item';
import { questionSet, questionSetLimit } from '#shared/items/question-set';
import { sameKey } from '#shared/items/same-key';
import { contentFields } from '../content-fields';
import { getResourceOf } from '../resources';
import { addItems } from './add-items';
import { itemOfRow } from './rows';
import { openStarter, type StarterRefusal, starterAmong } from './starter';

/** Draws a test by its blueprint, and says what the bank lacks for it. Nothing is kept yet. */
export async function drawTest(
  deps: Pick<Deps, 'db' | 'clock' | 'random' | 'words'>,
  user: User,
  { ownerId, blueprint, withStarter, seed = newSeed(deps.random) }: DrawInput,
): Promise<Result<DrawOutput, StarterRefusal | 'bank_not_found' | 'bank_right_missing' | 'content_unfit'>> {
  const total = blueprint.rows.reduce((sum, { count }) => sum + count, 0);
  if (total > questionSetLimit) {
    return err('content_unfit', {
      text: `A test holds at most ${questionSetLimit} questions, and this asks for ${total}.`,
    });
  }
  const bank = await bankFor(deps.db, user, { ownerId, needs: 'use' });
  if (!bank.ok) return bank;
  const starter = withStarter ? await openStarter(deps, user) : undefined;
  if (starter && !starter.ok) return starter;
  const rows = await deps.db.bankItem.findMany({
    // Only what some row may take is read: a bank may be large. Tags are looked at without their capitals, so later.
    where: {
      ownerId: bank.value,
      status: { not: 'retired' },
      OR: blueprint.rows.map(({ level, skill, point }) => ({
        ...(level && { level }),
        ...(skill && { skill }),
        ...(point && { point: point.replaceAll(/\p{Cs}/gu, '\uFFFD') }),
      })),
    },
    // A fixed order, so that a seed draws the same test again.
    orderBy: { id: 'asc' },
    select: { id: true, version: true, item: true, point: true, sameKey: true, difficulty: true, measured: true },
  });
  const own = rows.map((row): Candidate => {
    const item = itemOfRow(row);
    return { item, point: row.point, key: row.sameKey, difficulty: difficultyAmongOthers(item, row) };
  });
  const built = starter ? starter.value.all.map(asCandidate) : [];
  const avoid = await lastDrawn(deps.db, user, blueprint.avoidLast);
  const selection = draw(blueprint, own, { random: mulberry32(seed), avoid, fillUp: built });
  return ok({ seed, ...selection });
}

const asCandidate = (item: Item): Candidate => ({
  item,
  point: pointOf(item),
  key: sameKey(item),
  difficulty: 'usual',
});

/** How hard a question is among those of its level: as it was found to be, or else as its author thinks. */
function difficultyAmongOthers(
  item: Item,
  { measured, difficulty }: { measured: number | null; difficulty: number | null },
): RowDifficulty {
  // A third of a level away is told apart from chance by a hundred answers or so.
  const above = measured === null ? ((difficulty ?? 3) - 3) / 2 : measured - asAssumed(item).difficulty;
  return above >= 0.5 ? 'harder' : above <= -0.5 ? 'easier' : 'usual';
}

/** The questions of the tests that this user made of the bank last. */
async function lastDrawn(db: Deps['db'], { id: ownerId }: User, tests: number): Promise<Set<string>> {
  if (tests === 0) return new Set();
  const last = await db.resource.findMany({
    where: { ownerId, itemUses: { some: {} } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: tests,
    select: { itemUses: { select: { bankItem: { select: { sameKey: true } } } } },
  });
  return new Set(last.flatMap(({ itemUses }) => itemUses.map(({ bankItem }) => bankItem.sameKey)));
}

/**
 * Keeps questions as a quiz or a test, each with its id and version in the bank. Those of the starter collection come
 * into the own bank first, so that their use and their answers are counted like those of others.
 */
export async function makeTest(
  deps: Saving & Pick<Deps, 'random' | 'words'>,
  user: User,
  { kind, title, ids }: MakeTestInput,
): Promise<
  Result<
    { id: string; kind: 'quiz' | 'test'; title: string },
    StarterRefusal | 'bank_item_not_found' | 'bank_full' | 'library_full' | 'space_full'
  >
> {
  const starter = await starterAmong(deps, user, ids);
  if (!starter.ok) return starter;
  return withinSpace(deps, user.id, async (tx) => {
    const at = deps.clock.now();
    const starters = [...starter.value.values()];
    const copied = await addItems(tx, { ownerId: user.id, items: starters, status: 'reviewed', at });
    if (!copied.ok) return copied;
    const copyOf = new Map(starters.map(({ id }, place) => [id, copied.value.ids[place] ?? id]));
    const bankIds = [...new Set(ids.map((id) => copyOf.get(id) ?? id))].map((id) =>
      id.replaceAll(/\p{Cs}/gu, '\uFFFD'),
    );
    const rows = await tx.bankItem.findMany({
      where: { id: { in: bankIds }, ...reachable(user, 'use') },
      select: { id: true, version: true, item: true },
    });
    const byId = new Map(rows.map((row) => [row.id, itemOfRow(row)]));
    const items = bankIds.flatMap((id) => byId.get(id) ?? []);
    if (items.length < bankIds.length) return err('bank_item_not_found');
    const resourceCount = await tx.resource.count({ where: { ownerId: user.id } });
    if (resourceCount >= limits.resourcesPerUser) return err('library_full');
    const content = questionSet.parse({ items, rules: { release: kind === 'test' ? 'end' : 'each' } });
    const read = (stored: unknown) => questionSet.safeParse(stored).data;
    const data = await adoptPictures(tx, { ownerId: user.id, content, read, at });
    const fields = contentFields({ kind, title, data });
    const resource = await tx.resource.create({
      data: {
        ...fields,
        ownerId: user.id,
        kind,
        bytes: fields.ownBytes,
        createdAt: at,
        updatedAt: at,
        itemUses: { create: items.map(({ id, version }) => ({ bankItemId: id, version })) },
      },
      select: { id: true },
    });
    return ok({ id: resource.id, kind, title });
  });
}

/** Questions of a quiz or a test of one's own that have a newer version in the bank. */
export async function newerVersions(
  { db }: Pick<Deps, 'db'>,
  user: User,
  resourceId: string,
): Promise<
  Result<{ items: { id: string; usedVersion: number; version: number; item: Item }[] }, 'resource_not_found'>
> {
  const resource = await getResourceOf({ db }, user, resourceId, ['quiz', 'test']);
  if (!resource.ok) return resource;
  const used = new Map(resource.value.data.items.map(({ id, version }) => [id, version]));
  const rows = await db.bankItem.findMany({
    where: { uses: { some: { resourceId } }, ...reachable(user, 'use') },
    select: { id: true, version: true, item: true },
  });
  const items = rows.flatMap((row) => {
    const usedVersion = used.get(row.id);
    if (usedVersion === undefined || usedVersion >= row.version) return [];
    return [{ id: row.id, usedVersion, version: row.version, item: itemOfRow(row) }];
  });
  return ok({ items });
}
