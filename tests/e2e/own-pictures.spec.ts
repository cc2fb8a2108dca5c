import * as z from 'zod';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';
import { keepWork, linkTo, payFor } from '#tests/e2e/support/work';
import { png } from '#tests/support/png';

const withId = z.looseObject({ id: z.string() });

test('a teacher uploads a picture for a question, and a guest sees it on a phone and the class on paper', async ({
  page,
  browser,
  portal,
  teacher,
  openAs,
}) => {
  await payFor(portal, teacher, 'classroom-quiz-maker');
  const options = [{ text: 'Spain', isKey: true }, { text: 'France' }, { text: 'Italy' }, { text: 'Greece' }];
  const items = [{ id: 'map', kind: 'mc', prompt: 'Which country is it?', options }];
  const quiz = await keepWork(portal, teacher, { kind: 'quiz', title: 'Countries', data: { items } });
  await page.addInitScript(() => {
    window.print = () => document.body.classList.add('was-printed');
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(teacher, `/classroom-quiz-maker?quiz=${quiz}`);
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  await page.getByRole('button', { name: 'Add a picture' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('radio', { name: 'Upload a picture' }).check({ force: true });
  const use = dialog.getByRole('button', { name: 'Use this picture' });

  // What cannot be used is said, and what was typed stays.
  await dialog.getByLabel('What the picture shows').fill('A map of a country');
  const file = dialog.getByLabel('File');
  await file.setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(dialog.getByText(/^This file cannot be used as a picture/)).toBeVisible();
  await use.click();
  await expect(dialog.getByText('Choose a picture first.')).toBeVisible();
  await file.setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: png(1800, 1200, 90) });
  await expect(dialog.getByRole('img', { name: 'What you chose' })).toBeVisible();
  await expect(dialog.getByLabel('What the picture shows')).toHaveValue('A map of a country');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await use.press('Enter');
  await expect(page.getByRole('button', { name: 'Change the picture' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'A map of a country' }).first()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const { token } = await linkTo(portal, teacher, { id: quiz });
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(`${portal.url}/s/${token}`);
  await phone.getByLabel('Your name in the game').fill('Ana');
  await phone.getByRole('button', { name: 'Start' }).click();
  const shown = phone
    .getByRole('heading', { name: /Which country is it/ })
    .getByRole('img', { name: 'A map of a country' });
  await expect(shown).toBeInViewport({ ratio: 1 });
  // It was made smaller on the way, and is of the shape that it had.
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  await expect(phone.getByText('Greece', { exact: true })).toBeInViewport({ ratio: 1 });
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.close();

  await page.getByRole('button', { name: /^Print/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body.was-printed')).toBeAttached();
  const onPaper = page.locator('.print-root img').first();
  expect(await onPaper.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth])).toEqual([
    true,
    1600,
  ]);
});

test('a class sees the picture of a question on its screen', async ({ page, portal, teacher, openAs }) => {
  const { token } = teacher;
  const image = png(800, 600, 120).toString('base64');
  const { id } = withId.parse(await portal.rest('POST', '/pictures', { token, body: { image } }));
  const picture = { kind: 'own', id, alt: 'A map of a country' };
  const options = [{ text: 'Spain', isKey: true }, { text: 'France' }];
  const items = [{ id: 'map', kind: 'mc', prompt: 'Which country is it?', picture, options }];
  const quiz = await keepWork(portal, teacher, { kind: 'quiz', title: 'Countries', data: { items } });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(teacher, `/classroom-quiz-maker?quiz=${quiz}`);
  const [screen] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Class screen' }).click(),
  ]);
  await screen.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(screen.getByRole('img', { name: picture.alt })).toBeInViewport({ ratio: 1 });
  await expect(screen.getByText('France')).toBeInViewport({ ratio: 1 });
  await expectAccessible(screen);
});

test('a word of a list has a picture of one’s own, which is deleted with what is known of one’s data', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const entries = [{ id: 'gate', term: 'gate', meaning: 'a door in a fence', emoji: '' }];
  const list = await keepWork(portal, teacher, { kind: 'word-list', title: 'Our school', data: { entries } });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(teacher, `/flash-cards?list=${list}`);
  await page.getByRole('button', { name: 'Edit words' }).click();
  await page.getByRole('checkbox', { name: /^Show example/ }).check({ force: true });
  await page.getByRole('button', { name: 'Choose a picture for row 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('radio', { name: 'Upload a picture' }).check({ force: true });
  await dialog.getByLabel('File').setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: png(300, 200) });
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog.getByLabel('What the picture shows')).toHaveAccessibleDescription(/Please/);
  await dialog.getByLabel('What the picture shows').fill('The gate of our school');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('button', { name: 'Remove the picture of row 1' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await openAs(teacher, `/flash-cards?list=${list}`);
  await page.getByRole('button', { name: 'Start learning' }).click();
  const card = page.locator('[data-card]');
  await card.click();
  await expect(card.getByRole('img', { name: 'The gate of our school' })).toBeVisible();
  await expectAccessible(page);

  await openAs(teacher, '/profile/data');
  await page.getByRole('button', { name: /^Delete the picture of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the picture' }).click();
  await expect(page.getByRole('heading', { name: 'Your pictures' })).toBeFocused();
  await expect(page.getByText(/^None yet/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
