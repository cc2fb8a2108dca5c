import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';
import { keepWork, payFor } from '#tests/e2e/support/work';

const task = { tense: 'past simple', genre: 'a dream', structure: 'have to', sentences: 5, minutes: 4 };
const story = {
  kind: 'story',
  title: 'Key, dog, apple',
  level: 'A2',
  data: {
    dice: ['classic-key', 'animals-dog', 'food-apple'],
    level: 'A2',
    labels: 'on',
    task,
    text: 'I saw two dogs.',
  },
};

const dice = (page: Page, list = 'Dice') => page.getByRole('list', { name: list, exact: true }).getByRole('img');
const namesOf = (page: Page) => dice(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
const view = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const pad = (page: Page) => page.getByLabel('Your story');

test('a roll is locked, given a task, written to, kept, saved and given to a class, where a guest writes on a phone', async ({
  page,
  browser,
  portal,
  teacher,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(teacher, '/story-dice');
  await expect(dice(page)).toHaveCount(5);
  await page.locator('[data-die]').first().focus();
  await page.keyboard.press('9');
  await expect(dice(page)).toHaveCount(9);
  await page
    .getByRole('button', { name: /^Lock / })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(dice(page).first()).toHaveAccessibleName(/, locked$/);
  const before = await namesOf(page);
  await page.getByRole('button', { name: 'Roll the rest' }).click();
  await expect(dice(page).nth(1)).not.toHaveAccessibleName(before[1] ?? '');
  const after = await namesOf(page);
  expect(after.map((name, at) => name === before[at])).toEqual([true, ...Array(8).fill(false)]);
  await page.locator('[data-die]').first().focus();
  await page.keyboard.press('5');
  await expect(dice(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Deal a task card' }).click();
  const card = page.getByRole('region', { name: 'Task' });
  await expect(card).toContainText('sentences');
  const dealt = await card.locator('dl').textContent();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const words = (await namesOf(page)).map((name) => name.replace(', locked', ''));
  await view(page, 'Write').check({ force: true });
  await expect(page.getByText('0 of 5 words used')).toBeVisible();
  await pad(page).fill(`This is about ${words[0]} and ${words[1]?.toUpperCase()}.`);
  await expect(page.getByText('2 of 5 words used')).toBeVisible();
  await expect(dice(page).first()).toHaveAccessibleName(/, used$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.reload();
  await view(page, 'Write').check({ force: true });
  await expect(page.getByText('2 of 5 words used')).toBeVisible();
  expect(await card.locator('dl').textContent()).toBe(dealt);

  await page.getByRole('button', { name: 'Save this story' }).click();
  await expect(page).toHaveURL(/\?story=/);
  await expect(pad(page)).toHaveValue(/This is about/);
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('dialog')).toContainText('No teacher receives your texts yet');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Code for the class' }).click();
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = page.getByRole('dialog').getByText(/^[A-Z]{4}$/);
  await expect(code).toBeVisible();
  await expectAccessible(page);
  const letters = (await code.textContent()) ?? '';

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: portal.url });
  const guest = await phone.newPage();
  await guest.goto('/s');
  await guest.getByLabel('Code').fill('qqqi');
  await guest.getByRole('button', { name: 'Next' }).click();
  await expect(guest).toHaveURL(/\/join$/);
  await expect(guest.getByText('No roll with this code. Look at the board again.')).toBeVisible();
  await expect(guest.getByLabel('Code')).toBeFocused();
  await expectAccessible(guest);
  await guest.getByLabel('Code').fill(letters.toLowerCase());
  await guest.keyboard.press('Enter');
  await expect(guest).toHaveURL(/\/s\/[\w-]{22}$/);
  await expect(pad(guest)).toHaveValue('');
  await expect(guest.getByRole('region', { name: 'Task' }).locator('dl')).toHaveText(dealt ?? '');
  await pad(guest).fill(`My ${words[2]}.`);
  await expect(guest.getByText('1 of 5 words used')).toBeVisible();
  await expectNoSidewaysScroll(guest);
  await expectAccessible(guest);
  await guest.reload();
  await expect(pad(guest)).toHaveValue(`My ${words[2]}.`);
  await phone.close();

  // Or each phone has dice of its own, and keeps them.
  await page.getByRole('checkbox', { name: 'Each phone rolls its own dice' }).check();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const rolls = await Promise.all(
    ['one', 'other'].map(async () => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: portal.url });
      const own = await context.newPage();
      await own.goto(`/join#${letters}`);
      await expect(dice(own)).toHaveCount(5);
      const rolled = await namesOf(own);
      await own.reload();
      await expect(dice(own)).toHaveCount(5);
      expect(await namesOf(own)).toEqual(rolled);
      await context.close();
      return rolled;
    }),
  );
  expect(rolls[0]).not.toEqual(rolls[1]);
});

