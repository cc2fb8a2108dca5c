import type { Chapter, NovelAbout, NovelData } from './book';

/** What a book is like until somebody says otherwise. */
export const usualAbout = {
  genre: 'adventure',
  person: 'third',
  tense: 'past',
  goalWords: 3000,
  dailyWords: 150,
  readerLevel: null,
} as const satisfies Partial<NovelAbout>;

/** A book to begin with, in which nothing is written yet. */
export function emptyBook(
  about: Partial<NovelAbout> & Pick<NovelAbout, 'author'>,
  chapters: readonly Chapter[] = [emptyChapter],
): NovelData {
  return {
    about: { ...usualAbout, blurb: '', ...about },
    plan: { board: 'spine', notes: {} },
    codex: [],
    chapters: [...chapters],
  };
}

/** Ids have to differ within one book alone. */
const emptyChapter: Chapter = {
  id: 'first',
  title: '',
  scenes: [{ id: 'first', title: '', status: 'idea', target: 0, summary: '', notes: '' }],
};
