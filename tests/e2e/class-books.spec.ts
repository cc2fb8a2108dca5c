import type { Browser, Page } from '@playwright/test';
import { makeClass, studentIn } from '#tests/e2e/support/classes';
import type { Portal } from '#tests/e2e/support/portal';
import { type Account, expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';

const phone = { width: 390, height: 844 };
const text = Array.from({ length: 30 }, () => 'word').join(' ');

/** A student on a phone of their own. */
async function onPhone(browser: Browser, { url: baseURL }: Portal, student: Account): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, baseURL });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Username or email').fill(student.username);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  return page;
}

test('a class is asked for books with two presses, a student writes on a phone, and the board shows it by itself', async ({
  page,
  browser,
  portal,
  teacher,
  openAs,
}) => {
  const { token } = teacher;
  const { id, name } = await makeClass(portal, teacher);
  await portal.rest('POST', `/classes/${id}/roster`, { token, body: { rows: [{ name: 'Ben Okafor' }] } });
  const student = await studentIn(portal, teacher, id, { name: 'Anna Lind' });

  await openAs(teacher, '/novel-forge');
  await page.getByRole('button', { name: 'Give to a class' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Give' }).click();
  await expect(page.getByText(`was given to ${name}.`)).toBeVisible();
  await openAs(teacher, `/classes/${id}`);
  await page.getByRole('region', { name: 'Work' }).getByRole('listitem').getByRole('link').click();
  const row = page.getByRole('row', { name: /Anna Lind/ });
  await expect(row.getByText('Not started')).toBeVisible();

  const own = await onPhone(browser, portal, student);
  const payments: string[] = [];
  own.on('request', (request) => request.url().includes('tokens.consume') && payments.push(request.url()));
  await own
    .getByRole('region', { name: /^To do/ })
    .getByRole('link')
    .click();
  await expect(own.getByRole('button', { name: 'Begin your book' })).toBeVisible();
  await expectAccessible(own);
  await expectNoSidewaysScroll(own);
  await own.getByRole('button', { name: 'Begin your book' }).click();
  await own.getByRole('textbox', { name: /^Text of / }).fill(text);
  await expect(row.getByText('30 of 3,000 words')).toBeVisible();
  await expect(row.getByText('Writing')).toBeVisible();
  expect(payments).toEqual([]);
  await own.getByRole('link', { name: 'What to write' }).click();
  await expect(own.getByText('30 of 3,000 words')).toBeVisible();
  await expectAccessible(own);
  await own.getByRole('link', { name: 'Go on writing' }).click();
  await expect(own.getByRole('textbox', { name: /^Text of / })).toHaveValue(text);
  expect(payments).toEqual([]);
  await own.context().close();

  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByText('Most words first').click();
  await expect(page.getByRole('row').nth(1)).toContainText('Anna Lind');
  await page.getByRole('button', { name: 'Show to the class' }).click();
  await expect(page.getByText('30 of 6,000 words together')).toBeVisible();
  await expect(page.getByText('Anna Lind')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show to the class' })).toBeFocused();
  await page.getByRole('checkbox', { name: /^With names/ }).check();
  await page.getByRole('button', { name: 'Show to the class' }).click();
  await expect(page.getByText('Anna Lind')).toBeVisible();
  await expectNoSidewaysScroll(page);
});
