import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/config';

const textOf = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** The names at these places, in the order of the alphabet. */
const namesIn = (file: string, places: RegExp) => [...textOf(file).matchAll(places)].map(([, name]) => name).sort();

test('the page of settings and the example of a file name every setting, and none that there is not', () => {
  const settings = namesIn('src/server/config.ts', /^ {2}([A-Z][A-Z_]+): /gm);
  expect(settings.length).toBeGreaterThan(30);
  const rows = textOf('docs/settings.md').matchAll(/^\| (`[A-Z].*?) \|/gm);
  const documented = [...rows].flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name));
  expect(documented.sort()).toEqual(settings);
  expect(namesIn('.env.example', /^#([A-Z_]+)=/gm)).toEqual(settings);
});
