import { contrastById } from '#shared/content/sounds/contrasts';
import { contrastTitle } from '#shared/content/sounds/sound';
import { mulberry32 } from '#shared/core/random';
import { ok } from '#shared/core/result';
import { listeningItems } from '#shared/pronunciation/listening-items';
import type { ActivityModule, ActivityOf } from '../activity-module';

/** Sounds to be told apart by ear. */
export const sounds: ActivityModule<ActivityOf<'sounds'>> = {
  isSavedWork: false,
  mode: 'as-wished',
  prepare(_, activity) {
    const contrasts = activity.contrasts.flatMap((id) => contrastById(id) ?? []);
    return ok({
      title: contrasts.length === 1 && contrasts[0] ? contrastTitle(contrasts[0]) : 'Mixed sounds',
      maySeed: true,
      items: (seed) => listeningItems({ ...activity, random: mulberry32(seed) }),
    });
  },
};
