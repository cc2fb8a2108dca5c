import type { Page } from '@playwright/test';
import { z } from 'zod';
import { lessonData } from '#shared/content/lessons/lesson';
import { drag } from '#tests/e2e/support/drag';
import type { Portal } from '#tests/e2e/support/portal';
import { type Account, expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';

const stages = (page: Page) => page.getByRole('region', { name: 'Stages' }).locator('ol > li[data-stage]');
const titles = (page: Page) => stages(page).getByRole('heading').allTextContents();
const minutes = (page: Page) => page.getByLabel(/^Minutes for/);
const topicField = (page: Page) => page.getByRole('combobox', { name: 'Topic' });
const point = (page: Page) => page.getByRole('combobox', { name: /^Grammar point/ });
/** Chooses what a lesson is planned from. */
const planFrom = (page: Page, source: string) =>
  page.getByRole('group', { name: 'From what?' }).getByRole('radio', { name: source }).check({ force: true });
const total = (page: Page) => page.getByLabel('Together', { exact: true });

/** What the stages take, added up as they stand on the screen. */
async function sumOf(page: Page): Promise<number> {
  const each = await minutes(page).evaluateAll((fields) =>
    fields.map((field) => (field instanceof HTMLInputElement ? Number(field.value) : Number.NaN)),
  );
  return each.reduce((sum, one) => sum + one, 0);
}

async function tokensOf(portal: Portal, { token }: Account): Promise<number> {
  const answer = await portal.rest('GET', '/tokens/balance', { token });
  return z.object({ totalTokens: z.number() }).parse(answer).totalTokens;
}

test('a visitor finds an example, makes a plan for nothing, changes it and prints it, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    window.print = () => document.body.classList.add('was-printed');
  });
  await page.goto('/lesson-planner');
  await expect(page.getByRole('heading', { name: 'An example' })).toBeVisible();
  await expect(total(page)).toHaveValue('45');
  await expect.poll(() => sumOf(page)).toBe(45);

  await page.getByRole('radio', { name: 'B1' }).check({ force: true });
  await page.getByLabel('Minutes', { exact: true }).fill('50');
  await page.getByLabel('Type of lesson').selectOption('Vocabulary');
  await page.getByRole('button', { name: 'Make the plan', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused();
  await expect(total(page)).toHaveValue('50');
  await expect.poll(() => sumOf(page)).toBe(50);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const first = stages(page).first();
  await test.step('a stage is lengthened, locked, moved and swapped, and the sum stays', async () => {
    const before = Number(await minutes(page).first().inputValue());
    await first.getByRole('button', { name: /^Lengthen/ }).click();
    await expect(minutes(page).first()).toHaveValue(String(before + 1));
    await expect.poll(() => sumOf(page)).toBe(50);
    await first.getByRole('button', { name: /^Lock/ }).click();
    await expect(first.getByText('Locked')).toBeVisible();

    const [one = ''] = await titles(page);
    const name = one.replace(/^\d+\. /, '');
    await first.getByRole('button', { name: / down$/ }).press('Alt+ArrowDown');
    await expect(stages(page).nth(1).getByRole('heading')).toHaveText(`2. ${name}`);
    await expect(
      stages(page)
        .nth(1)
        .getByRole('button', { name: / down$/ }),
    ).toBeFocused();

    await test.step('a stage is dragged by its handle, and a finger beside it scrolls as ever', async () => {
      const [, second] = await titles(page);
      await stages(page).nth(1).scrollIntoViewIfNeeded();
      await expect(stages(page).nth(1)).toHaveCSS('touch-action', 'auto');
      await drag(page, stages(page).nth(1).locator('.touch-none'), stages(page).first());
      await expect(stages(page).first().getByRole('heading')).toHaveText((second ?? '').replace(/^2/, '1'));
      await expect.poll(() => sumOf(page)).toBe(50);
      await stages(page)
        .first()
        .getByRole('button', { name: / down$/ })
        .click();
      await expect(stages(page).nth(1).getByRole('heading')).toHaveText(second ?? '');
    });

    await first.getByRole('button', { name: 'Other ways' }).click();
    await page
      .getByRole('dialog')
      .getByRole('listitem')
      .getByRole('button', { name: /^Choose/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => sumOf(page)).toBe(50);
  });

  await test.step('what cannot be is refused with the reason', async () => {
    await minutes(page).first().fill('49');
    await minutes(page).first().press('Enter');
    await expect(page.getByText(/The other stages cannot give/)).toBeVisible();
    await expect.poll(() => sumOf(page)).toBe(50);
  });

  await test.step('texts are edited where they stand, and stay after a reload', async () => {
    await page.getByLabel('Title of the plan').fill('My Monday lesson');
    await page.reload();
    await expect(page.getByLabel('Title of the plan')).toHaveValue('My Monday lesson');
  });

  await page.getByRole('button', { name: 'Print', exact: true }).click();
  for (const name of ['Full plan', 'Key']) await page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('.print-root')).toContainText('My Monday lesson');
  // The plan twice, what students get and, on a page of its own, the key.
  await expect(page.locator('.print-root .print-page h1')).toHaveText([
    'My Monday lesson',
    'My Monday lesson',
    'My Monday lesson',
    'My Monday lesson: key',
  ]);
});

