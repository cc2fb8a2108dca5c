import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';

const pad = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const step = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

test('a misspelled word is underlined while one writes, and put right by keys, without a connection', async ({
  page,
  teacher,
  openAs,
}) => {
  const worker = page.waitForEvent('worker');
  await openAs(teacher, '/writers-block-assistant');
  await page.getByLabel('Your own task').fill('A day at the sea');
  await page.getByRole('button', { name: 'Start writing' }).click();
  await step(page, 'Draft');
  await pad(page).fill('Tomorow I meet my freind Oyelaran at the theatre.');
  await worker;
  const misspelled = page.locator('mark[data-misspelled]');
  await expect(misspelled).toHaveText(['Tomorow', 'freind']);

  // What is loaded is enough from here on.
  await page.context().setOffline(true);
  await pad(page).fill('It is beautifull at the sea. I will swim alot with Oyelaran.');
  await expect(misspelled).toHaveText(['beautifull', 'alot']);
  await expect(pad(page)).toHaveAttribute('spellcheck', 'false');

  const list = page.getByText('Spelling: 2 words to look at');
  await list.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /beautifull/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Write “beautiful”' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Enter');
  await expect(pad(page)).toHaveValue('It is beautiful at the sea. I will swim alot with Oyelaran.');
  await expect(misspelled).toHaveText(['alot']);

  await step(page, 'Check');
  await page.getByRole('button', { name: /alot/ }).click();
  await expect(page.getByRole('button', { name: 'Write “a lot”' })).toBeVisible();
  await page.context().setOffline(false);
});

test('a person says that it is a word, and is not asked again', async ({ page, teacher, openAs }) => {
  await openAs(teacher, '/writers-block-assistant');
  await page.getByLabel('Your own task').fill('My street');
  await page.getByRole('button', { name: 'Start writing' }).click();
  await step(page, 'Draft');
  await pad(page).fill('We play wordl in the street, and wordl is fun.');
  await page.getByText('Spelling: 2 words to look at').click();
  await page.getByRole('button', { name: /wordl/ }).first().click();
  await page.getByRole('button', { name: 'It is a word' }).click();
  await expect(page.locator('mark[data-misspelled]')).toHaveCount(0);
  await pad(page).fill('My wordl is red, and I like it.');
  await step(page, 'Check');
  await expect(page.getByText('0 places to look at')).toBeVisible();
});
