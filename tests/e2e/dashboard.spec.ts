import type { Page } from '@playwright/test';
import { apps } from '#shared/core/apps';
import { themeNames } from '#shared/themes/theme-names';
import { colourRules, findingsIn, wear } from '#tests/e2e/support/axe';
import {
  type Account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdBack,
  makeAccount,
  test,
} from '#tests/e2e/support/test';

const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
const star = (page: Page, name: string) => page.getByRole('button', { name: `Favourite ${name}` });
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search the apps' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });

/** By its keys, once the page is there to hear them. */
async function openPalette(page: Page) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
}
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });

test('the search narrows the cards down and says how many are left; Escape brings all back', async ({
  page,
  teacher,
  openAs,
}) => {
  await openAs(teacher);
  await expect(cards(page)).toHaveCount(apps.length);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('picture dice');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('search').getByRole('status')).toHaveText(`1 of ${apps.length} apps`);
  await expect(page.getByRole('heading', { name: 'Play' })).toHaveCount(0);
  await page.keyboard.type('/');
  await expect(searchField(page)).toHaveValue('picture dice/');
  await page.keyboard.press('Escape');
  await expect(cards(page)).toHaveCount(apps.length);
  for (const name of ['Continue', 'Play', 'Practise', 'Plan', 'Write', 'Assess']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
});

