import type { Words } from '#server/domain/platform/deps';
import { stressedOwnWords } from '#server/domain/words/own-words';
import type { StressedWord } from '#shared/content/sounds/word-stress';
import { topicIds } from '#shared/content/words/topics';
import { mulberry32 } from '#shared/core/random';
import { ok } from '#shared/core/result';
import { stressItems, stressTitles } from '#shared/pronunciation/stress-items';
import { stressedAmong } from '#shared/pronunciation/stressed-words';
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
        const asked = activity.task === 'word' ? await wordsToAsk(words, activity) : [];
        return stressItems({ ...activity, random: mulberry32(seed), words: asked });
      },
    }),
};

/** The player's own words, or those of the pack at these levels. */
async function wordsToAsk(words: Words, { own, levels }: ActivityOf<'stress'>): Promise<StressedWord[]> {
  if (own) return stressedOwnWords(await words.sayer(), own);
  const ofLevels = levels.flatMap((level) => topicIds.map((topic) => words.ofTopic(level, topic)));
  return stressedAmong((await Promise.all(ofLevels)).flat());
}
