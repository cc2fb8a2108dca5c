import type { Page } from '@playwright/test';
import { startPortal } from '#tests/e2e/support/portal';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  makeAccount,
  signInAdmin,
  test,
} from '#tests/e2e/support/test';
import { payFor } from '#tests/e2e/support/work';
import { misbehavingModel, refuses, says } from '#tests/support/misbehaving-model';

/* Drafts where somebody waits for them, and what administrators see of the language model. */

const list = 'kettle\nzorbing\nlook after\nanchor\ta word with its own meaning';

async function pasteWords(page: Page) {
  await page.getByRole('button', { name: 'Change words' }).click();
  await page.getByText('Paste my own').click();
  await page.getByLabel('Words', { exact: true }).fill(list);
}
const fillIn = (page: Page) => page.getByRole('button', { name: 'Fill in meanings' });
const meaningOf = (page: Page, word: string) => page.getByLabel(word, { exact: true });

test('a visitor has meanings filled in, changes them, and nothing that was typed is lost', async ({ page }) => {
  await page.goto('/flash-cards');
  await pasteWords(page);
  await fillIn(page).click();
  await expect(page.getByText('Built in', { exact: true })).toBeVisible();
  await expect(meaningOf(page, 'kettle')).toBeFocused();
  await expect(meaningOf(page, 'kettle')).not.toHaveValue('');
  await expect(meaningOf(page, 'zorbing')).toHaveValue('');
  await meaningOf(page, 'zorbing').fill('rolling downhill in a ball');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use these words' }).click();
  await page.getByRole('button', { name: 'Change words' }).click();
  const words = page.getByLabel('Words', { exact: true });
  await expect(words).toHaveValue(/zorbing\trolling downhill in a ball/);
  await expect(words).toHaveValue(/anchor\ta word with its own meaning/);
});

