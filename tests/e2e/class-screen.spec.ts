import type { Page } from '@playwright/test';
import { makeClass } from '#tests/e2e/support/classes';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';
import { keepWork, payFor } from '#tests/e2e/support/work';

const option = (text: string, isKey = false) => ({ text, ...(isKey && { isKey }) });

const quiz = {
  kind: 'quiz',
  title: 'Unit 3',
  data: {
    items: [
      {
        id: 'a',
        kind: 'mc',
        prompt: 'She ___ in Leeds since she was ten.',
        options: [option('lives'), option('has lived', true), option('is living'), option('lived')],
        explanation: 'She still lives there, so it is not over.',
      },
      { id: 'b', kind: 'tf', prompt: 'Cats bark.', key: false },
      {
        id: 'c',
        kind: 'mc',
        prompt: 'What does the writer say about the town?',
        passage: { title: 'Our town', text: 'The river is old and slow. It turns twice. '.repeat(34).trim() },
        options: [option('It is small', true), option('It is large')],
      },
    ],
  },
};

/** Opens the class's screen as the teacher does. */
async function openScreen(page: Page): Promise<Page> {
  const [screen] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Class screen' }).click(),
  ]);
  await expect(page.getByRole('button', { name: 'Class screen, open' })).toBeVisible();
  return screen;
}

const shownOn = (screen: Page) => screen.getByRole('region', { name: 'The class’s screen' });

test('a class sees each question on a screen of its own, as its teacher goes on', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await keepWork(portal, teacher, quiz);
  await openAs(teacher, `/classroom-quiz-maker?quiz=${id}`);
  const screen = await openScreen(page);
  await screen.setViewportSize({ width: 1280, height: 720 });
  await expect(screen.getByRole('heading', { name: 'Classroom Studio' })).toBeVisible();

  await page.getByRole('button', { name: 'Present' }).click();
  await expect(screen.getByRole('heading', { name: /^She blank in Leeds/ })).toBeVisible();
  await expect(screen.getByText('1 of 3')).toBeVisible();
  await expect(screen.getByText('(right)')).toBeHidden();
  await expectAccessible(screen);
  await expectNoSidewaysScroll(screen);

  await page.keyboard.press('Space');
  await expect(screen.getByRole('listitem').filter({ hasText: 'has lived' })).toContainText('(right)');
  await expect(screen.getByText('it is not over')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(screen.getByRole('heading', { name: 'Cats bark.' })).toBeVisible();

  await test.step('loaded again it shows the same', async () => {
    await screen.reload();
    await expect(screen.getByRole('heading', { name: 'Cats bark.' })).toBeVisible();
  });

  await test.step('a clicker makes it dark, and its next key only brings the picture back', async () => {
    for (const key of ['.', 'b']) {
      await page.keyboard.press(key);
      await expect(screen.getByText('The screen is dark.')).toBeAttached();
      await expect(page.getByRole('button', { name: 'Class screen, dark' })).toBeVisible();
      await page.keyboard.press('PageDown');
      await expect(screen.getByRole('heading', { name: 'Cats bark.' })).toBeVisible();
      await expect(screen.getByText('(right)')).toHaveCount(0);
    }
  });

  await test.step('what does not fit has pages, and nothing becomes smaller', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(screen.getByText('Page 1 of')).toBeAttached();
    const first = await screen.getByText(/^Page 1 of \d$/).textContent();
    const pages = Number(first?.at(-1));
    expect(pages).toBeGreaterThanOrEqual(3);
    for (let at = 2; at <= pages; at += 1) {
      await page.keyboard.press('PageDown');
      await expect(screen.getByText(`Page ${at} of ${pages}`)).toBeAttached();
    }
    await expect(screen.getByText('It is large')).toBeInViewport();
    await screen.keyboard.press('ArrowLeft');
    await expect(screen.getByText(`Page ${pages - 1} of ${pages}`)).toBeAttached();
    await expect(screen.getByText('It is large')).not.toBeInViewport();
  });

  await test.step('what is no content shows nothing', async () => {
    const before = await shownOn(screen).textContent();
    await page.evaluate(() => {
      const shown = { content: { kind: 'wait', title: 'Hacked' }, script: 'Ask Anna first.' };
      const channel = new BroadcastChannel('class-screen');
      channel.postMessage({ kind: 'show', from: 'x', at: Number.MAX_SAFE_INTEGER, shown });
      channel.postMessage('<b>Hacked</b>');
      // The page is turned after them: once that is seen, they were heard.
      channel.close();
    });
    await page.keyboard.press('PageUp');
    await expect.poll(() => shownOn(screen).textContent()).not.toBe(before);
    await expect(screen.getByText('Hacked')).toHaveCount(0);
  });

  await test.step('it waits when the teacher leaves', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Name of the quiz')).toHaveValue('Unit 3');
    await expect(screen.getByRole('heading', { name: 'Classroom Studio' })).toBeVisible();
    await screen.close();
    await expect(page.getByRole('button', { name: 'Class screen', exact: true })).toBeVisible();
  });
});

