import { expect, makeAccount, test } from '#tests/e2e/support/test';

test('without tokens the gate says what is missing; after a purchase the app opens by itself', async ({
  page,
  portal,
  openAs,
}) => {
  const account = await makeAccount(portal);
  await portal.rest('POST', '/tokens/consume', { token: account.token, body: { amount: 100, action: 'all of it' } });
  await openAs(account, '/story-dice');
  await expect(page.getByRole('heading', { name: 'Insufficient Tokens' })).toBeVisible();
  await expect(page.getByText('You need 1 token(s) to access Story Dice, but you only have 0.')).toBeVisible();
  for (const label of ['Daily Free Tokens', 'Purchased Tokens', 'Total Available']) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Return to Portal' })).toHaveAttribute('href', '/');

  await page.getByRole('button', { name: 'Purchase Tokens' }).click();
  await page.getByRole('radio', { name: /100 tokens/ }).check();
  await page.getByRole('button', { name: 'Purchase', exact: true }).click();
  await expect(page.getByText('100 tokens added to your balance.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByLabel('You have 99 tokens')).toBeVisible();
});

test('a purchase that fails can be tried again, and a lost answer credits nothing twice', async ({
  page,
  portal,
  openAs,
}) => {
  const account = await makeAccount(portal);
  await portal.rest('POST', '/tokens/consume', { token: account.token, body: { amount: 60, action: 'most of it' } });
  await openAs(account);
  await expect(page.getByText('You are running low on tokens.')).toBeVisible();
  await page.getByRole('button', { name: 'Buy More Tokens' }).click();
  await page.getByRole('radio', { name: /100 tokens/ }).check();

  // The server credits, but its answer is lost on the way.
  let lost = false;
  await page.route('**/trpc/tokens.processPurchase**', async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Purchase', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Purchase Failed' })).toBeVisible();
  await expect(page.getByText('Network error while processing purchase')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Purchase', exact: true }).click();
  await expect(page.getByText('100 tokens added to your balance.')).toBeVisible();
  await expect(page.getByRole('banner').getByLabel('You have 140 tokens')).toBeVisible();
  await expect(page.getByText('You are running low on tokens.')).toBeHidden();
});

test("the gate tells when the server cannot be reached, and asks again: a student's app opens with a teacher's tokens", async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const student = await makeAccount(portal, 'student');
  await portal.rest('POST', '/tokens/consume', { token: student.token, body: { amount: 100, action: 'all of it' } });
  await portal.rest('POST', '/profile/associate', { token: teacher.token, body: { email: student.email } });
  await page.route('**/trpc/tokens.consume**', (route) => route.abort());
  await openAs(student, '/story-dice');
  await expect(page.getByText('An error occurred while checking token balance')).toBeVisible();
  await page.unroute('**/trpc/tokens.consume**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  expect(await portal.rest('GET', '/tokens/balance', { token: teacher.token })).toMatchObject({ totalTokens: 99 });
});

test('two tabs that open an app at once pay once, and the balance follows in all tabs', async ({
  context,
  page,
  portal,
  teacher,
  openAs,
}) => {
  await openAs(teacher);
  await expect(page.getByRole('banner').getByLabel('You have 100 tokens')).toBeVisible();
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/story-dice')));
  for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  for (const tab of [...tabs, page]) {
    await expect(tab.getByRole('banner').getByLabel('You have 99 tokens')).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Launch Story Dice' })).toBeVisible();
  expect(await portal.rest('GET', '/tokens/balance', { token: teacher.token })).toMatchObject({ totalTokens: 99 });
});
