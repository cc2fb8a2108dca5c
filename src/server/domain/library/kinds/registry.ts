import type { AnyData, DataOf, ResourceKind } from '#shared/library/kinds/registry';
import { inItsRow } from './in-its-row';
import type { KindStorage } from './kind-storage';
import { novelStorage } from './novel';
import { questionSetStorage } from './question-set';

const storages: { readonly [Kind in ResourceKind]: KindStorage<DataOf<Kind>> } = {
  'word-list': inItsRow(),
  quiz: questionSetStorage,
  test: questionSetStorage,
  lesson: inItsRow(),
  blueprint: inItsRow(),
  secrets: inItsRow(),
  novel: novelStorage,
  story: inItsRow(),
  writing: inItsRow(),
};

export const storageOf = (kind: ResourceKind): KindStorage<AnyData> => storages[kind];
