import type { Prisma } from '../../../../prisma/generated/sqlite/client';
import { piecesOf } from '../../../shared/library/pieces';
import type { AnyData, CreateResourceInput } from '../../../shared/schemas/library';
import { countWords } from '../../../shared/writing/count-words';
import { bytesOf } from '../space/space';
import { nameKey } from '../users/user';

/** How much of a content the search looks at: the longest lessons have about as much. */
const searchedCharacters = 30_000;

/** Anyone who changes what is taken here counts this up: older rows are filled again at the next start. */
export const contentFieldsVersion = 2;

/** The columns that each save takes from the content, so that no list has to read it. */
export function contentFields({ title, level, data }: Pick<CreateResourceInput, 'title' | 'level' | 'data'>) {
  return {
    title,
    titleKey: nameKey(title),
    level: 'draft' in data ? data.level : (level ?? null),
    size: sizeOf(data),
    data,
    ownBytes: bytesOf(data),
    textKey: textKeyOf(data),
    ...lessonFields(data),
    fieldsVersion: contentFieldsVersion,
  } satisfies Prisma.ResourceUpdateManyMutationInput;
}

function textKeyOf(data: AnyData): string {
  const text = nameKey(
    piecesOf(data)
      .map((piece) => piece.text)
      .join('\n'),
  );
  // The database cannot take a text that ends in the middle of a character.
  return text.slice(0, searchedCharacters).replace(/[\uD800-\uDBFF]$/, '');
}

function lessonFields(data: AnyData) {
  if (!('stages' in data)) {
    return { lessonType: null, minutes: null, topic: null, point: null, needsPrep: false, needsCopies: false };
  }
  const { type, minutes, topic, point, needsPrep, needsCopies } = data.about;
  return { level: data.about.level, lessonType: type, minutes, topic, point: point ?? null, needsPrep, needsCopies };
}

function sizeOf(data: AnyData): number {
  if ('entries' in data) return data.entries.length;
  if ('items' in data) return data.items.length;
  if ('secrets' in data) return data.secrets.length;
  // A novel's words stand in its scenes, and are counted with them.
  if ('chapters' in data) return 0;
  if ('dice' in data) return data.dice.length;
  if ('draft' in data) return countWords(data.draft);
  return 'stages' in data ? data.stages.length : data.rows.length;
}
