import { type Book, type Chapter, chapterName, defaultTitle } from './book';

/** What of a book is handed in at once. */
export type BookPart = { kind: 'scene'; sceneId: string } | { kind: 'chapter'; chapterId: string } | { kind: 'book' };

type Texts = ReadonlyMap<string, string>;

/** Stands where one scene ends and the next one begins. */
const sceneBreak = '\n\n* * *\n\n';

/** A chapter as running text; scenes without a word are left out. */
export function chapterText({ scenes }: Chapter, texts: Texts): string {
  return scenes
    .map(({ id }) => (texts.get(id) ?? '').trim())
    .filter(Boolean)
    .join(sceneBreak);
}

/** The whole book as running text, with the names of its chapters above them. */
export function wholeText({ data: { chapters } }: Book, texts: Texts): string {
  return chapters
    .map((chapter, place) => ({ name: chapterName(chapter, place), text: chapterText(chapter, texts) }))
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => `${name}\n\n${text}`)
    .join('\n\n\n');
}

/**
 * What a part is known by among the texts that were handed in: a chapter or the book that was handed in before is
 * handed in again as the next round of the same.
 */
export function partId(part: BookPart): string {
  if (part.kind === 'book') return '';
  return part.kind === 'scene' ? part.sceneId : `chapter ${part.chapterId}`;
}

export const bookTitle = ({ title }: Pick<Book, 'title'>) => title.trim() || defaultTitle;
