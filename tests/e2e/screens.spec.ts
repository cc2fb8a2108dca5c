import { expect, makeAccount, test } from '#tests/e2e/support/test';

test('on the profile students are added and removed once, themes and roles are chosen, and other tabs follow', async ({
  context,
  page,
  portal,
  teacher,
  openAs,
}) => {
  const student = await makeAccount(portal, 'student');
  await openAs(teacher, '/profile');
  const calls = { associate: 0, dissociate: 0 };
  page.on('request', (request) => {
    if (request.url().includes('/trpc/profile.associate')) calls.associate += 1;
    if (request.url().includes('/trpc/profile.dissociate')) calls.dissociate += 1;
  });
  const remove = page.getByRole('button', { name: `Remove ${student.username}` });
  const gone = page.getByText('No students yet');
  const confirmed = page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true });
  await test.step('a double click has one effect', async () => {
    await page.getByLabel('Email of the student').fill(student.email);
    await page.getByRole('button', { name: 'Add student' }).dblclick();
    await remove.dblclick();
    await expect(
      page.getByText('Remove this association? They will no longer have access to your tokens.'),
    ).toBeVisible();
    await confirmed.dblclick();
    await expect(gone).toBeVisible();
    expect(calls).toEqual({ associate: 1, dissociate: 1 });
  });
  await test.step('Enter adds as well', async () => {
    await page.getByLabel('Email of the student').fill(student.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(student.email)).toBeVisible();
    await expect(gone).toBeHidden();
  });
  await test.step('a theme is stored when selected, and the other tab follows', async () => {
    const other = await context.newPage();
    await other.goto('/profile');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Select Warm' }).click();
    await expect(page.locator('html')).toHaveClass(/theme-warm/);
    await expect(other.locator('html')).toHaveClass(/theme-warm/);
    expect(await page.evaluate(() => localStorage.getItem('colorTheme'))).toBe('Warm');
    await other.close();
  });
  await test.step('a role is changed by picking its card and pressing its button', async () => {
    await page.getByText('School Administrator', { exact: true }).click();
    await page.getByRole('button', { name: 'Change to School Administrator' }).click();
    await expect(page.getByRole('heading', { name: 'Associated users' })).toBeVisible();
  });
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
