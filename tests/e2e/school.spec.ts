import { makeClass } from '#tests/e2e/support/classes';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  freshName,
  makeAccount,
  test,
} from '#tests/e2e/support/test';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };

test('a school is made, its administrator invites a teacher and lets in another, and sees people, classes and usage', async ({
  page,
  portal,
  admin,
  openAs,
}) => {
  const name = freshName('School');
  const [head, invited, asking] = [await makeAccount(portal), await makeAccount(portal), await makeAccount(portal)];
  const { id } = await makeClass(portal, invited, { name: 'Class 5b' });
  const rows = [{ name: 'Anna Lind' }, { name: 'Ben Okafor' }];
  await portal.rest('POST', `/classes/${id}/roster`, { token: invited.token, body: { rows } });

  await openAs(admin, '/admin/schools');
  await page.getByRole('button', { name: 'New school' }).click();
  await page.getByLabel('Name of the school').fill(name);
  await page.getByRole('button', { name: 'Make the school' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Name an administrator' }).click();
  await page.getByLabel('Username or email address').fill(head.username);
  await page.getByRole('dialog').getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Administrators' }).getByRole('listitem')).toContainText('invited');
  await expectAccessible(page);

  await openAs(head, '/profile');
  await page.getByRole('link', { name: 'Open school' }).click();
  await page.getByRole('button', { name: `Accept the invitation to ${name}` }).click();
  await expect(page.getByText('1 member, 0 students in 0 classes.')).toBeVisible();
  await page.getByRole('button', { name: 'Invite a teacher' }).click();
  await page.getByLabel('Username or email address').fill(invited.username);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Waiting' }).getByText(invited.username)).toBeVisible();
  const shownCode = page.getByRole('region', { name: 'Code for teachers' }).getByText(/^[A-Z]{3} [A-Z]{3}$/);
  const code = await shownCode.textContent();

  await openAs(invited, '/school');
  await page.getByRole('button', { name: `Accept the invitation to ${name}` }).click();
  await expect(page.getByText('You are a member of this school.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Show' })).toHaveCount(0);
  await portal.rest('POST', '/tokens/consume', { token: invited.token, body: { amount: 3, action: 'a wish' } });
  await page.getByRole('button', { name: invited.username }).click();
  await expect(page.getByRole('link', { name: 'School', exact: true })).toBeVisible();

  await page.setViewportSize(phone);
  await openAs(asking, '/school');
  await expect(page.getByText('You are in no school')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Join a school' }).click();
  await page.getByLabel('Code of the school').fill('bbbbbb');
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByText('No school has this code.')).toBeVisible();
  await page.getByLabel('Code of the school').fill(code ?? '');
  await page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(page.getByText(`You have asked to join ${name}.`).first()).toBeVisible();
  await expectAccessible(page);

  await openAs(head, '/school');
  await page.getByRole('button', { name: `Let in ${asking.username}` }).click();
  await expect(page.getByRole('heading', { name: 'Members' })).toBeFocused();
  await expect(page.getByText('3 members, 2 students in 1 class.')).toBeVisible();
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    for (const [view, shown] of [
      ['Members', asking.username],
      ['Students', 'Anna Lind'],
      ['Classes', 'No work yet'],
      ['Usage', '3 tokens'],
    ] as const) {
      await page.getByRole('radio', { name: view }).check({ force: true });
      await expect(page.getByText(shown).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  }
});
