import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** Makes axe known to the page, by the debugger's way in, which the page's own rules for code do not bind. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
}

/** What of axe's answer is serious or critical, by rule and place. */
export const graveOnes = ({ violations }: Pick<AxeResults, 'violations'>): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`);

/** Waits for what comes in or goes out: words that are half there are pale. What turns for ever is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** All that axe finds serious or critical on the page, once it stands still. */
export async function graveFindings(page: Page): Promise<string[]> {
  await settle(page);
  await bringAxe(page);
  const violations = await page.evaluate(async () => {
    if (!window.axe) throw new Error('The page was left while axe looked at it.');
    return (await window.axe.run({ resultTypes: ['violations'] })).violations;
  });
  return graveOnes({ violations });
}
