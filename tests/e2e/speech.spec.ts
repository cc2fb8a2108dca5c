import { z } from 'zod';
import { makeClass } from '#tests/e2e/support/classes';
import { startPortal } from '#tests/e2e/support/portal';
import { giveRecogniser, giveVoice, saidOn } from '#tests/e2e/support/speech';
import { expect, expectAccessible, makeAccount, test } from '#tests/e2e/support/test';
import { keepWork, linkTo, payFor } from '#tests/e2e/support/work';
import { breaks, speechServer } from '#tests/support/speech-server';

/* A portal that is connected with a speech server, and what happens when that is away. */

const given = z.object({ ids: z.array(z.string()) });
const withCode = z.object({ code: z.string() });

const inputsOf = (received: readonly { path: string; text: string }[]) =>
  received.flatMap(({ path, text }) => (path === '/v1/audio/speech' ? [JSON.parse(text).input] : []));

test('a word is said by the school’s voice, and by the device’s while the server is away', async ({ page, openAs }) => {
  test.slow();
  const server = await speechServer();
  const portal = await startPortal(server.settings);
  try {
    await giveVoice(page);
    const teacher = await makeAccount(portal);
    await payFor(portal, teacher, 'pronunciation-trainer');
    await openAs(teacher, '/pronunciation-trainer?tab=speak&contrast=ship-sheep', portal);
    const listen = page.getByRole('button', { name: 'Listen', exact: true });
    await listen.click();
    await expect.poll(() => inputsOf(server.received)).toEqual(['ship']);
    expect(await saidOn(page)).toEqual([]);

    server.will(breaks);
    await page.getByText('sheep', { exact: true }).first().click();
    await listen.click();
    await expect.poll(() => saidOn(page)).toEqual(['sheep']);
  } finally {
    await portal.stop();
    server.close();
  }
});

test('regression: the script of a test does not reach the browser, and its recording is heard', async ({
  page,
  openAs,
}) => {
  test.slow();
  const server = await speechServer();
  const portal = await startPortal(server.settings);
  try {
    const teacher = await makeAccount(portal);
    const questions = [
      { id: 'q1', kind: 'tf', prompt: 'Tom is late.', key: true, audioText: 'A: Where is Tom?\nB: He missed the bus.' },
    ];
    const data = { items: questions, rules: { release: 'end', plays: 2 } };
    const id = await keepWork(portal, teacher, { kind: 'quiz', title: 'Unit 3', data });
    const { token } = await linkTo(portal, teacher, { id, mode: 'play' });
    const seen: string[] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/trpc/')) seen.push(await response.text().catch(() => ''));
    });
    const student = await makeAccount(portal, 'student');
    await openAs(student, `/s/${token}`, portal);
    await page.getByRole('button', { name: /^(Start|Begin)/ }).click();
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await expect(page.getByText('Played 1 of 2 times.')).toBeVisible();
    await expect.poll(() => inputsOf(server.received)).toEqual(['Where is Tom?', 'He missed the bus.']);
    await expect(page.getByRole('button', { name: 'Listen again' })).toBeVisible();
    expect(seen.join('')).not.toContain('missed the bus');
    expect(seen.join('')).toContain('Tom is late.');
  } finally {
    await portal.stop();
    server.close();
  }
});

test('what is said is written down by the school’s server after consent, and by the browser when that is away', async ({
  page,
  openAs,
}) => {
  test.slow();
  const server = await speechServer();
  const portal = await startPortal(server.settings);
  try {
    await giveRecogniser(page, ['sheep']);
    const teacher = await makeAccount(portal);
    await payFor(portal, teacher, 'pronunciation-trainer');
    await openAs(teacher, '/pronunciation-trainer?tab=speak&contrast=ship-sheep', portal);
    await expect(page.getByText('the sound is sent to your school’s speech server', { exact: false })).toBeVisible();
    expect(server.received).toEqual([]);
    await page.getByRole('button', { name: 'I agree to send it' }).click();
    await page.getByRole('button', { name: 'Say it now' }).click();
    // It ends by itself, after as long as a word may take.
    await expect(page.getByText('Understood: ship.')).toBeVisible();
    expect(server.received.map(({ path }) => path)).toEqual(['/v1/audio/transcriptions']);
    await expect(page.getByText('The sound is sent to your school’s speech server.')).toBeVisible();
    await expectAccessible(page);

    server.will(breaks);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Your school’s speech server did not answer.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'See what this browser can do' }).click();
    await expect(page.getByText('this browser sends the sound to its maker', { exact: false })).toBeVisible();
  } finally {
    await portal.stop();
    server.close();
  }
});

test('a guest on a phone without a voice hears the recording of given work', async ({ page }) => {
  test.slow();
  const server = await speechServer();
  const portal = await startPortal(server.settings);
  try {
    const teacher = await makeAccount(portal);
    const { id: classId } = await makeClass(portal, teacher);
    const items = [{ id: 'q1', kind: 'tf', prompt: 'Tom is late.', key: true, audioText: 'He missed the bus.' }];
    const resource = await keepWork(portal, teacher, { kind: 'quiz', title: 'Unit 3', data: { items } });
    const body = {
      classIds: [classId],
      title: 'Unit 3',
      appId: 'classroom-quiz-maker',
      activity: { kind: 'questions', from: { resource } },
      rules: { release: 'each' },
      withCode: true,
      requestId: crypto.randomUUID(),
    };
    const { ids } = given.parse(await portal.rest('POST', '/assignments', { token: teacher.token, body }));
    const { code } = withCode.parse(await portal.rest('GET', `/assignments/${ids[0]}`, { token: teacher.token }));
    await page.goto(new URL('/join', portal.url).href);
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('button', { name: 'Go in' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Listen' }).click();
    await expect.poll(() => inputsOf(server.received)).toEqual(['He missed the bus.']);
  } finally {
    await portal.stop();
    server.close();
  }
});
