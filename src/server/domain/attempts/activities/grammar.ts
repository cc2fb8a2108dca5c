import { mulberry32 } from '#shared/core/random';
import { err, ok } from '#shared/core/result';
import { grammarItems } from '#shared/grammar/grammar-items';
import { pointById } from '#shared/grammar/points';
import type { ActivityModule, ActivityOf } from '../activity-module';

/** Exercises on points of grammar, in turn. */
export const grammar: ActivityModule<ActivityOf<'grammar'>> = {
  isSavedWork: false,
  mode: 'as-wished',
  prepare(_, activity) {
    const points = activity.points.flatMap((id) => pointById(id) ?? []);
    if (points.length > 0 && grammarItems({ ...activity, count: 1, random: mulberry32(1) }).length === 0)
      return err('nothing_to_ask', { text: 'There are no exercises of that kind on it. Choose another kind.' });
    return ok({
      title: points.length === 1 && points[0] ? points[0].name : 'Mixed grammar',
      maySeed: true,
      items: (seed) => grammarItems({ ...activity, random: mulberry32(seed) }),
    });
  },
};
