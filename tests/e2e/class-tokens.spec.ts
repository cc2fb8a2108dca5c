import { makeClass, managedStudentIn, signInByCard } from '#tests/e2e/support/classes';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';

const phone = { width: 390, height: 844 };

test('a teacher lets a class open paid apps, and a student without an address opens one, by keys and on a phone', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { id } = await makeClass(portal, teacher, { ageGroup: 'children' });
  const { card } = await managedStudentIn(portal, teacher, id, 'Anna Lind');
  const anna = await signInByCard(portal, card);

  await page.setViewportSize(phone);
  await openAs(anna, '/grammar-cram');
  await expect(page.getByText('This needs tokens, which students of a class don’t have.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Purchase Tokens' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await openAs(teacher, `/classes/${id}`);
  await page.getByRole('button', { name: 'Let them open paid apps' }).press('Enter');
  const field = page.getByLabel('Tokens a day for each student');
  await expect(field).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('lots');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please give a whole number from 0 to 50.')).toBeVisible();
  await expect(field).toHaveValue('lots');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await expect(page.getByText('1 student: 2 tokens a day at most.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Each of them may spend 2 tokens a day of yours/)).toBeVisible();

  await openAs(anna, '/grammar-cram');
  await expect(page.getByRole('heading', { name: 'Grammar Cram', level: 1 })).toBeVisible();
  await openAs(anna, '/vocabulary-builder');
  await expect(page.getByText(/tokens for today is used up \(2 a day\)/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Portal' })).toBeVisible();
});
