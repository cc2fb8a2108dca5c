/** Files in a ZIP archive. */
export interface ZipFile {
  path: string;
  text: string;
}

/**
 * A ZIP archive whose files are stored as they are (PKWARE APPNOTE 6.3.10, method 0). A package of questions is small
 * text: leaving out the compression leaves out a library.
 */
export function storedZip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { path, text } of files) {
    const name = encoder.encode(path);
    const body = encoder.encode(text);
    // Version 2.0; names are UTF-8 (bit 11); stored; midnight of 1 January 1980, so that equal files are equal.
    const shared = numbers(
      [20, 2],
      [0x0800, 2],
      [0, 2],
      [0, 2],
      [0x0021, 2],
      [crc32(body), 4],
      [body.length, 4],
      [body.length, 4],
      [name.length, 2],
      [0, 2],
    );
    const local = [numbers([0x04034b50, 4]), shared, name, body];
    directory.push(
      numbers([0x02014b50, 4], [20, 2]),
      shared,
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name,
    );
    parts.push(...local);
    offset += lengthOf(local);
  }
  const count = files.length;
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [lengthOf(directory), 4],
    [offset, 4],
    [0, 2],
  );
  return concatenate([...parts, ...directory, end]);
}

/** Little-endian, each value with its width in bytes. */
function numbers(...values: [value: number, width: 2 | 4][]): Uint8Array {
  return Uint8Array.from(
    values.flatMap(([value, width]) => Array.from({ length: width }, (_, byte) => (value >>> (8 * byte)) & 0xff)),
  );
}

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** CRC-32 of ISO 3309, bit by bit. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
