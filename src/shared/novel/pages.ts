import { sentencesOf } from './sentences';

/** In letters: what fits on a line of the projector, all of which a short line takes, and the gap after a paragraph. */
const lineLetters = 34;
const paragraphGap = 16;
const roomOf = (line: string) => Math.ceil(line.length / lineLetters) * lineLetters;

/**
 * A text in pages for the whole class to read aloud: whole sentences, a paragraph to each line, and no page that takes
 * more room than `most` letters. A sentence that is longer goes on over the page.
 */
export function readingPages(text: string, most: number): string[][] {
  const pages: string[][] = [];
  let page: string[] = [];
  let room = 0;
  const add = (line: string) => {
    page.push(line);
    room += roomOf(line) + paragraphGap;
  };
  const turn = () => {
    if (page.length > 0) pages.push(page);
    page = [];
    room = 0;
  };
  for (const paragraph of text.split(/\n+/).map((one) => one.trim())) {
    let line = '';
    for (const sentence of sentencesOf(paragraph).flatMap((one) => shortLines(one.text, most))) {
      const longer = line ? `${line} ${sentence}` : sentence;
      if (room + roomOf(longer) <= most) {
        line = longer;
        continue;
      }
      if (line) add(line);
      turn();
      line = sentence;
    }
    if (line) add(line);
  }
  turn();
  return pages;
}

/** A text in pieces of at most so many characters: whole words, as long as they fit. */
function shortLines(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).flatMap((one) => one.match(new RegExp(`.{1,${most}}`, 'gsu')) ?? [])) {
    if (line !== '' && line.length + 1 + word.length > most) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/**
 * Cuts a long text into parts of whole paragraphs, each with at most so many words; a longer paragraph by its
 * sentences.
 */
export function cutIntoScenes(text: string, mostWords: number, countWords: (text: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  let words = 0;
  const add = (piece: string, gap: string) => {
    const more = countWords(piece);
    if (words > 0 && words + more > mostWords) {
      parts.push(part);
      part = '';
      words = 0;
    }
    part = part === '' ? piece : `${part}${gap}${piece}`;
    words += more;
  };
  for (const paragraph of text.replaceAll(/\r\n?/g, '\n').split(/\n+/)) {
    if (paragraph.trim() === '') continue;
    if (countWords(paragraph) <= mostWords) add(paragraph, '\n\n');
    else for (const piece of shortPieces(paragraph, mostWords, countWords)) add(piece, ' ');
  }
  if (part !== '') parts.push(part);
  return parts;
}

/** Sentences, and of a sentence without an end so many words at a time. */
function shortPieces(paragraph: string, mostWords: number, countWords: (text: string) => number): string[] {
  return sentencesOf(paragraph).flatMap(({ text }) => {
    if (countWords(text) <= mostWords) return [text];
    const words = text.split(/\s+/);
    return Array.from({ length: Math.ceil(words.length / mostWords) }, (_, at) =>
      words.slice(at * mostWords, (at + 1) * mostWords).join(' '),
    );
  });
}
