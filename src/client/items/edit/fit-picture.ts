/* How a picture is made small enough. What draws and writes it is given, so that this is arithmetic alone. */

export interface Size {
  width: number;
  height: number;
}

/** The longer side, tried one after the other: more than a class sees from the back row, then less. */
const sides: readonly number[] = [1600, 1280, 1024, 800, 640];
const goodQuality = 0.85;
/** Only where the smallest size is still too many bytes: noise, or a page of fine print. */
const lesserQualities = [0.7, 0.5, 0.3];

/** As large as it is, or smaller with its longer side so long. */
function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Writes a picture smaller and smaller, and then with less quality, until it has no more than so many bytes. Nothing
 * where even that is too much.
 */
export async function fitPicture<Written extends { size: number }>(
  from: Size,
  mostBytes: number,
  write: (size: Size, quality: number) => Promise<Written>,
): Promise<Written | undefined> {
  const smaller = sides.filter((side) => side < Math.max(from.width, from.height));
  // One that is small anyway is written as large as it is.
  const tried = smaller.length === sides.length ? sides : [Math.max(from.width, from.height), ...smaller];
  const smallest = tried.at(-1) ?? 1;
  const ways = [
    ...tried.map((side) => ({ side, quality: goodQuality })),
    ...lesserQualities.map((quality) => ({ side: smallest, quality })),
  ];
  for (const { side, quality } of ways) {
    const written = await write(within(from, side), quality);
    if (written.size <= mostBytes) return written;
  }
  return undefined;
}
