import type { PictureType } from '#shared/api/pictures';

export interface PictureFacts {
  type: PictureType;
  width: number;
  height: number;
}

/** What a picture is and how large, by its own first bytes; nothing for anything else, whatever it is called. */
export function pictureFacts(bytes: Uint8Array): PictureFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const facts = pngFacts(view) ?? jpegFacts(view) ?? webpFacts(view);
  return facts && facts.width > 0 && facts.height > 0 ? facts : undefined;
}

/** Whether these letters stand there. */
function has(view: DataView, at: number, letters: string): boolean {
  return (
    view.byteLength >= at + letters.length &&
    [...letters].every((letter, place) => view.getUint8(at + place) === letter.charCodeAt(0))
  );
}

function pngFacts(view: DataView): PictureFacts | undefined {
  if (view.byteLength < 24 || !has(view, 0, '\x89PNG\r\n\x1a\n') || !has(view, 12, 'IHDR')) return undefined;
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** How large it is stands in the first segment that begins a frame: they are C0 to CF, but for three. */
const noFrames = [0xc4, 0xc8, 0xcc];

function jpegFacts(view: DataView): PictureFacts | undefined {
  if (!has(view, 0, '\xff\xd8\xff')) return undefined;
  for (let at = 2; at + 9 <= view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && !noFrames.includes(marker))
      return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Three forms: lossy, lossless, and with more than one part. */
function webpFacts(view: DataView): PictureFacts | undefined {
  if (view.byteLength < 30 || !has(view, 0, 'RIFF') || !has(view, 8, 'WEBP')) return undefined;
  if (has(view, 12, 'VP8 ') && has(view, 23, '\x9d\x01\x2a'))
    return { type: 'webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (has(view, 12, 'VP8L') && view.getUint8(20) === 0x2f) {
    const sides = view.getUint32(21, true);
    return { type: 'webp', width: (sides & 0x3fff) + 1, height: ((sides >> 14) & 0x3fff) + 1 };
  }
  if (has(view, 12, 'VP8X')) {
    const threeBytes = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
    return { type: 'webp', width: threeBytes(24) + 1, height: threeBytes(27) + 1 };
  }
  return undefined;
}
