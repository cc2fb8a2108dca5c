import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import type { Portal } from '#tests/e2e/support/portal';
import { type Account, expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';
import { keepWork } from '#tests/e2e/support/work';

const phone = { width: 390, height: 844 };
const made = z.object({ id: z.string(), code: z.string() });
const hosted = z.object({
  answered: z.number(),
  game: z.object({ version: z.number() }),
  players: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** A game of two questions, led on by REST. */
async function hosting(portal: Portal, { token }: Account, settings: object = {}) {
  const items = [
    {
      ...{ id: 'went', kind: 'mc', prompt: 'I ___ home.', explanation: 'Go is irregular.' },
      options: [
        { text: 'went', isKey: true },
        { text: 'goed', isKey: false },
      ],
    },
    { id: 'past', kind: 'short', prompt: 'The past of see?', accepted: ['saw'] },
  ];
  const resourceId = await keepWork(portal, { token }, { kind: 'quiz', title: 'Unit 3', data: { items } });
  const body = {
    ...{ requestId: crypto.randomUUID(), appId: 'classroom-quiz-maker', from: { kind: 'set', resourceId } },
    settings: { seconds: null, ...settings },
  };
  const { id, code } = made.parse(await portal.rest('POST', '/live', { token, body }));
  const see = async () => hosted.parse(await portal.rest('GET', `/live/${id}/host`, { token }));
  return {
    code,
    answered: async () => (await see()).answered,
    async press(kind: string) {
      const { version } = (await see()).game;
      await portal.rest('POST', `/live/${id}/press`, { token, body: { version, press: { kind } } });
    },
    async kick(name: string) {
      const player = (await see()).players.find((one) => one.name === name);
      await portal.rest('DELETE', `/live/${id}/players/${player?.id}`, { token });
    },
  };
}

/** A phone of somebody without an account. */
async function onPhone(browser: Browser, portal: Portal, code: string): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, baseURL: portal.url });
  const page = await context.newPage();
  await page.goto(`/join#${code}`);
  await expect(page.getByRole('heading', { name: 'Unit 3' })).toBeVisible();
  // Its door is fetched after its title, and only then keeps the code for a page that is loaded anew.
  await expect(page.getByRole('button', { name: 'Go in' })).toBeVisible();
  return page;
}

const says = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 2 });

test('two phones play: one is loaded anew in the middle, one loses the connection, and both keep their points', async ({
  portal,
  teacher,
  browser,
}) => {
  const host = await hosting(portal, teacher);
  const first = await onPhone(browser, portal, host.code);
  await expectAccessible(first);
  await first.reload();
  await first.getByRole('button', { name: 'Another name' }).click();
  const name = await first
    .getByText(/^You play as/)
    .locator('strong')
    .textContent();
  await first.getByRole('button', { name: 'Go in' }).click();
  await expect(says(first, 'You are in.')).toBeFocused();
  await expect(first.getByText(`You play as ${name}`)).toBeVisible();
  await expectAccessible(first);
  const second = await onPhone(browser, portal, host.code);
  await second.getByRole('button', { name: 'Go in' }).click();
  await expect(says(second, 'You are in.')).toBeVisible();

  await host.press('start');
  await expect(first.getByRole('heading', { name: /^Question 1 of 2/ })).toBeFocused();
  await expectAccessible(first);
  await expectNoSidewaysScroll(first);
  // By the keyboard alone: the place of the choice, and Enter.
  const place = (await first.getByRole('radio').first().locator('..').textContent())?.includes('went') ? '1' : '2';
  await first.keyboard.press(place);
  await first.keyboard.press('Enter');
  await expect(says(first, 'Sent.')).toBeFocused();
  await expectAccessible(first);
  await first.reload();
  await expect(says(first, 'Sent.')).toBeVisible();
  await expect(first.getByText('Your answer: went')).toBeVisible();

  await expect(second.getByRole('radio', { name: 'goed' })).toBeVisible();
  await second.context().setOffline(true);
  await expect(second.getByText('No connection.')).toBeVisible();
  await second.getByRole('radio', { name: 'goed' }).check({ force: true });
  await second.getByRole('button', { name: 'Send' }).click();
  await expect(second.getByText('Your answer is kept, and sent later.')).toBeVisible();
  await expectAccessible(second);
  await second.context().setOffline(false);
  await expect(says(second, 'Sent.')).toBeVisible({ timeout: 20_000 });
  await expect(second.getByText('No connection.')).toBeHidden();

  await host.press('reveal');
  await expect(says(first, 'Look at the screen.')).toBeVisible();
  await host.press('explain');
  await expect(says(first, 'Right is: went')).toBeFocused();
  await expect(first.getByText('Go is irregular.')).toBeVisible();
  await expect(second.getByText('Not yet')).toBeVisible();
  await expectAccessible(second);
  await host.press('next');
  await first.getByRole('textbox').fill('saw');
  await first.keyboard.press('Enter');
  await expect(says(first, 'Sent.')).toBeVisible();
  await host.press('end');
  await expect(says(first, 'The game is over.')).toBeVisible();
  await expect(first.getByText(/You have \d points?: place 1/)).toBeVisible();
  await expectAccessible(first);
  await expectNoSidewaysScroll(first);
  for (const one of [first, second]) await one.context().close();
});

test('who is taken out is told so and does not come back with the same device', async ({
  portal,
  teacher,
  browser,
}) => {
  const host = await hosting(portal, teacher, { names: 'own' });
  const page = await onPhone(browser, portal, host.code);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Go in' }).click();
  await expect(page.getByText('You play as Anna')).toBeVisible();
  await host.kick('Anna');
  await expect(page.getByText('You are out of this game')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('You are out of this game')).toBeVisible();
  await page.context().close();
});

test('at one’s own pace the next question comes at once, and each answer is told', async ({
  portal,
  teacher,
  browser,
}) => {
  const host = await hosting(portal, teacher, { way: 'own-pace' });
  const page = await onPhone(browser, portal, host.code);
  await page.getByRole('button', { name: 'Go in' }).click();
  await expect(says(page, 'You are in.')).toBeVisible();
  await host.press('start');
  await page.getByRole('radio', { name: 'went' }).check({ force: true });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Right', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox').fill('seed');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(says(page, 'You are done.')).toBeFocused();
  await expect(page.getByText('You got 1 of 2 right.')).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});

test('what is chosen and not sent is sent by itself as the time is over, and said', async ({
  portal,
  teacher,
  browser,
}) => {
  for (const way of ['together', 'exit-ticket']) {
    const host = await hosting(portal, teacher, { way });
    const [page, idle] = [await onPhone(browser, portal, host.code), await onPhone(browser, portal, host.code)];
    for (const phone of [page, idle]) await phone.getByRole('button', { name: 'Go in' }).click();
    await expect(says(idle, 'You are in.')).toBeVisible();
    await host.press('start');
    await page.getByRole('radio', { name: 'goed' }).check({ force: true });
    await expect(idle.getByRole('radio', { name: 'goed' })).toBeVisible();
    await host.press('close');
    await expect(says(page, 'The time is over.')).toBeFocused();
    await expect(page.getByText('Your answer: goed')).toBeVisible();
    await expect(page.getByText('It was sent.')).toBeVisible();
    await expectAccessible(page);
    await expect(says(idle, 'The time is over.')).toBeVisible();
    await expect(idle.getByText('Your answer')).toBeHidden();
    expect(await host.answered()).toBe(1);
    for (const one of [page, idle]) await one.context().close();
  }
});
