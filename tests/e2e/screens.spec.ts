import { expect, makeAccount, test } from './support/test';

test('choosing a plan asks first, says that no card is charged, and adds its tokens once', async ({
  page,
  teacher,
  openAs,
}) => {
  await openAs(teacher, '/pricing');
  await page.getByRole('button', { name: 'Choose Pro Teacher' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/no card is charged/i);
  await dialog.getByRole('button', { name: /Pro Teacher/ }).click();
  await expect(page.getByRole('banner').getByText('3.1K')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Pro Teacher')).toBeVisible();
  await expect(page.getByText('Current plan')).toBeVisible();
});

test('a role is changed by picking its card and pressing its button', async ({ page, teacher, openAs }) => {
  await openAs(teacher, '/profile');
  await page.getByText('School Administrator', { exact: true }).click();
  await page.getByRole('button', { name: 'Change to School Administrator' }).click();
  await expect(page.getByRole('heading', { name: 'Associated users' })).toBeVisible();
});

test('a teacher adds a student with Enter, and removes them after a question', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const student = await makeAccount(portal, 'student');
  await openAs(teacher, '/profile');
  await page.getByLabel('Email of the student').fill(student.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(student.email)).toBeVisible();
  await page.getByRole('button', { name: `Remove ${student.username}` }).click();
  await expect(
    page.getByText('Remove this association? They will no longer have access to your tokens.'),
  ).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('No students yet')).toBeVisible();
});

test('a theme is stored when selected, and other tabs follow', async ({ context, page, teacher, openAs }) => {
  await openAs(teacher, '/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Select Warm' }).click();
  await expect(page.locator('html')).toHaveClass(/theme-warm/);
  await expect(other.locator('html')).toHaveClass(/theme-warm/);
  expect(await page.evaluate(() => localStorage.getItem('colorTheme'))).toBe('Warm');
});

test('an administrator adds, finds, changes and deletes a user', async ({ page, admin, openAs }) => {
  await openAs(admin, '/admin');
  await page.getByRole('button', { name: 'Add New User' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill('zoe-example');
  await dialog.getByLabel('Email').fill('zoe@school.example');
  await dialog.getByLabel('Password', { exact: true }).fill('secret-1');
  await dialog.getByRole('button', { name: /^Add/ }).click();
  await expect(dialog).toBeHidden();

  await page.getByPlaceholder('Search users by username or email...').fill('ZOE-EX');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Edit zoe-example' }).click();
  await dialog.getByLabel('Username').fill('zoe-changed');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(dialog).toBeHidden();

  await page.getByPlaceholder('Search users by username or email...').fill('zoe-changed');
  await page.getByRole('button', { name: 'Delete zoe-changed' }).click();
  await expect(dialog).toContainText('Are you sure you want to delete this user? This action cannot be undone.');
  await dialog.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByText('No users found')).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
});

test('story dice by keyboard alone: nine dice, one locked, the rest rolled', async ({ page, teacher, openAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(teacher, '/story-dice');
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  const dice = page.getByRole('list', { name: 'Dice' }).getByRole('img');
  await page.locator('[data-die]').first().focus();
  await page.keyboard.press('9');
  await expect(dice).toHaveCount(9);
  const names = () => dice.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  await page
    .getByRole('button', { name: /^Lock / })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const before = await names();
  expect(before[0]).toMatch(/, locked$/);
  await page.getByRole('button', { name: 'Roll the rest' }).click();
  const after = await names();
  expect(after[0]).toBe(before[0]);
  for (const [at, name] of after.entries()) if (at > 0) expect(name).not.toBe(before[at]);
});
