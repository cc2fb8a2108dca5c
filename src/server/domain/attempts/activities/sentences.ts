import { mulberry32 } from '#shared/core/random';
import { ok } from '#shared/core/result';
import { ownSentences, sentenceItems } from '#shared/vocabulary/sentence-items';
import type { ActivityDeps, ActivityModule, ActivityOf } from '../activity-module';

/** Sentences to be put in order: of a level, or of the player's own. */
export const sentences: ActivityModule<ActivityOf<'sentences'>> = {
  isSavedWork: false,
  mode: 'as-wished',
  prepare: ({ words }, { from, only, count, locked }) =>
    ok({
      title: 'own' in from ? 'Your sentences' : `Sentences, ${from.level}`,
      maySeed: true,
      async items(seed) {
        const all = await sentencesFrom({ words }, from);
        const selection = only ? all.filter(({ id }) => only.includes(id)) : all;
        return sentenceItems({ sentences: selection, count, random: mulberry32(seed), locked });
      },
    }),
  entryOf: ({ origin }) => (origin?.engine === 'sentences' ? origin.point : undefined),
};

async function sentencesFrom({ words }: Pick<ActivityDeps, 'words'>, from: ActivityOf<'sentences'>['from']) {
  if ('own' in from) return ownSentences(from.own).sentences;
  const { level, point } = from;
  return (await words.sentencesOf(level)).filter((one) => !point || one.point === point);
}
