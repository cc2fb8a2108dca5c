import { storedZip } from '#shared/core/stored-zip';
import type { BookText } from './book-text';
import { bookStyle, chapterBody, escapeXml } from './to-html';

interface EpubFacts {
  /** A UUID that stays the same for the same book. */
  id: string;
  /** When it was changed last. */
  at: Date;
}

/**
 * The book as EPUB 3.3 (w3.org/TR/epub-33): a ZIP whose first file is `mimetype`, stored and without extra fields, a
 * package document that names all files and their order, and a navigation document.
 */
export function toEpub(book: BookText, { id, at }: EpubFacts): Uint8Array<ArrayBuffer> {
  const chapters = book.chapters.map((chapter, place) => ({
    id: `chapter-${place + 1}`,
    name: chapter.name,
    text: page(chapter.name, chapterBody(chapter)),
  }));
  return storedZip([
    { path: 'mimetype', text: 'application/epub+zip' },
    { path: 'META-INF/container.xml', text: container },
    { path: 'EPUB/package.opf', text: packageOf(book, chapters, { id, at }) },
    { path: 'EPUB/nav.xhtml', text: page('Contents', navOf(chapters), 'xmlns:epub="http://www.idpf.org/2007/ops"') },
    { path: 'EPUB/title.xhtml', text: page(book.title, titleOf(book)) },
    { path: 'EPUB/book.css', text: bookStyle },
    ...chapters.map((chapter) => ({ path: `EPUB/${chapter.id}.xhtml`, text: chapter.text })),
    ...(book.blurb ? [{ path: 'EPUB/blurb.xhtml', text: page('About this book', blurbOf(book)) }] : []),
  ]);
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

const container = `${declaration}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`;

interface Part {
  id: string;
  name: string;
}

function packageOf(book: BookText, chapters: readonly Part[], { id, at }: EpubFacts): string {
  const pages = [{ id: 'title' }, ...chapters, ...(book.blurb ? [{ id: 'blurb' }] : [])];
  const xhtml = 'media-type="application/xhtml+xml"';
  return `${declaration}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="book-id">urn:uuid:${escapeXml(id)}</dc:identifier>
<dc:title>${escapeXml(book.title)}</dc:title>
<dc:language>en</dc:language>
${book.author ? `<dc:creator>${escapeXml(book.author)}</dc:creator>\n` : ''}${book.blurb ? `<dc:description>${escapeXml(book.blurb)}</dc:description>\n` : ''}<meta property="dcterms:modified">${at.toISOString().replace(/\.\d+Z$/, 'Z')}</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" ${xhtml} properties="nav"/>
<item id="css" href="book.css" media-type="text/css"/>
${pages.map((one) => `<item id="${one.id}" href="${one.id}.xhtml" ${xhtml}/>`).join('\n')}
</manifest>
<spine>
${pages.map((one, place) => `<itemref idref="${one.id}"/>${place === 0 ? '\n<itemref idref="nav"/>' : ''}`).join('\n')}
</spine>
</package>
`;
}

function page(title: string, body: string, namespaces = ''): string {
  return `${declaration}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml"${namespaces && ` ${namespaces}`} lang="en" xml:lang="en">
<head>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body>
${body}
</body>
</html>
`;
}

/** A navigation list must not be empty: a book without chapters leads to its title. */
function navOf(chapters: readonly Part[]): string {
  const parts = chapters.length > 0 ? chapters : [{ id: 'title', name: 'Title' }];
  const entries = parts.map(({ id, name }) => `<li><a href="${id}.xhtml">${escapeXml(name)}</a></li>`);
  return `<nav epub:type="toc" id="toc">\n<h1>Contents</h1>\n<ol>\n${entries.join('\n')}\n</ol>\n</nav>`;
}

function titleOf({ title, author }: BookText): string {
  return `<section class="title">\n<h1>${escapeXml(title)}</h1>${author ? `\n<p>${escapeXml(author)}</p>` : ''}\n</section>`;
}

const blurbOf = ({ blurb }: BookText) => `<section class="blurb">\n<p>${escapeXml(blurb)}</p>\n</section>`;