test('a whole plan is changed in one press each, by keyboard, and the last change is taken back', async ({ page }) => {
  await page.goto('/lesson-planner');
  await page.getByRole('radio', { name: 'A2' }).check({ force: true });
  await page.getByLabel('Type of lesson').selectOption('Grammar');
  await point(page).selectOption('going-to');
  await page.getByRole('button', { name: 'Make the plan', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused();
  // The scene of the point, with its key when asked for.
  await page.getByText('A boat on the third floor').last().click();
  await page.getByRole('button', { name: 'Show the key' }).first().click();
  await expect(page.getByRole('region', { name: 'Key' }).getByText('On the board')).toBeVisible();
  await expectAccessible(page);

  const before = await titles(page);
  const whole = page.getByRole('group', { name: 'Change the whole plan' });
  await whole.getByRole('button', { name: 'More practice' }).press('Enter');
  await expect(whole.getByRole('status')).toHaveText(/was added; the other stages are shorter\./);
  await expect(stages(page)).toHaveCount(before.length + 1);
  await expect.poll(() => sumOf(page)).toBe(45);
  await whole.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(whole.getByRole('button', { name: 'Less teacher talk' })).toBeFocused();
  expect(await titles(page)).toEqual(before);
  await page.keyboard.press('Enter');
  await expect(whole.getByRole('status')).toHaveText(/changed\./);
  expect(await titles(page)).not.toEqual(before);
  await expect.poll(() => sumOf(page)).toBe(45);
  await expectNoSidewaysScroll(page);
});

test('a wish that cannot be is refused, and one that is too hard is only warned of', async ({ page }) => {
  await page.goto('/lesson-planner');
  const make = page.getByRole('button', { name: 'Make the plan', exact: true });
  await page.getByLabel('Minutes', { exact: true }).fill('200');
  await topicField(page).fill('');
  await make.click();
  await expect(page.getByText('Please give 15 to 180 minutes.')).toBeVisible();
  await expect(page.getByText('Please choose a topic, or write your own.')).toBeVisible();
  await page.getByRole('button', { name: 'Food and drink' }).click();
  await expect(topicField(page)).toHaveValue('Food and drink');
  await page.getByLabel('Minutes', { exact: true }).fill('30');

  await page.getByRole('radio', { name: 'A1' }).check({ force: true });
  await point(page).selectOption('third-conditional');
  await expect(page.getByText('Third conditional is usually learnt at B2.')).toBeVisible();
  await make.click();
  await expect(total(page)).toHaveValue('30');
  await expect(page.getByLabel('Title of the plan')).toHaveValue(/^Third conditional – Food and drink/);
});

test('what there is for a topic is said before a plan is made, and its role cards come on one sheet to cut', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.classList.add('was-printed');
  });
  await page.goto('/lesson-planner');
  const topic = topicField(page);
  await topic.fill('vampires at an interview');
  await expect(page.getByText(/^Nothing is written on “vampires at an interview” itself/)).toBeVisible();
  await page.getByRole('button', { name: 'Job interviews', exact: true }).click();
  await expect(topic).toHaveValue('Job interviews');
  await expect(
    page.getByText(/^On “Job interviews” there are \d+ words, the (?:text|dialogue) “.+” with questions/),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Type of lesson').selectOption('Speaking');
  await page.getByLabel('Minutes', { exact: true }).fill('90');
  await page.getByRole('button', { name: 'Make the plan', exact: true }).click();
  await expect(page.getByLabel('Title of the plan')).toHaveValue('Speaking – Job interviews (A2)');
  await page.getByText('Role cards: Job interviews', { exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Card A' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Card B' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('.print-root .cut-apart > section')).toContainText(['Card A', 'Card B']);
});

test('on a topic that nobody has written about no plan is made with empty hands: other ways are offered', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const before = await tokensOf(portal, teacher);
  await openAs(teacher, '/lesson-planner');
  await page.getByLabel('Type of lesson').selectOption('Speaking');
  await topicField(page).fill('xyzzy');
  await expect(page.getByText(/^There are no words and no texts on “xyzzy”, and this type/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the plan for 3 tokens' }).click();
  await expect(topicField(page)).toBeFocused();
  await expect(page.getByText('Please choose another topic, or one of the ways below.')).toBeVisible();
  expect(await tokensOf(portal, teacher)).toBe(before);

  await page.getByRole('button', { name: 'Paste a text on it' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'My text' })).toBeFocused();
  await expect(topicField(page)).toHaveValue('xyzzy');

  // A grammar point brings its scene, and fits any topic.
  await planFrom(page, 'Grammar point');
  await expect(page.getByRole('region', { name: 'The scene' })).toBeVisible();
  await point(page).selectOption('going-to');
  await expect(page.getByText('A boat on the third floor')).toBeVisible();
  await page.getByRole('button', { name: 'Make the plan for 3 tokens' }).click();
  await expect(page).toHaveURL(/\?plan=/);
  expect(await tokensOf(portal, teacher)).toBe(before - 3);
});

test('a text of ours is found by topic, read in full, and is exactly what the plan is made from', async ({ page }) => {
  await page.goto('/lesson-planner');
  await planFrom(page, 'A text of ours');
  const make = page.getByRole('button', { name: 'Make the plan', exact: true });
  await make.click();
  await expect(page.getByText('Please choose a text.')).toBeVisible();
  await page.getByLabel(/^About what\?/).fill('Job interviews');
  const texts = page.getByRole('group', { name: 'A text of ours' });
  await expect(texts.getByRole('list')).toHaveAttribute('aria-busy', 'false');
  const first = texts.getByRole('listitem').first();
  await expect(first.getByText(/^A2 · [A-Z][a-z]+.* · \d+ words · \d questions$/)).toBeVisible();
  await first.getByRole('button', { name: /^Read/ }).click();
  const dialog = page.getByRole('dialog');
  const title = (await dialog.getByRole('heading').first().textContent()) ?? '';
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Plan from this text' }).press('Enter');
  await expect(page.getByText(`Chosen: “${title}” (A2).`)).toBeVisible();
  await make.click();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused();
  await expect(page.getByLabel('Title of the plan')).toHaveValue('Reading – Job interviews (A2)');
  await expect(page.getByText(`Questions on “${title}”`, { exact: true }).first()).toBeVisible();
});

test('a word list of one’s own is what is taught; words without a meaning are said before', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const terms = ['harbour', 'carpenter', 'flurbish', 'neighbour', 'violin'];
  const data = { entries: terms.map((term) => ({ id: term, term })) };
  await portal.rest('POST', '/library', { token: teacher.token, body: { kind: 'word-list', title: 'Unit 3', data } });
  await openAs(teacher, '/lesson-planner');
  await planFrom(page, 'My words');
  await page.getByRole('button', { name: /^Unit 3/ }).click();
  await expect(page.getByText('5 of 5 words chosen; a lesson teaches up to 12')).toBeVisible();
  await expect(page.getByText(/^Without a meaning.*: flurbish\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'flurbish' }).uncheck();
  await expect(page.getByText(/^Without a meaning/)).toHaveCount(0);
  const make = page.getByRole('button', { name: 'Make the plan for 3 tokens' });
  await make.click();
  // Nobody but the teacher knows what "Unit 3" is about.
  await expect(topicField(page)).toBeFocused();
  await topicField(page).fill('Our town');
  await make.click();
  await expect(page).toHaveURL(/\?plan=/);
  await page.getByText('Words: Unit 3', { exact: true }).last().click();
  const words = page.getByRole('region', { name: 'Materials' });
  for (const term of ['harbour', 'carpenter', 'neighbour', 'violin']) await expect(words).toContainText(term);
  await expect(words).not.toContainText('flurbish');
});

