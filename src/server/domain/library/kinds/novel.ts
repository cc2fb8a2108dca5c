import type { NovelData } from '#shared/novel/book';
import { noteClassBook } from '../novels/class-book';
import { settleTexts, splitTexts } from '../novels/texts';
import { inItsRow } from './in-its-row';
import type { KindStorage } from './kind-storage';

/** The texts of its scenes have rows of their own. */
export const novelStorage: KindStorage<NovelData> = {
  ...inItsRow<NovelData>(),
  split: splitTexts,
  storedSize: settleTexts,
  async afterSave(tx, { id, data, at }) {
    if (!(await noteClassBook(tx, id, at))) return;
    const { length: chapters } = data.chapters;
    await tx.classBook.update({ where: { resourceId: id }, data: { chapters }, select: { resourceId: true } });
  },
};
