import { strToU8, zipSync } from 'fflate';

/** Files in a ZIP archive. */
export interface ZipFile {
  path: string;
  text: string;
}

/** Equal files make equal archives, whenever they are made. This is the first day that a ZIP archive can say. */
const mtime = new Date(1980, 0, 1);

/** A ZIP archive whose files are stored as they are: the first file of an EPUB may not be compressed. */
export function storedZip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])), { level: 0, mtime });
}
