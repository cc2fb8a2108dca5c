import type { QuestionSet } from '#shared/items/question-set';
import { noteUses } from '../bank/uses';
import { followClosingDate } from './closing-date';
import { inItsRow } from './in-its-row';
import type { KindStorage } from './kind-storage';

/** The bank knows which of its questions a quiz or a test has; attempts that run follow its closing date. */
export const questionSetStorage: KindStorage<QuestionSet> = {
  ...inItsRow<QuestionSet>(),
  async afterSave(tx, { id, ownerId, before, data, at }) {
    await noteUses(tx, { id, ownerId, items: data.items });
    await followClosingDate(tx, { resourceId: id, before, data, at });
  },
};