test('on a projector nine dice and a task card fit, and groups and turns go by keyboard', async ({
  page,
  teacher,
  openAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs(teacher, '/story-dice');
  await expect(dice(page)).toHaveCount(5);
  // Figures are for the app alone: nothing happens while the focus is elsewhere.
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.keyboard.press('9');
  await expect(dice(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Deal a task card' }).click();
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await page.keyboard.press('9');
  await expect(dice(page)).toHaveCount(9);
  const before = await namesOf(page);
  await page.keyboard.press('Space');
  await expect.poll(() => namesOf(page)).not.toEqual(before);
  const rolled = await namesOf(page);
  await page.keyboard.press('PageDown');
  await expect.poll(() => namesOf(page)).not.toEqual(rolled);
  await page.keyboard.press('PageUp');
  await expect.poll(() => namesOf(page)).toEqual(rolled);
  for (const shown of [...(await dice(page).all()), page.getByRole('button', { name: 'Roll', exact: true })]) {
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await view(page, 'Dice').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: /^Group \d$/ })).toHaveCount(4);
  for (const group of [1, 2]) await expect(dice(page, `Dice of group ${group}`)).toHaveCount(9);
  const words = await dice(page, 'Dice of group 1').evaluateAll((all) => all.map((one) => one.ariaLabel));
  await page.getByRole('button', { name: 'Roll again for group 1' }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => dice(page, 'Dice of group 1').evaluateAll((all) => all.map((one) => one.ariaLabel)))
    .not.toEqual(words);
  await page.getByRole('button', { name: 'One group more' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Group 5' })).toBeVisible();
  await expectAccessible(page);

  // In front of the class each group has the screen for itself.
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Group \d$/ })).toHaveText(['Group 1']);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: /^Group \d$/ })).toHaveText(['Group 3']);
  await page.keyboard.press('PageUp');
  await expect(page.getByRole('heading', { name: /^Group \d$/ })).toHaveText(['Group 2']);
  for (const shown of await dice(page, 'Dice of group 2').all()) await expect(shown).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      page
        .locator('.die-word')
        .evaluateAll((all) => Math.min(...all.map((word) => Number.parseFloat(getComputedStyle(word).fontSize)))),
    )
    .toBeGreaterThanOrEqual(28);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await view(page, 'Groups').focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Speakers').fill('Ana, Bo, Cem');
  await page.getByRole('button', { name: 'Begin' }).focus();
  await page.keyboard.press('Enter');
  const speaker = page.getByRole('region', { name: 'Turns' }).getByRole('status');
  await expect(speaker).toHaveText('Ana');
  await page.keyboard.press('PageDown');
  await expect(speaker).toHaveText('Bo');
  await expect(page.getByText('Next: Cem')).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(speaker).toHaveText('Ana');
  await expectAccessible(page);
});

