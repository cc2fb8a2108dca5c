import { reachable } from '#server/domain/access/bank';
import { isKnown, isOpen, type OpenRefusal } from '#server/domain/access/open-apps';
import { moduleOf } from '#server/domain/attempts/activities/registry';
import type { ActivityDeps, PrepareRefusal } from '#server/domain/attempts/activity-module';
import { makeItems } from '#server/domain/attempts/make-items';
import { itemOfRow, rowSelect } from '#server/domain/library/bank/rows';
import { getResourceOf } from '#server/domain/library/resources';
import type { User } from '#server/domain/platform/user';
import type { MakeLiveInput } from '#shared/api/live';
import { err, ok, type Result } from '#shared/core/result';
import type { Item } from '#shared/items/item';
import { setFaults } from '#shared/items/set-faults';

type From = MakeLiveInput['from'];
export type QuestionsRefusal =
  | PrepareRefusal
  | OpenRefusal
  | 'set_unfinished'
  | 'bank_item_not_found'
  | 'live_not_playable';

interface Questions {
  title: string;
  items: Item[];
  /** How many cannot be asked of a class at one time. */
  leftOut?: number;
}

/** The questions of a game, as they are now: what the host may have anyhow, and no other. */
export async function liveQuestions(
  deps: ActivityDeps,
  user: User,
  { from, appId, seed }: Pick<MakeLiveInput, 'from' | 'appId'> & { seed: number },
): Promise<Result<Questions, QuestionsRefusal>> {
  switch (from.kind) {
    case 'set':
      return fromSet(deps, user, from, appId);
    case 'bank':
      return fromBank(deps, user, from, appId);
    case 'activity':
      return fromActivity(deps, user, from, { appId, seed });
  }
}

async function fromSet(
  deps: ActivityDeps,
  user: User,
  { resourceId }: Extract<From, { kind: 'set' }>,
  appId: string,
): Promise<Result<Questions, QuestionsRefusal>> {
  const known = isKnown(appId);
  if (!known.ok) return known;
  const set = await getResourceOf(deps, user, resourceId, ['quiz', 'test']);
  if (!set.ok) return set;
  const [fault] = setFaults(set.value.data);
  if (fault) return err('set_unfinished', { text: `It cannot be played as it is. ${fault.text}` });
  return ok({ title: set.value.title, items: set.value.data.items });
}

/** In the order in which they were chosen. */
async function fromBank(
  { db }: ActivityDeps,
  user: User,
  { itemIds }: Extract<From, { kind: 'bank' }>,
  appId: string,
): Promise<Result<Questions, QuestionsRefusal>> {
  const known = isKnown(appId);
  if (!known.ok) return known;
  const rows = await db.bankItem.findMany({
    where: { id: { in: itemIds }, ...reachable(user, 'read') },
    select: rowSelect,
  });
  const items = new Map(rows.map((row) => [row.id, itemOfRow(row)]));
  const chosen = [...new Set(itemIds)].flatMap((id) => items.get(id) ?? []);
  return chosen.length < new Set(itemIds).size ? err('bank_item_not_found') : ok({ title: 'Questions', items: chosen });
}

/** What an app makes is what was paid for; where each answer brings the next question, a class has none in common. */
async function fromActivity(
  deps: ActivityDeps,
  user: User,
  { activity }: Extract<From, { kind: 'activity' }>,
  { appId, seed }: { appId: string; seed: number },
): Promise<Result<Questions, QuestionsRefusal>> {
  const module = moduleOf(activity);
  if (activity.kind === 'questions' || activity.kind === 'retry' || module.next) return err('live_not_playable');
  const open = module.isSavedWork ? isKnown(appId) : await isOpen(deps, user, appId);
  if (!open.ok) return open;
  const made = await makeItems(deps, { user, appId }, activity, seed);
  return made.ok && isTest(activity) ? ok(withoutRecordings(made.value)) : made;
}

const isTest = ({ kind }: { kind: string }) => kind === 'level-test' || kind === 'exam-set';

/** A test plays a recording so often and no oftener: thirty devices would play it as often as each wants. */
function withoutRecordings({ title, items }: Questions): Questions {
  const read = items.filter(({ audioText }) => !audioText);
  return { title, items: read, leftOut: items.length - read.length };
}
