// Writes public/pictures/<sprite>.svg, and src/shared/content/pictures/sprites.ts, which says what is in them: each emoji
// of our content once, in the sprite of the set or level that uses it first, drawn by the set of Fluent Emoji.
// Run it after an emoji of the content has changed: node scripts/make-emoji-pictures.mjs
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openSource } from './load-source.mjs';
import { root } from './prepare.mjs';

const ofSet = (file) =>
  JSON.parse(readFileSync(path.join(root, 'node_modules/@iconify-json/fluent-emoji-flat', file), 'utf8'));
const set = ofSet('icons.json');
const names = ofSet('chars.json');

/** The name of an emoji in the set, which writes signs with and without their mark of a picture alike. */
function nameOf(emoji) {
  const points = [...emoji].map((sign) => sign.codePointAt(0).toString(16));
  const name = names[points.join('-')] ?? names[points.filter((point) => point !== 'fe0f').join('-')];
  return name ?? extraNames[emoji];
}
/** The set has these under no sign: one is another one mirrored, the others are put together from faces. */
const extraNames = { '👉': 'backhand-index-pointing-right', '👪': 'family', '💑': 'couple', '👫': 'friends' };
const composed = { family: ['woman', 'man', 'child'], couple: ['woman', 'man', 'red-heart'], friends: ['girl', 'boy'] };

function symbolOf(name) {
  if (composed[name]) return `<symbol id="${name}" viewBox="0 0 32 32">${sideBySide(composed[name])}</symbol>`;
  const { parent, hFlip } = set.aliases[name] ?? { parent: name };
  const { body, width = set.width, height = set.height } = set.icons[parent];
  const drawing = hFlip ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${body}</g>` : body;
  return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${drawing}</symbol>`;
}

/** Two pictures beside each other, and a third one in front of them. */
function sideBySide(parts) {
  const top = parts.length === 2 ? 7 : 1;
  const places = [`0 ${top}`, `15 ${top}`, '8 15'];
  return parts
    .map((part, place) => `<g transform="translate(${places[place]}) scale(.53)">${set.icons[part].body}</g>`)
    .join('');
}

/** Lines of the file, none longer than the code is elsewhere. */
function linesOf(faces) {
  const lines = [''];
  for (const { emoji, name } of faces) {
    const face = `${emoji} ${name}`;
    if (lines.at(-1).length + face.length > 110) lines.push('');
    lines[lines.length - 1] += lines.at(-1) ? ` ${face}` : face;
  }
  return lines;
}

const source = await openSource();
try {
  const { usedEmoji } = await source.load('/src/shared/content/pictures/used-emoji.ts');
  const folder = path.join(root, 'public/pictures');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const taken = new Set();
  const blocks = [];
  for (const [sprite, emojis] of await usedEmoji()) {
    const faces = [];
    for (const emoji of emojis) {
      const name = nameOf(emoji);
      if (!name) throw new Error(`The set has no ${emoji} (${sprite}).`);
      if (taken.has(emoji)) continue;
      taken.add(emoji);
      faces.push({ emoji, name });
    }
    if (faces.length === 0) continue;
    const licence = '<!-- Fluent Emoji by Microsoft Corporation, MIT -->';
    const symbols = [...new Set(faces.map(({ name }) => name))].map(symbolOf);
    const file = ['<svg xmlns="http://www.w3.org/2000/svg">', licence, ...symbols, '</svg>', ''].join('\n');
    writeFileSync(path.join(folder, `${sprite}.svg`), file);
    blocks.push(`  '${sprite}': \`\n${linesOf(faces).join('\n')}\n\`,`);
    const sizes = [file, gzipSync(file)].map(({ length }) => `${Math.round(length / 1000)} kB`);
    console.log(`${sprite}: ${faces.length} pictures, ${sizes[0]}, packed ${sizes[1]}`);
  }
  const said = '/** Written by scripts/make-emoji-pictures.mjs: each emoji of our content and its name, by sprite. */';
  writeFileSync(
    path.join(root, 'src/shared/content/pictures/sprites.ts'),
    [said, 'export const sprites = {', ...blocks, '} as const;', ''].join('\n'),
  );
} finally {
  await source.close();
}
