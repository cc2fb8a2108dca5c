import type { Page } from '@playwright/test';
import { sampleBook } from '#shared/novel/sample';
import type { Portal } from '#tests/e2e/support/portal';
import {
  type Account,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  makeAccount,
  test,
} from '#tests/e2e/support/test';
import { keepWork } from '#tests/e2e/support/work';

/** The sample as a book of the account's; answers its id. */
function makeBook(portal: Portal, account: Account): Promise<string> {
  const { title, data } = sampleBook();
  return keepWork(portal, account, { kind: 'novel', title, data });
}

const sheet = (page: Page) => page.getByRole('textbox', { name: /^Text of / });
const isSaved = (page: Page) =>
  expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .first(),
  ).toBeVisible();

/** A student whose texts this teacher receives. */
async function studentOf(portal: Portal, teacher: Account): Promise<Account> {
  const student = await makeAccount(portal, 'student');
  await portal.rest('POST', '/profile/associate', { token: teacher.token, body: { email: student.email } });
  await portal.rest('POST', `/profile/owners/${teacher.id}/accept`, { token: student.token, body: {} });
  return student;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a chapter is handed in, its teacher comments on it, and the writer reads what was said', async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    const student = await studentOf(portal, teacher);
    const path = `/novel-forge?book=${await makeBook(portal, student)}`;
    await openAs(student, path);
    await sheet(page).press('Control+End');
    await sheet(page).pressSequentially(' The end.');
    await page.getByRole('button', { name: 'Hand in', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What').selectOption({ label: 'This chapter: The light' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Hand in', exact: true }).click();
    await expect(page.getByText(`Handed in to ${teacher.username}.`)).toBeVisible();
    await isSaved(page);

    await openAs(teacher, '/novel-forge?students');
    await page.getByRole('button', { name: /The Lighthouse Without a Door: The light/ }).click();
    await expect(page.getByText(`From ${student.username}`, { exact: false })).toBeVisible();
    const text = page.getByRole('textbox', { name: 'The text' });
    await expect(text).toHaveValue(/^Mara Lind saw[\s\S]* The end\.\n\n\* \* \*\n\n/);
    await text.evaluate((field: HTMLTextAreaElement) => {
      field.focus();
      field.setSelectionRange(0, 9);
    });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^GOOD:/ }).click();
    await expect(page.getByRole('list', { name: 'Comments' })).toContainText('Mara Lind');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel(`What you say to ${student.username}`).fill('A door would help.');
    await page.getByRole('button', { name: 'Return it' }).click();
    await expect(page.getByText('Nothing is waiting for you.')).toBeVisible();

    await openAs(student, `${path}&tab=comments`);
    await page.getByRole('button', { name: /The light.*Returned/ }).click();
    await expect(page.getByText('A door would help.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Comments' })).toContainText('Mara Lind');
    await expectNoSidewaysScroll(page);
  });
});

test('a scene goes back to an older version, and names in it tell their facts under pointer and caret', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await openAs(teacher, `/novel-forge?book=${await makeBook(portal, teacher)}&scene=two-2`);
  await sheet(page).fill('Tomas counted the steps to the door.');
  await isSaved(page);
  await expect(page.getByText('377 words of 3,000')).toBeVisible();
  await sheet(page).fill('Nobody was there.');
  await isSaved(page);
  await expect(page.getByText('373 words of 3,000')).toBeVisible();
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: /^Versions of / });
  await expect(dialog.getByRole('deletion').first()).toHaveText('Tomas counted the steps to the door.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(dialog).toBeHidden();
  await expect(sheet(page)).toHaveValue('Tomas counted the steps to the door.');

  const facts = page.getByText('Counts things when he is afraid.');
  await expect(facts).toBeHidden();
  // The text takes the pointer once nothing covers it any more; the name lies behind it.
  await sheet(page).hover();
  await page.locator('mark').first().hover({ force: true });
  await expect(facts).toBeVisible();
  await page.getByRole('button', { name: 'Tomas', exact: true }).click();
  await expect(facts).toBeHidden();
  await sheet(page).focus();
  await page.keyboard.press('Control+Home');
  await expect(facts).toBeVisible();
});