test('a lesson has its script in the teacher’s window and its time on the class’s, also with a material', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await page.goto('/lesson-planner');
  await page.getByLabel('Type of lesson').selectOption('Vocabulary');
  await page.getByRole('button', { name: 'Make the plan', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused();
  await page.getByRole('button', { name: 'Teach it' }).click();
  await expect(shownOn(page).getByRole('timer')).toBeVisible();
  const screen = await openScreen(page);
  await screen.setViewportSize({ width: 1280, height: 720 });
  const heading = page.getByRole('heading', { level: 1 }).last();
  await expect(heading).toBeFocused();
  const stage = (await heading.textContent()) ?? '';
  const script = (await page.locator('.teaching ol > li').first().textContent()) ?? '';
  await expect(shownOn(screen).getByText(stage, { exact: true })).toBeVisible();
  await expect(screen.getByRole('timer')).toBeVisible();
  await expect(screen.getByText(script)).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Show: Words/ }).click();
  await expect(screen.getByText(/\d+ more to come/)).toBeAttached();
  await expect(screen.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Uncover the next' }).click();
  await expect(screen.locator('.class-words > li')).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Cover all' }).click();
  await expect(screen.locator('.class-words > li')).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(screen.getByRole('heading', { name: 'Classroom Studio' })).toBeVisible();
});

/** The smallest letters of some kind, as a share of the window's height. */
async function shareOf(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => {
    const sizes = [...document.querySelectorAll(`.class-view ${wanted}`)]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => !element.closest('.sr-only'))
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    return Math.min(...sizes) / window.innerHeight;
  }, selector);
}

