import { newId } from '#client/lib/new-id';
import type { GenreId } from '#shared/content/novel/names';
import type { Book, Chapter, Scene } from '#shared/novel/book';

const shortId = () => newId().slice(0, 18);

export function newScene(values: Partial<Scene> = {}): Scene {
  return { id: shortId(), title: '', status: 'idea', target: 0, summary: '', notes: '', ...values };
}

export function newChapter(values: Partial<Chapter> = {}): Chapter {
  return { id: shortId(), title: '', scenes: [newScene()], ...values };
}

export const newEntryId = shortId;

/** A book to begin with: one chapter, one scene, nothing written. */
export function newBook(title: string, genre: GenreId, author: string): Book {
  return {
    title,
    data: {
      about: {
        author,
        blurb: '',
        genre,
        person: 'third',
        tense: 'past',
        goalWords: 3000,
        dailyWords: 150,
        readerLevel: null,
      },
      plan: { board: 'spine', notes: {} },
      codex: [],
      chapters: [newChapter()],
    },
  };
}
