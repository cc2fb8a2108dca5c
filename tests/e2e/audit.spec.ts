import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdBack,
  makeAccount,
  refuse,
  test,
} from '#tests/e2e/support/test';

test('an administrator sees a failed sign-in and a change of role, narrows the log down and takes it out', async ({
  page,
  portal,
  admin,
  openAs,
}) => {
  const { id, username } = await makeAccount(portal, 'student');
  const guess = portal.rest('POST', '/auth/login', { body: { username, password: 'a guess' } });
  await expect(guess).rejects.toThrow('401');
  await portal.rest('PUT', `/users/${id}`, { token: admin.token, body: { role: 'teacher' } });

  await openAs(admin, '/admin');
  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Person' }).fill(username);
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('Changed the role from student to teacher');
  await expect(rows.nth(1)).toContainText('admin');
  await expect(rows.nth(2)).toContainText('Failed to sign in: wrong password');
  await expect(rows.nth(2)).toContainText('Not signed in');
  await expect(rows.nth(2)).toContainText('127.0.0.1');

  await page.getByRole('combobox', { name: 'About' }).selectOption('People and roles');
  await expect(rows).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  const { data } = Papa.parse<Record<string, string>>(await readFile(await file.path(), 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data).toMatchObject([{ Action: 'users.role-changed', Who: 'admin', 'On whom': username }]);
  await expect(page.getByText('1 row exported.')).toBeVisible();
});

test('whose rows are shown is one press away, and the focus stays with it', async ({ page, portal, admin, openAs }) => {
  const { username } = await makeAccount(portal);
  await openAs(admin, '/admin/audit');
  await page.getByRole('button', { name: username }).click();
  const field = page.getByRole('searchbox', { name: 'Person' });
  await expect(field).toHaveValue(username);
  await expect(field).toBeFocused();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('combobox', { name: 'About' }).selectOption('Privacy and exports');
  await expect(page.getByText('No rows match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all rows' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
});

test('the log is usable in each of its states, on a phone and on a wide screen', async ({ page, admin, openAs }) => {
  const expectUsable = async () => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  };
  const letThrough = await holdBack(page, '**/trpc/audit.page**');
  await openAs(admin, '/admin/audit');
  await expect(page.getByText('Loading rows...')).toBeVisible();
  letThrough();
  await expect(page.getByRole('table', { name: 'Audit log' })).toBeVisible();
  await expectUsable();
  await page.getByRole('searchbox', { name: 'Person' }).fill('nobody is called so');
  await expect(page.getByText('No rows match these filters.')).toBeVisible();
  await refuse(page, 'audit.page', 'people_too_many');
  await page.getByRole('searchbox', { name: 'Person' }).fill('a');
  await expect(page.getByText('Too many people match this name.')).toBeVisible();
  await page.unroute('**/trpc/audit.page**');
  await page.route('**/trpc/audit.page**', (route) => route.abort());
  await page.getByRole('searchbox', { name: 'Person' }).fill('ad');
  await expect(page.getByText('The audit log could not be loaded.', { exact: false })).toBeVisible();
  await expectUsable();
  await page.unroute('**/trpc/audit.page**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Audit log' })).toBeVisible();
});
