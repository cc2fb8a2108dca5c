import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';
import { keepWork } from '#tests/e2e/support/work';

/** The example: a grammar lesson with a scene, exercises and role cards, the same for everybody. */
async function openExample(page: Page) {
  await page.goto('/lesson-planner');
  await expect(page.getByRole('heading', { name: 'An example' })).toBeVisible();
}

test('a handout is printed in one press, and what stands on it is chosen with its pages in sight', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.classList.add('was-printed');
  });
  await openExample(page);
  const paper = page.locator('.print-root');

  await page.getByRole('button', { name: 'Print handout' }).click();
  await expect(page.locator('body.was-printed')).toBeVisible();
  await expect(paper).toContainText('Circle the letter of the right answer.');
  await expect(paper).toContainText('Card A');
  await expect(paper).not.toContainText('key');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);

  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Print' });
  const pages = dialog.getByText(/for each student/);
  await expect(pages).toHaveText('About 2 pages for each student: 1 sheet, printed on both sides.');
  await dialog.getByRole('checkbox', { name: 'Role cards' }).uncheck();
  await expect(pages).toHaveText('About 1 page for each student.');
  await dialog.getByRole('checkbox', { name: /^Exercises/ }).uncheck();
  await expect(dialog.getByText('Tick what students get.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Exercises/ }).check();
  await dialog.getByRole('checkbox', { name: 'Plan on one page for an observer' }).check();
  await dialog.getByRole('checkbox', { name: 'Slides' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(paper.getByText('Anticipated problems and solutions')).toBeAttached();
  await expect(paper.locator('.slide h1').filter({ hasText: 'Question 1 of' })).toHaveCount(2);
  await expect(paper).not.toContainText('Card A');
});

test('a lesson leaves as Word files and as slides, and the handout without its key', async ({ page }) => {
  await openExample(page);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expectAccessible(page);
  const fileBy = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: button }).click(),
    ]);
    return unzipSync(new Uint8Array(await readFile(await download.path())));
  };
  const textOf = (files: Record<string, Uint8Array>, path: string) => strFromU8(files[path] ?? new Uint8Array());

  expect(textOf(await fileBy('Word document'), 'word/document.xml')).toContain('Key: Exercises');
  await dialog.getByText('Handout', { exact: true }).click();
  const handout = textOf(await fileBy('Word document'), 'word/document.xml');
  expect(handout).toContain('Complete each sentence.');
  expect(handout).not.toContain('Key:');
  const slides = await fileBy('Slides for PowerPoint');
  expect(textOf(slides, 'ppt/slides/slide1.xml')).toContain('<a:t>');
});

test('the class sees the slides of each stage, and an answer at a press of its own, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await openExample(page);
  await page.getByRole('button', { name: 'Teach it' }).click();
  const [screen] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Class screen' }).click(),
  ]);
  await screen.setViewportSize({ width: 1920, height: 1080 });
  const shown = screen.getByRole('region', { name: 'The class’s screen' });

  await test.step('a scene is only guessed at where the lesson begins', async () => {
    await expect(shown.getByText('Who is it about?')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(shown.getByRole('heading', { name: 'Two white boxes' })).toBeVisible();
    await expect(page.getByText('Slide 2 of 2')).toBeVisible();
  });

  await test.step('exercises come one by one, each with its answer at the next press', async () => {
    for (const stage of ['First the people, then their sentences', 'Alone first, then with a reason']) {
      await page.getByRole('button', { name: 'Next stage' }).click();
      await expect(shown.getByRole('heading', { name: stage })).toBeVisible();
    }
    await page.keyboard.press('PageDown');
    await expect(shown.getByText('1 of 10')).toBeVisible();
    await expect(shown.getByText('(right)')).toBeHidden();
    await page.keyboard.press('PageDown');
    await expect(shown.getByText('(right)')).toBeAttached();
    await expectAccessible(screen);
    await expectNoSidewaysScroll(screen);
    await page.keyboard.press('PageUp');
    await expect(shown.getByText('(right)')).toBeHidden();
    await page.keyboard.press('PageUp');
    await expect(shown.getByRole('heading', { name: 'Alone first, then with a reason' })).toBeVisible();
  });
});

test('the questions of a quiz go into the bank in one press, each once', async ({ page, portal, teacher, openAs }) => {
  const items = [
    { id: 'a', kind: 'tf', prompt: 'Cats bark.', key: false },
    { id: 'b', kind: 'tf', prompt: 'Dogs bark.', key: true },
  ];
  const id = await keepWork(portal, teacher, { kind: 'quiz', title: 'Pets', data: { items } });
  await openAs(teacher, `/classroom-quiz-maker?quiz=${id}`);
  await page.getByRole('button', { name: 'Keep in my bank' }).press('Enter');
  await expect(page.getByText('2 questions are in your bank now.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in Assessment Bank' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Keep in my bank' }).click();
  await expect(page.getByText('All of them were in your bank already.')).toBeVisible();
});
