import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** So much is made smaller at a time: some milliseconds. */
const sliceBytes = 65_536;

const nothing = new Uint8Array();

export interface ZippedFile {
  path: string;
  /** What cannot be made smaller, as sound, is only stored. */
  isStored?: boolean;
  content: AsyncIterable<string | Uint8Array>;
}

/**
 * A ZIP file, made while its files are read: it holds no more than one piece of one of them. It has a piece for each
 * that it reads, though an empty one where little became nothing yet, so that its reader knows when work was done.
 */
export async function* zip(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { path, isStored, content } of files) {
    const file = isStored ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
    file.mtime = at;
    zip.add(file);
    for await (const piece of content) {
      const bytes = typeof piece === 'string' ? strToU8(piece) : piece;
      let from = 0;
      do {
        file.push(bytes.subarray(from, from + sliceBytes));
        yield pieces.length > 0 ? Buffer.concat(pieces.splice(0)) : nothing;
        from += sliceBytes;
      } while (from < bytes.length);
    }
    file.push(nothing, true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
}
