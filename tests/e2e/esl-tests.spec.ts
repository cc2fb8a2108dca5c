import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { Portal } from '#tests/e2e/support/portal';
import {
  type Account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  makeAccount,
  refuse,
  test,
} from '#tests/e2e/support/test';
import { keepWork, linkTo, payFor, playAttempt } from '#tests/e2e/support/work';

const question = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Question ${number}\\b`) });

const bankItem = z.looseObject({ id: z.string() });
const questions = [
  {
    id: 'q1',
    kind: 'mc',
    prompt: 'She ___ tea.',
    options: [{ text: 'drinks', isKey: true }, { text: 'drink' }, { text: 'drinking' }],
    skill: 'grammar',
  },
  {
    id: 'q2',
    kind: 'tf',
    prompt: 'Ben has a dog.',
    key: false,
    passage: { title: 'Ben', text: 'Ben has two cats. He would like to have a dog.' },
    skill: 'reading',
  },
  { id: 'q3', kind: 'short', prompt: 'What is the past of go?', accepted: ['went'], skill: 'grammar' },
];

/** Makes a test, and answers how its rules are changed. */
async function testOf(portal: Portal, teacher: Account, rules: object): Promise<(rules: object) => Promise<unknown>> {
  const body = (its: object) => ({ kind: 'test', title: 'Unit 3 test', data: { items: questions, rules: its } });
  const id = await keepWork(portal, teacher, body(rules));
  return (its) => portal.rest('PUT', `/library/${id}`, { token: teacher.token, body: { ...body(its), version: 1 } });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a placement test is taken by keyboard alone to its level, without listening where there is no voice', async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    await payFor(portal, teacher, 'esl-tests');
    await openAs(teacher, '/esl-tests');
    await expect(page.getByText('No English voice can be heard here. Listening is left out.')).toBeVisible();
    await page.getByRole('button', { name: 'Start the placement test' }).focus();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const over = page.getByRole('heading', { name: 'Placement test', level: 2 });
    for (let number = 1; number <= 30; number += 1) {
      await expect(question(page, number).or(over)).toBeFocused();
      if (await over.isVisible()) break;
      if (number === 1) await expectAccessible(page);
      // Saying nothing is a choice of its own, and not what the big button does.
      await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
      // A few of each kind are answered; the rest nobody knows.
      if (number <= 8) {
        await expectNoSidewaysScroll(page);
        const box = page.getByRole('main').getByRole('textbox').first();
        const isTyped = await box.isVisible();
        await (isTyped ? box : page.getByRole('main').getByRole('radio').first()).focus();
        await page.keyboard.press(isTyped ? 'i' : 'Space');
      }
      await page.getByRole('button', { name: number <= 8 ? 'Next' : 'I don’t know' }).focus();
      await page.keyboard.press('Enter');
    }
    await expect(over).toBeFocused();
    await expect(page.getByText('This is an estimate, not a certificate.')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Grammar/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Vocabulary/ })).toBeVisible();
    await expect(page.getByText('Listening was not tested.')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Print the result' }).click();
    await expect(page.getByRole('checkbox', { name: /^Result sheet/ })).toBeChecked();
    await expect(page.getByText(/^This takes/)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Back to the tests' }).click();
    await expect(page.getByRole('button', { name: /^See the result of Placement test/ })).toBeVisible();
  });

  test('a test goes on after a reload, and a second window only watches until it takes over', async ({
    page,
    context,
    portal,
    teacher,
    openAs,
  }) => {
    await payFor(portal, teacher, 'esl-tests');
    await testOf(portal, teacher, { release: 'end', minutes: 30, shuffleOptions: false });
    await openAs(teacher, '/esl-tests');
    await page.getByRole('button', { name: 'Take Unit 3 test' }).click();
    await expect(question(page, 1)).toBeFocused();
    await page.getByRole('radio', { name: 'drinks' }).check({ force: true });
    await page.getByRole('button', { name: 'Flag', exact: true }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('region', { name: 'Ben' })).toBeVisible();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Question 1, answered, flagged' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.reload();
    await expect(question(page, 2)).toBeVisible();
    await page.getByRole('button', { name: 'Question 1, answered, flagged' }).click();
    await expect(page.getByRole('radio', { name: 'drinks' })).toBeChecked();

    const second = await context.newPage();
    await second.goto('/esl-tests');
    await expect(second.getByText('You go on with this test in another window.')).toBeVisible();
    await expect(second.getByRole('radio', { name: 'drinks' })).toBeDisabled();
    await second.getByRole('button', { name: 'Go on here' }).click();
    await expect(second.getByRole('radio', { name: 'drinks' })).toBeEnabled();
    await second.getByRole('button', { name: 'Question 3, no answer yet' }).click();
    await second.getByLabel('What is the past of go?').fill('went');
    await expect(second.getByText('Saved', { exact: true })).toBeVisible();

    // What the first window tries now is refused, and it says so.
    await page.getByRole('radio', { name: 'drinking' }).check({ force: true });
    await expect(page.getByText('You go on with this test in another window.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'drinks' })).toBeChecked();

    await second.getByRole('button', { name: 'Hand in' }).click();
    await expect(second.getByText('1 of 3 questions have no answer.')).toBeVisible();
    await expect(second.getByText('1 question is flagged.')).toBeVisible();
    await second.getByRole('button', { name: 'Hand in', exact: true }).last().click();
    await expect(second.getByText('2 of 3 points')).toBeVisible();
  });
});

test('a test of one’s own is written, given its rules, and takes what the bank has newer', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await payFor(portal, teacher, 'esl-tests');
  const { token } = teacher;
  const [first] = questions;
  const made = bankItem.parse(await portal.rest('POST', '/bank', { token, body: { item: first } }));
  await openAs(teacher, '/esl-tests');
  await page.getByRole('button', { name: 'New test' }).click();
  await expect(page.getByText('No questions yet.')).toBeVisible();
  await page.getByLabel('Name of the test').fill('Unit 4 test');

  await page.getByRole('button', { name: 'Make questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make questions' });
  await dialog.getByRole('radio', { name: 'Bank' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add: She ___ tea.' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Added: She ___ tea.' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('button', { name: /^Writing/ }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Not shared yet')).toBeVisible();
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill('Write about your town.');
  await page.getByText('How it is taken').click();
  await page.getByLabel('Minutes for all of it').fill('40');
  await page.getByLabel('How often a recording may be heard').fill('2');
  await page.getByLabel('No way back to a question').check({ force: true });
  await page.getByLabel('Answers and reasons are shown').selectOption('When I release them');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const body = { version: 1, item: { ...first, id: made.id, prompt: 'Ana ___ tea.' } };
  await portal.rest('PUT', `/bank/${made.id}`, { token, body });
  await page.reload();
  await expect(page.getByLabel('Name of the test')).toHaveValue('Unit 4 test');
  await page.getByRole('button', { name: 'Take the new one' }).click();
  await expect(page.getByText('The newer versions are in.')).toBeVisible();
  await expect(page.getByText('Ana ___ tea.')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All tests' }).click();
  await page.getByRole('button', { name: 'Take Unit 4 test' }).click();
  await expect(question(page, 1)).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
});

test('a text is marked by four criteria, what nobody chose is no nought, and the student reads the mark', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const student = await makeAccount(portal, 'student');
  const items = [{ id: 'e1', kind: 'essay', prompt: 'Write about your town.', points: 4 }];
  const work = { kind: 'test', title: 'Writing test', data: { items, rules: { release: 'by-hand' } } };
  const { token: link } = await linkTo(portal, teacher, { id: await keepWork(portal, teacher, work) });
  const responses = { e1: { text: 'My town is small.' } };
  const attempt = await playAttempt(portal, { app: 'esl-tests', mode: 'test', link, by: student, responses });

  await payFor(portal, teacher, 'esl-tests');
  await openAs(teacher, '/esl-tests');
  await page.getByRole('button', { name: 'Mark Writing test' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 to be marked, not shown to them yet')).toBeVisible();
  await dialog.getByText('Write about your town.').click();
  await dialog
    .getByRole('group', { name: 'Does what was asked' })
    .getByRole('radio', { name: '5' })
    .check({ force: true });
  await dialog.getByRole('button', { name: 'Save the mark' }).click();
  await expect(dialog.getByText(/Please choose points for: Grammar and words, Easy to follow, Range/)).toBeVisible();
  for (const name of ['Grammar and words', 'Easy to follow', 'Range and variety']) {
    await dialog.getByRole('group', { name }).getByRole('radio', { name: '3' }).check({ force: true });
  }
  await dialog.getByLabel('A word about it').fill('Say more about the people.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save the mark' }).click();
  await expect(dialog.getByText('2.8 of 4 points, not shown to them yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show their results to all' }).click();
  await expect(dialog.getByText('not shown to them yet')).toHaveCount(0);

  await openAs(student, `/test-history?attempt=${attempt}`);
  await expect(page.getByText(/2\.8 of 4 \(Does what was asked 5 of 5, Grammar and words 3 of 5/)).toBeVisible();
  await expect(page.getByText(/Say more about the people\./)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a test ends by itself when its time is over, with what was answered by then', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await payFor(portal, teacher, 'esl-tests');
  // Whatever the device believes the time to be.
  await page.clock.install({ time: Date.now() - 3 * 3600_000 });
  const rules = (closesAt: number) => ({
    release: 'end',
    closesAt: new Date(closesAt).toISOString(),
    shuffleOptions: false,
  });
  const change = await testOf(portal, teacher, rules(Date.now() + 20 * 60_000));
  await openAs(teacher, '/esl-tests');
  await page.getByRole('button', { name: 'Take Unit 3 test' }).click();
  await expect(page.getByRole('timer')).toContainText(/1\d:\d\d/);
  await page.getByRole('radio', { name: 'drinks' }).check({ force: true });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // Its last minute comes, and by the server's clock it is over: nobody has to hand it in.
  await page.clock.fastForward('19:00');
  await expect(page.getByText('1 minute left.').first()).toBeVisible();
  await expect(page.getByRole('timer')).toContainText(/0:\d\d/);
  await change(rules(Date.now()));
  await page.clock.fastForward('01:00');
  await expect(page.getByText('The time was over. What you had answered by then counts.')).toBeVisible();
  await expect(page.getByText('1 of 3 points')).toBeVisible();
});

test('answers given without a connection are kept and sent when it is back', async ({
  page,
  context,
  portal,
  teacher,
  openAs,
}) => {
  await payFor(portal, teacher, 'esl-tests');
  await testOf(portal, teacher, { release: 'by-hand', shuffleOptions: false });
  await openAs(teacher, '/esl-tests');
  await page.getByRole('button', { name: 'Take Unit 3 test' }).click();
  await expect(question(page, 1)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'drinks' }).check({ force: true });
  await expect(page.getByText('No connection. Your answers are saved on this device.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hand in now' }).click();
  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Handed in' })).toBeFocused();
  await expect(page.getByText('The result comes when it is released')).toBeVisible();
});

test('what was answered when the session ended, or the server was in trouble, is kept until it can be sent', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await payFor(portal, teacher, 'esl-tests');
  await testOf(portal, teacher, { release: 'end', shuffleOptions: false });
  await openAs(teacher, '/esl-tests');
  await page.getByRole('button', { name: 'Take Unit 3 test' }).click();
  await expect(question(page, 1)).toBeVisible();
  await refuse(page, 'attempts.answer', 'database_busy');
  const refused = page.waitForResponse(/attempts\.answer/);
  await page.getByRole('radio', { name: 'drinks' }).check({ force: true });
  await refused;
  await expect(page.getByText('Saving…')).toBeVisible();
  await page.unroute('**/trpc/attempts.answer**');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await portal.rest('POST', '/auth/logout-everywhere', { token: teacher.token, body: {} });
  await page.getByRole('radio', { name: 'drinking' }).check({ force: true });
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  const body = { username: teacher.username, password: 'secret-1' };
  const again = await portal.rest('POST', '/auth/login', { body });
  await openAs({ ...teacher, ...z.object({ token: z.string() }).parse(again) }, '/esl-tests');
  await page.getByRole('button', { name: 'Question 1, answered' }).click();
  await expect(page.getByRole('radio', { name: 'drinking' })).toBeChecked();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(question(page, 1)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'drinking' })).toBeChecked();
});
