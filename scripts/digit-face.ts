// Part of `vite build` and of the dev server: makes the face of the digits, which fonts.css calls @digit-face.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const source = '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2';
const folder = path.join(path.dirname(import.meta.dirname), '.cache');

export function digitFace(): Plugin {
  return {
    name: 'digit-face',
    async config() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'digits.woff2'), await digits());
      return { resolve: { alias: { '@digit-face': folder } } };
    },
  };
}

/** The ten digits of Noto Sans, in all weights that the portal writes: 2 kB of 36. */
export function digits(): Promise<Buffer> {
  return subsetFont(readFileSync(createRequire(import.meta.url).resolve(source)), '0123456789', {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    // Without the fractions and superscripts that features would make of them: all are of one width as they are.
    noLayoutClosure: true,
  });
}
