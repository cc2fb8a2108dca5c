import { makeClass, makeCode } from '#tests/e2e/support/classes';
import { expect, expectAccessible, expectNoSidewaysScroll, makeAccount, test } from '#tests/e2e/support/test';

const phone = { width: 390, height: 844 };
const names = Array.from({ length: 24 }, (_, place) => `Student ${String(place + 1).padStart(2, '0')}`);

test('a teacher makes a class, pastes 24 names, of which a Starter plan takes 20, and takes them back', async ({
  page,
  teacher,
  openAs,
}) => {
  await openAs(teacher, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Classes' }).click();
  await expect(page.getByRole('heading', { name: 'Classes', level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'New class' }).first().click();
  await page.getByLabel('Name of the class').fill('Class 5b');
  await page.getByLabel('Level', { exact: true }).selectOption('A2');
  await page.getByRole('button', { name: 'Make the class' }).click();
  await expect(page.getByRole('heading', { name: 'Class 5b', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add names' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /names/i }).fill(names.join('\n'));
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText(/20 students/).first()).toBeVisible();
  await dialog.getByRole('button', { name: /^Add \d+ students$/ }).click();
  await expect(page.getByText(/20 students were added/).first()).toBeVisible();
  await expect(page.getByText('Student 24')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Select Student/ })).toHaveCount(20);
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('checkbox', { name: /^Select Student/ })).toHaveCount(0);
});

test('a student joins by a code on a phone, and is let in as a name of the roster', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { token } = teacher;
  const { id } = await makeClass(portal, teacher, { timeZone: 'Europe/Berlin' });
  await portal.rest('POST', `/classes/${id}/roster`, { token, body: { rows: [{ name: 'Anna Lind', number: '7' }] } });
  const code = await makeCode(portal, teacher, id);
  const student = await makeAccount(portal, 'student');

  await page.setViewportSize(phone);
  await openAs(student, '/classes');
  await page.getByRole('button', { name: 'Join a class' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/code/i)
    .fill(` ${code.toLowerCase().replace(/^.../, '$& ')}`);
  await page.getByRole('dialog').getByLabel(/name/i).fill('anna lind');
  await page.getByRole('dialog').getByRole('button', { name: /join/i }).click();
  await expect(page.getByText('not let in yet')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(teacher, `/classes/${id}`);
  await expect(page.getByText(student.username).first()).toBeVisible();
  await page.getByRole('button', { name: /^Let in/ }).click();
  await expect(page.getByRole('button', { name: /^Let in/ })).toHaveCount(0);
  await expect(page.getByText('Anna Lind', { exact: true })).toBeVisible();
  await expect(page.getByText(student.username)).toBeVisible();

  await openAs(student, '/classes');
  await expect(page.getByText('You are Anna Lind there.')).toBeVisible();
});

test('regression: a class does not slip away under the finger, as what waits to be marked is asked for with the list', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await makeClass(portal, teacher, { name: 'Class 5b' });
  for (const path of ['/classes', '/']) {
    const asked = page.waitForRequest((request) => request.url().includes('assignments.toMark'));
    await openAs(teacher, path);
    expect((await asked).url()).toContain('classes.list');
    await expect(page.getByRole('link', { name: 'Class 5b' })).toBeVisible();
  }
});
