import type { Page } from '@playwright/test';
import { makeClass, studentIn } from '#tests/e2e/support/classes';
import { expect, expectAccessible, expectNoSidewaysScroll, freshName, test } from '#tests/e2e/support/test';
import { keepWork } from '#tests/e2e/support/work';

const phone = { width: 390, height: 844 };

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
}

test('a game is given with two presses, a student finds the secret on a phone, and its teacher reads how', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { id, name } = await makeClass(portal, teacher);
  const student = await studentIn(portal, teacher, id, { name: 'Anna Lind' });
  const secret = { id: 'school-cat', name: 'the school cat', answers: { alive: 'yes', fly: 'no' } };
  const title = freshName('Secrets');
  await keepWork(portal, teacher, { kind: 'secrets', title, level: 'A1', data: { secrets: [secret] } });

  await openAs(teacher, '/20-questions');
  await page.getByRole('button', { name: new RegExp(`Give.*${title}`) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'One secret for all' })).not.toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Give' }).click();
  await expect(page.getByText(`was given to ${name}.`)).toBeVisible();

  await page.setViewportSize(phone);
  await openAs(student, '/');
  await page
    .getByRole('region', { name: /^To do/ })
    .getByRole('link')
    .click();
  await expect(page.getByText('Ask up to 20 yes/no questions to find the secret.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await ask(page, 'It can fly?');
  await page.getByRole('button', { name: 'Ask it like this' }).click();
  await expect(page.getByText('1 of 20 questions')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await ask(page, 'Is it alive?');
  await expect(page.getByText('2 of 20 questions')).toBeVisible();
  await ask(page, 'Is it the school cat?');
  await expect(page.getByRole('heading', { name: 'the school cat' })).toBeFocused();
  await expect(page.getByText('3 questions, 2 well formed at once.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Done: 12 of 13.')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(teacher, `/classes/${id}`);
  await page.getByRole('region', { name: 'Work' }).getByRole('listitem').getByRole('link').click();
  const row = page.getByRole('row', { name: /Anna Lind/ });
  await expect(row.getByText('Found with 3 questions')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await row.getByRole('link', { name: 'Anna Lind' }).click();
  await expect(page.getByText('Put this question right: “It can fly?”')).toBeVisible();
  await expectAccessible(page);
});
