import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { retention } from '#shared/core/retention';
import type { Portal } from '#tests/e2e/support/portal';
import {
  type Account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  makeAccount,
  signInAdmin,
  test,
} from '#tests/e2e/support/test';

const withId = z.looseObject({ id: z.string() });
const question = { tags: [], version: 1, points: 1, id: 'cats', kind: 'tf', prompt: 'Cats bark.', key: false };
const appId = 'classroom-quiz-maker';

/** A teacher's quiz that a student has taken. */
async function takenQuiz(portal: Portal, teacher: Account, student: Account) {
  const body = { kind: 'quiz', title: 'Animals', data: { items: [question] } };
  const { id } = withId.parse(await portal.rest('POST', '/library', { token: teacher.token, body }));
  const link = await portal.rest('POST', `/library/${id}/links`, { token: teacher.token, body: { mode: 'play' } });
  const { token } = z.looseObject({ token: z.string() }).parse(link);
  const as = { token: student.token };
  const start = { appId, activity: { kind: 'questions', from: { shared: token } }, mode: 'practice' };
  const attempt = withId.parse(await portal.rest('POST', '/attempts', { ...as, body: start }));
  const answer = { itemId: 'cats', response: { isTrue: false } };
  await portal.rest('POST', `/attempts/${attempt.id}/answers`, { ...as, body: answer });
  await portal.rest('POST', `/attempts/${attempt.id}/finish`, { ...as, body: {} });
  return { id, attemptId: attempt.id };
}

test('somebody takes their data along as a file; who deletes the account is signed out, and the teacher’s report still adds up', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const student = await makeAccount(portal, 'student');
  const { id } = await takenQuiz(portal, teacher, student);
  await openAs(student, '/profile');
  await page.getByRole('link', { name: 'Download or delete your data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  await expectAccessible(page);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^classroom-studio-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(readFileSync(await file.path())));
  expect(strFromU8(files['attempts.json'] ?? new Uint8Array())).toContain('Animals');
  expect(strFromU8(files['profile.json'] ?? new Uint8Array())).toContain(student.email);
  await expect(page.getByRole('status').filter({ hasText: 'Downloaded' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete your account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('What stays, without your name')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText(`Please type ${student.username}.`)).toBeVisible();
  await dialog.getByLabel('Your username').fill(student.username);
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await expect(dialog.getByLabel('Your username')).toHaveValue(student.username);
  await page.evaluate(() => {
    localStorage.setItem('autosave:a-text/tab', 'what was not saved yet');
    localStorage.setItem('textSize', '125');
  });
  await dialog.getByLabel('Your password').fill('secret-1');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Your account was deleted, with all that was yours.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Software for the lesson you teach today' })).toBeVisible();
  // Nothing of it is left on the device but how it is set.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['textSize']);

  const report = await portal.rest('GET', `/quizzes/${id}/report`, { token: teacher.token });
  expect(report).toMatchObject({
    attempts: [{ name: 'Former student', score: 1, maxScore: 1 }],
    average: { share: 1 },
  });
});

test('on a phone and without a connection, what was typed stays and a sentence says what to do', async ({
  page,
  portal,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const student = await makeAccount(portal, 'student');
  await openAs(student, '/profile/data');
  await page.getByRole('button', { name: 'Delete your account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your username').fill(student.username);
  await dialog.getByLabel('Your password').fill('secret-1');
  await expectNoSidewaysScroll(page);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('check your connection and try again')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toHaveValue('secret-1');
  await dialog.getByRole('button', { name: 'Keep the account' }).click();
  await expect(page.getByRole('button', { name: 'Delete your account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Download first' }).click();
  await expect(page.getByRole('button', { name: 'Download your data' })).toBeFocused();
  await page.getByRole('button', { name: 'Download your data' }).click();
  await expect(page.getByText('The download broke off.')).toBeVisible();
  await page.context().setOffline(false);
});

test('what an administrator sets stands on the privacy page at once, in its HTML too', async ({
  page,
  portal,
  openAs,
}) => {
  const admin = await signInAdmin(portal);
  // The portal keeps what an earlier run of this has set.
  const usual = Object.fromEntries(Object.entries(retention).map(([kind, { usual: days }]) => [kind, days]));
  await portal.rest('PUT', '/retention', { token: admin.token, body: usual });
  await openAs(admin, '/admin/retention');
  const field = page.getByLabel('Days: Attempts and answers');
  await expect(field).toHaveValue('730');
  await expectAccessible(page);
  await field.fill('5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please give a whole number of days from 30 to 3650.')).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('123');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Privacy page' }).click();
  await expect(page.getByRole('row', { name: /^Attempts and answers/ })).toContainText('123 days');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  const html = await (await fetch(`${portal.url}/privacy`)).text();
  expect(html).toContain('123 days');
  expect(html).not.toContain('.invalid');
});

test('a visitor reads the privacy page as it was rendered, and it comes to life without a change', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('row', { name: /^Recordings/ })).toContainText('60 days');
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('row', { name: /^Recordings/ })).toContainText('60 days');
});
