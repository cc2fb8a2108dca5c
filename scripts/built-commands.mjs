// What commands use of the portal. It is taken from the build, so that a command runs where the portal runs.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareServing, root } from './prepare.mjs';

const file = path.join(root, 'dist/commands/commands.js');

/** What `src/server/commands.ts` exports. */
export function builtCommands() {
  prepareServing();
  return import(pathToFileURL(file).href);
}

/** Loads a package that the build carries; where there is no build yet, the one that is installed. */
export const loadCarried = createRequire(file);
