import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';

const question = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Question ${number}\\b`) });

/** Gives some answer to the question on the screen by keys alone, and goes on. */
async function answerByKeys(page: Page): Promise<void> {
  const box = page.getByRole('main').getByRole('textbox').first();
  if (await box.isVisible()) {
    // A text to complete has several lines: the question has the focus there.
    if (!(await box.evaluate((one) => one === document.activeElement))) await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    await page.keyboard.type('something');
  } else {
    await page.keyboard.press('1');
  }
  await page.keyboard.press('Enter');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the whole check is done by keyboard alone, and a plan of five minutes a day comes of it', async ({
    page,
    teacher,
    openAs,
  }) => {
    await openAs(teacher, '/grammar-cram');
    await page.getByRole('button', { name: 'Start the check' }).focus();
    await page.keyboard.press('Enter');
    for (let number = 1; number <= 15; number += 1) {
      await expect(question(page, number)).toBeVisible();
      // What is to be typed is typed at once; else the question is what is read out.
      await expect(question(page, number).or(page.locator('[data-answer]')).and(page.locator(':focus'))).toBeVisible();
      await expectNoSidewaysScroll(page);
      await answerByKeys(page);
      // A test tells nothing before the end.
      await expect(page.getByText('Not yet')).toBeHidden();
    }
    await expect(page.getByRole('heading', { name: /of 15 points/ })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Points to look at again' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'Your five minutes for today' })).toBeVisible();
    await expect(page.getByText(/Day 1 of \d+/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await page.getByRole('button', { name: 'Start', exact: true }).first().click();
    await expect(question(page, 1)).toBeVisible();
  });

  test('what is typed is text, however hostile or long', async ({ page, teacher, openAs }) => {
    await openAs(teacher, '/grammar-cram?point=past-simple-irregular');
    await page.getByLabel('Exercises').selectOption('Type the missing words');
    await page.getByRole('button', { name: 'Practise', exact: true }).click();
    const hostile = ['<script>document.title="taken"</script>', 'went '.repeat(1200), '🦊 👩‍🏫 \u202Eabc'];
    for (const [place, text] of hostile.entries()) {
      await expect(question(page, place + 1)).toBeVisible();
      await page.getByRole('main').getByRole('textbox').fill(text);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(page.getByText('Not yet')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await expect(page).not.toHaveTitle(/taken/);
  });

  test('an empty answer is asked about once, and then counts', async ({ page, teacher, openAs }) => {
    await openAs(teacher, '/grammar-cram?point=can');
    await page.getByRole('button', { name: 'Cram session' }).click();
    await expect(question(page, 1)).toBeVisible();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('This is not finished.')).toBeVisible();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('Not yet')).toBeVisible();
    // The rule comes with a mistake, and the next question is there.
    await expect(page.getByText('The rule: Can and can’t')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Common mistakes' })).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(question(page, 2)).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByText('Not yet')).toBeVisible();
  });
});

test('a round is played in front of the class by number keys, and what was missed is asked again', async ({
  page,
  teacher,
  openAs,
}) => {
  await openAs(teacher, '/grammar-cram?point=articles');
  await page.getByLabel('Exercises').selectOption('Choose');
  await page.getByText('5', { exact: true }).click();
  await page.getByRole('button', { name: 'Practise', exact: true }).click();
  await expect(question(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Present' }).click();
  // The last one is left out.
  let missed = 1;
  for (let number = 1; number <= 4; number += 1) {
    await expect(question(page, number)).toBeVisible();
    await expect(page.getByRole('radio').nth(1)).not.toBeChecked();
    await page.keyboard.press('2');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
    missed += await page.getByText('Not yet').count();
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: `${5 - missed} of 5 points` })).toBeVisible();
  await page.getByRole('button', { name: 'Practise missed only' }).click();
  await expect(page.getByText(`1 of ${missed}`, { exact: true })).toBeVisible();
});

test.describe('with a broken connection', () => {
  test.use({ expectsErrors: true });

  test('answers wait on the device, and nothing is lost', async ({ page, teacher, openAs }) => {
    await openAs(teacher, '/grammar-cram?point=articles');
    await page.getByLabel('Exercises').selectOption('Choose');
    await page.getByText('5', { exact: true }).click();
    await page.getByRole('button', { name: 'Practise', exact: true }).click();
    await page.route('**/trpc/attempts.answer**', (route) => route.abort());
    for (const number of [1, 2]) {
      await expect(question(page, number)).toBeVisible();
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
      await expect(page.getByText('No connection to the server.')).toBeVisible();
      await page.getByRole('button', { name: 'Next' }).click();
    }
    await expect(question(page, 3)).toBeVisible();
    await page.unroute('**/trpc/attempts.answer**');
    // The third takes the first two along.
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Right|Not yet)$/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(page.getByText('No connection to the server.')).toBeHidden();
    await page.reload();
    await expect(question(page, 4)).toBeVisible();
  });
});

test('two versions and their keys are printed, each key on a page of its own', async ({ page, teacher, openAs }) => {
  await openAs(teacher, '/grammar-cram?point=can');
  await page.getByRole('button', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print a sheet' });
  await dialog.getByText('6', { exact: true }).click();
  await dialog.getByText('A and B', { exact: true }).click();
  await dialog.getByLabel('Code of the sheet').fill('K3F9');
  await expect(dialog.getByText(/6 questions/)).toBeVisible();
  const begins = await dialog.getByText(/6 questions/).textContent();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  const sheets = page.locator('.print-root .print-page');
  await expect(sheets).toHaveCount(4);
  await expect(sheets.first()).toContainText('Sheet K3F9');
  await expect(sheets.nth(2)).toContainText('Key: ');
  const pdf = await page.pdf({ format: 'A4' });
  // Each page of a PDF says its kind: two sheets and two keys, none of them on the page of another.
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBe(4);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await dialog.getByRole('button', { name: 'Another sheet' }).click();
  await expect(dialog.getByText(/6 questions/)).not.toHaveText(begins ?? '');
  await dialog.getByLabel('Code of the sheet').fill('k3f9');
  await expect(dialog.getByText(/6 questions/)).toHaveText(begins ?? '');
});

test('points are found by words, level and group, and an unknown one leads to all of them', async ({
  page,
  teacher,
  openAs,
}) => {
  await openAs(teacher, '/grammar-cram?point=no-such-point');
  await expect(page.getByText('There is no such grammar point.')).toBeVisible();
  await expect(page.getByText('54 points')).toBeVisible();
  await page.getByLabel('Search').fill('irregular');
  await expect(page.getByText('1 point', { exact: true })).toBeVisible();
  await page.getByLabel('Level', { exact: true }).and(page.locator('select')).selectOption('B2');
  await expect(page.getByText('No grammar points match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all grammar points' }).click();
  await page.getByRole('link', { name: 'Past simple: irregular verbs' }).click();
  await expect(page.getByRole('heading', { name: /Past simple: irregular verbs/ })).toBeFocused();
  await expect(page.getByRole('img', { name: /Timeline of Past simple/ })).toBeVisible();
  await expect(page).toHaveURL(/point=past-simple-irregular/);
  await expectAccessible(page);
});
