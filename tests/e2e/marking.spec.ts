import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { makeClass } from '#tests/e2e/support/classes';
import { expect, expectAccessible, expectNoSidewaysScroll, makeAccount, test } from '#tests/e2e/support/test';
import { handInText, handInTexts, keepWork } from '#tests/e2e/support/work';

const phone = { width: 390, height: 844 };
const withId = z.object({ id: z.string() });
const results = z.object({ students: z.array(z.object({ name: z.string(), state: z.string() })) });

test('a teacher marks the texts of a class by the keyboard alone, and one of them on a phone', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { token } = teacher;
  const { id: classId } = await makeClass(portal, teacher, { name: 'Class 5b' });
  const assignmentId = await handInTexts(portal, teacher, { classId, names: ['Anna Lind', 'Ben Okafor'] });
  const marked = async () => {
    const { students } = results.parse(await portal.rest('GET', `/assignments/${assignmentId}`, { token }));
    return students.map(({ name, state }) => `${name}: ${state}`);
  };

  await openAs(teacher, '/classes');
  await page.getByRole('link', { name: '2 to mark' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Anna Lind, Class 5b' })).toBeVisible();
  await expect(page.getByText('1 of 2')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.type('5345');
  await page.keyboard.type('A good start.');
  await expect(page.getByRole('textbox', { name: /^A word about it/ })).toHaveValue('A good start.');
  // The comment is kept for the next one.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Ben Okafor, Class 5b' })).toBeFocused();
  await page.keyboard.type('224');
  // The last criterion by the arrow keys.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'A good start.', exact: true })).toBeFocused();

  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^A word about it/ })).toHaveValue('A good start.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'All is marked' })).toBeFocused();
  expect(await marked()).toEqual(['Anna Lind: done', 'Ben Okafor: done']);
  await openAs(teacher, '/to-mark');
  await expect(page.getByText('Nothing to mark')).toBeVisible();
});

/** Nothing to hear, as a microphone that is off records it: ten seconds of it. */
function silence(): string {
  const seconds = 10;
  const rate = 8000;
  const bytes = Buffer.alloc(44 + seconds * rate, 128);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  // Uncompressed, one channel, a byte each.
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(seconds * rate, 40);
  return bytes.toString('base64');
}

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 100 });
  }).toPass();
}

test('a teacher marks an answer, a recording and a text in one go by the keyboard alone', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const student = await makeAccount(portal, 'student');
  const by = { token: student.token };
  await portal.rest('POST', '/profile/associate', { token: teacher.token, body: { email: student.email } });
  await portal.rest('POST', `/profile/owners/${teacher.id}/accept`, { ...by, body: {} });
  const { id: classId } = await makeClass(portal, teacher, { name: 'Class 5b' });
  await handInText(portal, teacher, { classId, student, name: 'Anna Lind', text: 'I get up at six.' });
  const recording = { target: 'sheep', contrast: 'ship-sheep', seconds: 10, audio: silence(), teacherId: teacher.id };
  await portal.rest('POST', '/pronunciation/recordings', { ...by, body: recording });
  const draft = 'I have went home. It was a nice day.';
  const data = { type: 'story', level: 'A2', prompt: 'A day', words: { min: 5, max: 50 }, draft };
  const resourceId = await keepWork(portal, student, { kind: 'writing', title: 'My day', data });
  const text = { appId: 'writers-block-assistant', resourceId, teacherId: teacher.id, title: 'My day', text: draft };
  const { id: textId } = withId.parse(await portal.rest('POST', '/writing/hand-ins', { ...by, body: text }));

  await openAs(teacher);
  await page.getByRole('link', { name: '3 to mark' }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Anna Lind, Class 5b' });
  await expect(heading).toBeVisible();
  await page.keyboard.type('5345');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByText('2 of 3')).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(page.getByText('sheep', { exact: true })).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
  // Without a mark nothing is saved.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Please choose a mark.')).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: 'Nearly' })).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await tabTo(page, page.getByRole('textbox', { name: /^A word about it/ }));
  await page.keyboard.type('A longer sound.');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByText('3 of 3')).toBeVisible();
  await expect(heading).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'The text' }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Control+Home');
  for (let letter = 0; letter < 'I have went'.length; letter++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.type('x');
  await expect(page.getByRole('textbox', { name: 'The text' })).toHaveValue(draft);
  await page.keyboard.press('Enter');
  await page.keyboard.press('v');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Comments' }).getByText('I have went')).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: /^What you say to Anna Lind/ }));
  await page.keyboard.type('A good start.');
  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('heading', { name: 'That was the last one' })).toBeFocused();
  await expect(page.getByText('2 marked, 1 given back.')).toBeVisible();
  expect(await portal.rest('GET', `/writing/hand-ins/${textId}`, by)).toMatchObject({
    note: 'A good start.',
    comments: [{ start: 0, end: 'I have went'.length }],
  });
  expect(await portal.rest('GET', '/pronunciation/recordings', by)).toMatchObject({
    spoken: [{ target: 'sheep', mark: 'nearly', note: 'A longer sound.' }],
  });
  await openAs(teacher, '/to-mark');
  await expect(page.getByText('Nothing to mark')).toBeVisible();
});
