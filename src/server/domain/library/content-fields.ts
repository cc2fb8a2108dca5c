import type { Prisma } from '#prisma/generated/sqlite/client';
import { nameKey } from '#server/domain/platform/user';
import { bytesOf } from '#server/domain/space/space';
import type { CreateResourceInput } from '#shared/api/library';
import { searchKeysOf } from '#shared/language/search-words';
import { type Content, listedFieldsOf, piecesOf, sizeOf } from '#shared/library/kinds/registry';

/** How much of a content the search looks at: the longest lessons have about as much. */
const searchedCharacters = 30_000;

/** Stands before the words of what something is about. No word begins so. */
export const aboutMark = '=';

/** Anyone who changes what is taken here counts this up: older rows are filled again at the next start. */
export const contentFieldsVersion = 5;

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
    textKey: textKeyOf({ kind, data }, title, listed.topic),
    lessonType: listed.lessonType ?? null,
    minutes: listed.minutes ?? null,
    topic: listed.topic ?? null,
    point: listed.point ?? null,
    needsPrep: listed.needsPrep ?? false,
    needsCopies: listed.needsCopies ?? false,
    fieldsVersion: contentFieldsVersion,
  } satisfies Prisma.ResourceUpdateManyMutationInput;
}

/**
 * Its words and their stems, each once and between spaces, so that a whole one is told from a beginning. What it is about
 * is there a second time, marked: a word of the same meaning counts there only, or each lesson with a "class" in it would
 * be found by "school".
 */
function textKeyOf(content: Content, title: string, topic = ''): string {
  const text = piecesOf(content)
    .map((piece) => piece.text)
    .join('\n');
  // The database cannot take a text that ends in the middle of a character.
  const searched = text.slice(0, searchedCharacters).replace(/[\uD800-\uDBFF]$/, '');
  const about = [...searchKeysOf(`${title}\n${topic}`)].map((key) => `${aboutMark}${key}`);
  return ` ${[...searchKeysOf(`${title}\n${searched}`), ...about].join(' ')} `;
}
