// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { scenesOf, withoutTexts } from '#shared/novel/book';
import { type BookText, bookText } from '#shared/novel/book-text';
import { readManuscript } from '#shared/novel/read-manuscript';
import { sampleBook } from '#shared/novel/sample';
import { toEpub } from '#shared/novel/to-epub';
import { toHtml } from '#shared/novel/to-html';
import { toMarkdown } from '#shared/novel/to-markdown';

const hostile: BookText = {
  title: 'Fish & <Chips>',
  author: '"Ann" O’Neil',
  blurb: '<script>alert(1)</script> & more',
  chapters: [
    {
      name: 'One <b>',
      scenes: [['# no heading', '*no* [link](x) _here_', '1. no list', 'a\u0000b\uFFFFc ]]> "d"'], ['Later.']],
    },
  ],
};
const id = '0190c0de-0000-7000-8000-000000000001';
const at = new Date('2026-03-10T09:00:00.123Z');

/** Opens a ZIP of stored files by its directory, as a reader does. */
function unzip(bytes: Uint8Array): Map<string, { text: string; offset: number }> {
  const view = new DataView(bytes.buffer);
  const decoder = new TextDecoder();
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
  const files = new Map<string, { text: string; offset: number }>();
  let place = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    expect(view.getUint32(place, true)).toBe(0x02014b50);
    expect(view.getUint16(place + 10, true), 'stored').toBe(0);
    const size = view.getUint32(place + 24, true);
    const nameLength = view.getUint16(place + 28, true);
    const offset = view.getUint32(place + 42, true);
    const name = decoder.decode(bytes.subarray(place + 46, place + 46 + nameLength));
    const extra = view.getUint16(offset + 28, true);
    const begin = offset + 30 + nameLength + extra;
    if (name === 'mimetype') expect(extra, 'no extra field before the type').toBe(0);
    files.set(name, { text: decoder.decode(bytes.subarray(begin, begin + size)), offset });
    place += 46 + nameLength;
  }
  return files;
}

function xml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

describe('the e-book', () => {
  test.each([
    ['our sample', bookText({ title: 'T', data: withoutTexts(sampleBook().data) }, texts())],
    ['hostile text', hostile],
    ['a book with nothing in it', { title: 'Empty', author: '', blurb: '', chapters: [] }],
  ])('of %s is a sound EPUB', (_, book) => {
    const bytes = toEpub(book, { id, at });
    const files = unzip(bytes);
    expect([...files.keys()][0]).toBe('mimetype');
    expect(files.get('mimetype')).toEqual({ text: 'application/epub+zip', offset: 0 });
    // Reading systems look for these letters at this place.
    expect(new TextDecoder().decode(bytes.subarray(30, 58))).toBe('mimetypeapplication/epub+zip');

    const container = xml(files.get('META-INF/container.xml')?.text ?? '');
    const path = container.querySelector('rootfile')?.getAttribute('full-path') ?? '';
    const opf = xml(files.get(path)?.text ?? '');
    expect(opf.documentElement.getAttribute('version')).toBe('3.0');
    const key = opf.documentElement.getAttribute('unique-identifier');
    expect(opf.getElementById(key ?? '')?.textContent).toBe(`urn:uuid:${id}`);
    expect(opf.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'title')[0]?.textContent).toBe(book.title);
    expect(opf.querySelector('meta[property="dcterms:modified"]')?.textContent).toBe('2026-03-10T09:00:00Z');

    const items = [...opf.querySelectorAll('manifest > item')];
    const ids = items.map((item) => item.getAttribute('id'));
    expect(new Set(ids).size).toBe(ids.length);
    const listed = items.map((item) => `EPUB/${item.getAttribute('href')}`).sort();
    expect(listed).toEqual([...files.keys()].filter((name) => name.startsWith('EPUB/') && name !== path).sort());
    expect(items.filter((item) => item.getAttribute('properties') === 'nav')).toHaveLength(1);
    for (const ref of opf.querySelectorAll('spine > itemref')) expect(ids).toContain(ref.getAttribute('idref'));

    for (const [name, { text }] of files) if (name.endsWith('.xhtml')) xml(text);
    const nav = xml(files.get('EPUB/nav.xhtml')?.text ?? '');
    const links = [...nav.querySelectorAll('nav a')].map((link) => `EPUB/${link.getAttribute('href')}`);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect([...files.keys()]).toContain(link);
  });

  test('holds what was written as text', () => {
    const page = xml(unzip(toEpub(hostile, { id, at })).get('EPUB/chapter-1.xhtml')?.text ?? '');
    expect(page.querySelector('h2')?.textContent).toBe('One <b>');
    expect([...page.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      '# no heading',
      '*no* [link](x) _here_',
      '1. no list',
      'abc ]]> "d"',
      'Later.',
    ]);
    expect(page.querySelector('script, b')).toBeNull();
  });
});

test('the web page holds title, contents, chapters and blurb, and no markup of a writer’s', () => {
  const document = new DOMParser().parseFromString(toHtml(hostile), 'text/html');
  expect(document.querySelector('h1')?.textContent).toBe('Fish & <Chips>');
  expect(document.querySelector('nav a')?.getAttribute('href')).toBe('#c1');
  expect(document.querySelector('#c1 h2')?.textContent).toBe('One <b>');
  expect(document.querySelector('footer')?.textContent).toContain('<script>alert(1)</script>');
  expect(document.querySelector('script')).toBeNull();
});

test('Markdown keeps signs as signs', () => {
  const text = toMarkdown(hostile);
  expect(text).toContain(String.raw`# Fish & \<Chips\>`);
  expect(text).toContain(String.raw`\# no heading`);
  expect(text).toContain(String.raw`\*no\* \[link\](x) \_here\_`);
  expect(text).toContain(String.raw`1\. no list`);
  expect(text).toContain('\n\n***\n\nLater.');
  const scene = ['&lt;b&gt; & more', '#', '-', '+', '1.', '~~gone~~', '---', '===', '> said'];
  const signs = toMarkdown({ ...hostile, chapters: [{ name: 'Signs', scenes: [scene] }] });
  expect(signs.trim().split('\n\n').slice(4)).toEqual([
    String.raw`\&lt;b\&gt; & more`,
    String.raw`\#`,
    String.raw`\-`,
    String.raw`\+`,
    String.raw`1\.`,
    String.raw`\~\~gone\~\~`,
    String.raw`\---`,
    String.raw`\===`,
    String.raw`\> said`,
  ]);
  // They come back as they were.
  expect(readManuscript(signs).chapters).toEqual([{ title: 'Signs', scenes: [scene.join('\n\n')] }]);
});

test('chapters without a text are left out, and a book without a title is Untitled', () => {
  const { data } = sampleBook();
  expect(bookText({ title: ' ', data }, new Map()).chapters).toEqual([]);
  expect(bookText({ title: ' ', data }, new Map()).title).toBe('Untitled');
  expect(bookText({ title: 'T', data }, texts()).chapters.map(({ name }) => name)).toEqual(['The light', 'Gull Rock']);
});

function texts(): Map<string, string> {
  return new Map(scenesOf(sampleBook().data).map(({ id: scene, text = '' }) => [scene, text]));
}