test('a long text comes in from a file scene by scene, and is typed in without a render', async ({
  page,
  teacher,
  openAs,
}) => {
  // Counts what React puts on the screen.
  await page.addInitScript(() => {
    const counts = { commits: 0 };
    Object.assign(window, {
      counts,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => {
          counts.commits += 1;
        },
        onCommitFiberUnmount() {},
      },
    });
  });
  await openAs(teacher, '/novel-forge');
  const paragraph = `${'Mara looked at the sea and waited. '.repeat(14).trim()}\n\n`;
  const chapters = Array.from(
    { length: 3 },
    (_, at) => `Chapter ${at + 1}\n\n${paragraph.repeat(at === 0 ? 205 : 28)}`,
  );
  await page.getByRole('button', { name: 'Import a text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a text' });
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await dialog.getByLabel('File').setInputFiles(file('empty.txt', ' '));
  await expect(dialog.getByText('There is no text in this file.')).toBeVisible();
  await dialog.getByLabel('File').setInputFiles(file('The long book.txt', chapters.join('')));
  await expect(dialog.getByText('25,578 words in 3 chapters and 9 scenes.')).toBeVisible();
  await expectAccessible(page);
  let asked = 0;
  await page.route('**/trpc/novels.saveScene**', (route) => {
    asked += 1;
    return asked === 5 ? route.abort() : route.continue();
  });
  await dialog.getByRole('button', { name: 'Make a book' }).click();
  await expect(dialog.getByText(/The connection was lost/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(/book=/);
  await expect(page.getByText(/^25,578 words of/)).toBeVisible();
  await expect(sheet(page)).toHaveValue(/^Mara looked/);

  await sheet(page).focus();
  await page.keyboard.press('Control+End');
  // What React draws for a key, it has drawn before anything else can happen: no answer or timer comes in between.
  const commits = await page.evaluate(async () => {
    const { counts } = Object.assign({ counts: { commits: 0 } }, window);
    const before = counts.commits;
    for (const letter of ' and then') {
      document.execCommand('insertText', false, letter);
      await Promise.resolve();
    }
    return { before, during: counts.commits - before };
  });
  expect(commits.before).toBeGreaterThan(0);
  expect(commits.during).toBe(0);
  await expect(page.getByText(/^25,580 words of/)).toBeVisible();

  await page.getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByText('No teacher receives your texts yet', { exact: false })).toBeVisible();
});

test('the printed book says in its contents where each chapter begins', async ({ page, portal, teacher, openAs }) => {
  const { data } = sampleBook();
  const paragraph = 'Mara looked at the grey sea and waited for a boat that never came. ';
  const chapters = [9, 31, 2, 17].map((length, at) => ({
    id: `chapter-${at}`,
    title: `Part ${'ABCD'[at]}`,
    scenes: [
      {
        ...data.chapters[0]?.scenes[0],
        id: `scene-${at}`,
        text: Array.from({ length }, (_, line) => paragraph.repeat(1 + ((line * 7) % 5))).join('\n\n'),
      },
    ],
  }));
  const id = await keepWork(portal, teacher, { kind: 'novel', title: 'On paper', data: { ...data, chapters } });
  await openAs(teacher, `/novel-forge?book=${id}`);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Print or export' }).click();
  await page.getByRole('button', { name: 'Print the book' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('[data-contents] li[data-page]')).toHaveCount(4);
  const said = await page
    .locator('[data-contents] li')
    .evaluateAll((lines) => lines.map((one) => one.getAttribute('data-page')));
  const pdf = (await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true })).toString('latin1');
  expect(said).toEqual(['A', 'B', 'C', 'D'].map((letter) => String(pageOf(pdf, `Part ${letter}`))));
  expect(Number(said[3])).toBeGreaterThan(6);
});

/** On which page a heading stands, by the outline of a PDF as Chromium writes it. */
function pageOf(pdf: string, heading: string): number {
  const pages = [...pdf.matchAll(/(\d+) 0 obj\s*<<\/Type \/Page\s/g)].map(([, object]) => object);
  const [, object] = new RegExp(`/Title \\(${heading}\\)[^>]*?/Dest \\[(\\d+) 0 R`).exec(pdf) ?? [];
  return pages.indexOf(object ?? '') + 1;
}
