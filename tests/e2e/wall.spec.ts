import { makeClass } from '#tests/e2e/support/classes';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';
import { handInTexts } from '#tests/e2e/support/work';

test('a teacher shows the class what some of it wrote, without names, by the keyboard', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { id: classId } = await makeClass(portal, teacher, { name: 'Class 5b' });
  const names = ['Anna Lind', 'Ben Okafor', 'Cy Sand'];
  const id = await handInTexts(portal, teacher, { classId, names });

  await openAs(teacher, `/assignments/${id}`);
  await page.getByRole('link', { name: 'Show on the wall' }).click();
  const show = page.getByRole('button', { name: 'Show to the class' });
  await expect(page.getByText('Nothing is on the wall yet.')).toBeVisible();
  await expect(show).toBeDisabled();
  for (const name of ['Anna Lind', 'Cy Sand']) await page.getByRole('checkbox', { name }).check();
  await expect(page.getByText('2 texts on the wall')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await show.click();
  await expect(page.getByRole('figure')).toContainText('I get up at six.');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await expect(page.getByRole('figure')).not.toContainText('Anna Lind');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 of 2')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 of 2')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(show).toBeFocused();

  await page.getByRole('checkbox', { name: 'With names' }).check();
  await page.setViewportSize({ width: 390, height: 844 });
  await show.click();
  await page.getByRole('radio', { name: 'All together' }).check({ force: true });
  await expect(page.getByRole('listitem').filter({ hasText: 'Cy Sand' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave' }).click();

  // What was on the wall is kept nowhere.
  await page.reload();
  await expect(page.getByText('Nothing is on the wall yet.')).toBeVisible();
});

test('a wall of what nobody has handed in says so', async ({ portal, teacher, openAs, page }) => {
  const { id: classId } = await makeClass(portal, teacher, { name: 'Class 5b' });
  const id = await handInTexts(portal, teacher, { classId, names: [] });
  await openAs(teacher, `/assignments/${id}/wall`);
  await expect(page.getByText('Nothing was handed in yet')).toBeVisible();
  await openAs(teacher, '/assignments/nothing/wall');
  await expect(page.getByText('There is no such work')).toBeVisible();
});
