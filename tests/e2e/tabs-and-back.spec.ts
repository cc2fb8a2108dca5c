import type { Page, Request } from '@playwright/test';
import { type Account, expect, holdBack, makeAccount, test } from '#tests/e2e/support/test';

async function signIn(page: Page, { username }: Account) {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(username);
}

async function signOut(page: Page, { username }: Account) {
  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
}

/** How often a procedure was called so far. */
function countCalls(page: Page, procedure: string): () => number {
  let count = 0;
  page.on('request', (request: Request) => {
    if (request.url().includes(`/trpc/${procedure}`)) count += 1;
  });
  return () => count;
}

test.describe('two tabs', () => {
  test('signing out in one signs out the other', async ({ context, page, teacher, openAs }) => {
    await openAs(teacher);
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByText(teacher.email)).toBeVisible();
    // Said for some seconds only: it is waited for from before.
    const told = expect(other.getByText('You signed out in another tab.')).toBeVisible();
    await signOut(page, teacher);
    await told;
    await expect(other).toHaveURL(/\/login$/);
  });

  test('signing in as somebody else in one shows them in the other, and nothing of the one before', async ({
    context,
    page,
    portal,
    teacher,
    openAs,
  }) => {
    const somebody = await makeAccount(portal);
    await openAs(teacher);
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByText(teacher.email)).toBeVisible();
    const told = expect(other.getByText(`You are signed in as ${somebody.username} now`)).toBeVisible();
    await openAs(somebody);
    await told;
    await expect(other.getByText(somebody.email)).toBeVisible();
    await expect(other.getByText(teacher.email)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(somebody.username);
  });
});

test.describe('the Back button', () => {
  test('does not lead back to the sign-in form, nor into the portal after signing out', async ({ page, teacher }) => {
    await page.goto('/pricing');
    await page.goto('/login');
    await signIn(page, teacher);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByText(teacher.email)).toBeVisible();
    await signOut(page, teacher);
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText(teacher.email)).toHaveCount(0);
  });

  test('passes over pages that only led on, and takes an open dialog along with its page', async ({
    page,
    teacher,
    openAs,
  }) => {
    await openAs(teacher, '/pricing');
    await page.getByRole('banner').getByRole('button', { name: teacher.username }).click();
    await page.getByRole('link', { name: 'Teacher Portal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(teacher.username);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(teacher.username);
    await page.getByRole('banner').getByRole('link', { name: 'Pricing', exact: true }).click();
    await page.getByRole('button', { name: 'Choose Pro Teacher' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(teacher.username);
  });

  test('during a purchase: its outcome is told all the same', async ({ page, portal, teacher, openAs }) => {
    await portal.rest('POST', '/tokens/consume', { token: teacher.token, body: { amount: 60, action: 'most of it' } });
    await openAs(teacher, '/pricing');
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Buy More Tokens' }).click();
    await page.getByRole('radio', { name: /100 tokens/ }).check();
    const letThrough = await holdBack(page, '**/trpc/tokens.processPurchase**');
    await page.getByRole('button', { name: 'Purchase', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Processing your purchase' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(page.getByRole('heading', { name: 'Processing your purchase' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible();
    letThrough();
    await expect(page.getByText('100 tokens added to your balance.')).toBeVisible();
    await expect(page.getByRole('banner').getByLabel('You have 140 tokens')).toBeVisible();
  });
});

test.describe('a double click has one effect', () => {
  test('on a purchase, whose packages could not be fetched and are asked for again in place', async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    const { token } = teacher;
    await portal.rest('POST', '/tokens/consume', { token, body: { amount: 60, action: 'most of it' } });
    await openAs(teacher);
    const calls = countCalls(page, 'tokens.processPurchase');
    await page.route('**/trpc/**tokens.packages**', (route) => route.abort());
    await page.getByRole('button', { name: 'Buy More Tokens' }).click();
    await expect(page.getByText('Network error while fetching token packages')).toBeVisible();
    await page.unroute('**/trpc/**tokens.packages**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('radio', { name: /500 tokens/ })).toBeVisible();
    await page.getByRole('radio', { name: /100 tokens/ }).check();
    await page.getByRole('button', { name: 'Purchase', exact: true }).dblclick();
    await expect(page.getByText('100 tokens added to your balance.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(calls()).toBe(1);
    expect(await portal.rest('GET', '/tokens/balance', { token })).toMatchObject({ totalTokens: 140 });
  });

  test('on registering', async ({ page }) => {
    await page.goto('/login?mode=register');
    const calls = countCalls(page, 'auth.register');
    const name = `double-clicker-${test.info().workerIndex}-${test.info().repeatEachIndex}`;
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Email', { exact: true }).fill(`${name}@school.example`);
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page.getByRole('button', { name: 'Create account', exact: true }).dblclick();
    await expect(page.getByText('Account created successfully.')).toBeVisible();
    expect(calls()).toBe(1);
  });
});