test('dice to fold, task cards, a sheet to write on and the story go to paper', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await payFor(portal, teacher, 'story-dice');
  const id = await keepWork(portal, teacher, story);
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openAs(teacher, `/story-dice?story=${id}`);
  for (const from of ['here', 'library']) {
    if (from === 'library') await page.goto(`/lesson-library?work=${id}`);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const dialog = page.getByRole('dialog');
    for (const name of [/^The story/, /^Task cards/])
      await dialog.getByRole('checkbox', { name }).check({ force: true });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('.print-page')).toHaveCount(3);
    await expect(page.locator('.print-page', { hasText: 'I saw two dogs.' })).toHaveCount(1);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
  }
  // In the library the story is read with its dice.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Dice' }).getByRole('listitem')).toHaveText([/key$/, /dog$/, /apple$/]);
  await expect(page.getByRole('main')).toContainText('I saw two dogs.');
  await expectAccessible(page);

  await page.goto('/story-dice');
  await page
    .getByRole('button', { name: 'B2', exact: true })
    .or(page.getByRole('radio', { name: 'B2' }))
    .check({ force: true });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('checkbox', { name: /^This roll/ }).uncheck({ force: true });
  await page.getByRole('checkbox', { name: /^Dice to cut out/ }).check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('.dice-net')).toHaveCount(6);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a saved story is compared with what it was before, and taken along as a file', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await payFor(portal, teacher, 'story-dice');
  const id = await keepWork(portal, teacher, story);
  await openAs(teacher, `/story-dice?story=${id}`);
  const saved = page.waitForResponse(/library\.update/);
  await pad(page).fill('I saw two cats.');
  await saved;
  await page.goto(`/lesson-library?work=${id}`);
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions of Key, dog, apple' });
  await expect(dialog.getByText('Since then: 1 part changed.')).toBeVisible();
  await expect(dialog.getByRole('insertion')).toHaveText('cats');
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByRole('main')).toContainText('I saw two dogs.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('Key dog apple.json');
});

test('what is written without a connection is kept, and of two tabs nobody’s words are lost', async ({
  context,
  page,
  portal,
  teacher,
  openAs,
}) => {
  await payFor(portal, teacher, 'story-dice');
  const id = await keepWork(portal, teacher, story);
  await openAs(teacher, `/story-dice?story=${id}`);
  await expect(pad(page)).toHaveValue('I saw two dogs.');
  const other = await context.newPage();
  await other.goto(`/story-dice?story=${id}`);
  await expect(pad(other)).toHaveValue('I saw two dogs.');

  await context.setOffline(true);
  await pad(page).press('ControlOrMeta+End');
  await page.keyboard.insertText(' One had a key.');
  await expect(page.getByText('2 of 3 words used')).toBeVisible();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await context.setOffline(false);
  await page.getByLabel('Title').fill('Two dogs');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await pad(other).fill('The other tab ate an apple.');
  await expect(other.getByText('This story was changed somewhere else as well.')).toBeVisible();
  await expect(other.getByRole('listitem').filter({ hasText: /^I saw two dogs\. One had a key\.$/ })).toBeVisible();
  await expect(other.getByRole('deletion')).toHaveText(['Two dogs', 'I saw two dogs. One had a key.']);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Go on with the saved one' }).click();
  await expect(pad(other)).toHaveValue('I saw two dogs. One had a key.');
  await other.close();
});

test('words for an empty head: a first line goes into the story, and a long story is told that it is long', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await payFor(portal, teacher, 'story-dice');
  const id = await keepWork(portal, teacher, { ...story, data: { ...story.data, text: '' } });
  await openAs(teacher, `/story-dice?story=${id}`);
  await view(page, 'Write').check({ force: true });
  await page.getByRole('button', { name: 'A first line' }).click();
  await page.getByRole('button', { name: 'Put it into my story' }).click();
  await expect(pad(page)).toHaveValue(/[.”]$/);
  await page.getByRole('button', { name: 'A model story' }).click();
  await expect(page.getByRole('button', { name: 'Put it into my story' })).toBeHidden();
  await expect(page.locator('[aria-live="polite"]').getByText(/key/)).toBeVisible();
  await pad(page).fill('word '.repeat(3001));
  await expect(page.getByText('This is long for one story.')).toBeVisible();
});
