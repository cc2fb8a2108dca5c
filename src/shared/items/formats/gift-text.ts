import type { TextFormat } from 'gift-pegjs';

/** A text of GIFT as plain text, and what of it is not kept. */
interface PlainText {
  text: string;
  losses: string[];
}

/**
 * Only what says that it is HTML is read as such: its tags go, its text stays. Everything else is text as it stands,
 * but for remarks of HTML, which nobody was ever meant to read.
 */
export function plainText({ format, text }: TextFormat): PlainText {
  switch (format) {
    case 'html':
      return { text: textOfHtml(text), losses: lostTags(text) };
    case 'markdown':
      return { text, losses: hasMarkdown(text) ? ['Signs of Markdown stay in it as they stand.'] : [] };
    case 'plain':
      return { text, losses: [] };
    default: {
      const bare = withoutRemarks(text).replaceAll(/ {2,}/g, ' ').trim();
      return {
        text: bare,
        losses: tagsIn(bare).length > 0 ? ['Tags of HTML stay in it as text: [html] is missing.'] : [],
      };
    }
  }
}

/** The parser leaves its own signs for escaped characters in the right side of a pair. */
export function escapesOf(text: string): string {
  const sign = (code: string) => String.fromCharCode(Number(code));
  return text.replaceAll(/&&(?:(092|058|035|061|123|125|126);|(010))/g, (_, code?: string, end?: string) =>
    sign(code ?? end ?? ''),
  );
}

const tagNames =
  'a|abbr|audio|b|big|blockquote|br|cite|code|col|dd|del|div|dl|dt|em|embed|font|h[1-6]|hr|i|iframe|img|ins|li|mark|object|ol|p|pre|q|s|small|source|span|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul|video';
const tag = new RegExp(`</?(${tagNames})(?:\\s[^<>]*)?/?>`, 'gi');

const tagsIn = (text: string) => [...text.matchAll(tag)].map(([, name = '']) => name.toLowerCase());

function textOfHtml(html: string): string {
  return withoutRemarks(html)
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,10}));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => characterOf({ decimal, hex, name }) ?? whole,
    )
    .split('\n')
    .map((row) => row.replaceAll(/[ \t]+/g, ' ').trim())
    .filter((row) => row !== '')
    .join('\n');
}

interface Reference {
  decimal?: string;
  hex?: string;
  name?: string;
}

function characterOf({ decimal, hex, name }: Reference): string | undefined {
  if (name) return entities[name];
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** The names that editors write. */
const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  ntilde: 'ñ',
  pound: '£',
  euro: '€',
  deg: '°',
  times: '×',
  frac12: '½',
};

/** Remarks end where they say so; one that does not is text. */
function withoutRemarks(text: string): string {
  let rest = '';
  let from = 0;
  for (;;) {
    const start = text.indexOf('<!--', from);
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4);
    if (end < 0) return rest + text.slice(from);
    rest += text.slice(from, start);
    from = end + 3;
  }
}

/** Tags that only part the text into lines take nothing with them. */
const plainTags = /^(?:p|br|div|span|tbody|thead|col|source)$/;

function lostTags(html: string): string[] {
  const names = new Set(tagsIn(withoutRemarks(html)));
  const has = (...some: string[]) => some.some((name) => names.delete(name));
  const losses = [
    has('img') ? 'A picture in it is not taken over.' : '',
    has('audio', 'video', 'embed', 'object', 'iframe') ? 'A recording or film in it is not taken over.' : '',
    has('a') ? 'Of a link in it only the words are kept.' : '',
    has('table', 'tr', 'td', 'th') ? 'Of a table in it only the words are kept.' : '',
  ].filter(Boolean);
  const others = [...names].filter((name) => !plainTags.test(name) && !/^(?:tr|td|th)$/.test(name));
  return others.length > 0 ? [...losses, 'Formatting (bold type, lists and the like) is not kept.'] : losses;
}

const hasMarkdown = (text: string) => /\*\*|__|^#|^\s?[-*] |\]\(|`/m.test(text);
