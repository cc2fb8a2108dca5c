import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import type { NamedTheme } from '#shared/themes/theme-names';

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** The short form: each page that is loaded is given it, and half of it is there in half the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Makes axe known to the page, by the debugger's way in, which the page's own rules for code do not bind. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource);
}

/** What of axe's answer is serious or critical, by rule and place. */
const graveOnes = ({ violations }: Pick<AxeResults, 'violations'>): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`);

/**
 * What axe answers about the page, once it stands still: by all its rules or by some. Words that are half there are pale:
 * so what comes in or goes out is waited for, and where more of it came while axe looked, axe looks again. What turns for
 * ever is not waited for.
 */
async function findingsOf(page: Page, rules?: readonly string[]): Promise<Pick<AxeResults, 'violations' | 'passes'>> {
  await bringAxe(page);
  return page.evaluate(async (rules) => {
    const moving = () => document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let hasMoved = false;
    for (const start of ['animationstart', 'transitionrun']) {
      document.addEventListener(start, () => {
        hasMoved = true;
      });
    }
    for (;;) {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      hasMoved = false;
      if (!window.axe) throw new Error('The page was left while axe looked at it.');
      const { violations, passes } = await window.axe.run({
        resultTypes: ['violations'],
        ...(rules && { runOnly: [...rules] }),
      });
      await nextFrame();
      if (!hasMoved) return { violations, passes };
    }
  }, rules);
}

/** All that axe finds serious or critical on the page. */
export const graveFindings = async (page: Page): Promise<string[]> => graveOnes(await findingsOf(page));

/** What a theme can change about a page that is otherwise accessible. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Puts a theme on the page, on a plain ground: axe does not judge words on pictures; themes.test.ts judges those. */
export async function wear(page: Page, theme: NamedTheme): Promise<void> {
  await page.evaluate(({ className, variant }) => {
    const plain = new CSSStyleSheet();
    plain.replaceSync('body, .paper, .squared-paper, .toned { background-image: none !important; }');
    document.adoptedStyleSheets = [plain];
    const root = document.documentElement;
    root.className = root.className.replace(/theme-\S+/, className);
    root.dataset.variant = variant;
  }, theme);
}

/** What axe finds on a page in a theme: by every rule, or by those about colour alone. */
export async function findingsIn(page: Page, theme: NamedTheme, rules?: readonly string[]): Promise<string[]> {
  await wear(page, theme);
  const answer = await findingsOf(page, rules);
  const isJudged = answer.passes.some(({ id }) => id === 'color-contrast');
  return isJudged ? graveOnes(answer) : [...graveOnes(answer), 'no words judged'];
}
