import { makeClass } from '#tests/e2e/support/classes';
import { expect, expectAccessible, expectNoSidewaysScroll, makeAccount, test } from '#tests/e2e/support/test';

const phone = { width: 390, height: 844 };

test('a teacher invites a colleague, who accepts, adds a student and takes the class over', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { id, name } = await makeClass(portal, teacher, { timeZone: 'Europe/Berlin' });
  const colleague = await makeAccount(portal);

  await openAs(teacher, `/classes/${id}`);
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username or email address').fill(teacher.username);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByText('This is your own class.')).toBeVisible();
  await dialog.getByLabel('Username or email address').fill(colleague.username);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('1 of 1 collaborator')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite a colleague' })).toBeDisabled();
  await expectAccessible(page);

  await page.setViewportSize(phone);
  await openAs(colleague, '/classes');
  await expect(page.getByText(`${teacher.username} invites you to ${name}`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `Accept the invitation to ${name}` }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByText(`Co-teacher, class of ${teacher.username}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Archive' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add names' }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: /names/i }).fill('Anna Lind');
  await page.getByRole('dialog').getByRole('button', { name: 'Check' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add 1 student/ })
    .click();
  await expect(page.getByRole('checkbox', { name: 'Select Anna Lind' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await openAs(teacher, `/classes/${id}`);
  await page.getByRole('button', { name: `More about ${colleague.username}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Hand over the class' }).press('Enter');
  await expect(page.getByText('offered the class')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await openAs(colleague, `/classes/${id}`);
  await expect(page.getByText(`${teacher.username} offers you this class.`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Teachers' })).toBeFocused();

  await openAs(teacher, `/classes/${id}`);
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the class' }).click();
  await expect(page.getByText('No classes yet')).toBeVisible();
});
