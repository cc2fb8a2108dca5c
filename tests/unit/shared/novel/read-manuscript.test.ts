import { expect, test } from 'vitest';
import { scenesOf } from '#shared/novel/book';
import { bookText } from '#shared/novel/book-text';
import { chapterText, partId, wholeText } from '#shared/novel/part-text';
import { readManuscript } from '#shared/novel/read-manuscript';
import { sampleBook } from '#shared/novel/sample';
import { toMarkdown } from '#shared/novel/to-markdown';

test('a plain text without any heading is one chapter', () => {
  expect(readManuscript('It rained.\n\nAnd it rained.')).toEqual({
    title: '',
    chapters: [{ title: '', scenes: ['It rained.\n\nAnd it rained.'] }],
  });
});

test('lines that name a chapter begin one, sentences that begin with the word do not', () => {
  const read = readManuscript(
    'Prologue\nDark.\n\nChapter 1: The sea\nLight.\n\nChapter one was easy,\nshe said.\n\nCHAPTER TWO\nMore.',
  );
  expect(read.chapters.map(({ title }) => title)).toEqual(['Prologue', 'Chapter 1: The sea', 'CHAPTER TWO']);
  expect(read.chapters[1]?.scenes).toEqual(['Light.\n\nChapter one was easy,\n\nshe said.']);
});

test('a line of stars begins a scene, and a scene too long is cut', () => {
  const long = 'She waited for the boat. '.repeat(700);
  const [chapter] = readManuscript(`One.\n\n* * *\n\n${long}\n\n***\nThree.`).chapters;
  expect(chapter?.scenes).toHaveLength(4);
  expect(chapter?.scenes[0]).toBe('One.');
  expect(chapter?.scenes[3]).toBe('Three.');
});

test('an empty file is no book', () => {
  expect(readManuscript(' \n\n').chapters).toEqual([]);
});

test('a book that was taken along as Markdown comes back with its chapters and words', () => {
  const book = sampleBook();
  const texts = new Map(scenesOf(book.data).map(({ id, text = '' }) => [id, text]));
  const before = bookText(book, texts);
  const read = readManuscript(toMarkdown(before));
  expect(read.title).toBe(book.title);
  expect(read.chapters.map(({ title }) => title)).toEqual(before.chapters.map(({ name }) => name));
  expect(read.chapters.map(({ scenes }) => scenes.map((scene) => scene.split('\n\n')))).toEqual(
    before.chapters.map(({ scenes }) => scenes),
  );
});

test('a chapter and a book are handed in as running text, without empty scenes', () => {
  const book = sampleBook();
  const [first] = book.data.chapters;
  if (!first) throw new Error('The sample has a chapter.');
  const texts = new Map(first.scenes.slice(0, 2).map(({ id }, place) => [id, `Text ${place}.`]));
  expect(chapterText(first, texts)).toBe('Text 0.\n\n* * *\n\nText 1.');
  expect(wholeText(book, texts)).toBe(`${first.title}\n\nText 0.\n\n* * *\n\nText 1.`);
  expect(partId({ kind: 'book' })).toBe('');
  expect(partId({ kind: 'chapter', chapterId: 'one' })).not.toBe(partId({ kind: 'scene', sceneId: 'one' }));
});
