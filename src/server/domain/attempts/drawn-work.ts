import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { Activity } from '#shared/api/attempts';
import { newSeed, textSeed } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import type { Item } from '#shared/items/item';
import type { Rules } from '#shared/items/question-set';
import { shuffledInGroups } from './activities/questions';
import { moduleOf } from './activities/registry';
import type { ActivityDeps, PrepareRefusal } from './activity-module';
import { askedOf, readAssignedWork } from './assigned-work';
import type { GameSource } from './game-source';
import { drawGame } from './given-game';

/** What an attempt at given work is made from. */
export const workSelect = {
  id: true,
  classId: true,
  title: true,
  appId: true,
  activity: true,
  items: true,
  rules: true,
  resourceId: true,
  resourceVersion: true,
  goalWords: true,
} satisfies Prisma.AssignmentSelect;
type WorkRow = Prisma.AssignmentGetPayload<{ select: typeof workSelect }>;

/** An attempt at given work, before it is known whether it may begin. */
interface Drawn {
  appId: string;
  title: string;
  activity: Activity | GameSource;
  rules: Rules;
  seed: number;
  items: Item[];
  mode: 'practice';
}

/** Draws the questions of an attempt at given work. */
export async function drawWork(
  deps: ActivityDeps & Pick<Deps, 'random'>,
  row: WorkRow,
  { user, isFirst, withoutListening }: { user: User | undefined; isFirst: boolean; withoutListening?: boolean },
): Promise<Result<Drawn, PrepareRefusal>> {
  const { id, title, appId } = row;
  const { activity: given, items: stored, rules } = readAssignedWork(row);
  const activity = given.kind === 'placement' && withoutListening ? { ...given, withoutListening } : given;
  const seed = newSeed(deps.random);
  if (activity.kind === 'twenty-questions') {
    const game = drawGame(activity, { seed, isFirst });
    if (!game) return err('nothing_to_ask');
    return ok({ appId, title, activity: game.source, rules, seed, items: game.items, mode: 'practice' });
  }
  // At first all are asked the same, so that the results can be looked at by word or point; each later attempt asks
  // anew. Where each answer brings the next question, an attempt has a seed of its own from the beginning.
  const drawnBy = isFirst && !moduleOf(activity).next ? textSeed(id) : seed;
  const made = stored
    ? ok(rules.shuffleItems ? shuffledInGroups(stored, seed) : stored)
    : await itemsFor(deps, { user, appId }, activity, drawnBy);
  if (!made.ok) return made;
  const items = made.value;
  if (items.length === 0) return err('nothing_to_ask');
  return ok({ appId, title, activity: askedOf(activity, items), rules, seed, items, mode: 'practice' });
}

async function itemsFor(
  deps: ActivityDeps,
  asker: { user: User | undefined; appId: string },
  activity: Activity,
  seed: number,
) {
  const prepared = await moduleOf(activity).prepare(deps, activity, asker);
  return prepared.ok ? ok(await prepared.value.items(seed)) : prepared;
}

/** The work that it is a copy of: its owner sees the attempt too. */
export function ofWork({ resourceId, resourceVersion }: WorkRow) {
  return resourceId && resourceVersion !== null ? { resourceId, resourceVersion } : undefined;
}
