import { newId } from '#client/lib/new-id';
import type { GenreId } from '#shared/content/novel/names';
import type { Book, Chapter, Scene } from '#shared/novel/book';
import { emptyBook } from '#shared/novel/empty-book';

const shortId = () => newId().slice(0, 18);

export function newScene(values: Partial<Scene> = {}): Scene {
  return { id: shortId(), title: '', status: 'idea', target: 0, summary: '', notes: '', ...values };
}

export function newChapter(values: Partial<Chapter> = {}): Chapter {
  return { id: shortId(), title: '', scenes: [newScene()], ...values };
}

export const newEntryId = shortId;

/** A book to begin with: one chapter, one scene, nothing written. */
export const newBook = (title: string, genre: GenreId, author: string): Book => ({
  title,
  data: emptyBook({ author, genre }, [newChapter()]),
});
