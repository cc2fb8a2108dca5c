import { calibrationsOf } from '#server/domain/library/calibrations';
import { asSeen } from '#shared/attempts/placement/bands';
import { itemTypeOf } from '#shared/attempts/placement/calibrate';
import { isPlaced, nextSlot, type PlacementAnswer } from '#shared/attempts/placement/next-slot';
import { estimateAbility } from '#shared/attempts/placement/rasch';
import { isPlacementSkill, placementOf } from '#shared/attempts/placement/result';
import { mulberry32, textSeed } from '#shared/core/random';
import { ok } from '#shared/core/result';
import type { Item } from '#shared/items/item';
import { rules } from '#shared/items/question-set';
import type { ActivityDeps, ActivityModule, ActivityOf, Played } from '../activity-module';
import { type PlacementSlot, placementSlots } from './placement-slots';

/** About thirty questions that find out a level: each answer brings the next one. Always a test. */
export const placement: ActivityModule<ActivityOf<'placement'>> = {
  isSavedWork: false,
  mode: 'test',
  prepare: (deps, activity) =>
    ok({
      title: 'Placement test',
      maySeed: false,
      rules: rules.parse({ release: 'end', oneWay: true, plays: 2 }),
      async items(seed) {
        const first = await nextItem(deps, activity, { seed, items: [], scores: new Map() });
        return first ? [first] : [];
      },
    }),
  next: nextItem,
  finish(played) {
    const result = placementOf(answersIn(played));
    return result ? { placement: result } : {};
  },
};

/** What was answered, as the model of the test sees it. */
function answersIn({ items, scores }: Played): PlacementAnswer[] {
  return items.flatMap((item) => {
    const score = scores.get(item.id);
    if (score === undefined || !isPlacementSkill(item.skill)) return [];
    return [{ skill: item.skill, ...asSeen(item), isRight: score >= 0.5 }];
  });
}

/** The slots that are done with. One of a point is enough: two questions on one point tell little more than one. */
function usedSlots(slots: readonly PlacementSlot[], items: readonly Item[]): Set<string> {
  const usedIds = new Set(items.map(({ origin }) => origin?.slot));
  const points = new Set(items.flatMap(({ origin }) => (origin?.engine === 'grammar' ? origin.point : [])));
  const isUsed = ({ id, point }: PlacementSlot) => usedIds.has(id) || (point !== undefined && points.has(point));
  return new Set(slots.filter(isUsed).map(({ id }) => id));
}

async function nextItem(
  deps: Pick<ActivityDeps, 'db' | 'words'>,
  { withoutListening }: ActivityOf<'placement'>,
  { seed, items, scores }: Played & { seed: number },
): Promise<Item | undefined> {
  const answers = answersIn({ items, scores });
  if (isPlaced(answers.length, estimateAbility(answers))) return undefined;
  const calibrations = await calibrationsOf(deps);
  const allSlots = await placementSlots(deps, calibrations);
  const slots = withoutListening ? allSlots.filter(({ skill }) => skill !== 'listening') : allSlots;
  const makeItems = (slot: PlacementSlot) => slot.make(mulberry32(seed ^ textSeed(slot.id)));
  const named = (item: Item, slot: PlacementSlot): Item => {
    const origin = { engine: slot.engine, ...item.origin, slot: slot.id };
    const measured = calibrations.get(itemTypeOf({ ...item, origin }) ?? '');
    return {
      ...item,
      // It stays as hard as it was taken to be, whatever the next night says.
      origin: { ...origin, ...(measured && { difficulty: measured.difficulty }) },
      id: `${item.id}.${items.length + 1}`.slice(-120),
    };
  };
  const last = slots.find(({ id }) => id === items.at(-1)?.origin?.slot);
  const askedCount = items.filter((item) => item.origin?.slot === last?.id).length;
  const following = last && (await makeItems(last))[askedCount];
  if (following) return named(following, last);
  const used = usedSlots(slots, items);
  const random = mulberry32(seed + (items.length + 1) * 7919);
  for (let slot = nextSlot(slots, answers, used, random); slot; slot = nextSlot(slots, answers, used, random)) {
    const [first] = await makeItems(slot);
    if (first) return named(first, slot);
    used.add(slot.id);
  }
  return undefined;
}
