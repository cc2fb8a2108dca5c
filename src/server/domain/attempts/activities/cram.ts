import { mulberry32 } from '#shared/core/random';
import { ok } from '#shared/core/result';
import { exercise } from '#shared/grammar/exercises';
import { type CramAnswer, nextStep, rungs } from '#shared/grammar/next-step';
import { pointById } from '#shared/grammar/points';
import type { Item } from '#shared/items/item';
import type { ActivityModule, ActivityOf, Played } from '../activity-module';

/** Grammar that adapts: each answer brings the next question. */
export const cram: ActivityModule<ActivityOf<'cram'>> = {
  isSavedWork: false,
  mode: 'practice',
  prepare: (_, { points }) =>
    ok({
      title: 'Cram session',
      maySeed: true,
      items(seed) {
        const first = nextItem(points, { seed, items: [], scores: new Map() });
        return first ? [first] : [];
      },
    }),
  next: (_, { points }, played) => nextItem(points, played),
};

function nextItem(points: readonly string[], { seed, items, scores }: Played & { seed: number }): Item | undefined {
  const step = nextStep(
    points,
    items.map((item) => answerTo(item, scores.get(item.id) ?? 0)),
  );
  const point = step && pointById(step.point);
  if (!point) return undefined;
  const place = items.length + 1;
  const random = mulberry32(seed + place * 7919);
  const earlierTexts = new Set(items.map(withoutNumber));
  // Another sentence than before, where the rule has one.
  for (let turn = 0; turn < 20; turn += 1) {
    // Sentences of some points have too few words to be put in order.
    const candidate = exercise(point, step.type, random) ?? exercise(point, 'type', random);
    if (!candidate) return undefined;
    if (turn < 19 && earlierTexts.has(withoutNumber(candidate))) continue;
    return { ...candidate, id: `${candidate.id}.${place}` };
  }
  return undefined;
}

const withoutNumber = (item: Item) => JSON.stringify({ ...item, id: '' });

function answerTo({ origin }: Item, score: number): CramAnswer {
  return {
    point: origin?.point ?? '',
    type: rungs.find((type) => type === origin?.task) ?? 'choose',
    isRight: score === 1,
  };
}
