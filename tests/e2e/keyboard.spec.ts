import type { Locator, Page } from '@playwright/test';
import { focusFault } from '#tests/e2e/support/looks';
import { expect, expectAlive, freshName, test } from '#tests/e2e/support/test';

/** Goes on by Tab until something has the focus. At each stop on the way the focus must be seen. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    const fault = await focusFault(page);
    // What was brought into sight may still be on its way.
    if (fault) await expect.soft.poll(() => focusFault(page)).toBeUndefined();
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reaches ${wanted}.`);
}

test('a newcomer signs up by keyboard alone', async ({ page }) => {
  const name = freshName('keys-only');
  await page.goto('/');
  // Before that, links are followed by the browser, which takes the focus elsewhere.
  await expectAlive(page);
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Get Started' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Create an account' }));
  await page.keyboard.press('Enter');
  await page.getByLabel('Username', { exact: true }).focus();
  await page.keyboard.type(name);
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(`${name}@school.example`);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('secret-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Account created successfully.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('a theme is previewed, left again and chosen by keyboard alone', async ({ page }) => {
  await page.goto('/theme');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const chosen = page.getByText('Chosen: Dark.');
  const preview = page.getByRole('button', { name: 'Preview Light' });
  await tabTo(page, page.getByRole('radio', { name: 'All' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'WCAG AA Compliant' })).toBeChecked();
  await tabTo(page, preview);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/theme-light/);
  await expect(chosen).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveClass(/theme-dark/);
  await expect(preview).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Select Light' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chosen: Light.')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/theme-light/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('colorTheme'))).toBe('Light');
});

test('a role is changed by keyboard alone', async ({ page, teacher, openAs }) => {
  await openAs(teacher, '/profile');
  await expect(page.getByText(teacher.email)).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: /Teacher/ }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: /Student/ })).toBeChecked();
  await tabTo(page, page.getByRole('button', { name: 'Change to Student' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('definition').filter({ hasText: /^Student$/ })).toBeVisible();
});

test('the account menu opens and closes by keyboard alone, and gives the focus back', async ({
  page,
  teacher,
  openAs,
}) => {
  await openAs(teacher);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('banner').getByRole('button', { name: teacher.username });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Sign Out' }));
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeHidden();
});

test('Tab goes through a page to its end and is held nowhere', async ({ page, openAs, admin }) => {
  for (const path of ['/', '/profile', '/admin']) {
    await openAs(admin, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/admin') {
      // One user stands for all: their rows are alike.
      await page.getByPlaceholder('Search users by username or email...').fill(admin.email);
      await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ })).toHaveCount(1);
    }
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const unreached = await page.evaluateHandle(() => {
      const all = document.querySelectorAll('main a[href], main button:not([disabled])');
      return new Set([...all].filter((one) => one.checkVisibility()));
    });
    const stops = await unreached.evaluate((set) => set.size);
    // Once round, from wherever the focus is now.
    const most = 2 + (await page.locator('a[href], button, input, select, textarea').count());
    let names = [''];
    for (let presses = 0; presses < most && names.length > 0; presses += 1) {
      await page.keyboard.press('Tab');
      names = await unreached.evaluate((set) => {
        if (document.activeElement) set.delete(document.activeElement);
        // What was drawn anew meanwhile is another element.
        return [...set].filter((one) => one.isConnected).map((one) => `${one.textContent || one.ariaLabel}`);
      });
    }
    expect(names, path).toEqual([]);
    expect(stops, path).toBeGreaterThan(3);
  }
});

test('what happens is said: toasts, the balance, and that something is loading', async ({ page, teacher, openAs }) => {
  await openAs(teacher);
  const balance = page.getByRole('banner').getByRole('status');
  // Said when it changes, and not on every page.
  await expect(balance).toHaveText('');
  const region = await balance.elementHandle();
  await page.getByRole('link', { name: 'Launch Story Dice' }).click();
  await expect(balance).toHaveText('You have 99 tokens now.');
  // The same region, or a screen reader would not notice.
  expect(await balance.evaluate((now, before) => now === before, region)).toBe(true);

  await page.getByRole('banner').getByRole('button', { name: teacher.username }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.locator('[aria-live="polite"]').getByText('You have been signed out.')).toBeVisible();
});
