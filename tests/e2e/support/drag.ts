import type { Locator, Page } from '@playwright/test';

/** Drags by the mouse from the middle of one thing to just below the top of another, as both stand on the screen. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('What is dragged, or where to, is not on the screen.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + Math.min(10, end.height / 2), { steps: 5 });
  await page.mouse.up();
}
