import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { z } from 'zod';
import type { Portal } from '#tests/e2e/support/portal';
import {
  type Account,
  test as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  freshName,
  holdBack,
  signInAdmin,
} from '#tests/e2e/support/test';

const listed = z.array(
  z.looseObject({ id: z.string(), username: z.string(), role: z.string(), aiCredits: z.number() }),
);
const searchBox = 'Search users by username or email...';

/** Users of this test alone: they share a part of their names, by which they are found. */
async function makeUsers(portal: Portal, admin: Account, count: number): Promise<Crowd> {
  // With an end to it: no mark is a part of another.
  const mark = `${freshName('mark')}x`;
  const at = (index: number) => `${mark}-${String(index).padStart(3, '0')}`;
  const names = Array.from({ length: count }, (_, index) => at(index));
  await Promise.all(
    names.map((username) =>
      portal.rest('POST', '/users', {
        token: admin.token,
        body: { username, email: `${username}@school.example`, password: 'secret-1' },
      }),
    ),
  );
  return { mark, names };
}

interface Crowd {
  mark: string;
  names: string[];
}

/** More users than one page has; tests change nothing about them but roles and tokens. */
const test = base.extend<object, { crowd: Crowd }>({
  crowd: [
    async ({ portal }, use) => use(await makeUsers(portal, await signInAdmin(portal), crowdSize)),
    { scope: 'worker', timeout: 180_000 },
  ],
});
const crowdSize = 53;

async function usersLike(portal: Portal, admin: Account, mark: string) {
  return listed.parse(await portal.rest('GET', `/users?search=${mark}&sort=username`, { token: admin.token }));
}

async function search(page: Page, text: string) {
  await page.getByPlaceholder(searchBox).fill(text);
}

const rows = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ });
const dialog = (page: Page) => page.getByRole('dialog');
const namesShown = (page: Page) =>
  rows(page).evaluateAll((boxes) =>
    boxes.map((box) => document.querySelector(`label[for="${box.id}"]`)?.textContent?.replace('Select ', '')),
  );

