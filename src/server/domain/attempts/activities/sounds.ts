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
  prepare(_, asked) {
    const chosen = asked.contrasts.flatMap((id) => contrastById(id) ?? []);
    return ok({
      title: chosen.length === 1 && chosen[0] ? contrastTitle(chosen[0]) : 'Mixed sounds',
      maySeed: true,
      items: (seed) => listeningItems({ ...asked, random: mulberry32(seed) }),
    });
  },
};
