import { z } from 'zod';
import { makeClass } from '#tests/e2e/support/classes';
import type { Portal } from '#tests/e2e/support/portal';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';
import { keepWork, payFor } from '#tests/e2e/support/work';

const joined = z.object({ id: z.string(), playerId: z.string(), name: z.string() });
const lives = { text: 'lives', isKey: false };
const hasLived = { text: 'has lived', isKey: true };
const question = {
  id: 'leeds',
  kind: 'mc',
  prompt: 'She ___ in Leeds since she was ten.',
  picture: { kind: 'set', name: 'house' },
  explanation: 'She still lives there, so it is not over.',
  options: [lives, hasLived],
};
const second = { id: 'birds', kind: 'tf', prompt: 'Birds fly.', key: true };

/** Somebody who comes in by the code on a device of their own, and how they answer. */
async function playerOf(portal: Portal, code: string, number: number) {
  const token = number.toString(16).padStart(64, 'a');
  const { id } = joined.parse(await portal.rest('POST', '/live/join', { body: { code, token, device: token } }));
  return async (at: number, response: object, ballot = 1) => {
    const body = { question: at, ballot, response, requestId: crypto.randomUUID() };
    const headers = { 'x-guest-token': token };
    const { status, text } = await portal.ask('POST', `/api/live/${id}/answers`, { body, headers });
    expect(status, text).toBe(200);
  };
}

