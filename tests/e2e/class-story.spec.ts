import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import {
  type Account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  freshName,
  makeAccount,
  test,
} from '#tests/e2e/support/test';
import { keepWork, payFor } from '#tests/e2e/support/work';

// From an empty portal to printed report cards, with eight people who play.
test.describe.configure({ timeout: 480_000 });

const phone = { width: 390, height: 844 };
const names = Array.from({ length: 24 }, (_, place) => `Student ${String.fromCharCode(65 + place)}`);
const withId = z.looseObject({ id: z.string() });
const withToken = z.looseObject({ token: z.string(), id: z.string(), username: z.string(), email: z.string() });
const roster = z.object({ roster: z.array(withId), code: z.string().nullable() });
const signIns = z.object({ students: z.array(z.object({ name: z.string(), secret: z.string(), card: z.string() })) });
const withCode = z.object({ code: z.string() });

/**
 * The address of a school’s own network is plain http and not the loopback: no Web Locks, no microphone, no clipboard
 * there. The browser of these tests finds `school.test` on this machine.
 */
const hosts = { 'at home': '127.0.0.1', 'over plain http in a school’s network': 'school.test' };

for (const [where, host] of Object.entries(hosts)) {
  test(`a class from its names to its report cards, ${where}`, async ({ page, portal, browser }) => {
    const url = portal.url.replace('127.0.0.1', host);
    const dialog = page.getByRole('dialog');
    const name = freshName('Class');

    // A teacher registers, chooses Pro, and pastes the names of a class.
    const teacher = await registerTeacher(page, url);
    const { token } = teacher;
    expect(await page.evaluate(() => isSecureContext)).toBe(host === '127.0.0.1');
    await page.goto(`${url}/pricing`);
    await page.getByRole('button', { name: 'Choose Pro Teacher' }).click();
    await dialog.getByRole('button', { name: 'Change to Pro Teacher' }).click();
    await expect(page.getByText('You are on Pro Teacher now.')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Classes' }).click();
    await page.getByRole('button', { name: 'New class' }).first().click();
    await page.getByLabel('Name of the class').fill(name);
    await page.getByLabel('Age group').selectOption('children');
    await page.getByRole('button', { name: 'Make the class' }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    const classPage = page.url();
    const classId = new URL(classPage).pathname.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'Add names' }).first().click();
    await dialog.getByRole('textbox', { name: /names/i }).fill(names.join('\n'));
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByRole('button', { name: 'Add 24 students' }).click();

    // Three sheets of cards.
    await page.getByRole('button', { name: 'Make sign-ins for 24 names' }).click();
    await expect(page.getByText('24 students can sign in without an address.')).toBeVisible();
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole('button', { name: 'Print cards' }).first().click();
    await dialog.getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.print-root')).toContainText('Student X');
    expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Let students join' }).click();
    // Phones would not come here by the loopback.
    const note = page.getByText('Other devices cannot open this address.');
    if (host === '127.0.0.1') await expect(note).toBeVisible();
    else await expect(page.getByText(new URL(url).host).first()).toBeVisible();
    await expect(note).toHaveCount(host === '127.0.0.1' ? 1 : 0);
    await page.getByRole('button', { name: 'Open sign-in for 15 minutes' }).click();
    const { roster: students, code: classCode } = roster.parse(
      await portal.rest('GET', `/classes/${classId}`, { token }),
    );
    const { students: secrets } = signIns.parse(
      await portal.rest('POST', `/classes/${classId}/sign-ins/show`, {
        token,
        body: { studentIds: students.map(({ id }) => id) },
      }),
    );
    const secretOf = (letter: string) => secrets.find((one) => one.name === `Student ${letter}`);

    // A spelling list, also with a code; a grammar set; a quiz with an essay.
    const items = [
      { id: 'past', kind: 'short', prompt: 'The past of go?', accepted: ['went'] },
      { id: 'day', kind: 'essay', prompt: 'Write about your day.', points: 4 },
    ];
    await payFor(portal, teacher, 'classroom-quiz-maker');
    const quiz = await keepWork(portal, teacher, { kind: 'quiz', title: 'Unit 3', data: { items } });
    const spelling = await give(page, `${url}/spelling-quest`, name, { code: true });
    await give(page, `${url}/grammar-cram?point=can`, name);
    const unit = await give(page, `${url}/classroom-quiz-maker?quiz=${quiz}`, name);

    // Six students on phones: two by card, two by pictures, two by the code with an account of their own.
    for (const letter of ['A', 'B']) {
      const on = await onPhone(browser, url);
      await on.goto(`/card#${secretOf(letter)?.card}`);
      await expect(on.getByRole('banner').getByText(`Student ${letter}.`)).toBeVisible();
      await playQuiz(on);
    }
    for (const letter of ['C', 'D']) {
      const on = await onPhone(browser, url);
      await on.goto(`/class-sign-in#${classCode}`);
      await on.getByLabel('Class code').fill(classCode ?? '');
      await on.getByRole('button', { name: 'Next' }).click();
      await on.getByRole('button', { name: `Student ${letter}.` }).click();
      const pictures = on.getByRole('group', { name: 'Pictures' });
      for (const picture of secretOf(letter)?.secret.split(' ') ?? []) {
        await pictures.getByRole('button', { name: picture, exact: true }).click();
      }
      await on.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(on.getByRole('banner').getByText(`Student ${letter}.`)).toBeVisible();
      await playQuiz(on);
    }
    for (const own of ['Yara', 'Zoe']) {
      const account = await makeAccount(portal, 'student');
      const on = await onPhone(browser, url, account);
      await on.goto(`/join#${classCode}`);
      await on.getByRole('link', { name: 'Ask to join' }).click();
      await on.getByRole('dialog').getByLabel('Your name').fill(own);
      await on.getByRole('dialog').getByRole('button', { name: 'Ask to join' }).click();
      await expect(on.getByText('not let in yet')).toBeVisible();
      await page.goto(classPage);
      await page.getByRole('button', { name: `Let in ${own}` }).click();
      await expect(page.getByRole('checkbox', { name: `Select ${own}` })).toBeVisible();
      await on.goto('/');
      await playQuiz(on);
    }

    // Two guests of one name.
    const { code } = withCode.parse(await portal.rest('GET', `/assignments/${spelling}`, { token }));
    for (const _ of ['first', 'second']) {
      const on = await onPhone(browser, url);
      await on.goto(`/join#${code}`);
      await on.getByLabel('Your name').fill('Anna');
      await on.getByRole('button', { name: 'Go in' }).click();
      await expect(on.getByText('You play as Anna.')).toBeVisible();
      await on.getByRole('button', { name: 'Start' }).click();
      await on.getByRole('textbox').first().fill('xxxx');
      const taken = on.waitForResponse((response) => response.url().includes('attempts.answer'));
      await on.keyboard.press('Enter');
      expect((await taken).ok()).toBe(true);
      await on.context().close();
    }

    // The teacher sees them come in, and marks by the keyboard alone; one comes back.
    await page.goto(`${url}/assignments/${spelling}`);
    await expect(page.getByRole('row', { name: /Anna \(2\)/ }).getByText(/Playing 1\//)).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${url}/assignments/${unit}`);
    await expect(page.getByText('To mark', { exact: true })).toHaveCount(7);
    await expect(page.getByText('Not started', { exact: true })).toHaveCount(21);
    await page.goto(`${url}/to-mark`);
    for (const [place, who] of ['Student A', 'Student B', 'Student C', 'Student D', 'Yara', 'Zoe'].entries()) {
      await expect(page.getByRole('heading', { name: `${who}, ${name}` })).toBeVisible();
      if (place === 0) {
        await page.getByRole('button', { name: 'Return to revise' }).focus();
        await page.keyboard.press('Enter');
        continue;
      }
      await page.keyboard.type('5544');
      await page.keyboard.press('Control+Enter');
    }
    await expect(page.getByRole('heading', { name: 'That was the last one' })).toBeVisible();

    // The student revises, and the teacher marks what changed.
    const again = await onPhone(browser, url);
    await again.goto(`/card#${secretOf('A')?.card}`);
    await again.getByRole('link', { name: 'Unit 3' }).first().click();
    await again.getByRole('button', { name: 'Revise' }).click();
    await again.getByRole('textbox').fill('I get up at seven. Then I go to school.');
    await again.getByRole('button', { name: 'Hand in' }).first().click();
    await again.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click();
    await expect(again.getByText('Your teacher sees what you changed, and marks it.')).toBeVisible();
    await again.context().close();
    await page.goto(`${url}/to-mark`);
    await expect(page.getByRole('region', { name: 'What changed' }).getByRole('insertion').first()).toBeVisible();
    await page.keyboard.type('5544');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: /All is marked|That was the last one/ })).toBeVisible();

    // Report cards of all in one print.
    await page.goto(`${classPage}/progress/report-cards`);
    await expect(page.getByRole('button', { name: 'Print 26 cards' })).toBeVisible();
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole('button', { name: 'Print 26 cards' }).click();
    await dialog.getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.print-root .print-page')).toHaveCount(26);
  });
}

