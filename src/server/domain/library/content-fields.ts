import type { Prisma } from '#prisma/generated/sqlite/client';
import { nameKey } from '#server/domain/platform/user';
import { bytesOf } from '#server/domain/space/space';
import type { CreateResourceInput } from '#shared/api/library';
import { type Content, listedFieldsOf, piecesOf, sizeOf } from '#shared/library/kinds/registry';

/** How much of a content the search looks at: the longest lessons have about as much. */
const searchedCharacters = 30_000;

/** Anyone who changes what is taken here counts this up: older rows are filled again at the next start. */
export const contentFieldsVersion = 3;

/** The columns that each save takes from the content, so that no list has to read it. */
export function contentFields({ kind, title, level, data }: CreateResourceInput) {
  const listed = listedFieldsOf({ kind, data });
  return {
    title,
    titleKey: nameKey(title),
    level: listed.level ?? level ?? null,
    size: sizeOf({ kind, data }),
    data,
    ownBytes: bytesOf(data),
    textKey: textKeyOf({ kind, data }),
    lessonType: listed.lessonType ?? null,
    minutes: listed.minutes ?? null,
    topic: listed.topic ?? null,
    point: listed.point ?? null,
    needsPrep: listed.needsPrep ?? false,
    needsCopies: listed.needsCopies ?? false,
    fieldsVersion: contentFieldsVersion,
  } satisfies Prisma.ResourceUpdateManyMutationInput;
}

function textKeyOf(content: Content): string {
  const text = nameKey(
    piecesOf(content)
      .map((piece) => piece.text)
      .join('\n'),
  );
  // The database cannot take a text that ends in the middle of a character.
  return text.slice(0, searchedCharacters).replace(/[\uD800-\uDBFF]$/, '');
}
