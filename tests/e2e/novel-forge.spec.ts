import type { Page } from '@playwright/test';
import { z } from 'zod';
import { sampleBook } from '#shared/novel/sample';
import { drag } from '#tests/e2e/support/drag';
import { type Portal, startPortal } from '#tests/e2e/support/portal';
import {
  type Account,
  cutOff,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdBack,
  makeAccount,
  test,
} from '#tests/e2e/support/test';
import { halfAStream, misbehavingModel, says } from '#tests/support/misbehaving-model';

const withId = z.looseObject({ id: z.string() });

/** The sample as a book of the account's; answers the way to it. */
async function makeBook(portal: Portal, account: Account): Promise<string> {
  const { title, data } = sampleBook();
  const body = { kind: 'novel', title, data };
  const { id } = withId.parse(await portal.rest('POST', '/library', { token: account.token, body }));
  return `/novel-forge?book=${id}`;
}

const sheet = (page: Page) => page.getByRole('textbox', { name: /^Text of / });
const isSaved = (page: Page) =>
  expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .first(),
  ).toBeVisible();
const toTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of the book' }).getByRole('button', { name }).click();

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sample is there at once, is taken over, written in, and is the same after a reload', async ({
    page,
    teacher,
    openAs,
  }) => {
    await openAs(teacher, '/novel-forge');
    await expect(sheet(page)).toHaveValue(/^Mara Lind saw the light/);
    await page.getByRole('button', { name: 'Grandfather Bo' }).click();
    await expect(page.getByText('Was the last keeper of the lighthouse.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Keep it as mine' }).click();
    await page.waitForURL(/book=/);
    await page.getByLabel('Scene', { exact: true }).selectOption({ label: '4. Gull Rock: Who is singing?' });
    await sheet(page).pressSequentially('Tomas knew the song.');
    await expect(page.getByText('4 words', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('374 words of 3,000')).toBeVisible();
    await isSaved(page);
    await page.reload();
    await expect(sheet(page)).toHaveValue('Tomas knew the song.');

    const heading = (name: RegExp) => page.getByRole('heading', { level: 3, name });
    for (const [tab, there] of [
      ['Plan', heading(/^1\. /)],
      ['People and places', heading(/^Characters/)],
      ['Outline', page.getByRole('button', { name: 'Add a chapter' })],
      ['Checks', heading(/^For readers of/)],
      ['Progress', heading(/^Words by day$/)],
      ['Comments', heading(/^Handed in$/)],
    ] as const) {
      await toTab(page, tab);
      await expect(
        page.getByRole('navigation', { name: 'Parts of the book' }).getByRole('button', { name: tab }),
      ).toHaveAttribute('aria-current', 'page');
      await expect(there).toBeVisible();
      if (tab === 'Plan' || tab === 'People and places' || tab === 'Progress') await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
});

test('scenes are put in order by keys and by dragging, and whoever takes somebody out sees where they are', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const path = await makeBook(portal, teacher);
  await openAs(teacher, `${path}&tab=outline`);
  const first = page.getByRole('region', { name: 'The light' });
  const second = page.getByRole('region', { name: 'Gull Rock' });
  const grip = page.getByRole('button', { name: 'Move Tomas counts', exact: true });
  await grip.focus();
  await page.keyboard.press('ArrowUp');
  await expect(first.getByRole('listitem').first()).toContainText('Tomas counts');
  await expect(grip).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(first.getByRole('listitem').last()).toContainText('Tomas counts');
  await expect(grip).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(second.getByRole('listitem').first()).toContainText('Tomas counts');
  await expect(page.getByText('Tomas counts is now 1 of 3 in Gull Rock.')).toBeAttached();

  await isSaved(page);

  await drag(page, grip, first.getByRole('listitem').first());
  await expect(first.getByRole('listitem').first()).toContainText('Tomas counts');
  await isSaved(page);
  await page.reload();
  await expect(first.getByRole('listitem').first()).toContainText('Tomas counts');

  await toTab(page, 'People and places');
  await page.getByRole('button', { name: 'Take out Tomas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take out Tomas?' });
  await expect(dialog.getByText('The name stands in these 2 scenes:')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(['The light: Tomas counts', 'Gull Rock: No door']);
  await dialog.getByRole('button', { name: 'Keep Tomas' }).click();
});

test('two windows on one scene lose nothing: the second one sees both texts and chooses', async ({
  page,
  context,
  portal,
  teacher,
  openAs,
}) => {
  const path = `${await makeBook(portal, teacher)}&scene=two-2`;
  await openAs(teacher, path);
  await expect(sheet(page)).toHaveValue('');
  const other = await context.newPage();
  await other.goto(path);
  await sheet(other).fill('From the other window.');
  await isSaved(other);
  await expect(other.getByText('374 words of 3,000')).toBeVisible();

  // Typed on until the question comes: its last words are asked about as well.
  const letThrough = await holdBack(page, '**/trpc/novels.saveScene**');
  const sent = page.waitForRequest('**/trpc/novels.saveScene**');
  await sheet(page).fill('From this');
  await sent;
  await sheet(page).press('Control+End');
  await sheet(page).pressSequentially(' window.');
  letThrough();
  await expect(page.getByText(/changed somewhere else as well/)).toBeFocused();
  await page.getByText('Saved, 4 words').click();
  await expect(page.getByText('From the other window.')).toBeVisible();
  await page.getByText('What differs').click();
  await expect(page.getByRole('insertion').filter({ hasText: 'this' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on with this device’s version' }).click();
  await expect(sheet(page)).toHaveValue('From this window.');
  await expect(page.getByText('373 words of 3,000')).toBeVisible();
  await isSaved(page);
  await page.reload();
  await expect(sheet(page)).toHaveValue('From this window.');
});

test.describe('with a broken connection', () => {
  test.use({ expectsErrors: true });

  test('what is typed stays on the device, and the newer text is offered after a reload', async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    await openAs(teacher, `${await makeBook(portal, teacher)}&scene=two-2`);
    await sheet(page).fill('Before the storm.');
    await isSaved(page);
    await expect(page.getByText('373 words of 3,000')).toBeVisible();
    await page.route('**/trpc/novels.saveScene**', (route) => route.abort());
    await sheet(page).fill('Before the storm. And after it.');
    await expect(page.getByRole('status').filter({ hasText: 'Saved on this device' })).toBeVisible();
    await page.reload();
    await expect(page.getByText(/has a newer version/)).toBeVisible();
    await page.unroute('**/trpc/novels.saveScene**');
    await page.getByRole('button', { name: 'Go on with this device’s version' }).click();
    await expect(sheet(page)).toHaveValue('Before the storm. And after it.');
    await expect(page.getByText('376 words of 3,000')).toBeVisible();
  });

  test('a part whose code cannot be had says so, and the text beside it stays', async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    const connect = await cutOff(page, '**/assets/plan-tab*');
    await openAs(teacher, `${await makeBook(portal, teacher)}&scene=two-2`);
    await sheet(page).fill('In the middle of it.');
    await toTab(page, 'Plan');
    await expect(page.getByText('This part could not be loaded. Please check your connection.')).toBeVisible();
    await toTab(page, 'Write');
    await expect(sheet(page)).toHaveValue('In the middle of it.');
    await toTab(page, 'Plan');
    connect();
    // Coming back to the part has asked for it as well, and may have been answered by now.
    await expect(async () => {
      const again = page.getByRole('button', { name: 'Try again' });
      if (await again.isVisible()) await again.click({ timeout: 2000 });
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible({ timeout: 5000 });
    }).toPass();
  });

  test('whose session ends in the middle of a sentence finds it again after signing in', async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    const path = `${await makeBook(portal, teacher)}&scene=two-2`;
    await openAs(teacher, path);
    await sheet(page).fill('Signed in.');
    await isSaved(page);
    await expect(page.getByText('372 words of 3,000')).toBeVisible();
    await portal.rest('POST', '/auth/logout', { token: teacher.token, body: {} });
    await sheet(page).fill('Signed in. And then not.');
    await expect(page.getByText('Your session has ended.')).toBeVisible();
    await page.getByLabel('Username or email').fill(teacher.username);
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText(/has a newer version/)).toBeVisible();
    await page.getByRole('button', { name: 'Go on with this device’s version' }).click();
    await expect(sheet(page)).toHaveValue('Signed in. And then not.');
    await isSaved(page);
  });
});

