// Writes public/pictures.svg: the pictures of secret-pictures.ts, each a <symbol>, from the set of Fluent Emoji.
// Run it after that list has changed: node scripts/make-pictures.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSource } from './load-source.mjs';
import { root } from './prepare.mjs';

const set = JSON.parse(
  readFileSync(path.join(root, 'node_modules/@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
);
const source = await openSource();
try {
  const { secretPictures } = await source.load('/src/shared/classes/secret-pictures.ts');
  const symbols = Object.entries(secretPictures).map(([name, file]) => {
    const { body, width = set.width, height = set.height } = set.icons[file];
    return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`;
  });
  const licence = '<!-- Fluent Emoji by Microsoft Corporation, MIT -->';
  const sprite = ['<svg xmlns="http://www.w3.org/2000/svg">', licence, ...symbols, '</svg>', ''].join('\n');
  writeFileSync(path.join(root, 'public/pictures.svg'), sprite);
} finally {
  await source.close();
}
