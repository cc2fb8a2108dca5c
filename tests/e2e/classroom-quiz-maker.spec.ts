import type { Page } from '@playwright/test';
import type { Portal } from '#tests/e2e/support/portal';
import { type Account, expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';
import { keepWork, linkTo, payFor, playAttempt } from '#tests/e2e/support/work';

test.beforeEach(async ({ portal, teacher }) => {
  await payFor(portal, teacher, 'classroom-quiz-maker');
});

const hostile = '<img src=x onerror="document.title=\'taken\'">';
const items = [
  {
    id: 'tea',
    kind: 'mc',
    prompt: `She ___ tea. ${hostile}`,
    explanation: 'With she, the verb takes -s.',
    options: [
      { text: 'drinks', isKey: true },
      { text: 'drink', feedback: 'That is for I and they.' },
      { text: hostile },
    ],
  },
  { id: 'cats', kind: 'tf', prompt: 'Cats bark.', key: false },
];

/** A quiz of the teacher's and a link to play it. */
async function sharedQuiz(portal: Portal, teacher: Account, rules: object = {}) {
  const id = await keepWork(portal, teacher, { kind: 'quiz', title: 'Unit 3', data: { items, rules } });
  const { token } = await linkTo(portal, teacher, { id });
  return { id, token, link: `/s/${token}` };
}

const answerWith = async (page: Page, choice: string) => {
  await page.getByRole('radio', { name: choice, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Check', exact: true }).click();
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a quiz is made, a question written by keys, and only a whole one is shared', async ({
    page,
    teacher,
    openAs,
  }) => {
    await openAs(teacher, '/classroom-quiz-maker');
    await expect(page.getByRole('button', { name: /^Play:/ })).toHaveCount(3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'New quiz' }).click();
    await expect(page.getByText('No questions yet.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.getByRole('button', { name: 'Add a question' }).press('Enter');
    await page.getByRole('button', { name: /^One right choice/ }).press('Enter');
    const question = page.getByRole('textbox', { name: 'Question', exact: true });
    await expect(question).toBeFocused();
    await page.keyboard.type('Which one barks?');
    await page.getByRole('textbox', { name: 'Choice 1', exact: true }).fill('cat');
    await page.getByRole('textbox', { name: 'Choice 2', exact: true }).fill('dog');
    // Alt and an arrow moves a choice, and the focus goes with it.
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('textbox', { name: 'Choice 1', exact: true })).toHaveValue('dog');
    await expect(page.getByRole('textbox', { name: 'Choice 1', exact: true })).toBeFocused();
    // Nothing is red while it is written, and all that is missing once it is left.
    await expect(page.getByText('Mark the right answer.')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Name of the quiz' }).focus();
    await expect(page.getByText('Mark the right answer.').last()).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    // What is not finished is there again after a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Edit question 1' }).click();
    await expect(page.getByRole('textbox', { name: 'Choice 1', exact: true })).toHaveValue('dog');
    await page.getByRole('button', { name: 'Close question 1' }).click();

    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Not shared yet')).toBeVisible();
    const fault = page.getByRole('button', { name: 'Question 1: Mark the right answer.' });
    await expect(fault).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Choice 1 is right' }).check();
    await expect(fault).toBeHidden();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('button', { name: 'Make and copy a link' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Delete question 1' }).click();
    await expect(page.getByRole('button', { name: 'Add a question' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Which one barks?').first()).toBeVisible();
  });

  test('questions made from a text come with key and reason, and are accepted and replaced one by one', async ({
    page,
    teacher,
    openAs,
  }) => {
    await openAs(teacher, '/classroom-quiz-maker');
    await page.getByRole('button', { name: 'New quiz' }).click();
    await page.getByRole('button', { name: 'Make questions' }).click();
    await page.getByRole('radio', { name: 'A text' }).check({ force: true });
    await page.getByRole('button', { name: 'Make them' }).click();
    await expect(page.getByText('Please paste a text first.')).toBeVisible();
    const text =
      'Maria moved to London in 2015. The old market is very cheap. The museum has twelve rooms. The train is not fast. ' +
      'The river is dangerous in winter. Tom bought a heavy bicycle yesterday. Farmers can sell their fruit there.';
    await page.getByRole('textbox', { name: 'Text' }).fill(text);
    await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Make them' }).click();
    const made = page.getByRole('list', { name: 'Suggested questions' }).locator('> li');
    await expect(made).toHaveCount(3);
    await expect(made.getByText('Key:')).toHaveCount(3);
    await expectAccessible(page);
    const add = made.first().getByRole('button', { name: /^Add:/ });
    const old = (await add.getAttribute('aria-label')) ?? '';
    const another = made.first().getByRole('button', { name: /^Another one/ });
    await another.press('Enter');
    await expect(add).not.toHaveAttribute('aria-label', old);
    await expect(another).toBeFocused();
    await add.press('Enter');
    await expect(made.first().getByRole('button', { name: /^Added:/ })).toBeFocused();
    // A text that was changed has other questions: these say that they are of the one before.
    await page.getByRole('textbox', { name: 'Text' }).fill(`${text} Ben lives in Rome.`);
    await expect(page.getByText('These questions are from before your change.', { exact: false })).toBeVisible();
    await page.getByRole('textbox', { name: 'Text' }).fill(text);
    await page.getByRole('button', { name: 'Add all 2' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Questions' }).locator('> li')).toHaveCount(3);
  });

  test('regression: made questions are in sight on a phone, and whoever leaves them without adding them is asked', async ({
    page,
    teacher,
    openAs,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(teacher, '/classroom-quiz-maker');
    await page.getByRole('button', { name: 'New quiz' }).click();
    await page.getByRole('button', { name: 'Make questions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make questions' });
    await dialog.getByRole('radio', { name: 'A text' }).check({ force: true });
    await dialog
      .getByRole('textbox', { name: 'Text' })
      .fill('The museum has twelve rooms. Maria moved to London in 2015.');
    await dialog.getByRole('radio', { name: '10', exact: true }).check({ force: true });
    await page.route('**/trpc/quizzes.suggest**', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Make them' }).click();
    await expect(dialog.getByText('The server could not be reached.', { exact: false })).toBeInViewport({ ratio: 1 });
    await page.unroute('**/trpc/quizzes.suggest**');
    await dialog.getByRole('button', { name: 'Make them' }).click();
    await expect(dialog.getByText('2 good questions could be made from this text.', { exact: false })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Add:/ }).first()).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog.getByText('Discard your changes?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('button', { name: 'Add all 2' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('list', { name: 'Questions' }).locator('> li')).toHaveCount(2);
  });

  test('a guest plays by a link under a name, loses the connection, and sees why', async ({
    page,
    portal,
    teacher,
  }) => {
    const { link } = await sharedQuiz(portal, teacher, { shuffleItems: false });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Unit 3' })).toBeVisible();
    await expect(page.getByText('She')).toBeHidden();
    await expectAccessible(page);
    await page.getByLabel('Your name in the game').fill('Ana');
    await page.getByRole('button', { name: 'Start' }).click();
    await answerWith(page, 'drink');
    await expect(page.getByText('That is for I and they.')).toBeVisible();
    await page.getByText('Why?').click();
    await expect(page.getByText('With she, the verb takes -s.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.context().setOffline(true);
    await answerWith(page, 'False');
    await expect(page.getByText('Your answer is saved on this device and sent by itself.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Right', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(page.getByRole('heading', { name: '1 of 2 points' })).toBeFocused();
    await expect(page.getByText('Scored by accuracy')).toBeVisible();
    await page.getByRole('button', { name: 'Practise missed only' }).click();
    await answerWith(page, 'drinks');
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(page.getByRole('heading', { name: '1 of 1 points' })).toBeFocused();
    await expect(page).not.toHaveTitle(/taken/);
  });

  test('a quiz that tells nothing before its end is handed in, and waits for its teacher', async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    const { id, link } = await sharedQuiz(portal, teacher, { release: 'by-hand', minutes: 20, attempts: 1 });
    await page.goto(link);
    await expect(page.getByText('You have 20 minutes.')).toBeVisible();
    await page.getByLabel('Your name in the game').fill('Ben');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.getByRole('radio', { name: 'drinks' }).check({ force: true });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hand in now' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Hand in/ })
      .click();
    await expect(page.getByText('Handed in: Unit 3')).toBeFocused();
    await expect(page.getByText('With she, the verb takes -s.')).toBeHidden();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    // There are no answers yet to be kept.
    await expect(page.getByText('Nothing is lost')).toBeHidden();

    await openAs(teacher, `/classroom-quiz-maker?quiz=${id}&view=report`);
    const show = page.getByRole('button', { name: 'Show the answers' });
    await show.press('Enter');
    const asked = page.getByRole('dialog', { name: 'Show the answers?' });
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(show).toBeFocused();
    await show.press('Enter');
    await asked.getByRole('button', { name: 'Show the answers' }).press('Enter');
    await expect(page.getByText('One result is shown now.')).toBeVisible();
    await expect(show).toBeHidden();
  });
});

test.describe('on the projector', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('questions are shown one by one by keys, and the answer when it is asked for', async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    const [first, ...others] = items;
    const long = { ...first, explanation: 'With she, the verb takes -s. '.repeat(9).trim() };
    const id = await keepWork(portal, teacher, { kind: 'quiz', title: 'Unit 3', data: { items: [long, ...others] } });
    await openAs(teacher, `/classroom-quiz-maker?quiz=${id}`);
    await page.getByRole('button', { name: 'Present' }).click();
    await expect(page.getByRole('heading', { name: /^She blank/ })).toBeVisible();
    const right = page.getByRole('listitem').filter({ hasText: 'drinks (right)' });
    await expect(right).toBeHidden();
    await page.keyboard.press('Space');
    await expect(right).toBeVisible();
    await expectAccessible(page);
    // With its reason it has two pages: nothing is made smaller.
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Cats bark.' })).toBeVisible();
    await expect(page.getByText('(right)')).toBeHidden();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageDown');
    await expect(right).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('heading', { name: 'Cats bark.' })).toBeVisible();
    await page.keyboard.press('.');
    await expect(page.getByRole('button', { name: /^The screen is dark/ })).toBeVisible();
    await page.keyboard.press('PageDown');
    await expect(page.getByRole('button', { name: /^The screen is dark/ })).toBeHidden();
    await expect(page.getByText('(right)')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Name of the quiz')).toHaveValue('Unit 3');
  });

  test('the report is empty first, then names who chose what, and makes a quiz of the hardest', async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    const { id, token: link } = await sharedQuiz(portal, teacher);
    await openAs(teacher, `/classroom-quiz-maker?quiz=${id}&view=report`);
    await expect(page.getByText('Nobody has played Unit 3 yet.')).toBeVisible();
    await playAttempt(portal, { link, by: { guestName: 'Ana' }, responses: { tea: { choice: 'drinks' } } });
    await playAttempt(portal, { link, by: { guestName: 'Ben' }, responses: { tea: { choice: 'drink' } } });
    await page.getByRole('button', { name: 'Read again' }).click();
    await expect(page.getByText('drink: once (Ben)')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Ben/ })).toContainText('0 of 2');
    await expectAccessible(page);
    // The table scrolls by itself, and not the page with it.
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    // The page stays as it is for paper: nobody is there to end the printing.
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.print-page').getByRole('row', { name: /^Ben/ })).toContainText('0 of 2');
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await file).suggestedFilename()).toBe('Unit 3 report.csv');
    await page.getByRole('button', { name: 'Make a five-question re-teach quiz' }).click();
    await expect(page.getByLabel('Name of the quiz')).toHaveValue('Again: Unit 3');
    await expect(page.getByRole('list', { name: 'Questions' }).locator('> li')).toHaveCount(1);
  });
});

test('a question for a number is written, and answered as people write numbers', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await openAs(teacher, '/classroom-quiz-maker');
  await page.getByRole('button', { name: 'New quiz' }).click();
  await page.getByRole('button', { name: 'Add a question' }).press('Enter');
  await page.getByRole('button', { name: /^Number/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('How high is Mount Everest?');
  await page.getByLabel('Right number').fill('about 8,849');
  await page.getByRole('textbox', { name: 'Name of the quiz' }).focus();
  await expect(page.getByText('Write the right number.', { exact: true })).toBeVisible();
  await page.getByLabel('Right number').fill('8,849');
  await page.getByLabel('More or less by').fill('1');
  await page.getByLabel('Unit').fill('m');
  await expect(page.getByText('Key: 8849 m (8848 to 8850)')).toBeVisible();

  const numbers = [
    { id: 'high', kind: 'numeric', prompt: 'How high is it?', value: 8849, tolerance: 1, unit: 'm' },
    { id: 'low', kind: 'numeric', prompt: 'What is 1 − 4?', value: -3, feedback: 'Count down from 1.' },
  ];
  const id = await keepWork(portal, teacher, { kind: 'quiz', title: 'Numbers', data: { items: numbers } });
  const { token } = await linkTo(portal, teacher, { id });
  await openAs(teacher, `/s/${token}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('textbox', { name: 'How high is it?, in m' }).fill('8 850 m');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'What is 1 − 4?' }).fill('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Count down from 1.')).toBeVisible();
});