test('a text of one’s own is read before it becomes a plan; what is none is named and stays', async ({ page }) => {
  await page.goto('/lesson-planner');
  await planFrom(page, 'My text');
  await topicField(page).fill('The harbour');
  const own = page.getByLabel('Your text');
  const make = page.getByRole('button', { name: 'Make the plan', exact: true });
  await own.fill('word '.repeat(50_000));
  await expect(page.getByText('At most 2,000 words, please. This text has 50,000.')).toBeVisible();
  await make.click();
  await expect(own).toBeFocused();
  await own.fill('Only three words.');
  await make.click();
  await expect(page.getByText('A lesson needs a text of at least 20 words.')).toBeVisible();
  await own.fill(
    'A harbour without boats\n\nOlga Petrova opened her workshop in 1998. She repairs old violins. Twelve families pay for the lessons.\n\nThe council wanted to sell the building in May. The neighbours complained, and a lawyer offered to help them.\n\nBen Ross, a retired carpenter, comes every Friday and teaches the children.',
  );
  await expect(
    page.getByText(/^The text is about B\d\. The plan asks questions about it and explains \d+ words for A2\.$/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make it easier' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(own).toHaveValue(/^A harbour without boats/);
  await make.click();
  await expect(page.getByText('A harbour without boats', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Questions on “A harbour without boats”', { exact: true }).first()).toBeVisible();
});

test('three other ways for a stage stand side by side: arrows compare, Enter chooses, Escape keeps', async ({
  page,
}) => {
  await page.goto('/lesson-planner');
  // The example is the same for everybody.
  await expect(page.getByRole('heading', { name: 'An example' })).toBeVisible();
  const stage = stages(page).nth(1);
  await expect(stage.getByText(/^Presentation, /)).toBeVisible();
  const before = await titles(page);
  const ways = stage.getByRole('button', { name: 'Other ways' });
  const dialog = page.getByRole('dialog');
  const choices = dialog.getByRole('listitem').getByRole('button', { name: /^Choose/ });
  await ways.press('Enter');
  await expect(choices).toHaveCount(3);
  await expect(choices.first()).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(ways).toBeFocused();
  expect(await titles(page)).toEqual(before);

  await ways.press('Enter');
  const first = await choices.first().textContent();
  await dialog.getByRole('button', { name: 'Three others' }).press('Enter');
  await expect(choices.first()).not.toHaveText(first ?? '');
  await choices.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(choices.nth(1)).toBeFocused();
  const chosen = (await choices.nth(1).textContent())?.replace('Choose ', '') ?? '';
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(stage.getByRole('heading')).toHaveText(`2. ${chosen}`);
  await expect.poll(() => sumOf(page)).toBe(45);
  await stage.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(ways).toBeFocused();
  expect(await titles(page)).toEqual(before);
});

test('a lesson reads a text on its topic, a rewritten stage keeps it, and large print says what it takes', async ({
  page,
}) => {
  await page.goto('/lesson-planner');
  await page.getByLabel('Type of lesson').selectOption('Reading');
  await topicField(page).fill('Town and places');
  await page.getByRole('button', { name: 'Make the plan', exact: true }).click();
  await expect(page.getByLabel('Title of the plan')).toHaveValue('Reading – Town and places (A2)');
  await expect(page.getByText(/^No text on/)).toHaveCount(0);

  const reading = stages(page).filter({ hasText: 'While reading or listening' }).nth(1);
  const before = await reading.getByRole('heading').textContent();
  await reading.getByRole('button', { name: 'Rewrite' }).click();
  await expect(reading.getByText('Built in')).toBeVisible();
  await expect(reading.getByRole('heading')).not.toHaveText(before ?? '');
  await expect(reading.getByText(/^With: .*Questions on/)).toBeVisible();
  await expect(reading.getByText(/of your own/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByText(/^This takes/)).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Large print/ }).check();
  await expect(page.getByText(/^This takes \d pages in large print/)).toBeVisible();
});

test('a visitor changes a starter lesson, in two tabs, and keeps it with its credit after signing in', async ({
  page,
  context,
  teacher,
  openAs,
}) => {
  await page.goto('/lesson-planner');
  await page.getByRole('button', { name: 'Make the plan', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused();
  await page.getByLabel('Title of the plan').fill('The plan before');
  await page.goto('/lesson-library?starter=the-repair-cafe');
  await page.getByRole('link', { name: 'Change it' }).click();
  const title = page.getByLabel('Title of the plan');
  await expect(title).toHaveValue('The repair café');
  await expect(page).toHaveURL(/\/lesson-planner$/);
  await title.fill('Repairing things');

  // Two tabs go on with the same plan: neither takes back what the other one changed.
  const other = await context.newPage();
  await other.goto('/lesson-planner');
  await other.getByLabel('Also', { exact: true }).fill('To agree on who repairs what.');
  await expect(page.getByLabel('Also', { exact: true })).toHaveValue('To agree on who repairs what.');
  await title.fill('Repairing things, together');
  await expect(other.getByLabel('Title of the plan')).toHaveValue('Repairing things, together');
  await other.close();

  await page.reload();
  await expect(page.getByText('Your plan before this one: The plan before')).toBeVisible();
  await expect(title).toHaveValue('Repairing things, together');
  await openAs(teacher, '/lesson-planner');
  await page.getByRole('button', { name: 'Keep as mine' }).click();
  await expect(page).toHaveURL(/\?plan=[\w-]+$/);
  await expect(page.getByLabel('Also', { exact: true })).toHaveValue('To agree on who repairs what.');
  await page.goto('/lesson-library?shelf=work');
  await page.getByRole('link', { name: 'Repairing things, together', exact: true }).click();
  await expect(page.getByText('After “The repair café”, a starter lesson')).toBeVisible();
});

test('a plan that was made before signing in is kept in the account', async ({ page, teacher, openAs }) => {
  await page.goto('/lesson-planner');
  await page.getByRole('button', { name: 'Make the plan', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused();
  await page.getByLabel('Title of the plan').fill('Made before');
  await openAs(teacher, '/lesson-planner');
  await expect(page.getByText('This plan is only on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep as mine' }).click();
  await expect(page).toHaveURL(/\?plan=[\w-]+$/);
  await expect(page.getByLabel('Title of the plan')).toHaveValue('Made before');
  await page.goto('/lesson-planner');
  await page.getByRole('link', { name: 'Made before' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a teacher pays three tokens once; changes cost nothing, and outlast a lost connection', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const before = await tokensOf(portal, teacher);
  await openAs(teacher, '/lesson-planner');
  await page.getByRole('button', { name: 'Make the plan for 3 tokens' }).dblclick();
  await expect(page).toHaveURL(/\?plan=/);
  expect(await tokensOf(portal, teacher)).toBe(before - 3);

  await stages(page).first().getByRole('button', { name: 'Rewrite' }).click();
  await expect(stages(page).first().getByText('Built in')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await tokensOf(portal, teacher)).toBe(before - 3);

  await page.route(/library\.(update|patch)/, (route) => route.abort());
  await page.getByLabel('Title of the plan').fill('Changed in the train');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.unroute(/library\.(update|patch)/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.reload();
  await expect(page.getByLabel('Title of the plan')).toHaveValue('Changed in the train');
});

test('a plan whose answer was lost on the way is paid once, even after a reload', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const before = await tokensOf(portal, teacher);
  await openAs(teacher, '/lesson-planner');
  const make = page.getByRole('button', { name: 'Make the plan for 3 tokens' });
  await topicField(page).fill('Food and drink');
  // The server makes it and is paid; its answer does not arrive.
  await page.route('**/trpc/generate**', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await make.click();
  await expect(page.getByText('The server could not be reached. Please check your connection')).toBeVisible();
  expect(await tokensOf(portal, teacher)).toBe(before - 3);
  await page.unroute('**/trpc/generate**');
  await page.reload();
  await expect(topicField(page)).toHaveValue('Food and drink');
  await make.click();
  await expect(page).toHaveURL(/\?plan=/);
  expect(await tokensOf(portal, teacher)).toBe(before - 3);
  // Asked for once more it is another plan.
  await page.goto('/lesson-planner');
  await make.click();
  await expect(page).toHaveURL(/\?plan=/);
  expect(await tokensOf(portal, teacher)).toBe(before - 6);
});

test('a lesson is taught with keys, planned anew when it is late, found again after a reload, and thought over', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  // Where the screen is filled, the browser's own size cannot be told.
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await page.clock.install();
  await page.goto('/lesson-planner');
  await page.getByLabel('Type of lesson').selectOption('Vocabulary');
  await page.getByRole('button', { name: 'Make the plan', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeFocused();
  const [first = ''] = await titles(page);
  const name = first.replace(/^\d+\. /, '');
  await page.getByRole('button', { name: 'Teach it' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next stage' }).click();
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  const classView = page.getByRole('region', { name: 'The class’s screen' });

  await page.clock.fastForward('12:00');
  // How late it is, is the teacher's: the class sees that its time is up.
  await expect(classView.getByRole('timer')).toHaveText('0');
  await expect(page.getByText(/^Running/)).toBeHidden();
  await page.keyboard.press('n');
  await expect(page.getByText('Time is up.')).toBeVisible();
  await expect(page.getByText(/^Running \d+ minutes late\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(classView.getByText(name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.getByRole('button', { name: 'Plan the rest again' }).click();
  await expect(page.getByText(/^Running/)).toBeHidden();

  await page.getByRole('button', { name: 'Show: Words: Travel and transport, A2', exact: true }).click();
  await expect(classView.getByText('Words: Travel and transport, A2')).toBeVisible();
  await expect(classView.getByRole('timer')).toBeVisible();
  const words = classView.locator('.class-words > li');
  await expect(words).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await expect(words).toHaveCount(2);
  await page.keyboard.press('PageUp');
  await expect(words).toHaveCount(1);
  await page.keyboard.press('PageUp');
  await expect(classView.getByText(name, { exact: true })).toBeVisible();
  const end = page.getByRole('heading', { name: 'That was the lesson' });
  for (let step = 0; step < 120 && !(await end.isVisible()); step += 1) await page.keyboard.press('ArrowRight');
  const inClass = page.locator('.teaching');
  await inClass.getByLabel('What worked?').fill('The pictures.');
  await inClass.getByRole('button', { name: 'Keep it with the plan' }).click();
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(page.getByLabel('What worked?')).toHaveValue('The pictures.');
});

test('however long the steps of a stage are, its material is at hand', async ({ page, portal, teacher, openAs }) => {
  const { token } = teacher;
  const from = { starter: 'in-the-classroom' };
  const { id, title, data } = z
    .looseObject({ id: z.string(), title: z.string(), data: lessonData })
    .parse(await portal.rest('POST', '/library/copies', { token, body: { from } }));
  const [stage, ...rest] = data.stages;
  const [material] = data.materials;
  const step = 'Give every group one card, let them read it aloud and explain each word that others do not know. ';
  const long = { ...stage, steps: Array.from({ length: 5 }, () => step.repeat(2).trim()), materialIds: [material?.id] };
  const body = { version: 1, kind: 'lesson', title, data: { ...data, stages: [long, ...rest] } };
  await portal.rest('PUT', `/library/${id}`, { token, body });
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(teacher, `/lesson-planner?plan=${id}&teach`);
  await page.getByRole('button', { name: 'Notes' }).click();
  await expect(page.getByRole('button', { name: `Show: ${material?.title}` })).toBeInViewport({ ratio: 1 });
});