test('a quiz is played live from three presses to the report: counts, a reload, two votes, winners, by keyboard', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await payFor(portal, teacher, 'classroom-quiz-maker');
  const quiz = { kind: 'quiz', title: 'Unit 3', data: { items: [question, second] } };
  const resource = await keepWork(portal, teacher, quiz);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openAs(teacher, `/classroom-quiz-maker?quiz=${resource}`);
  await page.getByRole('button', { name: 'Play live' }).click();
  await expect(page.getByRole('dialog').getByLabel('Way to play')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Open the lobby' }).click();
  await expect(page).toHaveURL(/\/live\/[^/]+$/);
  const wall = page.getByRole('region', { name: 'The class’s screen' });
  await expect(wall.getByText('0 players')).toBeVisible();
  await expectAccessible(page);

  const { pathname } = new URL(page.url());
  const { code } = z
    .object({ code: z.string() })
    .parse(await portal.rest('GET', `${pathname}/host`, { token: teacher.token }));
  const first = await playerOf(portal, code, 1);
  const other = await playerOf(portal, code, 2);
  await expect(wall.getByText('2 players')).toBeVisible();

  await page.getByRole('button', { name: 'Show to the class' }).click();
  await page.keyboard.press('Space');
  await expect(wall.getByRole('heading', { name: /since she was ten/ })).toBeVisible();
  await expect(wall.getByRole('img', { name: 'house', exact: true })).toBeVisible();
  const sizes = await wall.evaluate((element) => {
    const size = (within: string) =>
      [...element.querySelectorAll(within)].map((one) => parseFloat(getComputedStyle(one).fontSize));
    return { stem: size('h2'), options: size('li span'), all: size('p, span, strong, h2') };
  });
  expect(Math.min(...sizes.stem)).toBeGreaterThanOrEqual(1080 / 12);
  expect(Math.min(...sizes.options)).toBeGreaterThanOrEqual(1080 / 20);
  expect(Math.min(...sizes.all)).toBeGreaterThanOrEqual(1080 / 30);
  await expectAccessible(page);

  await first(0, { choice: lives.text });
  await expect(wall.getByText('1 of 2 answered')).toBeVisible();
  await page.reload();
  await expect(wall.getByText('1 of 2 answered')).toBeVisible();
  await other(0, { choice: hasLived.text });
  await expect(page.getByRole('button', { name: 'Show the answers' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(wall.getByText('chose it')).toHaveCount(2);
  await expect(wall.getByText('(right)')).toHaveCount(0);

  await page.keyboard.press('v');
  await expect(wall.getByText(/second vote/)).toBeVisible();
  await first(0, { choice: hasLived.text }, 2);
  await other(0, { choice: hasLived.text }, 2);
  await expect(page.getByRole('button', { name: 'Show the answers' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(wall.getByRole('heading', { name: 'Second vote' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(wall.getByText(question.explanation)).toBeVisible();
  await expect(wall.getByText('(right)').first()).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('PageDown');
  await expect(wall.getByRole('heading', { name: /Birds fly/ })).toBeVisible();
  await page.keyboard.press('p');
  await expect(wall.getByText(/· paused/)).toBeVisible();
  await page.keyboard.press('p');
  await expect(wall.getByText(/· paused/)).toBeHidden();
  await first(1, { isTrue: true });
  await other(1, { isTrue: false });
  for (const name of ['Show the answers', 'Show what is right', 'Standings', 'Podium', 'End the game']) {
    await expect(page.getByRole('button', { name, exact: false }).first()).toBeVisible();
    await expect(page.locator('[aria-keyshortcuts="Space PageDown"]')).toContainText(name);
    await page.keyboard.press('PageDown');
  }
  await expect(wall.getByRole('heading', { name: 'The winners' })).toBeVisible();
  await expect(page.getByText('The game has ended.')).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'See the report' }).click();
  await expect(page.getByRole('heading', { name: 'Report: Unit 3' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Second vote' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.goto('/live');
  await page.getByRole('button', { name: 'Delete Unit 3' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You have no live game yet')).toBeVisible();
  await expectAccessible(page);
});

test('a class without devices plays with cards: marked by keyboard, kept over a reload, in the same report', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { token } = teacher;
  const { id: classId } = await makeClass(portal, teacher);
  const rows = ['Ana', 'Ben', 'Cem'].map((name) => ({ name, number: '' }));
  await portal.rest('POST', `/classes/${classId}/roster`, { token, body: { rows } });
  const quiz = { kind: 'quiz', title: 'Unit 4', data: { items: [question] } };
  const from = { kind: 'set', resourceId: await keepWork(portal, teacher, quiz) };
  const settings = { seconds: null };
  const body = { requestId: crypto.randomUUID(), appId: 'classroom-quiz-maker', classId, from, settings };
  const { id } = z.looseObject({ id: z.string() }).parse(await portal.rest('POST', '/live', { token, body }));
  await openAs(teacher, `/live/${id}`);
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  await page.getByRole('button', { name: 'Print A–D cards' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Print 3 cards' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Space');
  const paper = page.getByRole('region', { name: 'Paper cards' });
  await paper.getByRole('group', { name: 'Ana' }).getByRole('radio', { name: 'no letter' }).focus();
  await page.keyboard.press('b');
  await page.keyboard.press('a');
  await expect(paper.getByRole('group', { name: 'Cem' }).getByRole('radio', { name: 'no letter' })).toBeFocused();
  await expectAccessible(page);

  const screen = await page.context().newPage();
  await screen.setViewportSize({ width: 1280, height: 720 });
  await screen.goto('/screen');
  await expect(screen.getByRole('heading', { name: /since she was ten/ })).toBeVisible();
  await expect(screen.getByText('0 of 0 answered')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Class screen, open' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show to the class' })).toBeHidden();
  await expectAccessible(screen);

  await page.reload();
  await expect(paper.getByRole('group', { name: 'Ben' }).getByRole('radio', { name: 'A' })).toBeChecked();
  await paper.getByRole('group', { name: 'Cem' }).getByRole('radio', { name: 'no letter' }).focus();
  await page.keyboard.press('Enter');
  await expect(paper.getByText('2 of 3 answered')).toBeVisible();
  await expect(paper.getByRole('heading')).toBeFocused();

  await paper.getByRole('group', { name: 'Cem' }).getByRole('radio', { name: 'A' }).check({ force: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('PageDown');
  await expect(screen.getByText('chose it')).toHaveCount(2);
  await page.goto(`/live/${id}/report`);
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('row', { name: /Cem/ })).toBeVisible();
});

test('without a class, players who have no device are added, by name or so many, and marked by cards', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { token } = teacher;
  const quiz = { kind: 'quiz', title: 'Unit 6', data: { items: [question] } };
  const from = { kind: 'set', resourceId: await keepWork(portal, teacher, quiz) };
  const body = { requestId: crypto.randomUUID(), appId: 'classroom-quiz-maker', from, settings: { seconds: null } };
  const { id } = z.looseObject({ id: z.string() }).parse(await portal.rest('POST', '/live', { token, body }));
  await openAs(teacher, `/live/${id}`);
  const paper = page.getByRole('region', { name: 'Paper cards' });
  const dialog = page.getByRole('dialog');
  await paper.getByRole('button', { name: 'Add players' }).click();
  await dialog.getByRole('radio', { name: 'By name' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add players' }).click();
  await expect(dialog.getByText('Please type a name on each line.')).toBeVisible();
  await dialog.getByLabel('Names').fill('Ana\nBen');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add players' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: '2 players' })).toBeVisible();
  await paper.getByRole('button', { name: 'Add players' }).click();
  await dialog.getByLabel('How many').fill('1');
  await dialog.getByRole('button', { name: 'Add players' }).click();
  await expect(page.getByRole('heading', { name: '3 players' })).toBeVisible();
  await expect(page.getByText('on paper', { exact: true })).toHaveCount(3);

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Space');
  await paper.getByRole('group', { name: 'Ana' }).getByRole('radio', { name: 'no letter' }).focus();
  for (const key of ['a', 'b', 'b', 'Enter']) await page.keyboard.press(key);
  await expect(paper.getByText('3 of 3 answered')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Show the answers' })).toBeVisible();
});

test('a long text is read page by page on the wall, with its choices in sight, and nothing scrolls', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { token } = teacher;
  const line = 'Every evening old Mr Pym climbed the hundred and forty steps of the lighthouse and lit its lamp. ';
  const passage = { title: 'The lighthouse', text: Array.from({ length: 4 }, () => line.repeat(3)).join('\n') };
  const options = ['To light the lamp', 'To keep fit'].map((text, at) => ({ text, isKey: at === 0 }));
  const long = { id: 'pym', kind: 'mc', prompt: 'Why did he climb the steps?', passage, options };
  const wordy = options.map((option) => ({ ...option, text: `${option.text}: ${line.repeat(4)}` }));
  const items = [long, { ...long, id: 'wordy', passage: undefined, options: wordy }];
  const quiz = { kind: 'quiz', title: 'Unit 5', data: { items } };
  const from = { kind: 'set', resourceId: await keepWork(portal, teacher, quiz) };
  const body = { requestId: crypto.randomUUID(), appId: 'classroom-quiz-maker', from, settings: { seconds: null } };
  const { id, code } = z
    .looseObject({ id: z.string(), code: z.string() })
    .parse(await portal.rest('POST', '/live', { token, body }));
  const answer = await playerOf(portal, code, 7);
  await openAs(teacher, `/live/${id}`);
  const screen = await page.context().newPage();
  await screen.setViewportSize({ width: 1280, height: 720 });
  await screen.goto('/screen');
  const scrolls = () =>
    screen.evaluate(() => [...document.querySelectorAll('.class-page *')].some((one) => one.scrollTop > 0));
  const wall = screen.getByRole('region', { name: 'The class’s screen' });
  await page.bringToFront();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Space');
  const pages = page.getByRole('group', { name: 'Pages of the question' });
  const last = Number((await pages.getByText(/^Page 1 of \d$/).textContent())?.at(-1));
  expect(last).toBeGreaterThan(1);
  await expect(wall.getByText('To light the lamp')).toBeInViewport();
  await expect(wall.getByRole('heading', { name: /Why did he climb/ })).not.toBeInViewport();
  await expectAccessible(screen);
  await pages.getByRole('button', { name: 'Page on' }).click();
  await expect(pages.getByText(`Page 2 of ${last}`)).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(pages.getByText(`Page 1 of ${last}`)).toBeVisible();
  for (let at = 2; at <= last; at += 1) {
    await page.keyboard.press('PageDown');
    await expect(pages.getByText(`Page ${at} of ${last}`)).toBeVisible();
  }
  await expect(wall.getByRole('heading', { name: /Why did he climb/ })).toBeInViewport();
  await expect(wall.getByText('To light the lamp')).toBeInViewport();
  await expectAccessible(page);
  // On the last page a clicker leads on: what came of it is seen at once.
  await answer(0, { choice: 'To light the lamp' });
  await expect(page.getByRole('button', { name: 'Show the answers' })).toBeVisible();
  await page.keyboard.press('PageDown');
  await expect(wall.getByText('chose it')).toHaveCount(2);
  await expect(wall.getByRole('heading', { name: /Why did he climb/ })).toBeInViewport();
  expect(await scrolls()).toBe(false);

  // Choices that leave no room stand on pages themselves.
  await page.keyboard.press('PageDown');
  await expect(wall.getByText('(right)')).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await expect(wall.getByText('Question 2 of 2')).toBeVisible();
  await expect(wall.getByRole('heading', { name: /Why did he climb/ })).toBeInViewport();
  await expect(wall.getByRole('listitem').first()).not.toBeInViewport();
  await page.keyboard.press('PageDown');
  await expect(wall.getByRole('listitem').first()).toBeInViewport();
  expect(await scrolls()).toBe(false);
});

test('regression: what the stream has told can be pressed before the press that led to it is answered', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await payFor(portal, teacher, 'classroom-quiz-maker');
  const resource = await keepWork(portal, teacher, { kind: 'quiz', title: 'Unit 3', data: { items: [second] } });
  await openAs(teacher, `/classroom-quiz-maker?quiz=${resource}`);
  await page.getByRole('button', { name: 'Play live' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the lobby' }).click();
  const start = page.getByRole('button', { name: /^Start/ });
  await expect(start).toBeVisible();
  // The start arrives, and its answer waits until the next press is seen to have worked.
  let answer = () => {};
  const isPaused = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    /trpc\/live\.press\b/,
    async (route) => {
      const response = await route.fetch();
      await isPaused;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await start.click();
  await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByText(/· paused/)).toBeVisible();
  answer();
});

test.describe('with a broken connection', () => {
  test.use({ expectsErrors: true });

  test('a press that did not arrive says so, and the game goes on when the connection is back', async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    await payFor(portal, teacher, 'classroom-quiz-maker');
    const resource = await keepWork(portal, teacher, { kind: 'quiz', title: 'Unit 3', data: { items: [second] } });
    await openAs(teacher, `/classroom-quiz-maker?quiz=${resource}`);
    await page.getByRole('button', { name: 'Play live' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open the lobby' }).click();
    await page.getByRole('button', { name: /^Start/ }).click();
    await expect(page.getByRole('button', { name: /^Pause/ })).toBeVisible();
    await page.keyboard.press('p');
    await expect(page.getByText(/· paused/)).toBeVisible();
    // The stream stays: only what is asked does not arrive.
    await page.route(/trpc\/live\.(press|host)\b/, (route) => route.abort());
    await page.keyboard.press('p');
    await expect(page.getByText('The connection is lost.')).toBeVisible();
    await page.unroute(/trpc\/live\.(press|host)\b/);
    await expect(page.getByText('The connection is lost.')).toBeHidden();
    await page.keyboard.press('p');
    await expect(page.getByText(/· paused/)).toBeHidden();
  });
});
