import { loadExamSet } from '#shared/content/exams/pack';
import { err, ok } from '#shared/core/result';
import { rules } from '#shared/items/question-set';
import type { ActivityModule, ActivityOf } from '../activity-module';

/** A set of tasks in the style of an exam, by its own time and plays. */
export const examSet: ActivityModule<ActivityOf<'exam-set'>> = {
  isSavedWork: false,
  mode: 'as-wished',
  async prepare(_, { id }) {
    const set = await loadExamSet(id);
    if (!set) return err('nothing_to_ask', { text: 'There is no such set.' });
    return ok({
      title: set.title,
      maySeed: false,
      rules: rules.parse({ release: 'end', minutes: set.minutes, plays: set.plays }),
      items: () => set.items,
    });
  },
};
