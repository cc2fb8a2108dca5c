import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';
import { haveStarter } from '#tests/e2e/support/work';

const pasted = `1. She ___ to school every day.
a) go
*b) goes
c) going

2. Cats can fly.
Answer: False

3. Nothing is marked.
a) one
b) two

4. cats can FLY.
Answer: false
`;

async function paste(page: Page, text: string) {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('Or paste questions').fill(text);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a teacher finds a question in the starter collection, looks at it, and takes it into the own bank', async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    await haveStarter(portal, teacher);
    await openAs(teacher, '/assessment-bank');
    await expect(page.getByLabel('Collection')).toHaveValue('starter');
    const list = page.getByRole('list', { name: 'Questions' });
    await expect(list).toBeVisible();
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByLabel('Level', { exact: true }).selectOption('B1');
    await page.getByLabel('Grammar point').selectOption('passive');
    await expect(page.getByText(/^1\d questions$/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await list.getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: 'Question' });
    await expect(dialog.getByText('Key', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add to my bank' }).click();
    await expect(page.getByText('1 question added.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list.getByRole('button').first()).toBeFocused();

    await page.getByLabel('Save these filters as').fill('Passive');
    await page.getByRole('button', { name: 'Save filters' }).click();
    await expect(page.getByText('Saved: Passive')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Collection')).not.toHaveValue('starter');
    await expect(page.getByText('1 question', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByLabel('Saved filters').selectOption('Passive');
    await expect(page.getByLabel('Grammar point')).toHaveValue('passive');
  });

  test('an import shows what it understood, waits for a yes, and counts once however often it is pressed', async ({
    page,
    teacher,
    openAs,
  }) => {
    await openAs(teacher, '/assessment-bank');
    await paste(page, pasted);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Line 9: No choice is marked as right.', { exact: false })).toBeVisible();
    await expect(dialog.getByRole('status').filter({ hasText: 'Read as a list' })).toContainText('1 duplicate');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Import 2 questions' }).dblclick();
    await expect(dialog.getByText('2 questions added, 1 duplicate skipped')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('2 questions', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'sheet.xlsx', mimeType: 'text/plain', buffer: Buffer.from('') });
    await expect(dialog.getByText('Save it as CSV and choose that file.', { exact: false })).toBeVisible();
    const gift = 'Cats can fly. {F}\n\n<b>Bold</b> is ___. {=text}\n\nNot closed {=a ~b';
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'more.gift', mimeType: 'text/plain', buffer: Buffer.from(gift) });
    await expect(dialog.getByText('<b>Bold</b> is ___.', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Line 5: The answers are not closed', { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 1 question' }).click();
    await expect(dialog.getByText('1 question added, 1 duplicate skipped')).toBeVisible();
  });
});

test('a question that is changed gets a version, and its author gets hints', async ({ page, teacher, openAs }) => {
  await openAs(teacher, '/assessment-bank');
  await paste(page, '1. She is an ___.\n*a) actor\nb) doctor');
  await page.getByRole('button', { name: 'Import 1 question' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'She is an ___.' }).click();
  await expect(page.getByText('‘an’ before the gap rules some choices out.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Question', { exact: true }).fill('She is ___.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as version 2.')).toBeVisible();
  await page.getByRole('button', { name: 'She is ___.' }).click();
  await expect(page.getByText(/^Version 1, saved on/)).toBeVisible();
  await page.getByText('What has changed since').click();
  await expect(page.getByRole('dialog').getByRole('deletion')).toHaveText(['an']);
  await expect(page.getByText('0 of 10 answers', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Export all 1' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as GIFT' }).click();
  expect((await download).suggestedFilename()).toBe('Questions.gift');
  await expect(page.getByText('GIFT: all questions are in the file.')).toBeVisible();
});

test('a test is drawn by a blueprint, its gaps are named, and it is kept and printed with its key', async ({
  page,
  teacher,
  openAs,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openAs(teacher, '/assessment-bank');
  await page.getByText('Draw a test', { exact: true }).click();
  await page.getByLabel('Tag').last().fill('no such tag');
  await page.getByRole('button', { name: 'Draw 10 questions' }).click();
  await expect(page.getByText('Row 2: 0 of 4 found.', { exact: false })).toBeVisible();
  await page.getByLabel('Tag').last().fill('');
  await page.getByRole('button', { name: 'Draw 10 questions' }).click();
  await expect(page.getByRole('heading', { name: '10 questions drawn' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Save as a test' }).click();
  await expect(page.getByText('Please enter a title.')).toBeVisible();
  await page.getByLabel('Title').fill('Progress test');
  await page.getByRole('button', { name: 'Save as a test' }).click();
  await expect(page.getByText('Saved: Progress test')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the test' })).toBeFocused();

  const drawn = page.getByRole('region', { name: /questions drawn/ }).getByRole('listitem');
  const first = await drawn.allInnerTexts();
  await page.getByRole('button', { name: 'Draw again' }).click();
  await expect(page.getByText('Saved: Progress test')).toBeHidden();
  await expect(page.getByRole('heading', { name: '10 questions drawn' })).toBeVisible();
  await expect.poll(async () => (await drawn.allInnerTexts()).filter((text) => first.includes(text))).toEqual([]);
  await expect(drawn).toHaveCount(first.length);

  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('dialog').getByText('2', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Answer grid' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-page')).toHaveCount(6);
  await expect(page.getByRole('heading', { name: 'Key: Test, version B' })).toBeVisible();

  // What was drawn by other rows is not shown beside these.
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete row 2' }).click();
  await expect(page.getByRole('heading', { name: 'What the test has' })).toBeFocused();
  await expect(page.getByRole('heading', { name: '10 questions drawn' })).toBeHidden();
});

test('without a connection nothing typed is lost', async ({ page, context, teacher, openAs }) => {
  await openAs(teacher, '/assessment-bank');
  await paste(page, pasted);
  const button = page.getByRole('button', { name: 'Import 2 questions' });
  await expect(button).toBeEnabled();
  await context.setOffline(true);
  await button.click();
  await expect(page.getByText('The server could not be reached.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Or paste questions')).toHaveValue(pasted);
  await context.setOffline(false);
  await button.click();
  await expect(page.getByText('2 questions added, 1 duplicate skipped')).toBeVisible();
});
