import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { makeClass, makeCode } from '#tests/e2e/support/classes';
import type { Portal } from '#tests/e2e/support/portal';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  freshName,
  makeAccount,
  test,
} from '#tests/e2e/support/test';
import { keepWork, payFor } from '#tests/e2e/support/work';

const phone = { width: 390, height: 844 };
const withCode = z.object({ code: z.string() });

/** A phone of somebody without an account, which remembers what it did. */
async function onPhone(browser: Browser, portal: Portal): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, baseURL: portal.url });
  return context.newPage();
}

/** Goes in by the code and answers the only question. */
async function play(page: Page, name: string, answer: 'True' | 'False') {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Go in' }).click();
  await expect(page.getByText(`You play as ${name}.`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('radio', { name: answer }).check({ force: true });
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { name: /of 1 points$/ })).toBeVisible();
}

test('a teacher gives with a code, two Annas play on their phones, and one comes back to her marks', async ({
  page,
  portal,
  teacher,
  openAs,
  browser,
}) => {
  const { token } = teacher;
  await makeClass(portal, teacher);
  await payFor(portal, teacher, 'classroom-quiz-maker');
  const items = [{ id: 'cats', kind: 'tf', prompt: 'Cats bark.', key: false }];
  const title = freshName('Quiz');
  const id = await keepWork(portal, teacher, { kind: 'quiz', title, data: { items } });

  await openAs(teacher, `/classroom-quiz-maker?quiz=${id}`);
  await page.getByRole('button', { name: 'Give' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Also with a code, for anyone' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Give' }).click();
  await expect(page.getByRole('heading', { name: 'Code for anyone' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Show to the class' }).click();
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show to the class' })).toBeFocused();
  const assignment = new URL(page.url()).pathname.split('/')[2] ?? '';
  const { code } = withCode.parse(await portal.rest('GET', `/assignments/${assignment}`, { token }));

  const first = await onPhone(browser, portal);
  await first.goto('/join');
  await expectAccessible(first);
  await first.getByLabel('Code').fill('zzz zzz');
  await first.getByRole('button', { name: 'Next' }).click();
  await expect(first.getByText('There is nothing with this code.')).toBeVisible();
  await first.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
  await first.getByRole('button', { name: 'Next' }).click();
  await expect(first.getByRole('heading', { name: title })).toBeFocused();
  await expectAccessible(first);
  await first.getByRole('button', { name: 'Make up a name' }).click();
  await expect(first.getByLabel('Your name')).toHaveValue(/^[A-Z]\w+ [A-Z]\w+$/);
  await play(first, 'Anna', 'False');
  const second = await onPhone(browser, portal);
  await second.goto(`/join#${code}`);
  await play(second, 'Anna', 'True');

  const rows = page.getByRole('row').filter({ hasText: 'guest' });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Anna');
  await expect(rows.nth(0)).toContainText('1 of 1');
  await expect(rows.nth(1)).toContainText('Anna (2)');
  await expect(rows.nth(1)).toContainText('0 of 1');
  await page.getByRole('button', { name: 'About the guest Anna (2)' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel('Name').fill('Anna K.');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(rows.nth(1)).toContainText('Anna K.');

  await page.getByRole('button', { name: 'Close the code' }).click();
  await expect(page.getByRole('button', { name: 'Make a code' })).toBeVisible();
  await first.goto('/join');
  await expect(first.getByRole('heading', { name: 'Go on as Anna' })).toBeVisible();
  await expectNoSidewaysScroll(first);
  await first.getByRole('link', { name: title }).click();
  await expect(first.getByText('Done: 1 of 1')).toBeVisible();
  await first.getByRole('button', { name: 'Look at it' }).click();
  await expect(first.getByText('Cats bark.').first()).toBeVisible();
  await expectAccessible(first);
  await first.goto('/join');
  await first.getByRole('button', { name: 'Not Anna?' }).click();
  await expect(first.getByRole('heading', { name: 'Go on as Anna' })).toHaveCount(0);
  for (const one of [first, second]) await one.context().close();
});

test('the code of a class leads into the class, with an account or with what its students sign in with', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { id, name } = await makeClass(portal, teacher);
  const code = await makeCode(portal, teacher, id);
  await page.setViewportSize(phone);
  await page.goto(`/join/${code}`);
  await expect(page.getByRole('heading', { name })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Sign in to your class' }).click();
  await expect(page.getByLabel('Class code')).toHaveValue(`${code.slice(0, 3)} ${code.slice(3)}`);

  await openAs(await makeAccount(portal, 'student'), `/join#${code}`);
  await page.getByRole('link', { name: 'Ask to join' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Code of the class')).toHaveValue(code);
  await dialog.getByLabel('Your name').fill('Anna Lind');
  await dialog.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByText('not let in yet')).toBeVisible();
});
