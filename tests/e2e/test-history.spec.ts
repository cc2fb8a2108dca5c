import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Portal } from '#tests/e2e/support/portal';
import {
  type Account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  makeAccount,
  test,
} from '#tests/e2e/support/test';
import { keepWork, linkTo, playAttempt } from '#tests/e2e/support/work';

const items = [
  {
    id: 'q1',
    kind: 'mc',
    prompt: 'She ___ tea.',
    skill: 'grammar',
    level: 'A2',
    tags: ['present-simple'],
    explanation: 'She takes -s.',
    options: [{ text: 'drinks', isKey: true }, { text: 'drink' }, { text: 'drinking' }],
  },
  { id: 'q2', kind: 'tf', prompt: 'Cats bark.', key: false, skill: 'vocabulary', level: 'A1' },
];

/** A quiz of the teacher's that a student and two guests have played by its link. */
async function playedQuiz(portal: Portal, teacher: Account) {
  const { token } = teacher;
  const student = await makeAccount(portal, 'student');
  await portal.rest('POST', '/profile/associate', { token, body: { email: student.email } });
  await portal.rest('POST', `/profile/owners/${teacher.id}/accept`, { token: student.token });
  const id = await keepWork(portal, teacher, { kind: 'quiz', title: 'Unit 3', data: { items } });
  const { token: link } = await linkTo(portal, teacher, { id });
  const play = (choice: string, by: Parameters<typeof playAttempt>[1]['by']) =>
    playAttempt(portal, { link, by, responses: { q1: { choice }, q2: { isTrue: false } } });
  await play('drink', student);
  await play('drinks', { guestName: 'Ana' });
  await play('drink', { guestName: '<b>Ben</b>' });
  return student;
}

const attempts = (page: Page) => page.getByRole('region', { name: 'Attempts' }).getByRole('listitem');

test('a teacher reads the group, a student and an attempt, and changes a mark with a reason', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const student = await playedQuiz(portal, teacher);
  await openAs(teacher, '/test-history');
  await expect(page.getByRole('heading', { name: 'What they know' })).toBeVisible();
  await expect(page.getByText('1 of 3 right')).toBeVisible();
  await page.getByText('Who chose what').first().click();
  await expect(page.getByText(/<b>Ben<\/b>/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: student.username }).click();
  await expect(page.getByRole('heading', { level: 2, name: student.username })).toBeVisible();
  await expect(page.getByText('She ___ tea.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All students' }).click();
  await page.getByRole('link', { name: student.username }).click();
  await page.getByRole('link', { name: 'All attempts' }).click();
  await attempts(page)
    .getByRole('link', { name: /Unit 3/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Unit 3' })).toBeFocused();
  await expect(page.getByText('1 of 2 points')).toBeVisible();

  await page.getByRole('button', { name: 'Change the mark' }).first().click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByText('Please write a reason.')).toBeVisible();
  await page.getByLabel('Mark', { exact: true }).selectOption('0.5');
  await page.getByLabel('Reason').fill('Said it right in class');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByText('1.5 of 2 points')).toBeVisible();
  await expect(page.getByText(/from 0 to 0.5 of 1. Said it right in class/)).toBeVisible();
  await expectAccessible(page);
});

test('attempts of guests are filtered, compared, matched and exported with real numbers', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const student = await playedQuiz(portal, teacher);
  await openAs(teacher, '/test-history?tab=attempts&whose=players');
  await expect(attempts(page)).toHaveCount(3);
  await page.getByLabel('Skill').selectOption('listening');
  await expect(page.getByText('No attempts match these filters.')).toBeVisible();
  await expect(page).toHaveURL(/skill=listening/);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(attempts(page)).toHaveCount(3);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8')
    .trimEnd()
    .split('\n');
  expect(file[0]).toBe(
    '\uFEFFattempt_id,student,app,title,mode,version,started_at,finished_at,seconds,score,max_score,percent',
  );
  expect(file.slice(1).map((line) => line.split(',').slice(-3))).toEqual([
    ['1', '2', '50'],
    ['2', '2', '100'],
    ['1', '2', '50'],
  ]);

  await page
    .getByRole('checkbox', { name: /^Select .*Unit 3/ })
    .nth(0)
    .check();
  await page
    .getByRole('checkbox', { name: /^Select .*Unit 3/ })
    .nth(1)
    .check();
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Unit 3' })).toHaveCount(2);
  await page.goBack();
  await page
    .getByRole('checkbox', { name: /^Select .*Unit 3/ })
    .nth(0)
    .check();
  await page.getByRole('button', { name: 'Say who it was' }).click();
  await page.getByRole('dialog').getByLabel('Student').selectOption({ label: student.username });
  await page.getByRole('button', { name: 'Match' }).click();
  await expect(attempts(page).filter({ hasText: student.username })).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a student sees only their own, and a lost connection says so until it is back', async ({
    page,
    context,
    portal,
    teacher,
    openAs,
  }) => {
    const student = await playedQuiz(portal, teacher);
    await openAs(student, '/test-history');
    await expect(attempts(page)).toHaveCount(1);
    await expect(page.getByText('My students')).toBeHidden();
    await expectNoSidewaysScroll(page);
    await context.setOffline(true);
    await page.getByLabel('Skill').selectOption('grammar');
    await expect(page.getByText(/could not be loaded. Please check your connection/)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(attempts(page)).toHaveCount(1);
    await page.getByRole('radio', { name: 'How I do' }).check({ force: true });
    await expect(page.getByRole('heading', { name: 'How I do' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });

  test('a visitor is asked to sign in', async ({ page }) => {
    await page.goto('/test-history');
    await expect(page.getByText('Sign in to see your results')).toBeVisible();
    await expectAccessible(page);
  });
});