for (const [width, height] of [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
] as const) {
  test(`the back row can read it at ${width} × ${height}, also where one window is all there is`, async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
    const id = await keepWork(portal, teacher, quiz);
    await openAs(teacher, `/classroom-quiz-maker?quiz=${id}`);
    await page.getByRole('button', { name: 'Present' }).click();
    await page.keyboard.press('Space');
    await expect(page.getByText('it is not over')).toBeVisible();
    expect(await shareOf(page, '.class-stem, .class-stem *')).toBeGreaterThanOrEqual(1 / 12);
    expect(await shareOf(page, '.class-options .class-option, .class-letter')).toBeGreaterThanOrEqual(1 / 20);
    expect(await shareOf(page, '*')).toBeGreaterThanOrEqual(1 / 30);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('cards, dice, words, pairs of sounds, practice and 20 Questions go to it, without what is not told yet', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await payFor(portal, teacher, 'vocabulary-builder');
  await payFor(portal, teacher, 'pronunciation-trainer');
  await openAs(teacher, '/flash-cards');
  const screen = await openScreen(page);
  await screen.setViewportSize({ width: 1280, height: 720 });
  const present = page.getByRole('button', { name: 'Present', exact: true });

  await test.step('a card has its back once it is turned', async () => {
    await present.click();
    const front = await screen.getByRole('heading', { level: 2 }).textContent();
    const back = page.getByRole('definition').first();
    await expect(back).not.toBeEmpty();
    const meaning = (await back.textContent()) ?? '';
    await expect(screen.getByText(meaning, { exact: true })).toHaveCount(0);
    await page.keyboard.press('Space');
    await expect(screen.getByText(meaning, { exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(screen.getByText('2 of ')).toBeVisible();
    await expect(screen.getByText(meaning, { exact: true })).toHaveCount(0);
    expect(front).not.toBe('');
    // Small, but not too small for its teacher to read.
    const preview = await page.locator('.class-preview').boundingBox();
    expect(preview?.width).toBeGreaterThan(600);
    await expectAccessible(screen);
    await expectAccessible(page);
  });

  await test.step('dice of all groups at once, or of one', async () => {
    await page.goto('/story-dice');
    await page.getByText('Groups', { exact: true }).click();
    await present.click();
    await expect(screen.getByRole('heading', { name: /^Group \d$/ })).toHaveCount(4);
    expect(await shareOf(screen, '*')).toBeGreaterThanOrEqual(1 / 30);
    await page.getByText('One group', { exact: true }).click();
    await expect(screen.getByRole('heading', { name: 'Group 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(screen.getByRole('heading', { name: /^Group \d$/ })).toHaveText(['Group 2']);
    await expectAccessible(screen);
    await page.getByText('Turns', { exact: true }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(screen.getByRole('heading', { name: 'Speaker 1' })).toBeVisible();
    await expect(screen.getByText('Next: Speaker 2')).toBeVisible();
  });

  await test.step('a game with the question that it is at', async () => {
    await page.goto('/20-questions');
    await page.getByText('Class', { exact: true }).click();
    await present.click();
    await expect(screen.getByRole('heading', { name: 'Ask a yes/no question.' })).toBeVisible();
    await page.getByLabel('The question, if you want it written down').fill('is it a animal');
    await page.getByRole('button', { name: 'Check the form' }).click();
    await expect(screen.getByRole('heading', { name: 'Is it an animal?' })).toBeVisible();
    await page.getByRole('button', { name: /^Yes/ }).click();
    await expect(screen.getByText('1 of 20 · questions asked')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Is it an animal? Yes, it is.' })).toBeVisible();
  });

  await test.step('words with what they mean, page by page', async () => {
    await page.goto('/vocabulary-builder');
    await expect(page.getByRole('radio', { name: 'My list (12)' })).toBeAttached();
    await present.click();
    await expect(screen.getByText('Page 1 of')).toBeAttached();
    await page.keyboard.press('PageDown');
    await expect(screen.getByText('Page 2 of')).toBeAttached();
    await expectAccessible(screen);
  });

  await test.step('a question that is practised, and what is right once it is answered', async () => {
    await page.goto('/grammar-cram?point=articles');
    await page.getByLabel('Exercises').selectOption('Choose');
    await page.getByRole('button', { name: 'Practise', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Question 1 / })).toBeVisible();
    await present.click();
    await expect(screen.getByText(/^1 of \d+/)).toBeVisible();
    await expect(screen.getByText('(right)')).toHaveCount(0);
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await expect(screen.getByText('(right)')).toHaveCount(1);
  });

  await test.step('a pair of sounds, and which was said once it is told', async () => {
    await page.goto('/pronunciation-trainer?contrast=light-right');
    await present.click();
    await expect(screen.getByRole('heading', { name: 'Which one do you hear?' })).toBeVisible();
    await expect(screen.getByText('(right)')).toHaveCount(0);
    await page.keyboard.press('1');
    await expect(screen.getByText('(right)')).toHaveCount(1);
  });
});

test('it waits with the name of the class that its teacher looks at, and takes nothing away from another window', async ({
  page,
  portal,
  teacher,
  openAs,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { id } = await makeClass(portal, teacher, { name: 'Class 7b' });
  const quizId = await keepWork(portal, teacher, quiz);
  await openAs(teacher, `/classes/${id}`);
  const screen = await context.newPage();
  await screen.setViewportSize({ width: 1280, height: 720 });
  await screen.goto('/screen');
  await expect(screen.getByRole('heading', { name: 'Class 7b' })).toBeVisible();
  await expectAccessible(screen);
  const other = await context.newPage();
  await other.setViewportSize({ width: 1280, height: 800 });
  await other.goto(`/classroom-quiz-maker?quiz=${quizId}`);
  await other.getByRole('button', { name: 'Present' }).click();
  await expect(screen.getByRole('heading', { name: /^She blank in Leeds/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Class 7b', level: 1 })).toBeVisible();
  await other.keyboard.press('ArrowRight');
  await expect(screen.getByRole('heading', { name: 'Cats bark.' })).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(screen.getByRole('heading', { name: 'Class 7b' })).toBeVisible();
});

test('hands that are counted stand beside the choices once the teacher shows them, before the answer', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await keepWork(portal, teacher, quiz);
  await openAs(teacher, `/classroom-quiz-maker?quiz=${id}`);
  const screen = await openScreen(page);
  await screen.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Present' }).click();
  await page.getByRole('button', { name: 'Count hands' }).click();
  await page.keyboard.press('b');
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'One more hand for A' }).click();
  await page.getByLabel(/^Hands for D/).fill('12');
  // In the field an arrow moves among its figures.
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Count hands' }).focus();
  await expect(screen.getByText('chose it')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the votes' }).click();
  await expect(screen.getByText('chose it')).toHaveText([' chose it', ' chose it', ' chose it', ' chose it']);
  await expect(screen.getByRole('listitem').filter({ hasText: 'has lived' })).toContainText('2 chose it');
  await expect(screen.getByRole('listitem').nth(3)).toContainText('12 chose it');
  await expect(screen.getByText('(right)')).toHaveCount(0);
  await expectAccessible(page);
  await expectAccessible(screen);
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(screen.getByText('(right)')).toHaveCount(1);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(screen.getByText('chose it')).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel(/^Hands for D/)).toHaveValue('12');
});

test('a quiz that is taken like a test goes to it with its time, and nothing of what is right', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const [first, second] = quiz.data.items;
  const data = { items: [first, second], rules: { release: 'end', minutes: 10 } };
  const id = await keepWork(portal, teacher, { ...quiz, data });
  await openAs(teacher, `/classroom-quiz-maker?quiz=${id}`);
  const screen = await openScreen(page);
  await screen.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByRole('heading', { name: /^Question 1 / })).toBeVisible();
  await expect(screen.getByRole('heading', { name: 'Classroom Studio' })).toBeVisible();
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(screen.getByRole('heading', { name: /^She blank in Leeds/ })).toBeVisible();
  await expect(screen.getByRole('timer')).toContainText(/^(10|9):\d\d$/);
  // It would be this window that is dark, and not the class's.
  await expect(page.getByRole('button', { name: 'Dark screen' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'has lived' }).check({ force: true });
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(screen.getByRole('heading', { name: 'Cats bark.' })).toBeVisible();
  await expect(screen.getByRole('listitem')).toHaveText(['ATrue', 'BFalse']);
  await expect(screen.getByText('(right)')).toHaveCount(0);
  await expectAccessible(screen);
  await expectAccessible(page);
});
