import type { Locator, Page } from '@playwright/test';

/** Drags by the mouse from the middle of one thing to just below the top of another, as both stand on the screen. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // Waits until it stands still: what was scrolled or moved a moment ago is not where it seems to be.
  await from.hover();
  await page.mouse.down();
  const end = await to.boundingBox();
  if (!end) throw new Error('Where it is dragged to is not on the screen.');
  await page.mouse.move(end.x + end.width / 2, end.y + Math.min(10, end.height / 2), { steps: 5 });
  await page.mouse.up();
}
