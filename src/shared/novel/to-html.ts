import type { BookText } from './book-text';

/** Text as XML and HTML have it. What XML cannot hold at all is left out. */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those that XML 1.0 forbids
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

/** A chapter's inside; it is the same in HTML and XHTML. */
export function chapterBody({ name, scenes }: BookText['chapters'][number]): string {
  const body = scenes.map((scene) => scene.map((line) => `<p>${escapeXml(line)}</p>`).join('\n'));
  return `<h2>${escapeXml(name)}</h2>\n${body.join('\n<hr class="pause" />\n')}`;
}

export const bookStyle = `body { font-family: Georgia, serif; line-height: 1.6; }
h1, h2 { line-height: 1.2; text-align: center; }
h1, h2, p, li { unicode-bidi: plaintext; }
.title { margin: 30vh 0; text-align: center; }
.blurb { font-style: italic; }
p { margin: 0; text-indent: 1.5em; }
h2 + p, hr + p, .title p, .blurb p { text-indent: 0; }
hr.pause { border: 0; margin: 1em 0; text-align: center; }
hr.pause::after { content: "* * *"; }
`;

/** The whole book as one page that can be read and printed anywhere. */
export function toHtml(book: BookText): string {
  const title = escapeXml(book.title);
  const contents = book.chapters.map(({ name }, place) => `<li><a href="#c${place + 1}">${escapeXml(name)}</a></li>`);
  const chapters = book.chapters.map(
    (chapter, place) => `<section id="c${place + 1}">\n${chapterBody(chapter)}\n</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${title}</title>
<style>
${bookStyle}body { max-width: 38rem; margin: 0 auto; padding: 1rem; }
section { margin-top: 4rem; break-before: page; }
</style>
</head>
<body>
<header class="title">
<h1>${title}</h1>
${book.author ? `<p>${escapeXml(book.author)}</p>` : ''}
</header>
<nav>
<h2>Contents</h2>
<ol>
${contents.join('\n')}
</ol>
</nav>
<main>
${chapters.join('\n')}
</main>
${book.blurb ? `<footer class="blurb"><p>${escapeXml(book.blurb)}</p></footer>` : ''}
</body>
</html>
`;
}
