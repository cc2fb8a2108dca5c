import type { Page } from '@playwright/test';
import { makeClass, makeCode, managedStudentIn } from '#tests/e2e/support/classes';
import { expect, expectAccessible, expectNoSidewaysScroll, freshName, test } from '#tests/e2e/support/test';

/** By the menu, which has the user's name where there is room for it. */
async function signOut(page: Page, menu: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
}

const phone = { width: 390, height: 844 };

test('a teacher lets a student keep the account, who claims it on a phone and signs in by the address', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { id } = await makeClass(portal, teacher, { ageGroup: 'children', timeZone: 'Europe/Berlin' });
  const code = await makeCode(portal, teacher, id);
  const { secret } = await managedStudentIn(portal, teacher, id, 'Anna Lind');
  const username = freshName('anna');
  const email = `${username}@school.example`;
  const password = 'a calm river at dusk';
  const keyboard = page.keyboard;

  await openAs(teacher, `/classes/${id}`);
  await page.getByRole('button', { name: 'More about Anna Lind' }).click();
  await page.getByRole('menuitem', { name: 'Secret and card' }).click();
  await page.getByRole('button', { name: 'Let Anna Lind keep this account' }).click();
  await expect(page.getByRole('button', { name: 'Take this back' })).toBeFocused();
  await expectAccessible(page);
  await keyboard.press('Escape');
  await expect(page.getByText(/^may take the account along until/)).toBeVisible();
  await signOut(page, teacher.username);

  await page.setViewportSize(phone);
  await page.goto('/class-sign-in');
  await page.getByLabel('Class code').fill(code);
  await keyboard.press('Enter');
  await page.getByLabel('Your name').fill('Anna Lind');
  await keyboard.press('Enter');
  const pictures = page.getByRole('group', { name: 'Pictures' });
  for (const name of secret.split(' ')) {
    await pictures.getByRole('button', { name, exact: true }).press('Enter');
  }
  await page.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'This account can be yours' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Make it mine' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Make this account yours' })).toBeVisible();

  await page.getByLabel('Username').press('ControlOrMeta+a');
  await keyboard.type(username);
  await keyboard.press('Tab');
  await keyboard.type(teacher.email);
  await keyboard.press('Tab');
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expect(page.getByText('An account with this address exists already.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(email);
  await keyboard.press('Enter');
  await expect(page.getByText(`Hello, ${username}!`)).toBeVisible();
  await expect(page.getByText('This account can be yours')).toHaveCount(0);

  await signOut(page, 'Menu');
  await page.goto('/login');
  await page.getByLabel('Username or email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await keyboard.press('Enter');
  await expect(page.getByText(`Welcome back, ${username}!`)).toBeVisible();

  await signOut(page, 'Menu');
  await page.goto('/login');
  await page.getByLabel('Username or email').fill(teacher.username);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await keyboard.press('Enter');
  await expect(page.getByText(`Welcome back, ${teacher.username}!`)).toBeVisible();
  await page.goto(`/classes/${id}`);
  await expect(page.getByText(username, { exact: true })).toBeVisible();
  await expect(page.getByText('signs in by the class')).toHaveCount(0);
});
