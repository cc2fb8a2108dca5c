import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { serveBuiltClient } from '#server/http/serve-client';
import { blanks } from '#shared/core/blanks';
import type { PortalSettings } from '#shared/core/portal-settings';
import { publicPages, variantOf } from '#shared/core/public-pages';
import { ofEachKind, type RetentionTexts } from '#shared/core/retention';

const code = 'export const answer = 42;';
const usual: PortalSettings = {
  contactEmail: 'hello@school.example',
  verifiesAddresses: false,
  payments: 'demo',
  checkout: {},
};

const kept = (days: string): RetentionTexts => ofEachKind(() => days);

/** A server on what a build would have made: each page says its name, its variant and what its blanks hold. */
async function serve(settings = usual, canonicalUrl?: string, keptNow = async () => kept('30 days')) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-client-'));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  write('client/index.html', '<head></head>the shell');
  write('client/join.html', '<head></head>the door');
  write('client/assets/index-abc.js', code);
  write('client/assets/index-abc.js.br', brotliCompressSync(code));
  write('client/assets/index-abc.js.gz', gzipSync(code));
  const variant = variantOf(settings);
  for (const { name } of Object.values(publicPages)) {
    const { pro, team } = blanks.checkout;
    const days = name === 'privacy' ? Object.values(blanks.kept).join(' ') : '';
    const content = `<a href="mailto:${blanks.contactEmail}">${pro} ${team}</a>${days}`;
    write(`pages/${variant}/${name}.html`, `<head></head>${name} of ${variant}: ${content}`);
  }
  const server = express().use(serveBuiltClient({ folder, settings, canonicalUrl, keptNow })).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  const { port } = server.address() as AddressInfo;
  return async (address: string, encoding = 'identity') => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { 'accept-encoding': encoding } });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

test('a public page comes with its content, every other address as the shell', async () => {
  const get = await serve();
  for (const { path: address, name } of Object.values(publicPages)) {
    expect((await get(address)).text).toContain(`${name} of demo`);
  }
  for (const address of ['/theme', '/no/such/page', '/pricing/', '/Pricing']) {
    expect((await get(address)).text).toContain('the shell');
  }
});

test('the door for codes and what is behind it are an entry of their own', async () => {
  const get = await serve();
  for (const address of ['/join', '/Join', '/join/', '/join/BCDFGH', '/join/work/1', '/join?x=1']) {
    const { text, headers } = await get(address);
    expect(text).toContain('the door');
    expect(text).toContain('portal-settings');
    expect(headers.get('cache-control')).toBe('no-cache');
  }
  for (const address of ['/joiner', '/work/join']) expect((await get(address)).text).toContain('the shell');
});

test('the privacy page shows for how long things are kept now, without being built or started anew', async () => {
  let days = '30 days';
  const get = await serve(usual, undefined, async () => kept(days));
  for (days of ['30 days', '7 days']) {
    for (const encoding of ['identity', 'br', 'br']) {
      const { text } = await get('/privacy', encoding);
      expect(text).not.toContain('.invalid');
      expect(text).toContain(`</a>${days} ${days}`);
      expect(text).toContain(`"attempts":"${days}"`);
    }
  }
  expect((await get('/')).text).not.toContain('"kept"');
});

test('a query changes no page but the one that reads it', async () => {
  const get = await serve();
  expect((await get('/pricing?from=mail')).text).toContain('pricing of demo');
  expect((await get('/login?mode=register')).text).toContain('the shell');
});

test('a page is of this portal: its variant, its addresses, and its settings', async () => {
  const settings: PortalSettings = {
    verifiesAddresses: false,
    contactEmail: `"o'neill"@school.example`,
    payments: 'off',
    checkout: { team: 'https://pay.example/?a=1&b=</script>' },
  };
  const get = await serve(settings);
  const { text } = await get('/pricing');
  expect(text).toContain('pricing of off-team');
  expect(text).toContain('mailto:&quot;o&#x27;neill&quot;@school.example"');
  expect(text).toContain('https://pay.example/?a=1&amp;b=&lt;/script&gt;</a>');
  expect(text).not.toContain('.invalid');
  const given = /<script type="application\/json" id="portal-settings">(.*?)<\/script>/.exec(text)?.[1] ?? '';
  expect(JSON.parse(given)).toEqual(settings);
});

test('search engines are told the one address of a page where the address of the portal is set', async () => {
  expect((await (await serve())('/landing')).text).not.toContain('canonical');
  const get = await serve(usual, 'https://portal.example');
  expect((await get('/landing')).text).toContain('<link rel="canonical" href="https://portal.example/">');
  expect((await get('/pricing')).text).toContain('<link rel="canonical" href="https://portal.example/pricing">');
});

test('pages and code are sent compressed to browsers that take it, as what they are', async () => {
  const get = await serve();
  for (const [accepts, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ] as const) {
    const page = await get('/pricing', accepts);
    expect(page.headers.get('content-encoding')).toBe(encoding);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('vary')).toBe('Accept-Encoding');
    expect(page.text).toContain('pricing of demo');

    const script = await get('/assets/index-abc.js', accepts);
    expect(script.headers.get('content-encoding')).toBe(encoding);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('vary')).toBe('Accept-Encoding');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.text).toBe(code);
  }
});

test('a file that is not there is not found, and never the shell', async () => {
  const get = await serve();
  expect((await get('/assets/gone-abc.js')).status).toBe(404);
  expect((await get('/gone.txt')).status).toBe(404);
});
