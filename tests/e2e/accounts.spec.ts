import { expect, freshName, makeAccount, test } from '#tests/e2e/support/test';

test('a newcomer registers as a teacher, opens a paid app, sees one token leave the balance, and plays', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Create an account' }).click();
  const name = freshName('newcomer');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(`${name}@school.example`);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Create account', exact: true }).click();

  await expect(page.getByText('Account created successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByLabel('You have 100 tokens')).toBeVisible();

  await page.getByRole('link', { name: 'Launch Story Dice' }).click();
  await expect(page.getByRole('heading', { name: 'Story Dice' })).toBeVisible();
  await expect(page.getByRole('banner').getByLabel('You have 99 tokens')).toBeVisible();
  await page.getByRole('button', { name: 'Roll', exact: true }).click();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByLabel('You have 99 tokens')).toBeVisible();
});

test('signing in greets by name, keeps the session over a reload, and signing out clears it', async ({
  page,
  teacher,
}) => {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill(teacher.email);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Welcome back, ${teacher.username}!`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(teacher.username);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(teacher.username);

  await page.getByRole('banner').getByRole('button', { name: teacher.username }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(() => page.evaluate(() => ['auth_token', 'auth_user', 'token'].map((key) => localStorage.getItem(key))))
    .toEqual([null, null, null]);
});

test('a wrong password says so and keeps what was typed', async ({ page, teacher }) => {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill(teacher.username);
  await page.getByLabel('Password', { exact: true }).fill('wrong-one');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue(teacher.username);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong-one');
});

test('with the network gone, signing in says so and nothing is lost', async ({ page, teacher }) => {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill(teacher.username);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.route('**/trpc/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Login failed. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue(teacher.username);
});

test('a session that was ended elsewhere signs out at the next load', async ({ page, portal, openAs }) => {
  const account = await makeAccount(portal);
  await portal.rest('POST', '/auth/logout-everywhere', { token: account.token, body: {} });
  await openAs(account, '/profile');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('a profile refresh that is refused on the start page ends on the landing page, and says why', async ({
  page,
  portal,
  openAs,
}) => {
  const account = await makeAccount(portal);
  await portal.rest('POST', '/auth/logout-everywhere', { token: account.token, body: {} });
  await openAs(account, '/');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('one half of a stored session is cleared away', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('auth_token', 'a token without its user'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
});

test('asking for a reset link ends with "Check your email", whoever asks', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email', { exact: true }).fill('nobody@school.example');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

test('a reset page without its token leads back, and two different passwords are not sent', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.goto('/reset-password?token=some-token');
  await page.getByLabel('New Password', { exact: true }).fill('long-enough-1');
  await page.getByLabel('Confirm New Password', { exact: true }).fill('long-enough-2');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('resetPassword')) sent += 1;
  });
  await page.keyboard.press('Enter');
  await expect(page.getByText("Passwords don't match").first()).toBeVisible();
  expect(sent).toBe(0);
});
