import { expect, test } from 'vitest';
import { fitPicture, type Size } from '#client/items/edit/fit-picture';

/** Fits a picture where each pixel takes so many bytes at full quality, and answers what was written, in order. */
async function fitted(from: Size, mostBytes: number, bytesPerPixel: number) {
  const tried: string[] = [];
  const written = await fitPicture(from, mostBytes, async ({ width, height }, quality) => {
    tried.push(`${width} × ${height} at ${quality}`);
    return { width, height, size: width * height * bytesPerPixel * quality };
  });
  return { written, tried };
}

test('a picture that is small enough is written once, as large as it is', async () => {
  const { written, tried } = await fitted({ width: 300, height: 200 }, 200_000, 1);
  expect(written).toMatchObject({ width: 300, height: 200 });
  expect(tried).toEqual(['300 × 200 at 0.85']);
});

test('a photo is first made smaller, upright ones too, and keeps its shape', async () => {
  const { written, tried } = await fitted({ width: 3000, height: 4000 }, 200_000, 0.18);
  expect(tried).toEqual(['1200 × 1600 at 0.85', '960 × 1280 at 0.85']);
  expect(written).toMatchObject({ width: 960, height: 1280 });
});

test('less quality comes last, at the smallest size', async () => {
  const { written, tried } = await fitted({ width: 900, height: 900 }, 200_000, 0.8);
  expect(tried).toEqual([
    '900 × 900 at 0.85',
    '800 × 800 at 0.85',
    '640 × 640 at 0.85',
    '640 × 640 at 0.7',
    '640 × 640 at 0.5',
  ]);
  expect(written).toMatchObject({ width: 640 });
});

test('what cannot be made small enough is said to be so', async () => {
  expect((await fitted({ width: 4000, height: 10 }, 10, 1)).written).toBeUndefined();
});

test('a picture is never made larger, and no side of it is lost', async () => {
  const { tried } = await fitted({ width: 5000, height: 1 }, 200_000, 1);
  expect(tried).toEqual(['1600 × 1 at 0.85']);
});
