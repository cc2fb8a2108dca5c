// Writes the document of the REST face to .cache/openapi.json and checks it with redocly.yaml. Starts no server.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSource } from './load-source.mjs';
import { generateClient, root, runBin } from './prepare.mjs';

generateClient();
const source = await openSource();
const { openApiDocument } = await source.load('/src/server/http/rest.ts');
const file = path.join(root, '.cache', 'openapi.json');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
await source.close();

runBin('@redocly/cli', ['lint', file, '--config', path.join(root, 'redocly.yaml'), '--max-problems', '1000'], {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
});