/** What a quick typist does: one letter after the other, none resting. */
async function typeQuickly(page: Page, text: string) {
  await page.getByPlaceholder(searchBox).evaluate((box, typed) => {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (let end = 1; end <= typed.length; end += 1) {
      value?.set?.call(box, typed.slice(0, end));
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, text);
}

test.describe('of more users than a page has', () => {
  // One after the other: else each worker makes a crowd of its own.
  test.describe.configure({ mode: 'default' });

  test('the list is searched once typing rests, filtered, sorted by heading, and paged', async ({
    page,
    crowd,
    admin,
    openAs,
  }) => {
    const { mark, names } = crowd;
    await openAs(admin, '/admin');
    await expect(rows(page).first()).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('users.page')) asked.push(decodeURIComponent(request.url()));
    });
    await typeQuickly(page, mark.toUpperCase());
    await expect(page.getByText('1–50 of 53')).toBeVisible();
    await expect(page.getByText(/^Showing 50 of \d+ users$/)).toBeVisible();
    expect(asked).toEqual([expect.stringContaining(`"${mark.toUpperCase()}"`)]);

    const heading = page.getByRole('columnheader', { name: 'Username' });
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(() => namesShown(page)).toEqual(names.slice(0, 50));
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(() => namesShown(page)).toEqual(names.slice(3).reverse());

    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('51–53 of 53')).toBeVisible();
    await expect.poll(() => namesShown(page)).toEqual(names.slice(0, 3).reverse());
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByText('1–50 of 53')).toBeVisible();

    await page.getByLabel('Role', { exact: true }).selectOption('Admin');
    await expect(page.getByText('No users found')).toBeVisible();
    await expect(page.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
    await expectAccessible(page);
  });

  test('while the list loads it says so, and the present page stays while the next one comes', async ({
    page,
    crowd: { mark },
    admin,
    openAs,
  }) => {
    const letThrough = await holdBack(page, '**/trpc/users.page**');
    await openAs(admin, '/admin');
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByText('Loading users...')).toBeVisible();
    letThrough();
    await search(page, mark);
    await expect(page.getByText('1–50 of 53')).toBeVisible();
    await page.unroute('**/trpc/users.page**');

    const letNextThrough = await holdBack(page, '**/trpc/users.page**');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Loading users...')).toBeVisible();
    await expect(rows(page)).toHaveCount(50);
    // Regression: the rows were made so pale meanwhile that they could not be read.
    await expectAccessible(page);
    letNextThrough();
    await expect(page.getByText('51–53 of 53')).toBeVisible();
  });

  test('users are selected across pages, counted, and changed and rewarded together', async ({
    page,
    portal,
    crowd: { mark },
    admin,
    openAs,
  }) => {
    await openAs(admin, '/admin');
    await search(page, mark);
    await expect(page.getByText('1–50 of 53')).toBeVisible();
    const bar = page.getByRole('region', { name: 'Selected users' });
    await expect(bar).toBeHidden();
    await rows(page).first().check();
    await expect(bar.getByText('1 user selected')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(bar.getByText('50 users selected')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('51–53 of 53')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(bar.getByText('53 users selected')).toBeVisible();
    await expectAccessible(page);

    await bar.getByRole('button', { name: 'Change role' }).click();
    await dialog(page).getByLabel('New role').selectOption('Teacher');
    await dialog(page).getByRole('button', { name: 'Change role' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(bar).toBeHidden();
    const changed = await usersLike(portal, admin, mark);
    expect(changed.map(({ role }) => role)).toEqual(Array(53).fill('teacher'));

    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await bar.getByRole('button', { name: 'Give tokens' }).click();
    await dialog(page).getByLabel('Tokens').fill('7');
    await expect(dialog(page)).toContainText('In all21 tokens');
    await dialog(page).getByLabel('Reason').fill('Sports day');
    await dialog(page).getByRole('button', { name: 'Give tokens' }).click();
    await expect(dialog(page)).toBeHidden();
    const given = (await usersLike(portal, admin, mark)).map(
      ({ aiCredits }, at) => aiCredits - (changed[at]?.aiCredits ?? 0),
    );
    expect(given.toSorted()).toEqual([...Array(50).fill(0), 7, 7, 7]);
  });
});

test('an answer that comes late never replaces a newer one', async ({ page, portal, admin, openAs }) => {
  const { mark } = await makeUsers(portal, admin, 2);
  await openAs(admin, '/admin');
  const letThrough = await holdBack(page, `**/trpc/**${mark}-000%22*`);
  const isOld = (call: { url(): string }) => call.url().includes(`${mark}-000%22`);
  const asked = page.waitForRequest(isOld);
  // Answered, or called off.
  const isOver = Promise.any([page.waitForEvent('requestfinished', isOld), page.waitForEvent('requestfailed', isOld)]);
  await search(page, `${mark}-000`);
  await asked;
  await search(page, `${mark}-001`);
  await expect.poll(() => namesShown(page)).toEqual([`${mark}-001`]);
  letThrough();
  await isOver;
  // What the page makes of the late answer would be drawn by now.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await namesShown(page)).toEqual([`${mark}-001`]);
});

test('adding, editing and deleting; who is deleted is said before', async ({ page, portal, admin, openAs }) => {
  const { mark } = await makeUsers(portal, admin, 1);
  await openAs(admin, '/admin');
  await page.getByRole('button', { name: 'Add New User' }).click();
  await dialog(page).getByRole('button', { name: 'Add user' }).click();
  await expect(dialog(page).getByText('Please enter a username.')).toBeVisible();
  await dialog(page).getByLabel('Username').fill(`${mark}-000`);
  await dialog(page).getByLabel('Email').fill(`${mark}-zoe@school.example`);
  await dialog(page).getByLabel('Password', { exact: true }).fill('secret-1');
  await dialog(page).getByLabel('Role').selectOption('Teacher');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Add user' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('This username is taken. Please choose another.');
  await expect(dialog(page).getByLabel('Email')).toHaveValue(`${mark}-zoe@school.example`);
  await dialog(page).getByLabel('Username').fill(`${mark}-zoe`);
  await dialog(page).getByRole('button', { name: 'Add user' }).click();
  await expect(dialog(page)).toBeHidden();

  await search(page, `${mark}-zoe`);
  await page.getByRole('button', { name: `Edit ${mark}-zoe` }).click();
  await dialog(page).getByLabel('Username').fill(`${mark}-changed`);
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: `Delete ${mark}-changed` })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${mark}-changed` }).click();
  await expect(dialog(page)).toContainText('Are you sure you want to delete this user? This action cannot be undone.');
  await expect(dialog(page)).toContainText(`${mark}-changed`);
  await expect(dialog(page)).toContainText(`${mark}-zoe@school.example`);
  await dialog(page).getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByText('No users found')).toBeVisible();
});

test('a form with changes in it is not closed unasked, by key or by button; one without is', async ({
  page,
  portal,
  admin,
  openAs,
}) => {
  const { mark } = await makeUsers(portal, admin, 1);
  await openAs(admin, '/admin');
  await search(page, mark);
  const open = () => page.getByRole('button', { name: `Edit ${mark}-000` }).click();
  const question = dialog(page).getByText('Discard your changes?');
  const username = dialog(page).getByLabel('Username');

  await open();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: `Edit ${mark}-000` })).toBeFocused();

  await open();
  await username.fill('half done');
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(username).toBeFocused();
  await expect(username).toHaveValue('half done');

  for (const leave of [
    () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 400),
  ]) {
    await leave();
    await expect(question).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
  }
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Discard' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await usersLike(portal, admin, mark)).map(({ username }) => username)).toEqual([`${mark}-000`]);
});

test('a balance is adjusted with a reason, shown before and kept after; a second press adds nothing', async ({
  page,
  portal,
  admin,
  openAs,
}) => {
  const { mark } = await makeUsers(portal, admin, 1);
  await openAs(admin, '/admin');
  await search(page, mark);
  await page.getByRole('button', { name: `Adjust balance of ${mark}-000` }).click();
  await expect(dialog(page)).toContainText('Present balance100 tokens');
  await dialog(page).getByLabel('Tokens').fill('25');
  await expect(dialog(page)).toContainText('New balance125 tokens');
  await dialog(page).getByRole('button', { name: 'Give tokens' }).click();
  await expect(dialog(page).getByText('Please enter a reason.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel('Reason').fill('Won the spelling bee');
  await dialog(page).getByRole('button', { name: 'Give tokens' }).dblclick();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: mark })).toContainText('125');

  await page.getByRole('button', { name: `Adjust balance of ${mark}-000` }).click();
  await dialog(page).getByText('Take', { exact: true }).click();
  await dialog(page).getByLabel('Tokens').fill('126');
  await expect(dialog(page)).toContainText('New balanceNot enough tokens');
  await dialog(page).getByLabel('Reason').fill('A mistake');
  await dialog(page).getByRole('button', { name: 'Take tokens' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText(
    `${mark}-000 has 125 tokens: no more than that can be taken.`,
  );
  await dialog(page).getByLabel('Tokens').fill('5');
  await dialog(page).getByRole('button', { name: 'Take tokens' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await usersLike(portal, admin, mark))[0]?.aiCredits).toBe(120);
});

test('an adjustment whose answer was lost is sent again and made once', async ({ page, portal, admin, openAs }) => {
  const { mark } = await makeUsers(portal, admin, 1);
  await openAs(admin, '/admin');
  await search(page, mark);
  await page.getByRole('button', { name: `Adjust balance of ${mark}-000` }).click();
  await dialog(page).getByLabel('Tokens').fill('25');
  await dialog(page).getByLabel('Reason').fill('A prize');
  await page.route(
    '**/trpc/users.adjustTokens**',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog(page).getByRole('button', { name: 'Give tokens' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('An error occurred while adjusting balance');
  await dialog(page).getByRole('button', { name: 'Give tokens' }).click();
  await expect(dialog(page)).toBeHidden();
  expect((await usersLike(portal, admin, mark))[0]?.aiCredits).toBe(125);
});

test('deleting many lists ten of them and sums up the others', async ({ page, portal, admin, openAs }) => {
  const { mark, names } = await makeUsers(portal, admin, 12);
  await openAs(admin, '/admin');
  await search(page, mark);
  await expect(rows(page)).toHaveCount(12);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('region', { name: 'Selected users' }).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog(page)).toContainText('Are you sure you want to delete these 12 users?');
  await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
  for (const name of names.slice(0, 3)) await expect(dialog(page)).toContainText(name);
  await expect(dialog(page)).toContainText('and 2 more');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Delete 12 users' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('No users found')).toBeVisible();
  expect(await usersLike(portal, admin, mark)).toEqual([]);
});

test('who could not be reached by a bulk action is named, and stays selected', async ({
  page,
  portal,
  admin,
  openAs,
}) => {
  const { mark } = await makeUsers(portal, admin, 2);
  await openAs(admin, '/admin');
  await search(page, mark);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const [gone] = await usersLike(portal, admin, mark);
  await portal.rest('DELETE', `/users/${gone?.id}`, { token: admin.token });
  await page.getByRole('button', { name: 'Change role' }).click();
  await dialog(page).getByRole('button', { name: 'Change role' }).click();
  await expect(dialog(page)).toContainText('1 of 2 users changed to Student');
  await expect(dialog(page)).toContainText(`${mark}-000There is no such user.`);
  await dialog(page).getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText('1 user selected')).toBeVisible();
});

test('what is searched for, or selected, is downloaded as CSV', async ({ page, portal, admin, openAs }) => {
  const { mark, names } = await makeUsers(portal, admin, 3);
  await openAs(admin, '/admin');
  await search(page, mark);
  await expect(rows(page)).toHaveCount(3);
  const download = async (button: string) => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    return Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
  };
  const all = await download('Export CSV');
  expect(all.meta.fields).toEqual(['ID', 'Username', 'Email', 'Role', 'Plan', 'Credits', 'Created']);
  expect(all.data.map(({ Username }) => Username).sort()).toEqual(names);
  await expect(page.getByText('3 users exported.')).toBeVisible();

  await page.getByRole('checkbox', { name: `Select ${names[1]}` }).check();
  const chosen = await download('Export selected');
  expect(chosen.data.map(({ Username }) => Username)).toEqual([names[1]]);
});

test('an export can be called off, and one that fails says so in the banner', async ({ page, admin, openAs }) => {
  await openAs(admin, '/admin');
  await expect(rows(page).first()).toBeVisible();
  // It never answers.
  await page.route('**/api/users.csv*', () => {}, { times: 1 });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByRole('progressbar', { name: 'Export' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel export' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();

  for (const [answer, sentence] of [
    [{ status: 429, body: '{"message":"Too many attempts. Please wait a little and try again."}' }, /^Too many/],
    [{ status: 500, body: 'broken' }, /^Failed to export users$/],
    [undefined, /^An error occurred while exporting users$/],
  ] as const) {
    await page.route('**/api/users.csv*', (route) => (answer ? route.fulfill(answer) : route.abort()), { times: 1 });
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
  }
});

/** What tRPC's client reads as a refusal with this status. */
function refusal([httpStatus, code]: readonly [number, string]) {
  return { error: { message: 'No.', code: -32000, data: { code, httpStatus } } };
}

test('a list that fails says so in the banner, which goes when dismissed, and trying again helps', async ({
  page,
  admin,
  openAs,
}) => {
  const banner = page.getByRole('alert');
  const failWith = (answer?: readonly [number, string]) =>
    page.route('**/trpc/**users.page**', async (route) => {
      if (!answer) return route.abort();
      const calls = new URL(route.request().url()).pathname.split(',').length;
      const body = JSON.stringify(Array(calls).fill(refusal(answer)));
      return route.fulfill({ status: answer[0], contentType: 'application/json', body });
    });
  for (const [what, answer, sentence, found] of [
    ['too much', [429, 'TOO_MANY_REQUESTS'], 'Failed to fetch users', 'admin'],
    ['broken', [500, 'INTERNAL_SERVER_ERROR'], 'Failed to fetch users', 'admi'],
    ['out of reach', undefined, 'An error occurred while fetching users', 'adm'],
  ] as const) {
    await failWith(answer);
    if (what === 'too much') await openAs(admin, '/admin');
    else await search(page, what);
    await expect(banner).toContainText(sentence);
    if (what === 'too much') await expectAccessible(page);
    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner).toBeHidden();
    await search(page, found);
    await expect(banner).toContainText(sentence);
    await page.unroute('**/trpc/**users.page**');
    await banner.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).first()).toBeVisible();
    await expect(banner).toBeHidden();
  }
});

test('on a phone, a wide one and a tablet, all can be read, sorted and reached', async ({
  page,
  portal,
  admin,
  openAs,
}) => {
  const { mark, names } = await makeUsers(portal, admin, 2);
  await page.setViewportSize({ width: 320, height: 844 });
  await openAs(admin, '/admin');
  await search(page, mark);
  await expect(rows(page)).toHaveCount(2);
  const list = page.getByRole('table', { name: 'Users' });
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  const turnRound = page.getByRole('button', { name: /turn round/ });
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(list).toContainText('Credits 100');
    await page.getByLabel('Order').selectOption('Sort by Username');
    await expect.poll(() => namesShown(page)).toEqual(names);
    await turnRound.click();
    await expect.poll(() => namesShown(page)).toEqual(names.toReversed());
    await all.check();
    await expect(page.getByText('2 users selected')).toBeVisible();
    await expect.poll(() => list.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeLessThanOrEqual(0);
    if (width > 320) await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await all.uncheck();
    await turnRound.click();
  }
});

test('the table is used by keyboard: sorted, selected, and its dialogs give the focus back', async ({
  page,
  portal,
  admin,
  openAs,
}) => {
  const { mark } = await makeUsers(portal, admin, 1);
  await openAs(admin, '/admin');
  await search(page, mark);
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Created', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('Tab');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 user selected')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Edit ${mark}-000` })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Adjust balance');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Adjust balance of ${mark}-000` })).toBeFocused();
});
