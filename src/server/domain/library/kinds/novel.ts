import type { NovelData } from '#shared/novel/book';
import { settleTexts, splitTexts } from '../novels/texts';
import { inItsRow } from './in-its-row';
import type { KindStorage } from './kind-storage';

/** The texts of its scenes have rows of their own. */
export const novelStorage: KindStorage<NovelData> = {
  ...inItsRow<NovelData>(),
  split: splitTexts,
  storedSize: settleTexts,
};
