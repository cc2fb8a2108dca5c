import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/config';

const client = path.join(projectRoot, 'src/client');
const sources = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(path.join(client, file), 'utf8') }));

test('regression: no failure of an import() is handled where the built one would not hear of it', () => {
  const handled =
    /\bimport\('[^']+'\)\s*\.(?:catch\(|then\(\s*\(\w+\) => [^,;()]*(?:\([^()]*\)[^,;()]*)*,\s*\(\w*\) =>)/;
  expect(sources.filter(({ code }) => handled.test(code)).map(({ file }) => file)).toEqual([]);
  expect(sources.length).toBeGreaterThan(500);
});
