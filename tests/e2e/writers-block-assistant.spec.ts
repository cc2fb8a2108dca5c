import type { Page } from '@playwright/test';
import { cutOff, expect, expectAccessible, expectNoSidewaysScroll, makeAccount, test } from '#tests/e2e/support/test';

const begin = async (page: Page, task = 'A day at the sea') => {
  await page.getByLabel('Your own task').fill(task);
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(task);
  await expect(page).toHaveURL(/[?&]text=/);
};
const step = (page: Page, name: string) => page.getByText(name, { exact: true }).click();
const pad = (page: Page) => page.getByRole('textbox', { name: 'Your text' });
const saved = (page: Page) => page.getByText('Saved', { exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a text goes from an idea to the teacher and back', async ({ page, teacher, openAs, portal }) => {
    const student = await makeAccount(portal, 'student');
    await portal.rest('POST', '/profile/associate', { token: teacher.token, body: { email: student.email } });
    await portal.rest('POST', `/profile/owners/${teacher.id}/accept`, { token: student.token, body: {} });
    await openAs(student, '/writers-block-assistant');
    await expectAccessible(page);
    await begin(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Ask me another question' }).click();
    await step(page, 'Draft');
    await pad(page).fill('We bought some furnitures. I must to go home.');
    await step(page, 'Check');
    await expect(page.getByText('2 places to look at')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /furnitures/ }).click();
    await page.getByRole('button', { name: 'Write “furniture”' }).click();
    await expect(pad(page)).toHaveValue('We bought some furniture. I must to go home.');
    await expect(page.getByText('1 place to look at')).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();

    await openAs(teacher, '/writers-block-assistant');
    await page.getByRole('button', { name: /A day at the sea/ }).click();
    const text = page.getByRole('textbox', { name: 'The text' });
    await expect(text).toHaveValue('We bought some furniture. I must to go home.');
    await text.evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(33, 38);
    });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'VF: Verb form' }).click();
    await expect(page.getByRole('list', { name: 'Comments' }).getByText('VF')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(/^What you say to/).fill('Well begun.');
    await page.reload();
    await expect(page.getByLabel(/^What you say to/)).toHaveValue('Well begun.');
    await page.getByRole('button', { name: 'Return it' }).click();
    await expect(page.getByText('Returned', { exact: true })).toBeVisible();

    await openAs(student, '/writers-block-assistant');
    await page.getByRole('button', { name: /A day at the sea.*Returned/ }).click();
    await expect(page.getByRole('list', { name: 'Comments' }).getByText('to go')).toBeVisible();
    await page.goto('/writers-block-assistant');
    await page.getByRole('link', { name: /A day at the sea/ }).click();
    await step(page, 'Draft');
    await pad(page).fill('We bought some furniture. I must go home.');
    await expect(page.getByText(/^8 words/)).toBeVisible();
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/writers-block-assistant');
    await page.getByRole('button', { name: /A day at the sea.*round 2/ }).click();
    await step(page, 'What changed');
    await expect(page.getByRole('deletion')).toHaveText(/to/);
  });
});

