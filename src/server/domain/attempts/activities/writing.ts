import { inShort } from '#shared/core/in-short';
import { ok } from '#shared/core/result';
import type { Item } from '#shared/items/item';
import type { ActivityModule, ActivityOf } from '../activity-module';

/** One text to write, which a person marks. The task is its teacher's own, so it costs nothing. */
export const writing: ActivityModule<ActivityOf<'writing'>> = {
  isSavedWork: true,
  mode: 'test',
  prepare(_, { task, level, words, points }) {
    const item: Item = {
      id: 'text',
      kind: 'essay',
      prompt: task,
      skill: 'writing',
      tags: [],
      version: 1,
      points,
      ...(level && { level }),
      ...(words && { minWords: words.min, maxWords: words.max }),
    };
    return ok({ title: inShort(task, 70), maySeed: false, items: () => [item] });
  },
};
