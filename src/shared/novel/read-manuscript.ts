import { countWords } from '#shared/writing/count-words';
import { cutIntoScenes } from './pages';

/** A text as a book begins with it. */
export interface Manuscript {
  /** Empty where the text names none. */
  title: string;
  chapters: { title: string; scenes: string[] }[];
}

/** Long enough for a chapter, short enough to be read in one go. */
export const wordsInAScene = 3000;

/** With the lines of each scene. */
interface Draft {
  title: string;
  scenes: string[][];
}

const markdownHeading = /^(#{1,3})\s+(.+?)\s*#*$/;
const namedChapter = /^(chapter|part)\s+([\divxlc]{1,6}|[a-z]{3,12}(-[a-z]{3,6})?)\b.{0,70}$/i;
const ownChapter = /^(prologue|epilogue)\b.{0,70}$/i;
/** Between the title and the first chapter, as `toMarkdown` writes them. */
const authorOrBlurb = /^\*[^*]+\*$|^>/;
/** '* * *', '***', '---' or '#' alone: another scene. */
const pause = /^(?:\*\s*){3,}$|^(?:-\s*){3,}$|^#$/;

/**
 * Reads a text or Markdown file. Headings and lines like 'Chapter 3' begin chapters, a line of stars begins a scene,
 * and what is still too long for one scene is cut at its paragraphs. Author and blurb of a book that was exported here
 * stay out.
 */
export function readManuscript(text: string): Manuscript {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const isMarkdown = lines.some((line) => markdownHeading.test(line));
  const depths = lines.flatMap((line) => markdownHeading.exec(line)?.[1]?.length ?? []);
  // One large heading above smaller ones is the title of the whole.
  const hasTitle = depths.filter((depth) => depth === 1).length === 1 && depths.length > 1;
  let title = '';
  const chapters: Draft[] = [];
  const last = () => chapters.at(-1) ?? added('');
  function added(name: string) {
    const next: Draft = { title: name.slice(0, 120), scenes: [[]] };
    chapters.push(next);
    return next;
  }
  for (const line of lines) {
    const trimmed = line.trim();
    const heading = isMarkdown ? markdownHeading.exec(trimmed) : undefined;
    if (heading?.[1]?.length === 1 && hasTitle) title = plain(heading[2] ?? '').slice(0, 120);
    else if (heading) added(plain(heading[2] ?? ''));
    else if (!isMarkdown && (namedChapter.test(trimmed) || ownChapter.test(trimmed)) && !/[,;]$/.test(trimmed))
      added(trimmed);
    else if (title !== '' && chapters.length === 0 && authorOrBlurb.test(trimmed)) continue;
    else if (pause.test(trimmed)) last().scenes.push([]);
    else if (trimmed !== '' || chapters.length > 0)
      last()
        .scenes.at(-1)
        ?.push(isMarkdown ? plain(line) : line);
  }
  return { title, chapters: chapters.map(cut).filter(({ scenes }) => scenes.length > 0) };
}

function cut({ title, scenes }: Draft): Manuscript['chapters'][number] {
  return { title, scenes: scenes.flatMap((lines) => cutIntoScenes(lines.join('\n'), wordsInAScene, countWords)) };
}

/** Signs that Markdown escapes, as they were meant. */
const plain = (line: string) => line.replaceAll(/\\([\\`*_[\]<>&|#+\-=~.)])/g, '$1');
