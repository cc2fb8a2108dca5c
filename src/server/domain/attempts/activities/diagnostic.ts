import { mulberry32 } from '#shared/core/random';
import { ok } from '#shared/core/result';
import { diagnostic as diagnosticItems } from '#shared/grammar/grammar-items';
import type { ActivityModule, ActivityOf } from '../activity-module';

/** The check that finds weak points of grammar. */
export const diagnostic: ActivityModule<ActivityOf<'diagnostic'>> = {
  isSavedWork: false,
  mode: 'as-wished',
  prepare: () => ok({ title: 'Grammar check', maySeed: true, items: (seed) => diagnosticItems(mulberry32(seed)) }),
};
