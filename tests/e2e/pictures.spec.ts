import type { Locator } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';
import { keepWork, linkTo, payFor } from '#tests/e2e/support/work';

/** Nothing here needs a font with emoji: each is a picture, and its file has come. */
async function expectDrawn(place: Locator) {
  const drawings = place.locator('svg.emoji-picture use');
  await expect(drawings.first()).toBeAttached();
  await expect
    .poll(() =>
      drawings.evaluateAll((uses) => uses.filter((use) => use instanceof SVGUseElement && !use.getBBox().width).length),
    )
    .toBe(0);
  expect(await place.textContent()).not.toMatch(/\p{Emoji_Presentation}/u);
}

const words = [
  { id: 'bee', term: 'bee', meaning: 'It makes honey.', emoji: '🐝' },
  { id: 'milk', term: 'milk', meaning: '', emoji: '🥛' },
  { id: 'family', term: 'family', meaning: 'parents and children', emoji: '👪' },
];

test('dice are drawn without a font for them, on the screen and on paper', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await payFor(portal, teacher, 'story-dice');
  const data = {
    dice: ['classic-sun', 'fantasy-family', 'school-friend'],
    level: 'A2',
    labels: 'off',
    task: null,
    text: '',
  };
  const id = await keepWork(portal, teacher, { kind: 'story', title: 'A family', level: 'A2', data });
  await page.addInitScript(() => {
    window.print = () => document.body.classList.add('was-printed');
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(teacher, `/story-dice?story=${id}`);
  await expectDrawn(page.getByRole('list', { name: 'Dice', exact: true }));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Dice to cut out/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body.was-printed')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expectDrawn(page.locator('.print-root'));
});

test('words have their pictures on cards', async ({ page, portal, teacher, openAs }) => {
  const list = await keepWork(portal, teacher, { kind: 'word-list', title: 'Small things', data: { entries: words } });
  await openAs(teacher, `/flash-cards?list=${list}`);
  await page.getByRole('button', { name: 'Start learning' }).click();
  const card = page.locator('[data-card]');
  await card.click();
  await expectDrawn(card);
  await expect(card.getByRole('img', { name: 'honeybee' })).toBeVisible();
  await expectAccessible(page);
});

test('a word of a list gets a picture by its name', async ({ page, portal, teacher, openAs }) => {
  const list = await keepWork(portal, teacher, { kind: 'word-list', title: 'Small things', data: { entries: words } });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(teacher, `/flash-cards?list=${list}`);
  await page.getByRole('button', { name: 'Edit words' }).click();
  const choose = page.getByRole('button', { name: 'Choose a picture for row 2' });
  await choose.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('searchbox').fill('cheese');
  await dialog.getByRole('button', { name: 'cheese wedge' }).press('Enter');
  await expect(choose).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Emoji 2' })).toHaveValue('🧀');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a question gets a picture by its name, and whoever plays it sees picture and choices at once', async ({
  page,
  browser,
  portal,
  teacher,
  openAs,
}) => {
  await payFor(portal, teacher, 'classroom-quiz-maker');
  const options = [{ text: 'a dog', isKey: true }, { text: 'a cat' }, { text: 'a horse' }, { text: 'a goat' }];
  const items = [{ id: 'dog', kind: 'mc', prompt: 'Which animal is it?', options }];
  const quiz = await keepWork(portal, teacher, { kind: 'quiz', title: 'Animals', data: { items } });
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(teacher, `/classroom-quiz-maker?quiz=${quiz}`);
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  const choose = page.getByRole('button', { name: 'Add a picture' });
  await choose.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await expectAccessible(page);
  await dialog.getByRole('searchbox').fill('xyz');
  await expect(dialog.getByRole('status')).toHaveText('No picture has this name. Try another word.');
  await dialog.getByRole('searchbox').fill('dog');
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'dog face' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Change the picture' })).toBeFocused();
  await expectDrawn(page.getByRole('main'));
  await page.getByRole('button', { name: 'Remove the picture: dog face' }).press('Enter');
  await expect(choose).toBeFocused();
  await choose.press('Enter');
  await dialog.getByRole('searchbox').fill('dog');
  await dialog.getByRole('button', { name: 'dog face' }).click();
  await expectAccessible(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const { token } = await linkTo(portal, teacher, { id: quiz });
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(`${portal.url}/s/${token}`);
  await phone.getByLabel('Your name in the game').fill('Ana');
  await phone.getByRole('button', { name: 'Start' }).click();
  const question = phone.getByRole('heading', { name: /Which animal is it/ });
  await expectDrawn(question);
  await expect(question.getByRole('img', { name: 'dog face' })).toBeInViewport({ ratio: 1 });
  await expect(phone.getByText('a goat', { exact: true })).toBeInViewport({ ratio: 1 });
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.close();
});