test('a word with several meanings gets none by itself, and stays marked until somebody chooses', async ({ page }) => {
  await page.goto('/flash-cards');
  await page.getByRole('button', { name: 'Change words' }).click();
  await page.getByText('Paste my own').click();
  await page.getByLabel('Words', { exact: true }).fill('kettle\nbank\nring\nanchor\ta word with its own meaning');
  await fillIn(page).click();
  await expect(meaningOf(page, 'kettle')).not.toHaveValue('');
  await expect(meaningOf(page, 'bank')).toHaveValue('');
  await expectAccessible(page);
  const bank = page.getByRole('region', { name: 'Check the meaning of bank' });
  await bank.getByRole('button', { name: /river/ }).click();
  await expect(bank).toBeHidden();
  await expect(meaningOf(page, 'bank')).toHaveValue(/river/);
  await expect(meaningOf(page, 'bank')).toBeFocused();
  await page.getByRole('button', { name: 'Use these words' }).click();

  await expect(page.getByText('Check the meaning of one word')).toBeVisible();
  await expect(page.getByText('have no meaning for ring.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit words' }).click();
  await page.getByRole('button', { name: 'Check the meaning of ring' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const ring = page.getByRole('region', { name: 'Check the meaning of ring' });
  await ring.getByRole('button', { name: /finger/ }).click();
  await expect(ring).toBeHidden();
  await expect(page.getByLabel('Meaning 3')).toHaveValue(/finger/);
  await expect(page.getByLabel('Meaning 3')).toBeFocused();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Check the meaning of one word')).toBeHidden();
});

const text =
  'The old lighthouse stood on a cliff above the harbour. Every evening the keeper climbed the narrow stairs and lit the lamp.';

async function makeEasier(page: Page) {
  await page.getByRole('button', { name: 'Use my own text' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill(text);
  await page.getByRole('button', { name: 'Find the words' }).click();
  await page.getByRole('button', { name: 'Make it easier' }).click();
}

test('a teacher sees who wrote a draft and an easier text; administrators see the model, test it and switch it off', async ({
  page,
  openAs,
}) => {
  // It starts a portal of its own.
  test.slow();
  const model = await misbehavingModel();
  const portal = await startPortal(model.settings);
  try {
    const meaning = 'a thing that people can see and use';
    const entry = (term: string) => ({
      term,
      partOfSpeech: 'noun',
      meaning,
      example: `This is a ${term}.`,
      level: 'A2',
    });
    model.will(says((prompt) => JSON.stringify({ entries: JSON.parse(prompt).words.map(entry) })));
    const teacher = await makeAccount(portal);
    await openAs(teacher, '/flash-cards', portal);
    await pasteWords(page);
    await fillIn(page).click();
    await expect(page.getByText('AI draft, check it')).toBeVisible();
    await expect(meaningOf(page, 'zorbing')).toHaveValue(meaning);

    model.will(refuses(500));
    await page.reload();
    await pasteWords(page);
    await fillIn(page).click();
    await expect(page.getByText('The model did not answer: built in instead')).toBeVisible();

    await openAs(await signInAdmin(portal), '/admin/model', portal);
    await expect(page.getByText(model.settings.MODEL_BASE_URL)).toBeVisible();
    await expect(page.locator('summary')).toHaveText([/Not used/, /Used/]);
    await page.getByRole('button', { name: 'Test' }).click();
    await expect(page.getByText('The server had an error of its own.').first()).toBeVisible();
    model.will(says('{"answer":"Blue"}'));
    await page.getByRole('button', { name: 'Test' }).click();
    await expect(page.getByText(/The model answered as it should/)).toBeVisible();
    const app = page.getByRole('checkbox', { name: 'Flash Cards' });
    const stored = page.waitForResponse(/model\.setApp/);
    await app.uncheck();
    await stored;
    await page.reload();
    await expect(app).not.toBeChecked();
    expect(await page.content()).not.toContain(model.settings.MODEL_API_KEY);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSidewaysScroll(page);

    await test.step('an easier text is written while its teacher waits, and taken only when wanted', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await payFor(portal, teacher, 'vocabulary-builder');
      model.will(
        says((prompt) => {
          const { targetWords } = JSON.parse(prompt);
          return JSON.stringify({
            text: `The house by the sea was old. We know these words: ${targetWords.join(', ')}.`,
          });
        }),
      );
      await openAs(teacher, '/vocabulary-builder', portal);
      await makeEasier(page);
      await expect(page.getByText('AI draft, check it')).toBeVisible();
      await expect(page.getByText(/^The house by the sea was old/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'lighthouse' })).toBeVisible();
      await page.getByRole('button', { name: 'Use this text' }).click();
      await expect(page.getByText('AI draft, check it')).toBeHidden();
      await expect(page.getByRole('group', { name: /^The text/ }).getByText('sea', { exact: true })).toBeVisible();
    });
  } finally {
    await portal.stop();
    model.close();
  }
});

test('without a model the hard words of a text are told, and the text stays', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await payFor(portal, teacher, 'vocabulary-builder');
  await openAs(teacher, '/vocabulary-builder');
  await makeEasier(page);
  await expect(page.getByText(/^The built-in engine does not rewrite texts/)).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'cliff' })).toBeVisible();
  await expectAccessible(page);

  // What was said of one text is not said of the next.
  await page.getByRole('button', { name: 'Use my own text' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('My brother has a small dog. It runs in the park every day.');
  await page.getByRole('button', { name: 'Find the words' }).click();
  await expect(page.getByRole('term').filter({ hasText: 'cliff' })).toHaveCount(0);
  await expect(page.getByText(/^It was about/)).toHaveCount(0);
});

test('without a model, its page says how to set one', async ({ page, admin, openAs }) => {
  await openAs(admin, '/admin');
  await page.getByRole('link', { name: 'Language model' }).click();
  await expect(page.getByText('No model is set')).toBeVisible();
  await expect(page.getByText('Nothing was asked yet.')).toBeVisible();
});