test('a scene of twenty thousand words is typed in without touching the page, and a longer paste becomes scenes', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const path = await makeBook(portal, teacher);
  const id = path.split('=')[1];
  const paragraph = `${'Mara looked at the sea and waited. '.repeat(14)}\n\n`;
  const text = paragraph.repeat(204).slice(0, 135_000);
  const body = { version: 0, text, drafts: [] };
  await portal.rest('PUT', `/novels/${id}/scenes/two-2`, { token: teacher.token, body });
  await openAs(teacher, `${path}&scene=two-2`);
  await expect(page.getByText(/^19,\d{3} words|^20,000 words/).first()).toBeVisible();
  await sheet(page).focus();
  await page.keyboard.press('Control+End');

  const changes = await page.evaluate(async () => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) throw new Error('Nobody is writing.');
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((more) => records.push(...more));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    const counts: number[] = [];
    for (const letter of 'and then') {
      document.execCommand('insertText', false, letter);
      await Promise.resolve();
      records.push(...observer.takeRecords());
      counts.push(records.splice(0).length);
    }
    observer.disconnect();
    return counts;
  });
  // The names behind the text hide while somebody types; nothing else moves.
  expect(Math.max(...changes)).toBeLessThanOrEqual(4);

  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, paragraph.repeat(100));
  const dialog = page.getByRole('dialog', { name: 'Cut this text into scenes?' });
  await dialog.getByRole('button', { name: /^Cut it into \d scenes$/ }).click();
  await expect(dialog).toBeHidden();
  await isSaved(page);
  await toTab(page, 'Outline');
  await expect(page.getByRole('region', { name: 'Gull Rock' }).getByRole('listitem')).toHaveCount(6);
  await isSaved(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Gull Rock' }).getByText('2,940 words').first()).toBeVisible();
});

