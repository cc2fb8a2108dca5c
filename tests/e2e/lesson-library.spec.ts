import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { drag } from '#tests/e2e/support/drag';
import { expect, expectAccessible, expectNoSidewaysScroll, makeAccount, test } from '#tests/e2e/support/test';
import { keepWork, linkTo } from '#tests/e2e/support/work';

const made = z.looseObject({ id: z.string() });
const list = (title: string, ...terms: string[]) => ({
  kind: 'word-list',
  title,
  data: { entries: terms.map((term) => ({ id: term, term })) },
});
/** The head of a page, which stands before what the lesson itself holds. */
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).first();
const card = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** Once no message is on its way in or out: half transparent, it has no colours to judge. */
async function expectSettledAccessible(page: Page): Promise<void> {
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expectAccessible(page);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a visitor finds a starter lesson by a word of its content and reads it as plan and handout', async ({
    page,
  }) => {
    await page.goto('/lesson-library');
    await page.getByLabel('Search').fill('toasters');
    await expect(page.getByRole('search').getByRole('status')).toHaveText('1 lesson');
    await expect(card(page, 'The repair café').locator('mark')).toHaveText('toaster');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'The repair café', exact: true }).click();
    await expect(heading(page, 'The repair café')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Stages, 60 minutes' })).toBeVisible();
    await page.getByText('Handout', { exact: true }).click();
    await expect(page.getByText('In 2009 a Dutch journalist')).toBeVisible();
    // What students get has no answers.
    await expect(page.getByText('✓')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expect(page.getByRole('button', { name: 'Make mine' })).toHaveCount(0);
    await page.goBack();
    await page.getByLabel('Search').fill('xyzzy');
    await page.getByRole('button', { name: 'Show all lessons' }).click();
    await page.getByText('More filters').click();
    await page.getByLabel('No photocopies').check();
    await expect(page.getByRole('link', { name: 'In the classroom', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'The repair café', exact: true })).toHaveCount(0);
  });

  test('a copy goes into a folder, into the week, into the trash and comes back', async ({ page, teacher, openAs }) => {
    await openAs(teacher, '/lesson-library?starter=in-the-classroom');
    await page.getByRole('button', { name: 'Make mine' }).click();
    await expect(page.getByText('After “In the classroom”, a starter lesson')).toBeVisible();
    await page.getByRole('link', { name: 'My work' }).click();

    await page.getByRole('checkbox', { name: 'Choose In the classroom' }).check();
    await page.getByRole('button', { name: 'Move or tag' }).click();
    await page.getByRole('dialog').getByLabel('Folder', { exact: true }).fill('Class 7a');
    await page.getByRole('dialog').getByLabel('Add tags').fill('Beginners, Monday');
    await expectSettledAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(card(page, 'In the classroom')).toContainText('in Class 7a');
    await expect(card(page, 'In the classroom').getByText('Beginners')).toBeVisible();
    await page.getByText('More filters').click();
    await page.getByLabel('Folder', { exact: true }).selectOption('Class 7a (1)');
    await expect(page.getByRole('search').getByRole('status')).toHaveText('1 saved');
    await page.getByLabel('Folder', { exact: true }).selectOption('In no folder');
    await expect(page.getByText('Nothing matches')).toBeVisible();

    await page.getByText('Week', { exact: true }).click();
    await page.getByLabel('Lesson', { exact: true }).selectOption('In the classroom (A1)');
    await page.getByRole('button', { name: 'Plan it' }).click();
    const planned = page.getByRole('article', { name: 'In the classroom' });
    await expect(planned).toBeVisible();
    await planned.getByRole('button', { name: 'Taught' }).click();
    await expect(planned.getByRole('button', { name: 'Taught' })).toHaveAttribute('aria-pressed', 'true');
    await expectNoSidewaysScroll(page);
    await expectSettledAccessible(page);

    // Moved by the keyboard, it keeps the focus in its new place.
    for (const [index, day] of [
      [0, /^Mon/],
      [6, /^Sun/],
    ] as const) {
      await planned.getByLabel('Day of In the classroom').selectOption({ index });
      const stands = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: day }) });
      await expect(stands.getByRole('article')).toBeVisible();
    }
    await expect(planned.getByLabel('Day of In the classroom')).toBeFocused();

    await test.step('a lesson is dragged to another day, and a finger beside its handle scrolls as ever', async () => {
      const dayRow = (day: RegExp) =>
        page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: day }) });
      await dayRow(/^Fri/).scrollIntoViewIfNeeded();
      const handle = planned.locator('.touch-none');
      await drag(page, handle, dayRow(/^Fri/));
      await expect(dayRow(/^Fri/).getByRole('article')).toBeVisible();
      await expect(planned).toHaveCSS('touch-action', 'auto');
      // Beside the days it stays where it was.
      await drag(page, handle, page.getByRole('heading', { level: 2, name: /^Week of/ }));
      await expect(dayRow(/^Fri/).getByRole('article')).toBeVisible();
    });

    await planned.getByRole('link', { name: 'In the classroom' }).click();
    await page.getByRole('button', { name: 'To the trash' }).click();
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
    await page.getByText('Trash', { exact: true }).click();
    await expect(page.getByText('30 days left')).toBeVisible();
    await expectSettledAccessible(page);
    await page.getByRole('button', { name: 'Restore In the classroom' }).click();
    await expect(page.getByText('The trash is empty')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Trash' })).toBeFocused();
    await page.getByText('My work', { exact: true }).click();
    await expect(card(page, 'In the classroom')).toContainText('taught');
  });

  test('a lesson that a visitor wanted is offered after signing in, once', async ({ page, teacher, openAs }) => {
    await page.goto('/lesson-library?starter=in-the-classroom');
    await page.getByRole('link', { name: 'Sign in to make it yours' }).click();
    await expect(page).toHaveURL(/login/);
    await openAs(teacher, '/lesson-library');
    await expect(page.getByText('You wanted to make “In the classroom” your own.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make mine' }).click();
    await expect(page.getByText('After “In the classroom”, a starter lesson')).toBeVisible();
    await page.goto('/lesson-library');
    await expect(page.getByRole('heading', { name: 'Starter lessons' })).toBeVisible();
    await expect(page.getByText(/^You wanted to make/)).toHaveCount(0);
  });

  test('without a connection nothing is lost, and it goes on when it is back', async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    await keepWork(portal, teacher, list('At the sea', 'harbour', 'tide'));
    await openAs(teacher, '/lesson-library?shelf=work');
    await page.getByRole('checkbox', { name: 'Choose At the sea' }).check();
    await page.getByRole('button', { name: 'Move or tag' }).click();
    const folder = page.getByRole('dialog').getByLabel('Folder', { exact: true });
    await folder.fill('Class 7a');
    await page.route('**/trpc/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The server could not be reached.').first()).toBeVisible();
    await expect(folder).toHaveValue('Class 7a');
    await page.unroute('**/trpc/**');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(card(page, 'At the sea')).toContainText('in Class 7a');
  });
});

