import { mulberry32 } from '#shared/core/random';
import { ok } from '#shared/core/result';
import { grammarItems } from '#shared/grammar/grammar-items';
import { pointById } from '#shared/grammar/points';
import type { ActivityModule, ActivityOf } from '../activity-module';

/** Exercises on points of grammar, in turn. */
export const grammar: ActivityModule<ActivityOf<'grammar'>> = {
  isSavedWork: false,
  mode: 'as-wished',
  prepare(_, asked) {
    const chosen = asked.points.flatMap((id) => pointById(id) ?? []);
    return ok({
      title: chosen.length === 1 && chosen[0] ? chosen[0].name : 'Mixed grammar',
      maySeed: true,
      items: (seed) => grammarItems({ ...asked, random: mulberry32(seed) }),
    });
  },
};
