import type { Page } from '@playwright/test';
import type { Portal } from '#tests/e2e/support/portal';
import { giveRecogniser, giveVoice, saidOn } from '#tests/e2e/support/speech';
import {
  type Account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  makeAccount,
  test,
} from '#tests/e2e/support/test';
import { keepWork, payFor } from '#tests/e2e/support/work';

const path = '/pronunciation-trainer';

const open = (portal: Portal, account: Account) => payFor(portal, account, 'pronunciation-trainer');

const question = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Question ${number}\\b`) });

/** Has the server read its dictionary, which takes its time where it is the first to be asked. */
const readDictionary = (portal: Portal, { token }: Account) =>
  portal.rest('POST', '/pronunciation/words', { token, body: { words: ['banana'] } });

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText(/^Recording\. [1-9]\d? of 60 seconds$/)).toBeVisible();
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
    await expect(page.getByText('Which word', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByText('Which word', { exact: true }).click();
    await page.getByText('5', { exact: true }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const answer = async (number: number, of: number, verdict: 'Right' | 'Not yet') => {
      await expect(question(page, number)).toBeFocused();
      await expectNoSidewaysScroll(page);
      await page.getByText('Script, for whoever reads it aloud').click();
      const said = new RegExp(`^.${await page.locator('details p').textContent()}$`);
      const choices = page.locator('fieldset label');
      await choices.filter(verdict === 'Right' ? { hasText: said } : { hasNotText: said }).click();
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(page.getByRole('paragraph').filter({ hasText: new RegExp(`^${verdict}(:|$)`) })).toBeVisible();
      await page.getByRole('button', { name: number === of ? 'See the result' : 'Next' }).click();
    };
    for (let number = 1; number <= 5; number += 1) await answer(number, 5, number === 1 ? 'Not yet' : 'Right');
    await expect(page.getByRole('heading', { name: '4 of 5 points' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Practise missed only' }).click();
    await answer(1, 1, 'Right');
    await expect(page.getByRole('heading', { name: '1 of 1 points' })).toBeFocused();
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
  const word = told.locator('span').first();
  await expect(word).toBeVisible();
  expect((await saidOn(page)).at(-1)).toBe(await word.textContent());
  expect(await word.evaluate((shown) => Number.parseFloat(getComputedStyle(shown).fontSize))).toBeGreaterThan(80);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  let heard = (await saidOn(page)).length;
  await page.getByText('Same or different', { exact: true }).click();
  await page.getByText('5', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(question(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Present' }).click();
  for (let number = 1; number <= 5; number += 1) {
    await expect(question(page, number)).toBeVisible();
    await expect.poll(async () => (await saidOn(page)).length).toBeGreaterThanOrEqual(heard + 2);
    const all = await saidOn(page);
    heard = all.length;
    const [first, second] = all.slice(-2);
    if (number === 3) await page.route('**/trpc/attempts.answer**', (route) => route.abort());
    await page.keyboard.press(first === second ? '1' : '2');
    await page.keyboard.press('PageDown');
    if (number === 3) {
      await expect(page.getByText('No connection to the server.')).toBeVisible();
      await page.unroute('**/trpc/attempts.answer**');
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
  await expect(page.getByRole('img', { name: /^Your recording, \d+\.\d seconds$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Me, model, me' }).click();
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

test('a microphone that is not allowed is said plainly, and recognition asks before anything is sent', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  // As a browser answers where the person, or the school, says no.
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
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
});

test('own words, stress and paper: a guess says so, syllables are tapped, and each sheet has its page', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await open(portal, teacher);
  await readDictionary(portal, teacher);
  await openAs(teacher, `${path}?tab=words`);
  await page.getByLabel('Your words').fill('banana\nblorptious\n<script>document.title="taken"</script>');
  await page.getByRole('button', { name: 'Show how they are said' }).click();
  await expect(page.getByText('/bəˈnɑːnə/')).toBeVisible();
  await expect(page.getByText('Guess', { exact: true })).toBeVisible();
  await expect(page).not.toHaveTitle(/taken/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Practise their stress' }).click();
  await expect(question(page, 1)).toBeVisible();
  await expect(question(page, 1)).toBeFocused();
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Next|See the result)$/ })).toBeFocused();
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
  await readDictionary(portal, teacher);
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
