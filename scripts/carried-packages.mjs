// The packages that a build carries, so that what is built needs no installed one.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Native code, WebAssembly and data: these are not built into the server, but copied beside it. */
export const carriedPackages = [
  'better-sqlite3',
  '@node-rs/argon2',
  '@prisma/schema-engine-wasm',
  'swagger-ui-dist',
  'dictionary-en',
  'dictionary-en-gb',
];

/** What only the installing of those needs. */
const installers = new Set(['prebuild-install', '@scarf/scarf']);

/** Sources of native code and what compiling them leaves behind, maps, types, and builds that nobody asks for. */
const leftOut =
  /\/better-sqlite3\/(deps|src|build\/(?!Release(\/better_sqlite3\.node)?$))|\.(map|md|d\.ts)$|\/swagger-ui-es-/;

/** Copies the packages to where a module in the folder finds them. */
export function carryPackages(folder) {
  const places = new Map();
  for (const name of carriedPackages) addPackage(name, import.meta.dirname, places);
  for (const [name, place] of places) {
    cpSync(place, path.join(folder, 'node_modules', name), {
      recursive: true,
      filter: (file) => !leftOut.test(file.split(path.sep).join('/')),
    });
  }
}

/** Notes where a package is, and where those are that it needs. */
function addPackage(name, from, places) {
  const place = placeOf(name, from);
  if (!place) throw new Error(`The package ${name} is not installed.`);
  const known = places.get(name);
  if (known && known !== place)
    throw new Error(`There are two versions of ${name}: change scripts/carried-packages.mjs.`);
  if (known) return;
  places.set(name, place);
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(path.join(place, 'package.json'), 'utf8'),
  );
  // Native code is an optional package for each kind of machine: one of them is there.
  const ofThisMachine = Object.keys(optionalDependencies).filter((one) => placeOf(one, place));
  const needed = [...Object.keys(dependencies).filter((one) => !(one in optionalDependencies)), ...ofThisMachine];
  for (const one of needed) if (!installers.has(one)) addPackage(one, place, places);
}

/** The folder of a package as Node would find it. Not by `require.resolve`: some keep their manifest to themselves. */
function placeOf(name, from) {
  const folders = createRequire(path.join(from, 'from.js')).resolve.paths(name) ?? [];
  return folders.map((folder) => path.join(folder, name)).find((place) => existsSync(path.join(place, 'package.json')));
}
