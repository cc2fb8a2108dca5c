import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastDays } from '#shared/novel/days';
import { cutIntoScenes, readingPages } from '#shared/novel/pages';
import { countWords } from '#shared/writing/count-words';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

test('a page to read aloud ends with a sentence and is short', () => {
  const pages = readingPages('One two three. Four five six.\nSeven eight.', 20);
  expect(pages).toEqual([['One two three.'], ['Four five six.'], ['Seven eight.']]);
});

test('a sentence without an end goes on over the page, so that no page is too long for the projector', () => {
  const long = `${'and then she ran '.repeat(60).trim()} ${'x'.repeat(200)}.`;
  const pages = readingPages(`Short. ${long}`, 80);
  for (const page of pages) expect(page.join(' ').length).toBeLessThanOrEqual(80);
  expect(pages.flat().join('').replaceAll(' ', '')).toBe(`Short.${long}`.replaceAll(' ', ''));
});

test('a page of people talking has no more lines than the projector', () => {
  const pages = readingPages('“No.”\n“Yes.”\n'.repeat(10), 230);
  for (const page of pages) expect(page.length).toBeLessThanOrEqual(4);
});

test('the pages hold every word in its order', () => {
  const text = fc
    .array(fc.constantFrom('She ', 'ran. ', 'No! ', '\n', 'why ', '“yes” '), { maxLength: 60 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, fc.integer({ min: 5, max: 80 }), (given, most) => {
      expect(words(readingPages(given, most).flat().join(' '))).toEqual(words(given));
    }),
  );
});

test('a long text is cut into parts that are short enough and hold every word', () => {
  const paragraph = fc
    .array(fc.constantFrom('red', 'boat.', 'sea', 'Stop!'), { minLength: 1, maxLength: 30 })
    .map((parts) => parts.join(' '));
  fc.assert(
    fc.property(fc.array(paragraph, { maxLength: 12 }), fc.integer({ min: 3, max: 25 }), (paragraphs, most) => {
      const text = paragraphs.join('\n\n');
      const parts = cutIntoScenes(text, most, countWords);
      expect(words(parts.join(' '))).toEqual(words(text));
      for (const part of parts) expect(countWords(part)).toBeLessThanOrEqual(most);
    }),
  );
});

test('the last days are shown with those on which nothing was written', () => {
  expect(lastDays([{ day: '2026-03-01', words: 5 }], '2026-03-02', 3)).toEqual([
    { day: '2026-02-28', words: 0 },
    { day: '2026-03-01', words: 5 },
    { day: '2026-03-02', words: 0 },
  ]);
});
