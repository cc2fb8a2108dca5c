import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { type Portal, startPortal } from '#tests/e2e/support/portal';
import { test as base, expect, expectAccessible, freshName } from '#tests/e2e/support/test';

const keptMail = z.object({ to: z.string(), subject: z.string(), text: z.string() });

/** A portal whose mail server is away, so that its mail waits in files. */
const test = base.extend<object, { mailing: Portal }>({
  mailing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const portal = await startPortal({ SMTP_URL: 'smtp://127.0.0.1:1' });
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ mailing }, use) => use(mailing.url),
});

const words = 'three green apples';

/** The newest mail to an address with this subject, once it is there. */
async function mailTo({ databaseFile }: Portal, address: string, subject: string): Promise<string> {
  const folder = path.join(path.dirname(databaseFile), 'outbox', 'waiting');
  const found = () => {
    try {
      return readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => keptMail.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))))
        .findLast((mail) => mail.to === address && mail.subject === subject)?.text;
    } catch {
      return undefined;
    }
  };
  await expect.poll(found).toBeTruthy();
  return found() ?? '';
}

const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
const confirmation = 'Confirm your email address for Classroom Studio';

async function openSignUp(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
}

async function signUp(page: Page): Promise<{ name: string; email: string }> {
  const name = freshName('newcomer');
  const email = `${name}@school.example`;
  await openSignUp(page);
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Hello, ${name}` })).toBeVisible();
  return { name, email };
}

test('a newcomer is told how good the password is, and confirms the address by the mailed link', async ({
  page,
  mailing,
}) => {
  await openSignUp(page);
  await page.getByLabel('Username').fill('Maria Lind');
  await page.getByLabel('Email', { exact: true }).fill(`${freshName('maria')}@school.example`);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('marialind7');
  await expect(page.getByText('Weak: easy to guess.')).toBeVisible();
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page.getByText('The password is the name or address of the account.').first()).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill(words);
  await expect(page.getByText('Strong.')).toBeVisible();
  await expectAccessible(page);

  const { email } = await signUp(page);
  await expect(page.getByText('Please confirm your email address.')).toBeVisible();
  await expectAccessible(page);
  const { pathname, search } = linkIn(await mailTo(mailing, email, confirmation));
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await expect(page).toHaveURL(/\/verify-email$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to your apps' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello');
  await expect(page.getByText('Please confirm your email address.')).toBeHidden();
});

test('a link that does not work any more says so, and a new one is mailed from there', async ({ page, mailing }) => {
  await page.goto('/verify-email?token=of-long-ago');
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Sign in to get a new link' })).toBeVisible();
  const { email } = await signUp(page);
  await mailTo(mailing, email, confirmation);
  await page.goto('/verify-email?token=of-long-ago');
  await page.getByRole('button', { name: 'Mail a new link' }).click();
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible();
  const { pathname, search } = linkIn(await mailTo(mailing, email, confirmation));
  await page.goto(pathname + search);
  await expect(page.getByText(`${email} is the address of your account.`)).toBeVisible();
});

test('the address and the password are changed in the profile', async ({ page, mailing }) => {
  const { name, email } = await signUp(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog');
  const other = `${name}-other@school.example`;
  await dialog.getByLabel('New email address').fill(other);
  await dialog.getByLabel('Your password').fill('a guess');
  await dialog.getByRole('button', { name: 'Mail the link' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill(words);
  await dialog.getByRole('button', { name: 'Mail the link' }).click();
  await expect(page.getByText(`It becomes ${other} once you open the link`)).toBeVisible();
  await expectAccessible(page);
  const { pathname, search } = linkIn(await mailTo(mailing, other, confirmation));
  await page.goto(pathname + search);
  await expect(page.getByText(`${other} is the address of your account.`)).toBeVisible();
  await mailTo(mailing, email, 'The address of your Classroom Studio account was changed');

  await page.goto('/profile');
  await expect(page.getByText(other)).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  await dialog.getByLabel('Your password').fill(words);
  await dialog.getByLabel('New password').fill('12345678');
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await expect(dialog.getByText('This is one of the passwords that are guessed first.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('New password').fill('four yellow pears');
  await dialog.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password was changed. You are signed in here only.')).toBeVisible();
  await mailTo(mailing, other, 'Your Classroom Studio password was changed');
  const signIn = (password: string) => mailing.ask('POST', '/api/auth/login', { body: { username: other, password } });
  expect((await signIn(words)).status).toBe(401);
  expect((await signIn('four yellow pears')).status).toBe(200);
});
