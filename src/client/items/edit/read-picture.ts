import { pictureLimits } from '#shared/core/own-picture';
import { fitPicture, type Size } from './fit-picture';

/** More than any camera makes; what is larger could take all the memory of a phone. */
const mostMegabytes = 30;

export type ReadPicture = { ok: true; picture: Blob } | { ok: false; why: string };

/**
 * A picture as it can be kept, made anew by the browser: the right way up, no larger than it is useful, and without
 * what a camera writes into it, such as the place.
 */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  if (file.size > mostMegabytes * 1_000_000)
    return { ok: false, why: `This file is too large. A picture may have up to ${mostMegabytes} MB.` };
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image)
    return { ok: false, why: 'This file cannot be used as a picture. Choose a photo, or a PNG, JPEG or WebP file.' };
  try {
    const picture = await fitPicture(image, pictureLimits.bytes, (size, quality) => written(image, size, quality));
    return picture
      ? { ok: true, picture }
      : { ok: false, why: 'This picture cannot be made small enough. Cut out a part of it, or choose another one.' };
  } finally {
    image.close();
  }
}

async function written(image: ImageBitmap, { width, height }: Size, quality: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser draws no pictures.');
  // What is clear would be black on dark themes, and white on paper.
  drawing.fillStyle = 'white';
  drawing.fillRect(0, 0, width, height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(image, 0, 0, width, height);
  const webp = await inType(canvas, 'image/webp', quality);
  // A browser that writes no WebP answers with a PNG.
  return webp.type === 'image/webp' ? webp : inType(canvas, 'image/jpeg', quality);
}

function inType(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture was not written.'))), type, quality),
  );
}
