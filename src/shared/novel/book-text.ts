import { type Book, chapterName, defaultTitle } from './book';

/** A book as readers get it: no notes, no plan, no scene titles. */
export interface BookText {
  title: string;
  author: string;
  blurb: string;
  chapters: { name: string; scenes: string[][] }[];
}

/** Chapters without a word in them are left out. */
export function bookText({ title, data }: Book, texts: ReadonlyMap<string, string>): BookText {
  const chapters = data.chapters.map((chapter, place) => ({
    name: chapterName(chapter, place),
    scenes: chapter.scenes.map(({ id }) => paragraphsOf(texts.get(id) ?? '')).filter((scene) => scene.length > 0),
  }));
  return {
    title: title.trim() || defaultTitle,
    author: data.about.author.trim(),
    blurb: data.about.blurb.trim(),
    chapters: chapters.filter(({ scenes }) => scenes.length > 0),
  };
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
