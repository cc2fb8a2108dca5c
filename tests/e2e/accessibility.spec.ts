import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { apps } from '#shared/core/apps';
import { themeNames } from '#shared/themes/theme-names';
import { colourRules, findingsIn } from '#tests/e2e/support/axe';
import { lostText } from '#tests/e2e/support/looks';
import { accountOf, goToScreen, openScreen, screens, type Visitor } from '#tests/e2e/support/screens';
import { expect, expectAccessible, test } from '#tests/e2e/support/test';

// Many screens in eleven themes: some minutes on a busy machine.
test.describe.configure({ timeout: 480_000 });

const [light, dark, ...others] = themeNames;

/** The themes in which the page is wider than the window: they differ in room, corners and sizes too. */
async function sidewaysThemes(page: Page): Promise<string[]> {
  return page.evaluate((themes) => {
    const root = document.documentElement;
    return themes.flatMap(({ name, className }) => {
      root.className = root.className.replace(/theme-\S+/, className);
      if (root.scrollWidth <= root.clientWidth) return [];
      const isWide = (element: Element) => element.getBoundingClientRect().right > root.clientWidth;
      const wide = [...document.querySelectorAll('body *')].filter((element) => isWide(element));
      const innermost = wide.filter((element) => ![...element.children].some(isWide)).slice(0, 3);
      return [`${name}: ${root.scrollWidth}, for ${innermost.map(({ outerHTML }) => outerHTML.slice(0, 120))}`];
    });
  }, themeNames);
}

test('every page of the portal is among the screens that are looked at', () => {
  const routes = readFileSync(path.join(import.meta.dirname, '../../src/client/shell/routes.tsx'), 'utf8');
  const pages = [...routes.matchAll(/ path: '([^':]+)'/g)].map(([, page]) => page);
  expect(pages.length).toBeGreaterThan(20);
  const seen = new Set(Object.values(screens).flatMap((some) => some.map((screen) => screen.path.split('?')[0])));
  expect([...pages, ...apps.map((app) => app.path)].filter((page) => !seen.has(page))).toEqual([]);
});

const visitors: readonly Visitor[] = ['nobody', 'teacher', 'desk', 'broke', 'owner', 'admin'];

/** So many screens are looked at by one test: each loads the portal anew, and both workers have to have one. */
const perTest = 11;

for (const visitor of visitors) {
  for (let first = 0; first < screens[visitor].length; first += perTest) {
    const some = screens[visitor].slice(first, first + perTest);
    const title = `accessible, at any width and at a text size of 200 %: what ${visitor} sees, ${some[0]?.name} and on`;
    test(title, async ({ page, portal, admin, openAs }) => {
      const account = await accountOf(visitor, portal, admin);
      if (account) await openAs(account, '/favicon.svg');
      for (const [place, screen] of some.entries()) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await goToScreen(page, screen, some[place - 1]);
        await judge(page, screen.name, first + place);
      }
    });
  }
}

/**
 * Judges a screen and makes its window narrower, as somebody who turns a tablet does. Every rule in Light where it is
 * wide, and in Dark where it is narrow. The contrast of every pair is computed in themes.test.ts: of the other themes
 * one looks on, by turns, so that all of them are seen on many screens.
 */
async function judge(page: Page, name: string, place: number): Promise<void> {
  const other = others[place % others.length] ?? light;
  expect.soft(await findingsIn(page, light), `${name} at 1280 in Light`).toEqual([]);
  expect.soft(await findingsIn(page, other, colourRules), `${name} at 1280 in ${other.name}`).toEqual([]);
  await expectRoomForText(page, `${name} at 1280`);
  await page.setViewportSize({ width: 390, height: 800 });
  expect.soft(await findingsIn(page, dark), `${name} at 390 in Dark`).toEqual([]);
  await expectRoomForText(page, `${name} at 390`);
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await lostText(page), `${name} at 320`).toEqual([]);
  expect.soft(await sidewaysThemes(page), `${name} at 320`).toEqual([]);
}

/** At twice the size of text, nothing is lost and nothing makes the page wider than the window. */
async function expectRoomForText(page: Page, where: string): Promise<void> {
  await setTextSize(page, '200');
  expect.soft(await lostText(page), where).toEqual([]);
  expect.soft(await sidewaysThemes(page), where).toEqual([]);
  await setTextSize(page, undefined);
}

/** Nothing stands for what the reader's own settings say. */
const setTextSize = (page: Page, size: '200' | undefined) =>
  page.evaluate((size) => {
    if (size) document.documentElement.dataset.text = size;
    else delete document.documentElement.dataset.text;
  }, size);

test('words that are too pale would be found', async ({ page }) => {
  await openScreen(page, { name: 'contact', path: '/contact' });
  await page.evaluate(() => document.documentElement.style.setProperty('--muted', '#888888'));
  for (const rules of [undefined, colourRules]) {
    expect(await findingsIn(page, light, rules)).toContainEqual(expect.stringMatching(/^color-contrast/));
  }
});

// A regression: the words of a late spinner were judged while they came in, and found too pale.
test('words that come in while axe looks are judged when they are there', async ({ page }) => {
  await openScreen(page, { name: 'contact', path: '/contact' });
  await expectAccessible(page);
  await page.evaluate(() => {
    const { axe } = window;
    if (!axe) throw new Error('Axe should be on the page by now.');
    const run = axe.run.bind(axe);
    axe.run = async (options) => {
      axe.run = run;
      const words = document.createElement('p');
      words.textContent = 'Loading…';
      words.style.animation = 'appear 1s ease-in both';
      document.querySelector('main')?.append(words);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return run(options);
    };
  });
  await expectAccessible(page);
});

test.describe('when code breaks', () => {
  test.use({ expectsErrors: true });

  test('the error screen is accessible in all themes', async ({ page }) => {
    await page.route('**/assets/login-page-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("boom");' }),
    );
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(await findingsIn(page, light)).toEqual([]);
    for (const theme of [dark, ...others]) {
      expect.soft(await findingsIn(page, theme, colourRules), theme.name).toEqual([]);
    }
  });
});
