import * as z from 'zod';
import { keysOf } from '#shared/core/keys-of';
import type { LibraryKindModule, ListedFields, Piece } from '../kind';
import { blueprint } from './blueprint';
import { lesson } from './lesson';
import { novel } from './novel';
import { quiz, test } from './question-set';
import { secrets } from './secrets';
import { story } from './story';
import { wordList } from './word-list';
import { writing } from './writing';

/** Every kind of work that can be saved. */
const modules = { 'word-list': wordList, quiz, test, lesson, blueprint, secrets, novel, story, writing } as const;

export type ResourceKind = keyof typeof modules;
export type DataOf<Kind extends ResourceKind> = z.infer<(typeof modules)[Kind]['schema']>;
export type AnyData = DataOf<ResourceKind>;

export const libraryKinds: { readonly [Kind in ResourceKind]: LibraryKindModule<DataOf<Kind>> } = modules;
export const resourceKinds = keysOf(modules);

/** Content of any kind; which one it is, is said beside it. */
export const anyData = z.union([
  wordList.schema,
  quiz.schema,
  lesson.schema,
  blueprint.schema,
  secrets.schema,
  novel.schema,
  story.schema,
  writing.schema,
]);

/** Work for its maker, and for those to whom they hand it in: no link shows it, and it is not made visible to others. */
export type OwnersOnlyKind = {
  [Kind in ResourceKind]: (typeof modules)[Kind]['isShareable'] extends true ? never : Kind;
}[ResourceKind];

export const isOwnersOnly = (kind: ResourceKind): kind is OwnersOnlyKind => !libraryKinds[kind].isShareable;
export const ownersOnlyKinds = resourceKinds.filter(isOwnersOnly);

/** Saved work, as far as its content goes. */
export interface Content {
  kind: ResourceKind;
  data: AnyData;
}

const kindOf = (kind: ResourceKind): LibraryKindModule<AnyData> => libraryKinds[kind];

/** What is stored of this kind, as it would be stored now. */
export const renewContent = (kind: ResourceKind, stored: unknown): unknown => kindOf(kind).renew?.(stored) ?? stored;

/** The content of this kind; undefined where it is not one. */
export const readContent = (kind: ResourceKind, stored: unknown): AnyData | undefined =>
  kindOf(kind).schema.safeParse(renewContent(kind, stored)).data;

/** The content of a file without what leads nowhere in it, and what a person should know of that. */
export const repairContent = (kind: ResourceKind, data: AnyData): { data: AnyData; notes: string[] } =>
  kindOf(kind).repair?.(data) ?? { data, notes: [] };

/** Saved work in pieces, in the order in which it is read. Pieces without text are left out. */
export const piecesOf = ({ kind, data }: Content): Piece[] =>
  kindOf(kind)
    .pieces(data)
    .filter(({ text }) => text !== '');

export const factsOf = ({ kind, data }: Content): Piece[] => kindOf(kind).facts(data);

export const sizeOf = ({ kind, data }: Content): number => kindOf(kind).size(data);

export const listedFieldsOf = ({ kind, data }: Content): ListedFields => kindOf(kind).listed(data);
