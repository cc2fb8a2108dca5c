import { setImmediate } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** So much is made smaller before others have their turn: some milliseconds. */
const sliceBytes = 65_536;

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
      const bytes = typeof piece === 'string' ? strToU8(piece) : piece;
      for (let from = 0; from < bytes.length; from += sliceBytes) {
        file.push(bytes.subarray(from, from + sliceBytes));
        yield* made.splice(0);
        await setImmediate();
      }
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