test('the book is read to the class with a clicker, checked, and taken along as an e-book', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await openAs(teacher, await makeBook(portal, teacher));
  await sheet(page).press('Control+End');
  await page.keyboard.insertText(' Marra is late.');
  await expect(page.getByText('373 words of 3,000')).toBeVisible();
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(page.getByRole('heading', { name: 'The light' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(page.getByText(/^Mara Lind saw the light/)).toBeVisible();
  const line = page.getByText(/^Mara Lind saw/);
  await expect
    .poll(() => line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
    .toBeGreaterThanOrEqual(48);
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: 'The light' })).toBeVisible();
  await page.keyboard.press('Escape');

  await toTab(page, 'Checks');
  await expect(page.getByText('Is this Mara Lind? Your list spells it in another way.')).toBeVisible();
  await expect(page.getByText(/looks like the present/)).toBeVisible();
  await page.getByRole('button', { name: 'Go there' }).first().click();
  await expect(sheet(page)).toBeFocused();

  await page.getByRole('button', { name: 'Print or export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'E-book (EPUB)' }).click();
  expect((await download).suggestedFilename()).toBe('The Lighthouse Without a Door.epub');
  await expectAccessible(page);
});

test('a model drafts only when it is asked, can be stopped, and what is taken over is counted as drafted', async ({
  page,
  openAs,
}) => {
  const model = await misbehavingModel();
  const portal = await startPortal(model.settings);
  try {
    const teacher = await makeAccount(portal);
    const path = `${await makeBook(portal, teacher)}&scene=two-2`;
    const text =
      'Mara put her ear to the stones. The song came from far below, slow and warm, and her own name was in it.';
    const answer = JSON.stringify({ text });
    model.will(halfAStream(answer.slice(0, 60), 'hangs'));
    await openAs(teacher, path, portal);
    await page.getByRole('button', { name: 'Draft', exact: true }).click();
    await expect(page.getByText(/^Mara put her ear/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
    // What came is there to be taken or left, and the text is the writer's.
    await expect(page.getByText(/^Mara put her ear/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Draft', exact: true })).toBeFocused();
    await expect(sheet(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Not this one' }).click();
    await expect(page.getByRole('button', { name: 'Draft', exact: true })).toBeFocused();

    model.will(says(answer));
    await page.getByRole('button', { name: 'Draft', exact: true }).click();
    await expect(page.getByText('AI draft, check it')).toBeVisible();
    await expect(sheet(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Take it over' }).click();
    await expect(sheet(page)).toHaveValue(text);
    await expect(page.getByText('99 % drafted by a model')).toBeVisible();
    await sheet(page).press('Control+End');
    await page.keyboard.insertText(` ${'This I wrote. '.repeat(8)}`);
    await expect(page.getByText(/^4\d % drafted by a model/)).toBeVisible();
    await expectAccessible(page);
  } finally {
    await portal.stop();
    model.close();
  }
});
