import { mulberry32 } from '#shared/core/random';
import { ok } from '#shared/core/result';
import { vocabularyItems } from '#shared/vocabulary/word-study-items';
import type { ActivityModule, ActivityOf } from '../activity-module';
import { hideWords } from '../word-names';
import { wordsFrom } from '../words-from';

/** Words of a list, a topic or a pattern of spelling, asked in turn by the tasks that are chosen. */
export const words: ActivityModule<ActivityOf<'words'>> = {
  isSavedWork: false,
  mode: 'as-wished',
  async prepare(deps, { from, tasks, count, only }, { user }) {
    const source = await wordsFrom(deps, user, from);
    if (!source.ok) return source;
    const { title, data, pool, of } = source.value;
    const onlyIds = only && new Set(only);
    return ok({
      title,
      of,
      maySeed: !('shared' in from),
      ...(data.entries.length >= 3 && {
        whenNone: 'None of these words can be asked in that way. Choose more kinds of exercises.',
      }),
      async items(seed) {
        const items = vocabularyItems({
          entries: onlyIds ? data.entries.filter(({ id }) => onlyIds.has(id)) : data.entries,
          tasks,
          count,
          random: mulberry32(seed),
          // Wrong answers may come from the whole list and from the pack, whatever is practised.
          pool: [...data.entries, ...pool],
          // Only scrambles ask for them, and they want the dictionaries.
          anagramsOf: tasks.includes('scramble') ? await deps.words.anagrams() : undefined,
          spelling: data.spelling,
          facts: await deps.words.facts(),
        });
        return hideWords(items);
      },
    });
  },
  entryOf: ({ origin }) => (origin?.engine === 'words' ? origin.point : undefined),
};
