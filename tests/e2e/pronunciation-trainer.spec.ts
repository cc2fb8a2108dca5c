import type { Page } from '@playwright/test';
import type { Portal } from './support/portal';
import { giveRecogniser, giveVoice, saidOn } from './support/speech';
import {
  type Account,
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  makeAccount,
} from './support/test';
import { keepWork } from './support/work';

/** Chromium's own make-believe microphone, which beeps; the browser answers for the person whether a page may use it. */
const withMicrophone = (answer: 'allowed' | 'denied') =>
  base.extend({
    launchOptions: [
      async ({ launchOptions }, use) =>
        use({
          ...launchOptions,
          args: [
            ...(launchOptions.args ?? []),
            '--use-fake-device-for-media-stream',
            answer === 'allowed' ? '--use-fake-ui-for-media-stream' : '--use-fake-ui-for-media-stream=deny',
          ],
        }),
      { scope: 'worker' },
    ],
  });
const test = withMicrophone('allowed');
const testDenied = withMicrophone('denied');

const path = '/pronunciation-trainer';

const open = (portal: Portal, { token }: Account) =>
  portal.rest('POST', '/tokens/consume', {
    token,
    body: { amount: 2, action: 'pronunciation-trainer', launch: true },
  });

const question = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Question ${number}\\b`) });

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText(/^Recording\. [1-9] of 60 seconds$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
}

test.describe('on a phone without a voice, a microphone and recognition', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a whole round is played from the script, and what was missed is asked again', async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    await open(portal, teacher);
    await openAs(teacher, `${path}?contrast=ship-sheep`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByText('Which word', { exact: true }).click();
    await page.getByText('5', { exact: true }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    for (let number = 1; number <= 5; number += 1) {
      await expect(question(page, number)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.getByText('Script, for whoever reads it aloud').click();
      const word = await page.locator('details p').textContent();
      // One is answered wrongly.
      const choice = page.locator('fieldset label').filter({ hasText: new RegExp(`^.${word}$`) });
      await (number === 1 ? page.locator('fieldset label').filter({ hasNot: choice }).first() : choice).click();
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(page.getByText(/^(Right|Not yet)$/).first()).toBeVisible();
      await page.getByRole('button', { name: number === 5 ? 'See the result' : 'Next' }).click();
    }
    await expect(page.getByRole('heading', { name: /^[45] of 5 points$/ })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('heading', { name: 'Your results over time' })).toBeVisible();
  });

  test('speaking goes on without any of them, by a partner’s ear and one’s own', async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
    await giveRecogniser(page, 'none');
    await open(portal, teacher);
    await openAs(teacher, `${path}?tab=speak&contrast=think-sink`);
    await expect(page.getByRole('heading', { name: /^think/ })).toBeVisible();
    await expect(page.getByText('This browser cannot record here.')).toBeVisible();
    await expect(page.getByText('This browser cannot write down what you say.')).toBeVisible();
    await page.getByText('Nearly', { exact: true }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Nearly' })).toBeChecked();
  });
});

test('in front of the class a round is played by keys and by a clicker, and goes on without a connection', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await giveVoice(page);
  await open(portal, teacher);
  await openAs(teacher, `${path}?contrast=light-right`);
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(page.getByRole('region', { name: 'Pairs for the class' })).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page.getByText(/^Pair 2 of/)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Left or right? Point.')).toBeVisible();
  await page.keyboard.press('Space');
  const told = page.getByRole('button', { name: /This one was said/ });
  await expect(told).toContainText((await saidOn(page)).at(-1) ?? '?');
  expect(
    await told
      .locator('span')
      .first()
      .evaluate((word) => Number.parseFloat(getComputedStyle(word).fontSize)),
  ).toBeGreaterThan(80);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByText('Same or different', { exact: true }).click();
  await page.getByText('5', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Present' }).click();
  for (let number = 1; number <= 5; number += 1) {
    await expect(question(page, number)).toBeVisible();
    const [first, second] = (await saidOn(page)).slice(-2);
    if (number === 3) await page.route('**/trpc/results.answer**', (route) => route.abort());
    await page.keyboard.press(first === second ? '1' : '2');
    await page.keyboard.press('PageDown');
    if (number === 3) {
      await expect(page.getByText('No connection to the server.')).toBeVisible();
      await page.unroute('**/trpc/results.answer**');
    } else await expect(page.getByText('Right', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('PageDown');
  }
  await expect(page.getByRole('heading', { name: '5 of 5 points' })).toBeVisible();
});

test('a student records a word, keeps it here, hands it in, and reads what the teacher says of it', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await giveVoice(page);
  const student = await makeAccount(portal, 'student');
  await portal.rest('POST', '/profile/associate', { token: teacher.token, body: { email: student.email } });
  await portal.rest('POST', `/profile/owners/${teacher.id}/accept`, { token: student.token, body: {} });
  await open(portal, student);
  await openAs(student, `${path}?tab=speak&contrast=ship-sheep`);
  await record(page);
  await expect(page.getByRole('img', { name: /^Your recording, [1-9]\.\d seconds$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Mine, model, mine' }).click();
  await expect.poll(() => saidOn(page)).toContain('ship');
  // Nothing has left the device yet, and it is still there after a reload.
  await page.reload();
  await expect(page.getByRole('img', { name: /^Your recording/ })).toBeVisible();
  await page.getByRole('button', { name: `Hand in to ${teacher.username}` }).click();
  await expect(page.getByText(`Handed in to ${teacher.username}.`, { exact: false })).toBeVisible();
  await expectAccessible(page);

  await open(portal, teacher);
  await openAs(teacher, `${path}?tab=handed-in`);
  const list = page.getByRole('region', { name: 'To listen to' });
  await expect(list.getByText(`From ${student.username}`, { exact: false })).toBeVisible();
  await list.getByRole('button', { name: /^Play ship/ }).click();
  await page.getByLabel('Note').fill('Shorter, and no smile.');
  await expectAccessible(page);
  await list.getByText('Nearly', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Marked' })).toContainText('ship');

  await openAs(student, `${path}?tab=handed-in`);
  await expect(page.getByText('Shorter, and no smile.')).toBeVisible();
  await expect(page.getByText('Nearly', { exact: true })).toBeVisible();
});

testDenied(
  'a microphone that is not allowed is said plainly, and recognition asks before anything is sent',
  async ({ page, portal, teacher, openAs }) => {
    await giveRecogniser(page, ['sheep', '', 'ship']);
    await open(portal, teacher);
    await openAs(teacher, `${path}?tab=speak&contrast=ship-sheep`);
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(page.getByText('The microphone is not allowed.')).toBeVisible();

    await page.getByRole('button', { name: 'See what this browser can do' }).click();
    await expect(page.getByText('Your voice would leave this device.')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'started'))).toBeUndefined();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I agree to send it' }).click();
    await page.getByRole('button', { name: 'Say it now' }).click();
    await expect(page.getByText('I heard: sheep. You meant: ship.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Not heard.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Best of your tries: Understood: ship.')).toBeVisible();
    await expect(page.getByText('That was three tries.')).toBeVisible();
    await expect(page.getByText(/%|score/i)).toHaveCount(0);
  },
);

test('own words, stress and paper: a guess says so, syllables are tapped, and each sheet has its page', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await open(portal, teacher);
  await openAs(teacher, `${path}?tab=words`);
  await page.getByLabel('Your words').fill('banana\nblorptious\n<script>document.title="taken"</script>');
  await page.getByRole('button', { name: 'Show how they are said' }).click();
  await expect(page.getByText('/bəˈnɑːnə/')).toBeVisible();
  await expect(page.getByText('Guess', { exact: true })).toBeVisible();
  await expect(page).not.toHaveTitle(/taken/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Practise their stress' }).click();
  await expect(question(page, 1)).toBeVisible();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Back' }).click();

  await page.getByRole('button', { name: 'Print' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print' });
  await dialog.getByRole('checkbox', { name: 'Telephone maze' }).check();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  // Sheets A and B with their key, the maze and its ways.
  await expect(page.locator('.print-root .print-page')).toHaveCount(5);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBe(5);
});

test('a saved list is looked up, the voice slows down, a set goes out as a link, and recognition is switched off', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await giveVoice(page);
  await open(portal, teacher);
  const entries = ['banana', 'hotel'].map((term) => ({ id: term, term, meaning: '' }));
  const list = { kind: 'word-list', title: 'Week 3', data: { entries, sourceText: '' } };
  const id = await keepWork(portal, teacher, list);
  await openAs(teacher, `${path}?list=${id}`);
  await expect(page.getByLabel('Your words')).toHaveValue('banana\nhotel');
  await page.getByLabel('Your words').fill('');
  await page.getByRole('button', { name: 'Words of a saved list' }).click();
  await page.getByRole('button', { name: /^Week 3/ }).click();
  await expect(page.getByText('The words of “Week 3”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show how they are said' }).click();
  await expect(page.getByText('/bəˈnɑːnə/')).toBeVisible();
  await expectAccessible(page);

  await page.goto(path);
  const speed = page.getByRole('slider', { name: 'Speed' });
  await speed.focus();
  await page.keyboard.press('Home');
  await expect(page.getByText('Speed: 50 %')).toBeVisible();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Speed: 50 %')).toBeVisible();

  await page.goto(`${path}?contrast=ship-sheep`);
  await page.getByRole('button', { name: 'Share as a set' }).click();
  const share = page.getByRole('dialog');
  await expect(share).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.goto(`${path}?tab=handed-in`);
  const mayRecognise = page.getByRole('checkbox', { name: 'Students may use speech recognition' });
  await expect(mayRecognise).toBeChecked();
  await mayRecognise.click();
  await expect(mayRecognise).not.toBeChecked();
  const student = await makeAccount(portal, 'student');
  await portal.rest('POST', '/profile/associate', { token: teacher.token, body: { email: student.email } });
  await portal.rest('POST', `/profile/owners/${teacher.id}/accept`, { token: student.token, body: {} });
  await open(portal, student);
  await giveRecogniser(page, ['ship']);
  await openAs(student, `${path}?tab=speak&contrast=ship-sheep`);
  await expect(page.getByText('Your teacher has switched this off.', { exact: false })).toBeVisible();
});
