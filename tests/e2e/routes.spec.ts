import { apps } from '#shared/core/apps';
import { expect, holdBack, makeAccount, test } from '#tests/e2e/support/test';

test('signed-out visitors are sent where the route table says', async ({ page }) => {
  for (const [from, to] of [
    ['/profile', '/login'],
    ['/admin', '/login'],
    ['/story-dice', '/login'],
    ['/no/such/page', '/login'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
  }
});

test('signed-in users are sent where the route table says; at home all apps are listed', async ({
  page,
  teacher,
  openAs,
}) => {
  await openAs(teacher);
  for (const from of ['/login', '/forgot-password', '/reset-password?token=x', '/admin', '/no/such/page']) {
    await page.goto(from);
    await expect(page).toHaveURL(/:\d+\/$/);
  }
  // Home lists all apps, each with its way in.
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })).toHaveCount(
    apps.length,
  );
  await expect(page.getByRole('link', { name: /^Launch/ })).toHaveCount(apps.length);
});

test('the services page has the navigation bar for signed-in users only', async ({ page, teacher, openAs }) => {
  await page.goto('/digital');
  await expect(page.getByRole('heading', { name: 'What We Build' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How We Work' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toHaveCount(0);
  await openAs(teacher, '/digital');
  await expect(page.getByRole('heading', { name: 'What We Build' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main', exact: true })).toBeVisible();
});

test('the header shows tokens from 1,000 as one-decimal K, the plan and, to an administrator, the admin link', async ({
  page,
  portal,
  admin,
  openAs,
}) => {
  const account = await makeAccount(portal);
  await portal.rest('POST', '/billing/update', { token: account.token, body: { planId: 'pro', addTokens: true } });
  await openAs(account);
  const bar = page.getByRole('banner');
  await expect(bar.getByText('3.1K')).toBeVisible();
  await expect(bar.getByText('Pro Teacher')).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Admin' })).toHaveCount(0);

  await openAs(admin);
  await expect(bar.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'admin' }).click();
  await expect(bar.getByRole('link', { name: 'Teacher Portal' })).toHaveAttribute('href', '/login');
  await expect(bar.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/admin');
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'admin' })).toBeFocused();
});

test('on a phone the menu holds the same, by keyboard alone; the heading gets the focus even when its code takes long to come', async ({
  page,
  teacher,
  openAs,
}) => {
  const letThrough = await holdBack(page, '**/assets/pricing-page-*.js');
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(teacher);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  for (const name of ['Home', 'Classes', 'Pricing', 'Services', 'Profile', 'Contact', 'Teacher Portal']) {
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  for (let link = 1; link <= 3; link += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('main').getByText('Loading…')).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeFocused();
});
