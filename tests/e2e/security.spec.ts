import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { z } from 'zod';
import { adminPassword } from '#tests/e2e/support/portal';
import {
  type Account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  makeAccount,
  test,
} from '#tests/e2e/support/test';

const section = (page: Page, name: string) => page.getByRole('region', { name });

async function signInAs(page: Page, name: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username or email').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page, { username }: Account): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
}

test('an administrator sets up the second step, and signs in with a code, and with a recovery code', async ({
  page,
  portal,
  admin,
  openAs,
}) => {
  await openAs(admin, '/profile');
  await page.getByRole('link', { name: 'Open security' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
  await page.getByRole('button', { name: 'Set up' }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('not this one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await dialog.getByLabel('Your password').fill(adminPassword);
  await page.keyboard.press('Enter');

  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent())?.replaceAll(' ', '') ?? '';
  const totp = new TOTP({ secret });
  await dialog.getByRole('textbox', { name: 'Code' }).fill('12345');
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog.getByText('This code does not fit.')).toBeVisible();
  const timestamp = Date.now();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(totp.generate({ timestamp }));
  await dialog.getByRole('button', { name: 'Switch on' }).click();

  await expect(dialog.getByText('Keep your recovery codes')).toBeVisible();
  await expectAccessible(page);
  const recoveryCodes = await dialog.getByRole('listitem').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('Recovery codes of admin.txt');
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section(page, 'Second step at sign-in').getByText('10 recovery codes are left')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Second step at sign-in' })).toBeFocused();

  await signOut(page, admin);
  await signInAs(page, 'admin', adminPassword);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/not right, or it was used already/);
  await expect(page.getByLabel('Code')).toHaveValue('000000');
  // Not the code that set it up, which was used: that of the half minute after it, or a newer one.
  await page.getByLabel('Code').fill(totp.generate({ timestamp: Math.max(timestamp + 30_000, Date.now()) }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back, admin!')).toBeVisible();

  await signOut(page, admin);
  await signInAs(page, 'admin', adminPassword);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(adminPassword);
  await page.keyboard.press('Enter');
  await page.getByLabel('Code').fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome back, admin!')).toBeVisible();

  await page.goto('/profile/security');
  await section(page, 'Second step at sign-in').getByRole('button', { name: 'Switch off' }).click();
  await dialog.getByLabel('Your password').fill(adminPassword);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(recoveryCodes[1] ?? '');
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(section(page, 'Second step at sign-in').getByText('It is off.')).toBeVisible();
  await portal.rest('POST', '/auth/login', { body: { username: 'admin', password: adminPassword } });
});

test('a session that is ended from another browser is over there at once', async ({
  page,
  browser,
  portal,
  openAs,
}) => {
  const teacher = await makeAccount(portal);
  const elsewhere = await browser.newContext({ baseURL: portal.url });
  const other = await elsewhere.newPage();
  await signInAs(other, teacher.username, 'secret-1');
  await expect(other.getByRole('heading', { level: 1 })).toContainText(teacher.username);

  await openAs(teacher, '/profile/security');
  const sessions = section(page, 'Where you are signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This one');
  await expectAccessible(page);
  await sessions.getByRole('listitem').nth(1).getByRole('button', { name: /^End/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
  await expect(sessions.getByRole('button', { name: 'Sign out all others' })).toBeHidden();

  await other.goto('/profile');
  await expect(other).toHaveURL(/\/login$/);
  await elsewhere.close();

  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
});

test('a key is made, copied, used and revoked', async ({ page, context, portal, teacher, openAs }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(teacher, '/profile/security');
  const keys = section(page, 'Keys for outside tools');
  await expect(keys.getByText('No keys yet')).toBeVisible();
  await keys.getByRole('button', { name: 'Make a key' }).click();

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(dialog.getByText('Please enter a name for the key.')).toBeVisible();
  await dialog.getByLabel('What is it for?').fill('<b>Gradebook</b>');
  await expect(dialog.getByRole('radio', { name: 'Administrate' })).toBeHidden();
  await dialog.getByText('Spend', { exact: true }).click();
  await dialog.getByLabel('For how long?').selectOption('Until I revoke it');
  await dialog.getByLabel('Your password').fill('secret-1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the key' }).click();

  await expect(dialog.getByText('The key for <b>Gradebook</b>')).toBeVisible();
  const key = await dialog.getByLabel('Key', { exact: true }).inputValue();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('The key is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'I have kept it' }).click();

  await expect(keys.getByRole('listitem')).toContainText('not used yet');
  expect(await page.content()).not.toContain(key);
  expect(await portal.rest('GET', '/tokens/balance', { token: key })).toMatchObject({ totalTokens: 100 });
  await page.reload();
  await expect(keys.getByRole('listitem')).toContainText('last used');

  await keys.getByRole('button', { name: 'Revoke <b>Gradebook</b>' }).click();
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(keys.getByText('No keys yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keys for outside tools' })).toBeFocused();
  await expect(portal.rest('GET', '/tokens/balance', { token: key })).rejects.toThrow('key_unknown');
});

test('on a phone without a connection the page says so, keeps what was typed, and works when it is back', async ({
  page,
  teacher,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/trpc/*keys.list*', (route) => route.abort());
  await openAs(teacher, '/profile/security');
  const keys = section(page, 'Keys for outside tools');
  await expect(keys.getByText('Your keys could not be loaded. Please check your connection.')).toBeVisible();
  await page.unroute('**/trpc/*keys.list*');
  await keys.getByRole('button', { name: 'Try again' }).click();
  await keys.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is it for?').fill('Gradebook');
  await dialog.getByLabel('Your password').fill('secret-1');
  await page.route('**/trpc/**', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(dialog.getByText('The server could not be reached.')).toBeVisible();
  await expect(dialog.getByLabel('What is it for?')).toHaveValue('Gradebook');
  await page.unroute('**/trpc/**');
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  await expect(keys.getByRole('listitem')).toContainText('Gradebook');
  await expectNoSidewaysScroll(page);
});

test('an administrator switches off the second step of a colleague who has lost everything', async ({
  page,
  portal,
  admin,
  openAs,
}) => {
  const { token, username } = await makeAccount(portal, 'school_admin');
  const signIn = (code?: string) =>
    portal.rest('POST', '/auth/login', { body: { username, password: 'secret-1', code } });
  const begun = await portal.rest('POST', '/second-factor', { token, body: { password: 'secret-1' } });
  const { secret } = z.object({ secret: z.string() }).parse(begun);
  const code = new TOTP({ secret }).generate();
  await portal.rest('POST', '/second-factor/confirm', { token, body: { code } });
  await expect(signIn()).rejects.toThrow('second_factor_needed');

  await openAs(admin, '/admin');
  await page.getByPlaceholder('Search users by username or email...').fill(username);
  await page.getByRole('button', { name: `Edit ${username}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(`${username}-b`);
  await dialog.getByRole('button', { name: 'Switch off their second step' }).click();
  await expect(dialog.getByText(`Switch off the second step of ${username}?`)).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Switch off', exact: true }).click();
  await expect(dialog.getByText(`${username} signs in by password alone now`)).toBeFocused();
  await expect(dialog.getByLabel('Username')).toHaveValue(`${username}-b`);
  await signIn();
});