test('versions are compared and restored; a file goes out and comes in again', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { token } = teacher;
  const before = list('At the sea', 'harbour', 'anchor');
  const id = await keepWork(portal, teacher, before);
  await portal.rest('PUT', `/library/${id}`, {
    token,
    body: { ...list('At the beach', 'harbour', 'sand'), version: 1 },
  });
  await openAs(teacher, `/lesson-library?work=${id}`);
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Since then: 1 part added, 1 part removed, 1 part changed.')).toBeVisible();
  await expect(dialog.locator('ins').first()).toHaveText('beach');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(heading(page, 'At the sea')).toBeVisible();
  await expect(page.getByText('anchor')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await saved).path();
  await page.getByRole('link', { name: 'My work' }).click();
  await page.getByRole('button', { name: 'Import a file' }).click();
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'bad.json',
    mimeType: 'application/json',
    buffer: Buffer.from('<script>'),
  });
  await expect(page.getByRole('alert')).toContainText('This file holds no saved work.');
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'sea.json', mimeType: 'application/json', buffer: await readFile(file) });
  await expect(page.getByText('1 thing was imported.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'At the sea', exact: true })).toHaveCount(2);
});

test('a lesson behind a link is read by anybody and made their own by a colleague', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { token } = teacher;
  const body = { from: { starter: 'a-weekend-that-went-wrong' } };
  const { id } = made.parse(await portal.rest('POST', '/library/copies', { token, body }));
  const link = await linkTo(portal, teacher, { id, mode: 'copy' });
  await page.goto(`/s/${link.token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'A weekend that went wrong' })).toBeVisible();
  await expect(page.getByText('Sami’s Saturday').first()).toBeVisible();
  await expectAccessible(page);
  await openAs(await makeAccount(portal), `/s/${link.token}`);
  await page.getByRole('button', { name: 'Make mine' }).click();
  await expect(page).toHaveURL(/lesson-library\?work=/);
  await expect(page.getByText('shared by link')).toBeVisible();
});

test('a new teacher gets samples on the dashboard, and finds saved work in the palette', async ({
  page,
  teacher,
  openAs,
}) => {
  await openAs(teacher);
  const recent = page.getByRole('region', { name: 'Recent work' });
  await recent.getByRole('button', { name: 'Add samples' }).click();
  await expect(recent.getByRole('link')).toHaveCount(3);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('classroom: wo');
  await expect(page.getByRole('option', { name: 'In the classroom: words' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/flash-cards\?list=/);
});
