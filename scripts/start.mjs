// npm start: from a fresh clone to a served portal, skipping what is up to date.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareServing, root } from './prepare.mjs';

prepareServing();

// It serves production whatever the environment says.
process.env.NODE_ENV = 'production';
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href);
