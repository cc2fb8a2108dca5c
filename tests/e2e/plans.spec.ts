import Sqlite from 'better-sqlite3';
import { type Portal, startPortal } from '#tests/e2e/support/portal';
import { type Account, expect, expectAccessible, makeAccount, refuse, test } from '#tests/e2e/support/test';

/**
 * More students like this one, of the same teacher. They never sign in: hashing a password each takes longer than all
 * else.
 */
function addTwins({ databaseFile }: Portal, { id }: Account, count: number): void {
  const database = new Sqlite(databaseFile);
  const twin = database.prepare(`
    INSERT INTO "User" ("id", "username", "usernameKey", "email", "emailKey", "passwordHash", "role", "createdAt")
    SELECT "id" || @end, "username" || @end, "usernameKey" || @end, @end || "email", @end || "emailKey", '', "role", "createdAt"
    FROM "User" WHERE "id" = @id`);
  const member = database.prepare(`
    INSERT INTO "Association" ("ownerId", "memberId", "createdAt")
    SELECT "ownerId", "memberId" || @end, "createdAt" FROM "Association" WHERE "memberId" = @id`);
  for (let number = 1; number <= count; number += 1) {
    twin.run({ id, end: `-${number}` });
    member.run({ id, end: `-${number}` });
  }
  database.close();
}

test('a visitor who chooses a plan signs in and is back at the prices', async ({ page, teacher }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Choose Pro Teacher' }).click();
  await page.getByLabel('Username or email').fill(teacher.username);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Choose Pro Teacher' })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('with a checkout page set, a visitor who chooses Pro Teacher comes to it', async ({ page }) => {
  const selling = await startPortal({ CHECKOUT_PRO: 'https://pay.example/pro?from=portal&plan=pro' });
  try {
    await page.goto(`${selling.url}/pricing`);
    const link = page.getByRole('link', { name: 'Choose Pro Teacher' });
    await expect(link).toHaveAttribute('href', 'https://pay.example/pro?from=portal&plan=pro');
    await expect(page.getByRole('link', { name: 'Choose Department' })).toHaveAttribute('href', '/login?then=/pricing');
  } finally {
    await selling.stop();
  }
});

test('going up shows the limits before and after, that the balance stays and that no card is charged, and adds the tokens once', async ({
  page,
  teacher,
  openAs,
}) => {
  await openAs(teacher, '/pricing');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/trpc/billing.update')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Choose Pro Teacher' }).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Change to Pro Teacher?' });
  await expect(dialog).toContainText('No card is charged. Pro Teacher begins at once.');
  await expect(dialog.getByRole('row', { name: 'Students 20 150' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: 'Tokens a month 100 3,000' })).toBeVisible();
  await expect(dialog).toContainText('Your balance of 100 tokens stays.');
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Change to Pro Teacher' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You are on Pro Teacher now.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('3.1K')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Pro Teacher')).toBeVisible();
  await expect(page.getByText('Current plan')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('going down with more students than the plan has room for: said before, all stay, nobody can be added', async ({
  page,
  portal,
  openAs,
}) => {
  const teacher = await makeAccount(portal);
  const { token } = teacher;
  await portal.rest('POST', '/billing/update', { token, body: { planId: 'pro', addTokens: false } });
  const student = await makeAccount(portal, 'student');
  await portal.rest('POST', '/profile/associate', { token, body: { email: student.email } });
  addTwins(portal, student, 20);
  await openAs(teacher, '/pricing');
  await page.getByRole('button', { name: 'Go down to Starter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Go down to Starter?' });
  await expect(dialog).toContainText('21 of 20 students');
  await expect(dialog).toContainText('All 21 stay on your list and may go on using your tokens.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go down to Starter' }).click();
  await expect(page.getByText('You are on Starter now.')).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('21 of 20 students')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove student-/ })).toHaveCount(21);
  await page.getByLabel('Email of the student').fill('one-more@school.example');
  await expect(page.getByRole('button', { name: 'Add student' })).toBeDisabled();
  await expectAccessible(page);
  const { email } = await makeAccount(portal, 'student');
  await expect(portal.rest('POST', '/profile/associate', { token, body: { email } })).rejects.toThrow(
    /409.*21 of 20 students/,
  );
});

test('a change that the server refuses is taken back with its sentence', async ({ page, teacher, openAs }) => {
  await openAs(teacher, '/pricing');
  await refuse(page, 'billing.update', 'payments_off');
  await page.getByRole('button', { name: 'Choose Department' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change to Department' }).click();
  await expect(page.getByText('Buying is not available here. Please contact us.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Current plan' })).toContainText('Starter');
  await expect(page.getByRole('banner').getByText('Starter')).toBeVisible();
});

test('a change that could not be sent stays until the server says what is so', async ({ page, teacher, openAs }) => {
  await openAs(teacher, '/pricing');
  await page.route('**/trpc/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Choose Department' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change to Department' }).click();
  const current = page.getByRole('listitem').filter({ hasText: 'Current plan' });
  await expect(current).toContainText('Department');
  await expect(page.getByRole('banner').getByText('Department')).toBeVisible();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  // Shown from what the browser keeps, as long as nobody answers.
  await page.reload();
  await expect(current).toContainText('Department');

  await page.unroute('**/trpc/**');
  await expect(current).toContainText('Starter', { timeout: 15_000 });
  await expect(page.getByRole('banner').getByText('Starter')).toBeVisible();
});

test('the pricing page carries the promises of all plans and leads to a call', async ({ page }) => {
  await page.goto('/pricing');
  await expect(
    page.getByText('All plans include GDPR-ready data retention, audit logs and AI usage dashboards.'),
  ).toBeVisible();
  const kept = page.getByRole('link', { name: 'GDPR-ready data retention' });
  await expect(kept).toHaveAttribute('href', '/privacy');
  await expect(page.getByRole('link', { name: 'Book a call' })).toHaveAttribute('href', '/contact');
});
