// Part of `vite build`: renders the public pages into dist/pages, and compresses what browsers load.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

const root = path.dirname(import.meta.dirname);
const built = path.join(root, process.env.BUILD_FOLDER ?? 'dist');
const clientFolder = path.join(built, 'client');
const pagesFolder = path.join(built, 'pages');
const rendererFolder = path.join(built, 'renderer');

/** What the build says of its files; by source file. */
type Manifest = Record<string, { file: string; imports?: string[]; assets?: string[] }>;

/** Where the code of each public page is, to be fetched with the page itself. */
const screens: Record<string, string> = {
  home: 'src/client/features/studio/landing-page.tsx',
  landing: 'src/client/features/studio/landing-page.tsx',
  digital: 'src/client/features/studio/digital-page.tsx',
  pricing: 'src/client/features/billing/pricing-page.tsx',
  login: 'src/client/features/account/login-page.tsx',
  privacy: 'src/client/features/studio/privacy-page.tsx',
};

export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    async closeBundle() {
      await writePages();
      compress();
    },
  };
}

/** For what is built beside it. */
export function compressing(): Plugin {
  return { name: 'compressing', apply: 'build', closeBundle: compress };
}

type RenderedPage = Awaited<ReturnType<typeof import('../src/client/prerender').renderPages>>[number];

async function writePages(): Promise<void> {
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/client/prerender.tsx', outDir: rendererFolder, emptyOutDir: true },
  });
  const renderer: typeof import('../src/client/prerender') = await import(
    pathToFileURL(path.join(rendererFolder, 'prerender.js')).href
  );
  const shell = readFileSync(path.join(clientFolder, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'));
  rmSync(pagesFolder, { recursive: true, force: true });
  for (const page of await renderer.renderPages()) {
    const folder = path.join(pagesFolder, page.variant);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${page.name}.html`), fillShell(shell, page, manifest));
  }
  rmSync(rendererFolder, { recursive: true });
}

/**
 * The built index.html with the page in it. Its code is put aside, for begin.js to begin with: at once where somebody
 * waits for it, after the first paint where a visitor has something to read.
 */
function fillShell(shell: string, { name, title, description, html }: RenderedPage, manifest: Manifest): string {
  const fonts = (manifest['index.html']?.assets ?? [])
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`);
  const ofShell = (shell.match(codeTags) ?? []).map((tag) => tag.trim());
  const ofPage = filesOf(screens[name], manifest)
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const code = `<template id="code">${[...ofShell, ...ofPage].join('')}</template>`;
  return (
    shell
      .replaceAll(codeTags, '')
      .replace(bootTag, (boot) => [...fonts, code, boot].join(''))
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
      .replace(/(?<=<meta name="description" content=")[^"]*/, () => description)
      // The class hides it from signed-in users, whom boot.js knows before the first paint.
      .replace('<div id="root"></div>', () => `<div id="root" class="when-signed-out">${html}</div>`)
  );
}

const bootTag = '<script src="/boot.js"></script>';
const codeTags = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;

/** A chunk with all that it imports. */
function filesOf(source: string | undefined, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = source ? manifest[source] : undefined;
  if (!source || !chunk) throw new Error(`${source} is no chunk of its own any more: fix scripts/prerender.ts.`);
  if (seen.has(source)) return [];
  seen.add(source);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(imported, manifest, seen))];
}

/** Writes what browsers load a second and third time, compressed: .br, and .gz for portals without https. */
function compress(): void {
  for (const name of readdirSync(clientFolder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|txt)$/.test(name) || existsSync(path.join(clientFolder, `${name}.br`))) continue;
    const content = readFileSync(path.join(clientFolder, name));
    writeFileSync(path.join(clientFolder, `${name}.br`), brotliCompressSync(content));
    writeFileSync(path.join(clientFolder, `${name}.gz`), gzipSync(content, { level: 9 }));
  }
}
