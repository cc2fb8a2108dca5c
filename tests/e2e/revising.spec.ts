import { makeClass } from '#tests/e2e/support/classes';
import { expect, expectAccessible, expectNoSidewaysScroll, makeAccount, test } from '#tests/e2e/support/test';
import { handInText } from '#tests/e2e/support/work';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test('a text comes back with what the checker found, is revised on a phone, and marked by the keyboard alone', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { id: classId } = await makeClass(portal, teacher, { name: 'Class 5b' });
  const student = await makeAccount(portal, 'student');
  const text = 'In the morning I eat a apple.\nThen I run to school.';
  const assignment = await handInText(portal, teacher, { classId, student, name: 'Anna Lind', text });

  await openAs(teacher, '/to-mark');
  const finding = page.getByRole('button', { name: 'Write “an” instead of “a” before “apple”.' });
  await finding.focus();
  await page.keyboard.press('Enter');
  await expect(finding).toBeFocused();
  await expect(finding).toHaveAttribute('aria-pressed', 'true');
  const comment = page.getByRole('textbox', { name: /^A word about it/ });
  await expect(comment).toHaveValue('Write “an” instead of “a” before “apple”.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Return to revise' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'That was the last one' })).toBeFocused();

  await page.setViewportSize(phone);
  await openAs(student, '/');
  await expect(page.getByText('To revise', { exact: true })).toBeVisible();
  await page
    .getByRole('region', { name: /^To do/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { name: 'Your teacher asks you to revise this' })).toBeVisible();
  await expect(page.getByText('Write “an” instead of “a” before “apple”.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Revise' }).click();
  const answer = page.getByRole('textbox');
  await expect(answer).toHaveValue(text);
  await expect(page.getByText('Write “an” instead of “a” before “apple”.')).toBeVisible();
  await answer.fill('In the morning I eat an apple.\nThen I run to school.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Hand in' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('Your teacher sees what you changed, and marks it.')).toBeVisible();

  await page.setViewportSize(desktop);
  await openAs(teacher, '/to-mark');
  await expect(page.getByText('Revised', { exact: true })).toBeVisible();
  const changes = page.getByRole('region', { name: 'What changed' });
  await expect(changes.getByRole('deletion')).toHaveText('a');
  await expect(changes.getByRole('insertion')).toHaveText('an');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.type('5345');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'All is marked' })).toBeFocused();

  await openAs(teacher, `/assignments/${assignment}`);
  const row = page.getByRole('row', { name: /Anna Lind/ });
  await expect(row.getByText('Revised')).toBeVisible();
  await expect(row.getByText('Done')).toBeVisible();
  await row.getByRole('link', { name: 'Anna Lind' }).click();
  await page.getByRole('link', { name: 'The revision, which counts' }).click();
  await expect(page.getByRole('region', { name: 'What changed' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
