import type { Page } from '@playwright/test';
import { themeNames } from '../../src/shared/theme-names';
import { graveFindings, graveOnes } from './support/axe';
import { lostText } from './support/looks';
import { accountOf, openScreen, type Screen, screens, type Visitor } from './support/screens';
import { expect, test } from './support/test';

// Many screens in eleven themes: more than one minute on a busy machine.
test.describe.configure({ timeout: 240_000 });

/** What a theme can change about a page that is otherwise accessible. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type Theme = (typeof themeNames)[number];

/**
 * Themes to judge a screen's colours in, beside Light, in which it is judged whole. The contrast of every pair is computed
 * in themes.test.ts; here dark and one other by turns, so that all eleven are seen on many screens.
 */
function someThemes(place: number): readonly Theme[] {
  const [, dark, ...others] = themeNames;
  return [dark, ...others.slice(place % others.length).slice(0, 1)];
}

/**
 * Runs axe on a page: every rule once, and those about colour in each of these themes.
 * What is drawn on paper is taken away, because axe does not judge words on pictures; themes.test.ts judges those.
 */
async function findings(page: Page, screen: string, themes: readonly Theme[] = themeNames): Promise<string[]> {
  await page.evaluate(() => {
    const plain = new CSSStyleSheet();
    plain.replaceSync('body, .paper, .squared-paper, .toned { background-image: none !important; }');
    document.adoptedStyleSheets = [plain];
  });
  const grave = (await graveFindings(page)).map((one) => `${screen}: ${one}`);
  const perTheme = await page.evaluate(
    async ([themes, rules]) => {
      const root = document.documentElement;
      const answers = [];
      for (const { name, className, variant } of themes) {
        root.className = root.className.replace(/theme-\S+/, className);
        root.dataset.variant = variant;
        const { violations, passes } = (await window.axe?.run({ runOnly: rules, resultTypes: ['violations'] })) ?? {};
        answers.push({ theme: name, violations, passes });
      }
      return answers;
    },
    [themes, colourRules] as const,
  );
  for (const { theme, violations = [], passes = [] } of perTheme) {
    grave.push(...graveOnes({ violations }).map((one) => `${screen} in ${theme}: ${one}`));
    if (!passes.some(({ id }) => id === 'color-contrast')) grave.push(`${screen} in ${theme}: no words judged`);
  }
  return grave;
}

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

const visitors: readonly Visitor[] = ['nobody', 'teacher', 'desk', 'broke', 'owner', 'admin'];

/** So many screens are looked at by one test: both workers have something to do until the end. */
const perTest = 6;

for (const visitor of visitors) {
  for (let first = 0; first < screens[visitor].length; first += perTest) {
    const some = screens[visitor].slice(first, first + perTest);
    const title = `accessible, at any width and at a text size of 200 %: what ${visitor} sees, ${some[0]?.name} and on`;
    test(title, async ({ page, portal, admin, openAs }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const account = await accountOf(visitor, portal, admin);
      if (account) await openAs(account);
      for (const [place, screen] of some.entries()) await judge(page, screen, first + place);
    });
  }
}

/** Opens a screen once and makes its window narrower, as somebody who turns a tablet does. */
async function judge(page: Page, screen: Screen, place: number): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScreen(page, screen);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const where = `${screen.name} at ${width}`;
    // Colours are the same at any width, and the wide screen shows most.
    expect.soft(await findings(page, where, width === 1280 ? someThemes(place) : [])).toEqual([]);
    await setTextSize(page, '200');
    expect.soft(await lostText(page), where).toEqual([]);
    expect.soft(await sidewaysThemes(page), where).toEqual([]);
    await setTextSize(page, undefined);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await lostText(page), `${screen.name} at 320`).toEqual([]);
  expect.soft(await sidewaysThemes(page), `${screen.name} at 320`).toEqual([]);
}

/** Nothing stands for what the reader's own settings say. */
const setTextSize = (page: Page, size: '200' | undefined) =>
  page.evaluate((size) => {
    if (size) document.documentElement.dataset.text = size;
    else delete document.documentElement.dataset.text;
  }, size);

test('words that are too pale would be found', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openScreen(page, { name: 'contact', path: '/contact' });
  await page.evaluate(() => document.documentElement.style.setProperty('--muted', '#888888'));
  expect(await findings(page, 'contact')).toContainEqual(expect.stringMatching(/^contact in Light: color-contrast/));
});

test.describe('when code breaks', () => {
  test.use({ expectsErrors: true });

  test('the error screen is accessible in all themes', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/assets/login-page-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("boom");' }),
    );
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(await findings(page, 'error screen')).toEqual([]);
  });
});
