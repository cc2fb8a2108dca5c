import { z } from 'zod';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';
import { handInTexts } from '#tests/e2e/support/work';

const phone = { width: 390, height: 844 };
const withId = z.object({ id: z.string() });
const results = z.object({ students: z.array(z.object({ name: z.string(), state: z.string() })) });

test('a teacher marks the texts of a class by the keyboard alone, and one of them on a phone', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { token } = teacher;
  const body = { name: 'Class 5b', timeZone: 'UTC' };
  const { id: classId } = withId.parse(await portal.rest('POST', '/classes', { token, body }));
  const assignmentId = await handInTexts(portal, teacher, { classId, names: ['Anna Lind', 'Ben Okafor'] });
  const marked = async () => {
    const { students } = results.parse(await portal.rest('GET', `/assignments/${assignmentId}`, { token }));
    return students.map(({ name, state }) => `${name}: ${state}`);
  };

  await openAs(teacher, '/classes');
  await page.getByRole('link', { name: '2 answers to mark' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Anna Lind, Class 5b' })).toBeVisible();
  await expect(page.getByText('1 of 2')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.type('5345');
  await page.keyboard.type('A good start.');
  await expect(page.getByRole('textbox', { name: /^A word about it/ })).toHaveValue('A good start.');
  // The comment is kept for the next one.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Ben Okafor, Class 5b' })).toBeFocused();
  await page.keyboard.type('224');
  // The last criterion by the arrow keys.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'A good start.', exact: true })).toBeFocused();

  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^A word about it/ })).toHaveValue('A good start.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'All is marked' })).toBeFocused();
  expect(await marked()).toEqual(['Anna Lind: done', 'Ben Okafor: done']);
  await openAs(teacher, '/to-mark');
  await expect(page.getByText('Nothing to mark')).toBeVisible();
});