async function registerTeacher(page: Page, url: string): Promise<Account> {
  await page.goto(`${url}/login`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  const username = freshName('teacher');
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Email', { exact: true }).fill(`${username}@school.example`);
  await page.getByLabel('Password', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await expect(page.getByText('Account created successfully.')).toBeVisible();
  const stored = await page.evaluate(() => ({
    ...JSON.parse(localStorage.getItem('auth_user') ?? '{}'),
    token: localStorage.getItem('auth_token'),
  }));
  return withToken.parse(stored);
}

/** Gives what an app shows now, with two presses, or with three where anyone may play it. Answers the id of the work. */
async function give(page: Page, address: string, className: string, { code = false } = {}): Promise<string> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Give', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: className })).toBeChecked();
  if (code) await dialog.getByRole('checkbox', { name: 'Also with a code, for anyone' }).check();
  const given = page.waitForResponse((response) => response.url().includes('assignments.give'));
  await dialog.getByRole('button', { name: 'Give', exact: true }).click();
  await expect(page.getByText(`was given to ${className}.`)).toBeVisible();
  const answer = z.array(z.object({ result: z.object({ data: z.object({ ids: z.tuple([z.string()]) }) }) }));
  const [first] = answer.parse(await (await given).json());
  return first?.result.data.ids[0] ?? '';
}

/** A phone of its own, signed in or not. */
async function onPhone(browser: Browser, baseURL: string, account?: Account): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, baseURL });
  const page = await context.newPage();
  if (account) {
    await page.goto('/login');
    await page.getByLabel('Username or email').fill(account.username);
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
  }
  return page;
}

/** Plays the quiz from the list of what is to do, to its end, and lays the phone away. */
async function playQuiz(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'To do: 3 tasks' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Unit 3' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('textbox').first().fill('went');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox').first().fill('I get up at six and go to school.');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { name: /points/ })).toBeVisible();
  await page.context().close();
}
