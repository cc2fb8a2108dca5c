import { createRequire } from 'node:module';
import path from 'node:path';
import express from 'express';

/** Swagger UI from its package: nothing is asked of any other host. */
export function docsPage() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const docs = express.Router();
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    docs.get(`/${file}`, (_req, res) => res.sendFile(path.join(folder, file), { maxAge: '1h' }));
  }
  docs.get('/start.js', (_req, res) => {
    res.type('js').send(`SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', validatorUrl: null });`);
  });
  docs.get('/', (_req, res) => {
    res.type('html').send(`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Classroom Studio API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`);
  });
  return docs;
}
