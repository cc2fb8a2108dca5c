import { stressedAmong } from '#server/domain/words/own-words';
import { mulberry32 } from '#shared/core/random';
import { ok } from '#shared/core/result';
import { stressItems, stressTitles } from '#shared/pronunciation/stress-items';
import type { ActivityModule, ActivityOf } from '../activity-module';

/** The stress of words, or of the words of a sentence; of the player's own words as well. */
export const stress: ActivityModule<ActivityOf<'stress'>> = {
  isSavedWork: false,
  mode: 'as-wished',
  prepare: ({ words }, activity) =>
    ok({
      title: stressTitles[activity.task],
      maySeed: true,
      async items(seed) {
        const own = activity.own && stressedAmong(await words.sayer(), activity.own);
        return stressItems({ ...activity, random: mulberry32(seed), own });
      },
    }),
};
