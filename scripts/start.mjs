// npm start: from a fresh clone to a served portal, skipping what is up to date.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, generateClient, install, readSettingsFile, requireNode, root } from './prepare.mjs';

requireNode();
readSettingsFile();
install({ everything: false });
generateClient();
build();

// It serves production whatever the environment says.
process.env.NODE_ENV = 'production';
await import(pathToFileURL(path.join(root, 'dist/server/main.js')).href);
