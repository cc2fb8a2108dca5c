import type { Page } from '@playwright/test';
import { pageTitle } from '#shared/core/page-title';
import { plans } from '#shared/core/plans';
import { publicPages } from '#shared/core/public-pages';
import { startPortal } from '#tests/e2e/support/portal';
import { expect, holdBack, test } from '#tests/e2e/support/test';

const headings: Record<keyof typeof publicPages, string> = {
  home: 'Software for the lesson you teach today',
  landing: 'Software for the lesson you teach today',
  digital: 'Digital services for people who teach',
  pricing: 'Pricing',
  login: 'Sign in',
  privacy: 'Privacy',
};

/** Before anything of it is loaded: the page notes when it has come to life. */
const noteLife = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('alive', () => Object.assign(window, { isAlive: true }));
  });

/** Waits until the page has come to life, and has drawn all that it draws by itself. */
async function comeToLife(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(window, 'isAlive') === true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each public page shows its heading under its own title and description', async ({ page }) => {
    for (const { name, path, title, description } of Object.values(publicPages)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: headings[name] })).toBeVisible();
      await expect(page).toHaveTitle(pageTitle(title));
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    }
  });

  test('the landing page leads on: apps with their price, and links to try them', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('5 tokens')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try It' }).first()).toHaveAttribute('href', '/login');
    await expect(page.getByRole('link', { name: 'Get Tokens' }).first()).toHaveAttribute('href', '/pricing');
    await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Pricing' }).click();
    for (const { price } of plans) await expect(page.getByText(`$${price}`, { exact: true })).toBeVisible();
  });
});

test('the content is there while the code is still on its way, and what was typed meanwhile stays', async ({
  page,
}) => {
  const letThrough = await holdBack(page, '**/assets/index-*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Username or email').fill('maria');
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Show what is typed' }).click();
  letThrough();
  await expect(page.getByRole('button', { name: 'Hide what is typed' })).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue('maria');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret-1');
});

test('a form that was sent while the code is still on its way is sent when it has come', async ({ page, teacher }) => {
  const letThrough = await holdBack(page, '**/assets/index-*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Username or email').fill(teacher.username);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.keyboard.press('Enter');
  // Sent by the browser itself, the form would have put both into the address.
  expect(new URL(page.url()).search).toBe('');
  letThrough();
  await expect(page.getByText(`Welcome back, ${teacher.username}!`)).toBeVisible();
});

test('the page that came is the page that stays: nothing is drawn a second time', async ({ page }) => {
  await noteLife(page);
  for (const { name, path } of Object.values(publicPages)) {
    const letThrough = await holdBack(page, '**/assets/index-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const heading = await page.getByRole('heading', { level: 1, name: headings[name] }).elementHandle();
    letThrough();
    await comeToLife(page);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    await page.unrouteAll();
  }
});

test('an address that asks for the other form gets it', async ({ page }) => {
  await page.goto('/login?mode=register');
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
});

test('the stored theme colours the page before its code has come', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('colorTheme', 'Warm'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/theme-warm/);
  await expect(page.getByRole('heading', { level: 1, name: headings.home })).toBeVisible();
});

test('a signed-in user never sees what is meant for visitors', async ({ page, teacher, openAs }) => {
  await openAs(teacher, '/profile');
  for (const path of ['/', '/pricing']) {
    const letThrough = await holdBack(page, '**/assets/index-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#root')).toHaveClass('when-signed-out');
    await expect(page.locator('#root')).toBeHidden();
    letThrough();
    await expect(page.getByRole('banner').getByText('Starter')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await page.unrouteAll();
  }
});

test.describe('a portal with settings of its own', () => {
  const settings = {
    CONTACT_EMAIL: "o'neill+school@school.example",
    PAYMENTS: 'off',
    CHECKOUT_TEAM: 'https://pay.example/team?a=1&b=2',
    PUBLIC_URL: 'https://portal.example',
  };

  test('its pages show them without JavaScript, and come to life without a complaint', async ({ page, browser }) => {
    const portal = await startPortal(settings);
    const plain = await browser.newContext({ javaScriptEnabled: false });
    try {
      await noteLife(page);
      for (const tab of [await plain.newPage(), page]) {
        const open = async (path: string) => {
          await tab.goto(`${portal.url}${path}`);
          if (tab === page) await comeToLife(tab);
        };
        await open('/pricing');
        const sales = tab.getByRole('link', { name: 'Contact Sales' });
        await expect(sales).toHaveCount(1);
        await expect(sales).toHaveAttribute(
          'href',
          `mailto:${settings.CONTACT_EMAIL}?subject=The%20Pro%20Teacher%20plan`,
        );
        await expect(tab.getByRole('link', { name: 'Choose Department' })).toBeVisible();
        await expect(tab.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://portal.example/pricing');

        await open('/digital');
        await expect(tab.getByText(settings.CONTACT_EMAIL)).toBeVisible();

        await open('/landing');
        await expect(tab.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://portal.example/');
      }
    } finally {
      await plain.close();
      await portal.stop();
    }
  });
});
