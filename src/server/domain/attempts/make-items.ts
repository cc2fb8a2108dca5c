import type { Activity } from '#shared/api/attempts';
import { err, ok, type Result } from '#shared/core/result';
import type { Item } from '#shared/items/item';
import { moduleOf } from './activities/registry';
import type { ActivityDeps, Asker, Preparation, PrepareRefusal } from './activity-module';

/** Says why there is no question, as the activity knows it. */
export const nothingToAsk = ({ whenNone }: Preparation) =>
  err('nothing_to_ask', whenNone === undefined ? {} : { text: whenNone });

/** The questions of an activity where no attempt is begun: for paper, or for a quiz. The same seed makes the same ones. */
export async function makeItems(
  deps: ActivityDeps,
  asker: Asker,
  activity: Activity,
  seed: number,
): Promise<Result<{ title: string; items: Item[] }, PrepareRefusal>> {
  const prepared = await moduleOf(activity).prepare(deps, activity, asker);
  if (!prepared.ok) return prepared;
  const { title } = prepared.value;
  const items = await prepared.value.items(seed);
  return items.length === 0 ? nothingToAsk(prepared.value) : ok({ title, items });
}