test('filters show one kind of app, by arrow keys too; where none is left, a button leads back', async ({
  page,
  teacher,
  openAs,
}) => {
  await openAs(teacher);
  await page.getByRole('radio', { name: 'Free' }).check();
  await expect(cards(page)).toHaveCount(apps.filter((app) => app.tokenCost === 0).length);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Favourites' })).toBeChecked();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await searchField(page).fill('xyzzy');
  await expect(page.getByText('No app matches “xyzzy”')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search and filter' }).click();
  await expect(cards(page)).toHaveCount(apps.length);
  await expect(searchField(page)).toBeFocused();
});

test('a star is kept over a reload and found in another browser', async ({
  page,
  browser,
  portal,
  teacher,
  openAs,
}) => {
  await openAs(teacher);
  await expect(star(page, 'Story Dice')).toHaveAttribute('aria-pressed', 'false');
  const stored = page.waitForResponse(/profile\.setFavourite/);
  await star(page, 'Story Dice').click();
  await expect(star(page, 'Story Dice')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Continue' }).getByRole('link', { name: 'Story Dice' })).toBeVisible();
  await stored;
  await page.reload();
  await expect(star(page, 'Story Dice')).toHaveAttribute('aria-pressed', 'true');

  const classroom = await browser.newContext({ baseURL: portal.url });
  const other = await classroom.newPage();
  await other.goto('/login');
  await other.getByLabel('Username or email').fill(teacher.username);
  await other.getByLabel('Password', { exact: true }).fill('secret-1');
  await other.keyboard.press('Enter');
  await other.getByRole('radio', { name: 'Favourites' }).check();
  await expect(cards(other)).toHaveCount(1);
  await star(other, 'Story Dice').click();
  // It stays for as long as one looks at the favourites, so that a slip can be taken back.
  await expect(star(other, 'Story Dice')).toHaveAttribute('aria-pressed', 'false');
  await expect(star(other, 'Story Dice')).toBeFocused();
  await classroom.close();
});

test('a star that the server does not get is taken back with a message', async ({ page, teacher, openAs }) => {
  await openAs(teacher);
  await page.route('**/trpc/profile.setFavourite**', (route) => route.abort());
  await star(page, 'Story Dice').click();
  await expect(page.getByText('The server could not be reached.')).toBeVisible();
  await expect(star(page, 'Story Dice')).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/trpc/profile.setFavourite**');
  await star(page, 'Story Dice').click();
  await expect(star(page, 'Story Dice')).toHaveAttribute('aria-pressed', 'true');
});

test('an app that was opened is the first to continue with; opening notes it once and its failure is silent', async ({
  page,
  teacher,
  openAs,
}) => {
  await page.route('**/trpc/profile.appOpened**', (route) => route.abort(), { times: 1 });
  await openAs(teacher, '/story-dice');
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  let noted = 0;
  page.on('request', (request) => {
    if (request.url().includes('profile.appOpened')) noted += 1;
  });
  const answered = page.waitForResponse(/profile\.appOpened/);
  await page.reload();
  await answered;
  await page.getByRole('button', { name: 'Roll', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  const first = page.getByRole('region', { name: 'Continue' }).getByRole('listitem').first();
  await expect(first).toContainText('Story Dice');
  await expect(first).toContainText('used today');
  expect(noted).toBe(1);
  await first.getByRole('link', { name: 'Story Dice' }).click();
  await expect(page).toHaveURL(/\/story-dice$/);
});

test('the price is a warning while it can be paid and red when it cannot; the card stays a link', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await openAs(teacher);
  const dice = cards(page).filter({ hasText: 'story-dice' });
  await expect(dice.getByText('1 token', { exact: true })).toHaveClass(/tone-warn/);
  await expect(dice).toContainText('You have 100 tokens');
  await portal.rest('POST', '/tokens/consume', { token: teacher.token, body: { amount: 100, action: 'all of it' } });
  await page.reload();
  await expect(dice.getByText('1 token', { exact: true })).toHaveClass(/tone-bad/);
  await expect(dice.getByRole('link', { name: 'Launch Story Dice' })).toHaveAttribute('href', '/story-dice');
  await expect(page.getByText('You are running low on tokens.')).toBeVisible();
});

test('a changed balance is said once', async ({ page, teacher, openAs }) => {
  await openAs(teacher);
  const news = page.getByRole('banner').getByRole('status');
  await expect(page.getByRole('banner').getByLabel('You have 100 tokens')).toBeVisible();
  await expect(news).toBeEmpty();
  await page.getByRole('link', { name: 'Launch Story Dice' }).click();
  await expect(news).toHaveText('You have 99 tokens now.');
});

test('by keyboard alone the palette opens an app', async ({ page, teacher, openAs }) => {
  await openAs(teacher);
  await openPalette(page);
  await page.keyboard.type('dice');
  await expect(option(page, /Story Dice/)).toHaveAttribute('aria-selected', 'true');
  await expect(palette(page).getByRole('status')).toHaveText('1 result');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/story-dice$/);
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  await expect(palette(page)).toBeHidden();

  // What was picked last is the first choice the next time.
  await openPalette(page);
  await expect(palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([/Story Dice/]);
});

test('what is typed while the palette is still on its way is not lost', async ({ page, teacher, openAs }) => {
  const letThrough = await holdBack(page, '**/assets/palette-*.js');
  await openAs(teacher);
  await searchField(page).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pric');
  letThrough();
  await expect(palette(page).getByRole('combobox')).toHaveValue('pric');
  await page.keyboard.type('ing');
  await expect(palette(page).getByRole('combobox')).toHaveValue('pricing');
  await expect(option(page, 'Pricing')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveValue('');
});

test('regression: Enter is not lost either while the palette is still on its way, and presses nothing else', async ({
  page,
  teacher,
  openAs,
}) => {
  const letThrough = await holdBack(page, '**/assets/palette-*.js');
  await openAs(teacher);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('pricx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ing');
  await page.keyboard.press('Enter');
  letThrough();
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeFocused();
});

test('Escape and the same keys close the palette, and the focus returns to where it was', async ({
  page,
  teacher,
  openAs,
}) => {
  await openAs(teacher);
  await searchField(page).focus();
  for (const closing of ['Escape', 'Control+k']) {
    await openPalette(page);
    await page.keyboard.press(closing);
    await expect(palette(page)).toBeHidden();
    await expect(searchField(page)).toBeFocused();
  }
});

test('the palette goes to pages, where the heading has the focus, switches themes and signs out', async ({
  page,
  teacher,
  openAs,
}) => {
  await openAs(teacher);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('pricing');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeFocused();
  await openPalette(page);
  await page.keyboard.type('warm');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/theme-warm/);
  await openPalette(page);
  await page.keyboard.type('sign out');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('visitors have a palette too, with the public pages and nothing else', async ({ page }) => {
  await page.goto('/digital');
  await expect(page.getByRole('heading', { name: 'What We Build' })).toBeVisible();
  await openPalette(page);
  await expect(option(page, 'Sign In')).toBeVisible();
  for (const name of ['Profile', 'Admin Panel', 'Sign Out']) await expect(option(page, name)).toHaveCount(0);
  await page.keyboard.type('zzz');
  await expect(palette(page).getByText('Nothing matches “zzz”.')).toBeVisible();
  await expect(palette(page).getByRole('status')).toHaveText('0 results');
});

test('a palette whose code does not come says so and leaves the page as it is', async ({ page, teacher, openAs }) => {
  await page.route('**/assets/palette-*.js', (route) => route.abort(), { times: 1 });
  await openAs(teacher);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('The search could not be loaded.')).toBeVisible();
  await expect(cards(page)).toHaveCount(apps.length);
});

test.describe('an administrator', () => {
  let zoe: Account;
  test.beforeEach(async ({ portal }) => {
    zoe = await makeAccount(portal, 'student');
  });

  test('finds a user by the palette, and again another one', async ({ page, portal, admin, openAs }) => {
    const adam = await makeAccount(portal);
    await openAs(admin);
    for (const user of [zoe, adam]) {
      await openPalette(page);
      await page.keyboard.type(user.email.toUpperCase());
      await option(page, new RegExp(user.username)).click();
      await expect(page).toHaveURL(/\/admin$/);
      await expect(page.getByPlaceholder('Search users by username or email...')).toHaveValue(user.username);
      await expect(page.getByRole('row').filter({ hasText: user.email })).toBeVisible();
    }
  });

  test('is told while users are looked for, and when they could not be', async ({ page, admin, openAs }) => {
    await openAs(admin);
    const letThrough = await holdBack(page, '**/trpc/users.page**');
    await openPalette(page);
    await page.keyboard.type(zoe.username);
    await expect(palette(page).getByText('Looking for users…').first()).toBeVisible();
    letThrough();
    await expect(option(page, new RegExp(zoe.username))).toBeVisible();

    await page.unroute('**/trpc/users.page**');
    await page.route('**/trpc/users.page**', (route) => route.abort());
    await palette(page).getByRole('combobox').fill('somebody');
    await expect(palette(page).getByRole('alert')).toContainText('The users could not be searched.');
    await expectAccessible(page);
    await page.unroute('**/trpc/users.page**');
    await option(page, 'Search for users again').click();
    await expect(palette(page).getByText('Nothing matches “somebody”.')).toBeVisible();
    await palette(page).getByRole('combobox').fill(zoe.username.slice(1));
    await expect(option(page, new RegExp(zoe.username))).toBeVisible();
  });
});

test('nobody else searches for users', async ({ page, teacher, openAs }) => {
  await openAs(teacher);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('users.')) asked += 1;
  });
  await openPalette(page);
  await page.keyboard.type('admin');
  await expect(palette(page).getByText('Nothing matches “admin”.')).toBeVisible();
  expect(asked).toBe(0);
});

test('dashboard and palette can be used by everyone in four themes, on a phone and on a wide screen', async ({
  page,
  admin,
  openAs,
}) => {
  const themes = themeNames.filter(({ name }) => ['Light', 'Dark', 'High Contrast', 'Minimal'].includes(name));
  /** Every rule in the first theme; in the others what a theme can change. */
  async function expectAccessibleInAll(where: string) {
    for (const [place, theme] of themes.entries()) {
      const found = await findingsIn(page, theme, place === 0 ? undefined : colourRules);
      expect.soft(found, `${where} in ${theme.name}`).toEqual([]);
    }
  }
  await openAs(admin);
  await expect(cards(page)).toHaveCount(apps.length);
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const theme of themes) {
      await wear(page, theme);
      if (width !== 390) await expectNoSidewaysScroll(page);
      else await expectGoodForFingers(page);
    }
  }
  await expectAccessibleInAll('dashboard at 1280');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInAll('dashboard at 390');
  await openPalette(page);
  await expect(option(page, 'Admin Panel')).toBeVisible();
  await expectAccessibleInAll('palette');
});

/** Stars that a finger hits, on a page that is not scrolled for ever. */
async function expectGoodForFingers(page: Page) {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3500);
  const narrowest = () =>
    page
      .getByRole('button', { name: /^Favourite/ })
      .evaluateAll((stars) =>
        Math.min(...stars.map((one) => one.clientWidth - 2 * Number.parseFloat(getComputedStyle(one, '::after').left))),
      );
  await expect.poll(narrowest).toBeGreaterThanOrEqual(44);
}
