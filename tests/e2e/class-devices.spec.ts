import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';
import { keepWork } from '#tests/e2e/support/work';

const option = (text: string, isKey = false) => ({ text, ...(isKey && { isKey }) });

const quiz = {
  kind: 'quiz',
  title: 'Unit 3',
  data: {
    items: [
      { id: 'a', kind: 'mc', prompt: 'She ___ in Leeds.', options: [option('live'), option('lives', true)] },
      {
        id: 'b',
        kind: 'mc',
        prompt: 'What does the writer say about the town?',
        passage: { title: 'Our town', text: 'The river is old and slow. It turns twice. '.repeat(34).trim() },
        options: [option('It is small', true), option('It is large')],
      },
      { id: 'c', kind: 'tf', prompt: 'Cats bark.', key: false },
    ],
  },
};

/** The code that a device shows, as somebody reads it. */
async function codeOn(device: Page): Promise<string> {
  const region = device.getByRole('region', { name: 'The code of this device' });
  await expect(region).toContainText(/[A-Z]{3} [A-Z]{3}/);
  return /[A-Z]{3} [A-Z]{3}/.exec((await region.textContent()) ?? '')?.[0] ?? '';
}

/** Connects a device as its teacher does. */
async function connect(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'On another device' }).click();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a device without an account shows the class what its teacher presents', async ({
  page,
  portal,
  teacher,
  openAs,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await keepWork(portal, teacher, quiz);
  await openAs(teacher, `/classroom-quiz-maker?quiz=${id}`);
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, baseURL: portal.url });
  const screen = await context.newPage();
  await screen.goto('/screen');
  const code = await codeOn(screen);
  await expectAccessible(screen);

  await test.step('by its code alone', async () => {
    await page.getByRole('button', { name: 'On another device' }).click();
    await page.getByLabel('Code', { exact: true }).fill('BCD FGH');
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page.getByText('No device shows this code now.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(screen.getByRole('heading', { name: 'Classroom Studio' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Class screen, open' })).toBeVisible();
  });

  await test.step('page by page', async () => {
    await page.getByRole('button', { name: 'Present' }).click();
    await expect(screen.getByRole('heading', { name: /^She blank in Leeds/ })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(screen.getByRole('listitem').filter({ hasText: 'lives' })).toContainText('(right)');
    await page.keyboard.press('ArrowRight');
    await expect(screen.getByText(/^Page 1 of \d$/)).toBeAttached();
    const pages = Number((await screen.getByText(/^Page 1 of \d$/).textContent())?.at(-1));
    await expect(page.getByTitle(`at page 1 of ${pages}`)).toBeVisible();
    for (let at = 2; at <= pages; at += 1) {
      await page.keyboard.press('PageDown');
      await expect(screen.getByText(`Page ${at} of ${pages}`)).toBeAttached();
    }
    await expect(screen.getByText('It is large')).toBeInViewport();
    await expectNoSidewaysScroll(screen);
  });

  await test.step('loaded again, both are where they were', async () => {
    await screen.reload();
    await expect(screen.getByText('It is large')).toBeInViewport();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Class screen, open' })).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Classroom Studio' })).toBeVisible();
  });

  await test.step('until it is disconnected, and then shows a new code', async () => {
    await page.getByRole('button', { name: 'On another device' }).click();
    await page.getByRole('button', { name: 'Disconnect' }).click();
    expect(await codeOn(screen)).not.toBe(code);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Class screen', exact: true })).toBeVisible();
  });
  await context.close();
});

test('a phone turns the pages of what is presented, and makes the screen dark', async ({
  page,
  portal,
  teacher,
  openAs,
  browser,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await keepWork(portal, teacher, quiz);
  await openAs(teacher, `/classroom-quiz-maker?quiz=${id}`);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: portal.url });
  const phone = await context.newPage();
  await phone.goto('/remote');
  const code = await codeOn(phone);
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await connect(page, code);
  await expect(phone.getByRole('heading', { name: 'Nothing is shown yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Present' }).click();
  await expect(phone.getByText('1 of 3')).toBeVisible();
  await expectAccessible(phone);
  // As with a clicker, the first press shows the answer.
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('(right)')).toBeAttached();
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByText('2 of 3')).toBeVisible();
  await phone.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('1 of 3')).toBeVisible();
  await expect(phone.getByText('1 of 3')).toBeVisible();
  await expect(phone.getByText('Leeds')).toHaveCount(0);

  await phone.getByRole('button', { name: 'Dark screen' }).click();
  const dark = page.getByRole('button', { name: 'The screen is dark. Press any key to go on.' });
  await expect(dark).toBeVisible();
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(dark).toHaveCount(0);
  await expect(page.getByText('1 of 3')).toBeVisible();

  await test.step('with a screen of its own, that one is dark', async () => {
    const screen = await context.newPage();
    await screen.setViewportSize({ width: 1280, height: 720 });
    await screen.goto('/screen');
    await connect(page, await codeOn(screen));
    await expect(screen.getByRole('heading', { name: /^She blank in Leeds/ })).toBeVisible();
    await phone.getByRole('button', { name: 'Dark screen' }).click();
    await expect(screen.getByText('The screen is dark.')).toBeAttached();
    await phone.getByRole('button', { name: 'Dark screen' }).click();
    await expect(screen.getByRole('heading', { name: /^She blank in Leeds/ })).toBeVisible();
    await screen.close();
  });
  await context.close();
});
