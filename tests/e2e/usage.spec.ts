import { readFileSync } from 'node:fs';
import { expect, expectAccessible, expectNoSidewaysScroll, makeAccount, test } from '#tests/e2e/support/test';

const phone = { width: 390, height: 844 };

test('what was spent is told by day, app and person, and in a file; members only by amount until they accept', async ({
  page,
  portal,
  openAs,
}) => {
  const teacher = await makeAccount(portal);
  const student = await makeAccount(portal, 'student');
  await portal.rest('POST', '/tokens/consume', { token: student.token, body: { amount: 100, action: 'all of it' } });
  await portal.rest('POST', '/profile/associate', { token: teacher.token, body: { email: student.email } });
  await portal.rest('POST', '/tokens/consume', { token: student.token, body: { amount: 5, action: 'novel-forge' } });
  await portal.rest('POST', '/tokens/consume', { token: teacher.token, body: { amount: 3, action: 'story-dice' } });

  await openAs(teacher, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Usage. You have 92 tokens' }).click();
  await expect(page.getByRole('heading', { name: 'Usage', level: 1 })).toBeFocused();
  await expect(page.getByText('8 tokens in the last 30 days, in 2 payments.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'By app' }).getByRole('row')).toHaveText([
    'AppTimesTokens',
    /^Not shown.*not accepted.*15$/,
    'Story Dice13',
  ]);
  await expect(page.getByRole('region', { name: 'By person' }).getByRole('row')).toHaveText([
    'Who spentTokens',
    `${student.username}5`,
    'You3',
  ]);
  await expect(page.getByRole('region', { name: 'Tokens by day, table' }).getByRole('row')).toHaveCount(31);
  const byDay = page.getByRole('region', { name: 'By day', exact: true });
  const today = `${new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}: 8 tokens`;
  const chart = byDay.locator('svg');
  const box = (await chart.boundingBox()) ?? { width: 0, height: 0 };
  await expect(byDay.getByText(today)).toHaveCount(0);
  await chart.hover({ position: { x: box.width - 2, y: box.height / 2 } });
  await expect(byDay.getByText(today)).toBeVisible();
  await page.getByRole('heading', { name: 'Usage', level: 1 }).hover();
  await expect(byDay.getByText(today)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByText('7 days', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Tokens by day, table' }).getByRole('row')).toHaveCount(8);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = readFileSync(await (await download).path(), 'utf8').split('\r\n');
  expect(file).toContain('app,Story Dice,3,1');
  expect(file).toContain('app,Not shown,5,1');
  expect(file).toContain(`spent by,${student.username},5,`);

  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(chart).toBeVisible();
});

test('a lost connection is told, and where nothing was spent the page says so', async ({ page, openAs, teacher }) => {
  await page.route('**/trpc/usage.own**', (route) => route.abort());
  await openAs(teacher, '/usage');
  await expect(page.getByText('Network error while fetching usage stats')).toBeVisible();
  await page.unroute('**/trpc/usage.own**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No tokens were spent in the last 30 days')).toBeVisible();
  await expectAccessible(page);
});

test('a student with a daily cap is refused beyond it, with the sentence', async ({ page, portal, openAs }) => {
  const teacher = await makeAccount(portal);
  const student = await makeAccount(portal, 'student');
  await portal.rest('POST', '/tokens/consume', { token: student.token, body: { amount: 100, action: 'all of it' } });
  await portal.rest('POST', '/profile/associate', { token: teacher.token, body: { email: student.email } });

  await openAs(teacher, '/profile');
  await page.getByRole('link', { name: 'Who spent what' }).click();
  const row = page.getByRole('region', { name: 'Your members' }).getByRole('row', { name: student.username });
  await expect(row).toContainText('not accepted yet');
  await row.getByRole('button', { name: `No cap for ${student.username}. Change the daily cap` }).click();
  const dialog = page.getByRole('dialog', { name: 'Daily cap' });
  await dialog.getByLabel('Tokens a day').fill('1001');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please give a whole number from 0 to 1,000, or leave it empty.')).toBeVisible();
  await expect(dialog.getByLabel('Tokens a day')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Tokens a day').fill('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    row.getByRole('button', { name: `1 a day for ${student.username}. Change the daily cap` }),
  ).toBeFocused();
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await portal.rest('POST', '/tokens/consume', { token: student.token, body: { amount: 1, action: 'story-dice' } });
  await openAs(student, '/writers-block-assistant');
  await expect(page.getByRole('heading', { name: 'Insufficient Tokens' })).toBeVisible();
  await expect(
    page.getByText(
      `Your share of ${teacher.username}'s tokens for today is used up (1 a day). It begins again at midnight.`,
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Purchase Tokens' })).toBeVisible();
});

test('a plan is cancelled for the day on which it would renew, resumed, and a purchase has a receipt to print', async ({
  page,
  portal,
  openAs,
}) => {
  const teacher = await makeAccount(portal);
  const { token } = teacher;
  await portal.rest('POST', '/billing/update', { token, body: { planId: 'pro', addTokens: true } });
  await portal.rest('POST', '/tokens/process-purchase', {
    token,
    body: { packageId: 'medium', stripePaymentId: `receipt-${teacher.id}` },
  });
  await portal.rest('POST', '/tokens/consume', { token, body: { amount: 1, action: 'story-dice' } });

  await openAs(teacher, '/pricing');
  await page.getByRole('main').getByRole('link', { name: 'Billing' }).click();
  const now = new Date();
  const renews = new Date(now.getFullYear(), now.getMonth() + 1, 1).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  await expect(page.getByText(`It renews on ${renews}.`)).toBeVisible();
  await expect(page.getByText('Balance: 3,599 tokens')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('row')).toHaveText([
    'WhatTokensBalance',
    /^Opened Story Dice.*−13,599$/,
    /^500 tokens bought.*Receipt\+5003,600$/,
    /^Tokens of the Pro Teacher plan for .*\+3,0003,100$/,
    /^Tokens of the Starter plan for .*\+100100$/,
  ]);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Pro Teacher?' });
  await expect(dialog).toContainText(`Pro Teacher stays until ${renews}.`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Cancel on ${renews}` }).click();
  await expect(page.getByText(`You cancelled. Pro Teacher stays until ${renews}`)).toBeVisible();
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep the plan' }).click();
  await expect(page.getByText(`It renews on ${renews}.`)).toBeVisible();

  await page.getByText('Bought', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: /^Receipt of/ }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeFocused();
  for (const fact of [teacher.username, teacher.email, 'US$20.00', 'Demo payment, no card was charged.']) {
    await expect(page.getByRole('main').getByText(fact, { exact: true }).first()).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
});
