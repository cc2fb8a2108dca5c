import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, makeAccount, test } from '#tests/e2e/support/test';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });

/** Words that are read from the back row. */
const expectLarge = (words: Locator) =>
  expect
    .poll(() => words.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)))
    .toBeGreaterThanOrEqual(40);

async function startGame(page: Page): Promise<void> {
  await page.goto('/20-questions');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(field(page)).toBeFocused();
}

test.describe('on a phone, signed out', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a game is played by keyboard alone: slips are put right, and a reload goes on', async ({ page }) => {
    await page.goto('/20-questions');
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();

    await page.keyboard.type('Does it has six legs?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Does it have six legs?')).toBeVisible();
    await expect(page.getByText('After do, does and can, the verb has no -s')).toBeVisible();
    await expect(page.getByText('0 of 20 questions')).toBeVisible();
    await expect(field(page)).toHaveValue('Does it have six legs?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 of 20 questions')).toBeVisible();
    await expect(page.getByText(/This question removed|Good question/).first()).toBeVisible();
    await expectNoSidewaysScroll(page);

    await page.keyboard.type('What colour is it?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ask a yes/no question')).toBeVisible();
    await field(page).fill('Does it like jazz?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('I don’t know that one.')).toBeVisible();
    await expect(page.getByText('1 of 20 questions')).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByText('1 of 20 questions')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Show what is still possible' }).check();
    await expect(page.getByRole('heading', { name: /^Still possible: \d+ of \d+$/ })).toBeVisible();
    await page.getByText('Can it …?', { exact: true }).click();
    await page.getByRole('button', { name: 'Can it fly?' }).click();
    await expect(field(page)).toHaveValue('Can it fly?');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 of 20 questions')).toBeVisible();

    await page.getByRole('button', { name: 'Give up' }).click();
    await expect(page.getByText('The secret was')).toBeVisible();
    await expect(page.getByText('The best first question here is')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('the computer asks, an answer is taken back, and the game ends with a guess or after twenty', async ({
    page,
  }) => {
    await page.goto('/20-questions');
    await page.getByText('I guess yours', { exact: true }).click();
    await page.getByRole('button', { name: 'I have one' }).click();
    await expect(page.getByText('0 of 20 questions')).toBeVisible();
    const question = await page.locator('main [aria-live] ').first().textContent();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('1 of 20 questions')).toBeVisible();
    await page.getByRole('button', { name: 'Take the last answer back' }).click();
    await expect(page.locator('main [aria-live]').first()).toHaveText(question ?? '');
    await expectAccessible(page);
    await page.keyboard.press('n');
    await expect(page.getByText('1 of 20 questions')).toBeVisible();
    const second = await page.locator('main [aria-live]').first().textContent();
    await page.reload();
    await expect(page.locator('main [aria-live]').first()).toHaveText(second ?? '');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('d');
    await expect(page.getByText('“I don’t know” costs no question: 1 of 10 so far.')).toBeVisible();
    await expect(page.getByText('0 of 20 questions')).toBeVisible();
    await expectAccessible(page);
    const over = page.getByRole('heading', { name: /^(It is |I have not found it)/ });
    for (let asked = 0; asked < 20 && !(await over.isVisible()); asked += 1) {
      await expect(page.getByText(`${asked} of 20 questions`)).toBeVisible();
      await page.keyboard.press('n');
      await expect(page.getByText(`${asked + 1} of 20 questions`)).toBeVisible();
    }
    await expect(over).toBeVisible();
    await page.getByRole('textbox', { name: 'Tell me what it was' }).fill('a Cat');
    await page.keyboard.press('Enter');
    await expect(page.getByText('About a cat, I would say something else:')).toBeVisible();
    await page.getByRole('textbox', { name: 'Tell me what it was' }).fill('our school dragon');
    await page.keyboard.press('Enter');
    await expect(page.getByText('I don’t know “our school dragon” yet.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});

/** Thinks of a thing that the computer does not know, and tells what it was after twenty questions. */
async function winWith(page: Page, thing: string): Promise<void> {
  await page.getByText('I guess yours', { exact: true }).click();
  await page.getByRole('button', { name: 'I have one' }).click();
  const over = page.getByRole('heading', { name: 'I have not found it.' });
  for (let asked = 0; asked < 20 && !(await over.isVisible()); asked += 1) {
    await expect(page.getByText(`${asked} of 20 questions`)).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByText(`${asked + 1} of 20 questions`)).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Tell me what it was' }).fill(thing);
  await page.keyboard.press('Enter');
  await page.getByLabel('What it is').selectOption('Animals');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Add it' }).click();
}

/** How many things the computer chooses from. */
async function countThings(page: Page): Promise<number> {
  await page.getByText('I guess yours', { exact: true }).click();
  const text = await page.getByText(/^Think of one of \d+ things/).textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

test.describe('a thing that the computer does not know', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('goes from a student to the teacher, who approves it, and then it plays', async ({
    page,
    teacher,
    openAs,
    portal,
  }) => {
    const student = await makeAccount(portal, 'student');
    await portal.rest('POST', '/profile/associate', { token: teacher.token, body: { email: student.email } });
    await portal.rest('POST', `/profile/owners/${teacher.id}/accept`, { token: student.token, body: {} });
    await openAs(student, '/20-questions');
    const before = await countThings(page);
    await winWith(page, 'a <b>zorb</b>');
    await expect(page.getByText('Your teacher decides.')).toBeVisible();

    await openAs(teacher, '/20-questions');
    await page.getByText('Guess mine', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Suggested things' })).toBeVisible();
    await page.getByText(/^What the student answered/).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Approve a <b>zorb</b>' }).click();
    await expect(page.getByText(/, approved$/)).toBeVisible();

    await openAs(student, '/20-questions');
    await page.getByText('I guess yours', { exact: true }).click();
    await page.getByRole('button', { name: 'Change the game' }).click();
    await expect.poll(() => countThings(page)).toBe(before + 1);
  });

  test('stays on the device of a guest, and plays there', async ({ page }) => {
    await page.goto('/20-questions');
    const before = await countThings(page);
    await winWith(page, 'a zorb');
    await expect(page.getByText('in the games on this device')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Change the game' }).click();
    await expect.poll(() => countThings(page)).toBe(before + 1);
  });
});

test.describe('in front of the class', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('a clicker answers, the screen counts, what was logged is there after a reload, and goes to the history', async ({
    page,
    teacher,
    openAs,
  }) => {
    await openAs(teacher, '/20-questions');
    await page.getByText('Class', { exact: true }).click();
    await page.getByRole('button', { name: 'Present' }).click();
    await page.getByRole('textbox').fill('You can eat it?');
    await page.getByRole('textbox').press('Enter');
    await expectLarge(page.getByText('Can you eat it?', { exact: true }));
    // The clicker is in another hand than the keyboard: the field still has the focus.
    await page.keyboard.press('PageUp');
    await expect(page.getByText('1 of 20 questions')).toBeVisible();
    await expect(page.getByText('Can you eat it? No, you can’t.')).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect(page.getByText('2 of 20 questions')).toBeVisible();
    await page.keyboard.press('PageUp');
    await expect(page.getByText('3 of 20 questions')).toBeVisible();
    await page.getByRole('textbox').blur();
    await page.keyboard.press('s');
    await expect(page.getByText('4 of 20 questions')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('3 of 20 questions')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('f');
    await expect(page.getByRole('heading', { name: 'Found with 3 questions' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Found with 3 questions' })).toBeVisible();
    await page.getByRole('button', { name: 'Save it in the test history' }).click();
    await expect(page.getByText('It is in the test history.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'New secret' }).click();
    await expect(page.getByText('0 of 20 questions')).toBeVisible();
    await page.goto('/test-history?tab=attempts');
    await expect(page.getByRole('link', { name: 'With the class: found with 3 questions' })).toBeVisible();
  });
});

test('a teacher makes a set of her own secrets, plays it, and finds it again', async ({ page, teacher, openAs }) => {
  await openAs(teacher, '/20-questions');
  await page.getByRole('button', { name: 'New set' }).click();
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.getByText('Add at least one secret first.')).toBeVisible();
  await page.getByLabel('Name of the set').fill('At our school');
  await page.getByLabel('Add a secret').fill('our <b>bike</b>');
  await page.keyboard.press('Enter');
  await expect(page.getByText('our <b>bike</b>', { exact: true })).toBeVisible();
  await page.getByText('What is true of it: 0').click();
  await page.getByLabel('Is it an animal?').selectOption('No');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export At our school' }).click();
  const file = await (await download).path();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await expect(page.getByText('1 thing was imported.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Edit At our school' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Edit At our school' }).first().click();
  await expect(page.getByText('What is true of it: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Play it' }).click();
  await field(page).fill('Is it an animal?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No, it isn’t.')).toBeVisible();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('heading', { name: 'our <b>bike</b>' })).toBeVisible();
  await page.getByRole('button', { name: 'Change the game' }).click();
  await expect(page.getByRole('button', { name: 'Play At our school' }).first()).toBeVisible();
});

test.describe('with a broken connection', () => {
  test.use({ expectsErrors: true });

  test('a question waits in its field, and is counted once when it is sent again; one of the computer’s can be read from the back row', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await startGame(page);
    await page.route('**/trpc/twentyQuestions.ask**', (route) => route.abort());
    await field(page).fill('Is it an animal?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your question is still here')).toBeVisible();
    await expect(field(page)).toHaveValue('Is it an animal?');
    await page.unroute('**/trpc/twentyQuestions.ask**');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByText('1 of 20 questions')).toBeVisible();

    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('button', { name: 'Change the game' }).click();
    await page.getByText('I guess yours', { exact: true }).click();
    await page.getByRole('button', { name: 'I have one' }).click();
    await page.getByRole('button', { name: 'Present' }).click();
    await expectLarge(page.locator('main [aria-live]').first());
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
});