test('the twenty-thousandth word is typed, nothing is rendered for a key, and only the word is sent', async ({
  page,
  teacher,
  openAs,
}) => {
  await openAs(teacher, '/writers-block-assistant');
  await begin(page, 'A very long text');
  await step(page, 'Draft');
  await pad(page).fill(Array.from({ length: 400 }, () => 'word '.repeat(50).trim()).join('\n'));
  await expect(page.getByText('20,000 words')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await pad(page).focus();
  await page.keyboard.press('Control+End');
  const saving = page.waitForRequest(/library\.patch/);
  const changes = await page.evaluate(() => {
    const field = document.querySelector('textarea');
    if (!field) return -1;
    let seen = 0;
    const watcher = new MutationObserver((records) => {
      seen += records.length;
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const letter of ' more') document.execCommand('insertText', false, letter);
    seen += watcher.takeRecords().length;
    watcher.disconnect();
    return seen;
  });
  // What the field shows lies within the field: of the document not even an attribute changes.
  expect(changes).toBe(0);
  await expect(page.getByText('20,001 words')).toBeVisible();
  expect((await saving).postData()?.length).toBeLessThan(1000);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await step(page, 'Draft');
  await expect(pad(page)).toHaveValue(/word more$/);
});

test('two tabs without a connection keep each its own words, and both can be seen', async ({
  page,
  context,
  teacher,
  openAs,
}) => {
  await openAs(teacher, '/writers-block-assistant');
  await begin(page, 'Two tabs');
  await step(page, 'Draft');
  const other = await context.newPage();
  await other.goto(page.url());
  await step(other, 'Draft');
  const address = page.url();
  await context.setOffline(true);
  await pad(page).fill('Words of the first tab.');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await pad(other).fill('Sentences of the second one.');
  await expect(other.getByText('Saved on this device')).toBeVisible();
  await page.close();
  await other.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await later.goto(address);
  await expect(later.getByText('Sentences of the second one.')).toBeVisible();
  await later.getByRole('button', { name: 'Go on with this device’s version' }).click();
  await expect(later.getByText('Words of the first tab.')).toBeVisible();
  await step(later, 'Saved, 5 words');
  await expect(later.getByText('Sentences of the second one.')).toBeVisible();
  await later.getByRole('button', { name: 'Go on with this device’s version' }).click();
  await expect(pad(later)).toHaveValue('Words of the first tab.');
  await expect(saved(later)).toBeVisible();
  await later.reload();
  await expect(pad(later)).toHaveValue('Words of the first tab.');
});

test.describe('with a broken connection', () => {
  test.use({ expectsErrors: true });

  test('whoever is stuck is asked something; rules that could not be loaded are tried again, and what is no mistake is said once for all texts', async ({
    page,
    teacher,
    openAs,
  }) => {
    const connect = await cutOff(page, '**/assets/check-*.js');
    const text = 'We bought some furnitures.';
    await openAs(teacher, '/writers-block-assistant');
    await begin(page, 'Without ideas');
    await step(page, 'Draft');
    await page.getByRole('button', { name: 'Stuck?' }).click();
    await expect(page.getByText('What would a reader ask you now?')).toBeVisible();
    await pad(page).fill(text);
    await step(page, 'Check');
    await expect(page.getByText('The rules could not be loaded. Please check your connection.')).toBeVisible();
    await expect(pad(page)).toBeHidden();
    connect();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Ask for feedback' }).click();
    await expect(page.getByText('Does your text answer each part of it?')).toBeVisible();
    await expect(page.getByText('Built in', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /furnitures/ }).click();
    await page.getByRole('button', { name: 'Not a mistake' }).click();
    await expect(page.getByText('0 places to look at')).toBeVisible();

    await page.goto('/writers-block-assistant');
    await begin(page, 'Another text');
    await step(page, 'Draft');
    await pad(page).fill(text);
    await step(page, 'Check');
    await expect(page.getByText('0 places to look at')).toBeVisible();
    await expectAccessible(page);
  });
});

test('ideas are collected as a list and a map, and a model text waits until the own one is finished', async ({
  page,
  teacher,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(teacher, '/writers-block-assistant');
  await page.getByRole('button', { name: 'Roll the story dice' }).click();
  await expect(page.getByLabel('Your own task')).toHaveValue(/^Write a story with all of these in it/);
  await page.getByLabel('Words, from').fill('300');
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page.getByText('Please give two whole numbers, the smaller one first.')).toBeVisible();
  await page.getByLabel('Words, from').fill('30');
  await page.getByRole('button', { name: 'Start writing' }).click();
  await step(page, 'List of ten');
  await page.getByRole('button', { name: 'Start two minutes' }).click();
  await expect(page.getByLabel('1', { exact: true })).toBeFocused();
  await page.getByLabel('1', { exact: true }).fill('a lost key');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('2', { exact: true })).toBeFocused();
  await page.keyboard.insertText('an old lift');
  await expect(page.getByText('2 of 10')).toBeVisible();
  await step(page, 'Mind map');
  await page.getByRole('button', { name: 'Add a branch' }).click();
  await page.getByLabel('Branch 1', { exact: true }).fill('The place');
  await page.getByLabel('Idea 1 of branch 1').fill('a dark cellar');
  await page.getByRole('button', { name: 'Add a branch' }).click();
  await page.getByLabel('Branch 2', { exact: true }).fill('The people');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await step(page, 'Mind map');
  await expect(page.getByRole('button', { name: /The place.*a dark cellar/ })).toBeVisible();
  await step(page, 'List');
  await expect(page.getByLabel('Branch 2', { exact: true })).toHaveValue('The people');
  await step(page, 'Plan');
  await expect(page.getByRole('listitem').filter({ hasText: 'The place: a dark cellar' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'an old lift' })).toBeVisible();

  await step(page, 'Draft');
  await pad(page).fill('It was nice. The nice cellar was dark, and the nice key was old.');
  await step(page, 'Check');
  await page.getByText('Other words for nice (3 times)').click();
  await expect(page.getByText('Our neighbours are kind and often help us.')).toBeVisible();
  await step(page, 'Model text');
  await page.getByRole('button', { name: 'My text is finished' }).click();
  await expect(page.getByText('One way to do it, not the only one.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(page.getByRole('region', { name: 'The task' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('PageDown');
  await expect(page.getByText('Who is it about?')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.getByLabel('Part', { exact: true }).selectOption('A model text');
  await expect(page.getByText('Begin with: “I opened the door', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Word document' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.docx$/);
});
