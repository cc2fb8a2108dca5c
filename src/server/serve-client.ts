import { readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import type { PortalSettings } from '../shared/portal-settings';

/** Puts what the browser must know about this portal into the page. */
export function withSettings(html: string, settings: PortalSettings): string {
  // `<` could end the script element.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/json" id="portal-settings">${json}</script></head>`);
}

/** Serves the built browser code; any address without a file ending is a page of the app. */
export function serveBuiltClient(folder: string, settings: PortalSettings): RequestHandler {
  const page = withSettings(readFileSync(path.join(folder, 'index.html'), 'utf8'), settings);
  const client = express.Router();
  client.use(
    '/assets',
    express.static(path.join(folder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  client.use(express.static(folder, { index: false, setHeaders: (res) => res.setHeader('Cache-Control', 'no-cache') }));
  client.get(/^[^.]*$/, (_req, res) => {
    res.setHeader('Cache-Control', 'no-cache');
    res.type('html').send(page);
  });
  client.use((_req, res) => {
    res.status(404).type('text').send('There is nothing at this address.');
  });
  return client;
}
