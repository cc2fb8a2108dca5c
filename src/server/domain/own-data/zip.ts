import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  path: string;
  /** What cannot be made smaller, as sound, is only stored. */
  isStored?: boolean;
  content: AsyncIterable<string | Uint8Array>;
}

/** A ZIP file, made while its files are read: it holds no more than one piece of one of them. */
export async function* zipped(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  for await (const { path, isStored, content } of files) {
    const file = isStored ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    file.mtime = at;
    zip.add(file);
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? strToU8(piece) : piece);
      yield* made.splice(0);
      // Making it smaller is work: other requests have their turn.
      await setImmediate();
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
