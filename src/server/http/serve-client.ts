import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { blanks } from '#shared/core/blanks';
import { isGuestAddress } from '#shared/core/guest-address';
import type { PortalSettings } from '#shared/core/portal-settings';
import { type PublicPage, publicPages, variantOf } from '#shared/core/public-pages';
import { doorFailures } from '#shared/core/request-failures';
import { type RetentionTexts, retentionKinds } from '#shared/core/retention';

interface ClientOptions {
  /** What `vite build` made: `client`, what browsers load, and `pages`, the public pages. */
  folder: string;
  settings: PortalSettings;
  /** The portal's address, where it is set: with it, search engines are told the one address of each public page. */
  canonicalUrl: string | undefined;
  /** After how long what is deleted, as it is set now. */
  keptNow(): Promise<RetentionTexts>;
}

/** Puts what the browser must know about this portal into the page. */
export function withSettings(html: string, settings: PortalSettings): string {
  // `<` could end the script element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/json" id="portal-settings">${json}</script></head>`);
}

/** Serves the built browser code; any address without a file ending is a page of the app. */
export function serveBuiltClient(options: ClientOptions): RequestHandler {
  const folder = path.join(options.folder, 'client');
  const client = express.Router();
  client.use(preferCompressed(folder));
  client.use(
    '/assets',
    express.static(path.join(folder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  client.use(express.static(folder, { index: false, setHeaders: (res) => res.setHeader('Cache-Control', 'no-cache') }));
  // Where a class once typed the four letters of a roll of dice.
  client.get('/s', (_req, res) => res.redirect('/join'));
  client.get(/^[^.]*$/, servePages(options));
  client.use((_req, res) => {
    res.status(404).type('text').send(doorFailures.nothing_here.text);
  });
  return client;
}

/** A public page comes with its content; for all others the browser code of their entry is sent, which then shows them. */
function servePages({ folder, settings, canonicalUrl, keptNow }: ClientOptions): RequestHandler {
  const entry = (name: string) =>
    compressible(withSettings(readFileSync(path.join(folder, 'client', name), 'utf8'), settings));
  const shell = entry('index.html');
  const guestEntry = entry('join.html');
  const pages = new Map<string, { page: PublicPage; body: () => Compressible | Promise<Compressible> }>();
  for (const page of Object.values<PublicPage>(publicPages)) {
    const html = readFileSync(path.join(folder, 'pages', variantOf(settings), `${page.name}.html`), 'utf8');
    const filled = withCanonical(withoutBlanks(html, settings), page, canonicalUrl);
    const body = compressible(withSettings(filled, settings));
    pages.set(page.path, { page, body: page.showsKept ? withKept(filled) : () => body });
  }

  /** Filled in as it is set now, and made anew only when that has changed. */
  function withKept(html: string): () => Promise<Compressible> {
    let last: { kept: string; body: Compressible } | undefined;
    return async () => {
      const periods = await keptNow();
      const fingerprint = JSON.stringify(periods);
      if (last?.kept !== fingerprint) {
        const filled = retentionKinds.reduce(
          (text, kind) => text.replaceAll(blanks.kept[kind], () => periods[kind]),
          html,
        );
        last = { kept: fingerprint, body: compressible(withSettings(filled, { ...settings, kept: periods })) };
      }
      return last.body;
    };
  }

  return async (req, res) => {
    const known = pages.get(req.path);
    const isRendered = known && !(known.page.readsQuery && Object.keys(req.query).length > 0);
    res.setHeader('Cache-Control', 'no-cache');
    // Links are for those who were given them; search engines were not.
    if (req.path.startsWith('/s/')) res.setHeader('X-Robots-Tag', 'noindex, nofollow');
    res.vary('Accept-Encoding');
    const encoding = acceptedEncoding(req);
    if (encoding) res.setHeader('Content-Encoding', encoding);
    const body = isRendered ? await known.body() : isGuestAddress(req.path) ? guestEntry : shell;
    res.type('html').send(body(encoding));
  };
}

function withoutBlanks(html: string, { contactEmail, checkout }: PortalSettings): string {
  const filled = html.replaceAll(blanks.contactEmail, () => escapeHtml(contactEmail));
  return (['pro', 'team'] as const).reduce(
    (text, plan) => text.replaceAll(blanks.checkout[plan], () => escapeHtml(checkout[plan] ?? '')),
    filled,
  );
}

function withCanonical(html: string, { path: own, sameAs }: PublicPage, canonicalUrl: string | undefined): string {
  if (!canonicalUrl) return html;
  return html.replace(
    '</head>',
    () => `<link rel="canonical" href="${escapeHtml(canonicalUrl + (sameAs ?? own))}"></head>`,
  );
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

type Encoding = 'br' | 'gzip';

/** Browsers name gzip first, but Brotli is smaller; they take it only over https and from this very machine. */
function acceptedEncoding(req: Request): Encoding | undefined {
  if (req.acceptsEncodings('br')) return 'br';
  return req.acceptsEncodings('gzip') ? 'gzip' : undefined;
}

/** Answers a text as it is or compressed, which is done when it is first asked for. */
type Compressible = (encoding: Encoding | undefined) => Buffer;

function compressible(text: string): Compressible {
  const plain = Buffer.from(text);
  const copies = new Map<Encoding, Buffer>();
  return (encoding) => {
    if (!encoding) return plain;
    const body = copies.get(encoding) ?? compress[encoding](plain);
    copies.set(encoding, body);
    return body;
  };
}

const compress: Record<Encoding, (plain: Buffer) => Buffer> = {
  br: (plain) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (plain) => gzipSync(plain),
};

/** Sends the copies that the build compressed, to browsers that take them. */
function preferCompressed(folder: string): RequestHandler {
  const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
  const compressed = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(endings.br))
      .map((name) => `/${name.slice(0, -endings.br.length).replaceAll(path.sep, '/')}`),
  );
  return (req: Request, res: Response, next) => {
    if (!compressed.has(req.path)) return next();
    res.vary('Accept-Encoding');
    const encoding = acceptedEncoding(req);
    if (encoding) {
      // Set here, the type stays that of the file and is not taken from the ending.
      res.type(path.extname(req.path));
      res.setHeader('Content-Encoding', encoding);
      req.url = `${req.path}${endings[encoding]}`;
    }
    next();
  };
}
