import type { Page } from '@playwright/test';
import { startPortal } from '#tests/e2e/support/portal';
import { expect, holdBack, makeAccount, noteToasts, test } from '#tests/e2e/support/test';

/* What people meet when something goes wrong: it is said, nothing typed is lost, and it repairs itself where it can. */

async function fillSignIn(page: Page, username: string, password = 'secret-1') {
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

const pressSignIn = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click();
const studentField = (page: Page) => page.getByLabel('Email of the student');

test.describe('a server that goes away', () => {
  // The browser reports what it could not fetch; the page says it in its own words.
  test.use({ expectsErrors: true });

  test('leaves the page and what was typed there, and everything goes on when it is back', async ({ page }) => {
    // It starts a portal, and starts it again twice.
    test.slow();
    const portal = await startPortal();
    // They go by themselves after some seconds, which a busy machine may not look at.
    const said = await noteToasts(page);
    try {
      const teacher = await makeAccount(portal);
      const student = await makeAccount(portal, 'student');
      await test.step('before anything was typed: signing in says so, and works when it is back', async () => {
        await page.goto(`${portal.url}/login`, { waitUntil: 'networkidle' });
        await portal.goAway();
        await fillSignIn(page, teacher.username);
        await pressSignIn(page);
        await expect.poll(said).toContain('Login failed. Please try again.');
        await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret-1');
        await portal.comeBack();
        await pressSignIn(page);
        await expect.poll(said).toContain(`Welcome back, ${teacher.username}!`);
      });

      await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
      await expect(studentField(page)).toBeVisible();
      await portal.goAway();
      // What checks the form is fetched when somebody begins to fill it in: even that the server is asked for in vain.
      await studentField(page).fill(student.email);
      await page.keyboard.press('Enter');
      await expect.poll(said).toContain('Failed to add user. Please try again.');
      await expect(page.getByText('The server cannot be reached.')).toBeVisible();
      await expect(studentField(page)).toHaveValue(student.email);

      await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
      await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('The server still cannot be reached.')).toBeVisible();
      await page.goBack();
      await expect(studentField(page)).toHaveValue(student.email);

      await portal.comeBack();
      await expect(page.getByText('The server cannot be reached.')).toBeHidden({ timeout: 20_000 });
      await page.getByRole('button', { name: 'Add student' }).click();
      await expect(page.getByRole('button', { name: `Remove ${student.username}` })).toBeVisible();

      await page.goForward();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: 'What We Build' })).toBeVisible();
    } finally {
      await portal.stop();
    }
  });

  for (const path of ['/login', '/theme']) {
    test(`while ${path} loads: it says that it cannot answer, and helps itself`, async ({ page }) => {
      await page.route('**/assets/index-*.js', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByRole('alert')).toContainText('this page cannot answer');
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Load it again' }).click();
      await expect(page.getByRole('alert')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('keeps a dialog from opening, and nothing else', async ({ page, teacher, openAs }) => {
    await openAs(teacher, '/pricing');
    await page.route('**/assets/change-plan-dialog-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Choose Pro Teacher' }).click();
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible();
  });
});

test('a server that stays away: it says so, keeps who is signed in, and no attempt to reach it takes the page away', async ({
  page,
  teacher,
  openAs,
}) => {
  await page.route('**/trpc/**', (route) => route.abort());
  await openAs(teacher);
  const sentence = page.getByText('The server cannot be reached.');
  await expect(sentence).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(teacher.username);
  await heading.evaluate((element) => element.setAttribute('data-same', 'yes'));
  await page.waitForRequest('**/trpc/auth.profile**');
  await page.waitForRequest('**/trpc/auth.profile**');
  await expect(heading).toHaveAttribute('data-same', 'yes');
  await page.unroute('**/trpc/**');
  await expect(sentence).toBeHidden({ timeout: 15_000 });
});

test('a slow server: the button says that it works, and pressing again sends nothing twice', async ({
  page,
  teacher,
}) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('auth.login')) sent += 1;
  });
  const letThrough = await holdBack(page, '**/trpc/auth.login**');
  await page.goto('/login');
  await fillSignIn(page, teacher.username);
  await page.keyboard.press('Enter');
  const button = page.getByRole('button', { name: /Sign in/ });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Signing in…')).toBeAttached();
  await page.keyboard.press('Enter');
  await button.click({ force: true });
  letThrough();
  await expect(page.getByText(`Welcome back, ${teacher.username}!`)).toBeVisible();
  expect(sent).toBe(1);
});

test('too many attempts: it says how long to wait, and the form keeps its contents', async ({ page, portal }) => {
  const { username } = await makeAccount(portal);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await portal.rest('POST', '/auth/login', { body: { username, password: 'wrong' } }).catch(() => {});
  }
  await page.goto('/login');
  await fillSignIn(page, username);
  await pressSignIn(page);
  await expect(page.getByText('Too many attempts. Please try again in 15 minutes.')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue(username);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret-1');
});

test('an error of the server: a fixed sentence, and the stored user stays', async ({ page, teacher, openAs }) => {
  const message = 'Something went wrong on our side. Please try again.';
  const json = [{ error: { message, code: -32_603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } } }];
  await openAs(teacher, '/profile');
  await page.route('**/trpc/profile.associate**', (route) => route.fulfill({ status: 500, json }));
  await studentField(page).fill('somebody@school.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(studentField(page)).toHaveValue('somebody@school.example');

  await page.route('**/trpc/**', (route) => {
    const procedures = new URL(route.request().url()).pathname.split(',');
    return route.fulfill({ status: 500, json: procedures.flatMap(() => json) });
  });
  await page.goto('/');
  await expect(page.getByText('The server has a problem.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(teacher.username);
});

test('a session ended elsewhere: the next call says why, and signing in leads back to what was being typed', async ({
  page,
  portal,
  openAs,
}) => {
  const teacher = await makeAccount(portal);
  const student = await makeAccount(portal, 'student');
  await openAs(teacher, '/profile');
  await studentField(page).fill(student.email);
  await portal.rest('POST', '/auth/logout-everywhere', { token: teacher.token, body: {} });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session has ended.')).toBeVisible();

  await fillSignIn(page, teacher.username);
  await pressSignIn(page);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Your session has ended.')).toBeHidden();
  await expect(studentField(page)).toHaveValue(student.email);
  await page.getByRole('button', { name: 'Add student' }).click();
  await expect(page.getByRole('button', { name: `Remove ${student.username}` })).toBeVisible();
});

test('whoever signs in after an ended session finds nothing of the one before', async ({ page, portal, openAs }) => {
  const [teacher, other] = [await makeAccount(portal), await makeAccount(portal)];
  await openAs(teacher, '/profile');
  await studentField(page).fill('private@school.example');
  await portal.rest('POST', '/auth/logout-everywhere', { token: teacher.token, body: {} });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await fillSignIn(page, other.username);
  await pressSignIn(page);
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(studentField(page)).toHaveValue('');
});

test.describe('a browser that forbids storing', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
  });

  test('lets people sign in for as long as the page is open, and says so', async ({ page, teacher }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveClass(/theme-dark/);
    await fillSignIn(page, teacher.username);
    await pressSignIn(page);
    await expect(page.getByText('This browser does not let us remember you.')).toBeVisible();
    await expect(page.getByText('You stay signed in until this page is closed or reloaded.')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByText(teacher.email)).toBeVisible();
    await page.getByRole('button', { name: 'Select Warm' }).click();
    await expect(page.locator('html')).toHaveClass(/theme-warm/);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.locator('html')).toHaveClass(/theme-dark/);
  });
});
