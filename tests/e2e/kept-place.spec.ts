import type { Locator } from '@playwright/test';
import { makeClass } from '#tests/e2e/support/classes';
import { expect, holdBack, test } from '#tests/e2e/support/test';

/* What comes late does not push down what can be pressed already. */

const topOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? -1);

test('regression: on the profile nothing can be pressed that is pushed down afterwards', async ({
  page,
  teacher,
  openAs,
}) => {
  const showProfile = await holdBack(page, '**/trpc/*profile.get*');
  await openAs(teacher, '/profile');
  const link = page.getByRole('link', { name: 'Download or delete your data' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading your profile…' })).toBeAttached();
  await expect(link).toHaveCount(0);
  showProfile();
  await expect(link).toBeVisible();
  const place = await topOf(link);
  await expect(page.getByText(/of \d+ MB used/)).toBeVisible();
  expect(await topOf(link)).toBe(place);
});

test('regression: on the first screen the apps stay in their places when the classes come', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await makeClass(portal, teacher, { name: 'Class 5b' });
  await openAs(teacher);
  const ownClass = page.getByRole('link', { name: 'Class 5b' });
  const app = page.getByRole('heading', { name: 'Word Scramble' });
  await expect(ownClass).toBeVisible();
  const place = await topOf(app);
  const showClasses = await holdBack(page, '**/trpc/*classes.list*');
  await page.reload();
  await expect(app).toBeVisible();
  expect(await topOf(app)).toBe(place);
  showClasses();
  await expect(ownClass).toBeVisible();
  expect(await topOf(app)).toBe(place);
});
