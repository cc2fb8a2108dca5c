import type { LessonData } from '#shared/content/lessons/lesson';
import { choiceLetters } from '#shared/items/choice-letters';
import { gapMark } from '#shared/items/gap-mark';
import type { ScreenContent } from '#shared/screen/content';
import { slidesOf } from './lesson-slides';

/** A slide that stands still: on paper, in a PDF or in a file. */
export interface DeckPage {
  title: string;
  lines: string[];
  /** Lines have numbers, from this one. */
  from?: number;
}

/** So many characters are read from the back row. */
const mostOnPage = 720;

/** All slides of a lesson, stage by stage; an answer has a page of its own after its question. */
export const deckOf = (data: LessonData): DeckPage[] =>
  data.stages.flatMap((stage) =>
    slidesOf(stage, data).flatMap(({ content, revealed }) =>
      [content, ...(revealed ? [revealed] : [])].map(pageOf).flatMap(split),
    ),
  );

function pageOf(content: ScreenContent): DeckPage {
  switch (content.kind) {
    case 'question': {
      const { number, of, passage, text, clue, options = [], reveal } = content;
      return {
        title: `Question ${number ?? ''}${of ? ` of ${of}` : ''}`,
        lines: [
          ...(passage ? passage.split(/\n+/) : []),
          ...[text, ...(clue ? clue.split(/\n+/) : [])].map((line) => line.replaceAll(gapMark, '________')),
          ...options.map((option, at) => `${choiceLetters[at]}  ${option}`),
          ...(reveal ? [`Answer: ${reveal.right.join(' / ')}`] : []),
          ...(reveal?.explanation ? [reveal.explanation] : []),
        ],
      };
    }
    case 'text':
      return { title: content.title ?? '', lines: content.lines, ...(content.isNumbered && { from: 1 }) };
    case 'words':
      return {
        title: content.title ?? '',
        lines: content.words.map(({ term, meaning }) => (meaning ? `${term} – ${meaning}` : term)),
      };
    // No stage shows anything else.
    default:
      return { title: 'title' in content ? (content.title ?? '') : '', lines: [] };
  }
}

/** As many pages as its lines need; a long paragraph is broken between sentences. */
function split({ title, lines, from }: DeckPage): DeckPage[] {
  const pieces = from === undefined ? lines.flatMap(inPieces) : lines;
  const pages: string[][] = [[]];
  for (const piece of pieces) {
    const page = pages.at(-1) ?? [];
    if (page.length > 0 && lengthOf([...page, piece]) > mostOnPage) pages.push([piece]);
    else page.push(piece);
  }
  return pages.map((page, at) => {
    const before = pages.slice(0, at).reduce((sum, one) => sum + one.length, 0);
    return { title, lines: page, ...(from !== undefined && { from: from + before }) };
  });
}

/** A line takes its place, however short it is. */
const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length + 30, 0);

function inPieces(line: string): string[] {
  if (line.length <= mostOnPage) return [line];
  const pieces: string[] = [''];
  for (const sentence of line.split(/(?<=[.!?…]["”’)]?\s+)(?=\S)/)) {
    const last = pieces.length - 1;
    const longer = (pieces[last] ?? '') + sentence;
    if (longer.length <= mostOnPage || pieces[last] === '') pieces[last] = longer;
    else pieces.push(sentence);
  }
  return pieces.map((piece) => piece.trim());
}

/** How large the letters of a page are: the fewer there are, the larger. */
export function sizeOf({ lines }: Pick<DeckPage, 'lines'>): 'few' | 'some' | 'many' {
  const length = lengthOf(lines);
  return length < 240 ? 'few' : length < 480 ? 'some' : 'many';
}
