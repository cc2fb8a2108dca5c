import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, makeAccount, test } from '#tests/e2e/support/test';
import { payFor } from '#tests/e2e/support/work';

const own = `The old lighthouse stood on a cliff above the harbour. Every evening the keeper climbed the narrow stairs and lit
the lamp, so that the fishing boats could find their way home. One night a terrible storm damaged the roof, and the
villagers decided to repair it together.`;

const step = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check({ force: true });
const words = (page: Page) => page.getByRole('group', { name: /^The text/ });

async function paste(page: Page, text: string) {
  await page.getByRole('button', { name: 'Use my own text' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill(text);
  await page.getByRole('button', { name: 'Find the words' }).click();
  await expect(page.getByRole('button', { name: 'Use my own text' })).toBeFocused();
}

test.describe('with tokens', () => {
  test.beforeEach(async ({ portal, teacher, openAs }) => {
    await payFor(portal, teacher, 'vocabulary-builder');
    await openAs(teacher, '/vocabulary-builder');
  });

  test('it opens on a text of ours with its levels and words to teach, and at 390 pixels each step is there', async ({
    page,
  }) => {
    await expect(page.getByText(/^Words above A2: \d+$/)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'My list (12)' })).toBeAttached();
    await expect(words(page).getByRole('button', { name: 'storage' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await step(page, /^My list/);
    await expect(page.getByText('noun · uncountable', { exact: true })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of [/^My list/, 'Practise', 'Saved lists', 'Find words', 'A topic', 'A pattern', 'A list']) {
      await step(page, name);
      await expectNoSidewaysScroll(page);
    }
  });

  test('from a pasted text words are picked by keys, edited, saved, and found again after a reload', async ({
    page,
  }) => {
    await paste(page, own);
    // The words of the text before it stand there a moment longer.
    await expect(words(page).getByRole('button', { name: /^lighthouse/ })).toBeVisible();
    const first = words(page).getByRole('button', { name: 'The', exact: true }).first();
    await first.focus();
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    const lighthouse = words(page).getByRole('button', { name: /^lighthouse/ });
    await expect(lighthouse).toBeFocused();
    const before = await lighthouse.getAttribute('aria-pressed');
    await page.keyboard.press('Enter');
    await expect(lighthouse).not.toHaveAttribute('aria-pressed', before ?? '');
    if (before === 'true') await page.keyboard.press('Space');
    await expect(lighthouse).toHaveAttribute('aria-pressed', 'true');

    await step(page, /^My list/);
    await page.getByRole('button', { name: 'Edit lighthouse' }).click();
    await page.getByLabel('In the learners’ first language').fill('Leuchtturm');
    await page.getByRole('button', { name: 'Keep changes' }).click();
    await expect(page.getByText('Leuchtturm')).toBeVisible();
    await expect(page.getByText('The old lighthouse stood on a cliff above the harbour.').first()).toBeVisible();

    await page.getByLabel('Name of the list').fill('At the sea');
    await page.getByRole('button', { name: 'Save list' }).click();
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await page.reload();
    await step(page, /^My list/);
    await expect(page.getByText('Leuchtturm')).toBeVisible();
    await step(page, 'Saved lists');
    await page.getByRole('button', { name: /^At the sea/ }).click();
    await expect(page.getByText(/^In both: /)).toBeVisible();
    await expect(page.getByText('Only in At the sea: 0')).toBeVisible();
  });

  test('one press each takes the words to the other apps, and makes a quiz of them, which is kept', async ({
    page,
    portal,
    teacher,
  }) => {
    const title = 'A library of things';
    for (const name of ['Flash Cards', 'Spelling Quest', 'Word Scramble']) {
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText(title).first()).toBeVisible();
      await page.goBack();
      await expect(words(page)).toBeVisible();
    }

    await page.getByRole('button', { name: 'Make a quiz' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Classroom Quiz Maker' })).toBeVisible();
    await expect(page).toHaveURL(/[?&]quiz=/);
    const id = new URL(page.url()).searchParams.get('quiz');
    const quiz = await portal.rest('GET', `/library/${id}`, { token: teacher.token });
    expect(quiz).toMatchObject({ kind: 'quiz', title: 'A library of things: quiz' });
    expect(JSON.stringify(quiz).match(/"kind":"(?:mc|gap)"/g)).toHaveLength(12);

    await page.goBack();
    await page.getByRole('button', { name: 'Gap-fill practice' }).click();
    await expect(page.getByText(/^1 of \d+/)).toBeVisible();
  });

  test('a word whose meaning is not sure is asked about, by keys and at 390 pixels, and has none on paper until then', async ({
    page,
  }) => {
    await paste(
      page,
      'There were many banks there. We sat on the bank of the river, and nobody could bear the cold any longer.',
    );
    await step(page, 'A2');
    for (const form of ['banks', 'bear']) await words(page).getByRole('button', { name: form, exact: true }).click();
    await step(page, /^My list/);
    const list = page.getByRole('list').filter({ hasText: 'There were many banks there.' });
    const bear = list.getByRole('listitem').filter({ has: page.getByText('bear', { exact: true }) });
    await expect(bear.getByText('to accept something painful or unpleasant')).toBeVisible();
    await expect(bear.getByText('animal')).toBeHidden();

    const check = page.getByRole('region', { name: 'Check the meaning of bank' });
    await expect(check.getByRole('button')).toHaveCount(3);
    await expect(page.getByText(/have no meaning for .*bank/)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    const river = check.getByRole('button', { name: /side of a river/ });
    expect((await river.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Print sheets' }).click();
    const print = page.getByRole('dialog');
    await expect(print.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
    await expect(print.getByText('keep their money').or(print.getByText('side of a river'))).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(print).toBeHidden();

    await river.focus();
    await page.keyboard.press('Enter');
    await expect(check).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: /^bank: / })).toBeAttached();
    await page.reload();
    await step(page, /^My list/);
    await expect(page.getByText('the land along the side of a river')).toBeVisible();
    await expect(page.getByText('Check the meaning')).toBeHidden();
  });

  test('careless pastes are read for what they are', async ({ page }) => {
    await test.step('a blank one says so, and the text and its words stay', async () => {
      const before = await words(page).textContent();
      await page.getByRole('button', { name: 'Use my own text' }).click();
      const text = page.getByRole('textbox', { name: 'Text' });
      for (const [blank, sentence] of [
        [' \n\t ', 'Paste or write a text first.'],
        ['<p></p>', 'Paste or write a text first.'],
        ['😀 😀\n\n12 345 !?', 'There are no words in this text.'],
      ] as const) {
        await text.fill(blank);
        await page.getByRole('button', { name: 'Find the words' }).click();
        await expect(page.getByText(sentence)).toBeVisible();
        await expect(text).toBeFocused();
        await expect(text).toHaveValue(blank);
      }
      await expect(words(page)).toHaveText(before ?? '');
      await expect(page.getByRole('radio', { name: 'My list (12)' })).toBeAttached();
      await page.getByRole('button', { name: 'Use my own text' }).click();
      await expect(text).toBeHidden();
    });
    await test.step('a whole web page keeps its words and loses the rest', async () => {
      await paste(page, `<html><head><style>p{}</style></head><script>document.title='x'</script><p>${own}</p></html>`);
      await expect(words(page)).toContainText('The old lighthouse');
      await expect(words(page)).not.toContainText(/<|script|document/);
    });
    await test.step('a column of a spreadsheet is offered as a list', async () => {
      await paste(page, 'harbour\nanchor\n\ntide\nlighthouse\n');
      await page.getByRole('button', { name: 'Use it as a list' }).click();
      await page.getByRole('button', { name: 'Use these words' }).click();
      await expect(page.getByRole('radio', { name: 'My list (4)' })).toBeChecked();
      await step(page, 'Find words');
      await step(page, 'A text');
    });
    await test.step('a text in place of a list that is not saved asks first', async () => {
      await page.getByRole('button', { name: 'Use my own text' }).click();
      await page.getByRole('textbox', { name: 'Text' }).fill(own);
      await page.getByRole('button', { name: 'Find the words' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Keep my list' }).click();
      await expect(page.getByRole('radio', { name: 'My list (4)' })).toBeAttached();
      await page.getByRole('button', { name: 'Use my own text' }).click();
      await page.getByRole('textbox', { name: 'Text' }).fill(own);
      await page.getByRole('button', { name: 'Find the words' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Begin a new list' }).click();
      await expect(words(page)).toContainText('The old lighthouse');
      await expect(page.getByRole('radio', { name: 'My list (4)' })).not.toBeAttached();
    });
    await test.step('6,000 words are cut, and it says so', async () => {
      await paste(page, 'We walked along the quiet river. '.repeat(1000));
      await expect(page.getByText('The text was cut after 5,000 words.')).toBeVisible();
    });
    await test.step('another language is named as such', async () => {
      await paste(
        page,
        'Am Morgen ging der alte Mann langsam durch den Wald und suchte seinen kleinen Hund, der weg war.',
      );
      await expect(page.getByText('This text does not look like English.')).toBeVisible();
    });
  });

  test('the sheets, their key and the glossary are pages of their own, and a round with all kinds of questions is played', async ({
    page,
  }) => {
    await page.evaluate(() => {
      window.print = () => document.body.classList.add('was-printed');
    });
    await page.getByRole('button', { name: 'Print sheets' }).click();
    await page.getByRole('checkbox', { name: 'Word wall cards' }).check();
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('body.was-printed')).toBeAttached();
    await expect(page.locator('.print-page')).toHaveCount(7);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'A library of things: key' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Vocabulary Builder' })).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThanOrEqual(7);

    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await step(page, 'Practise');
    await page.getByRole('checkbox', { name: 'Use it' }).check();
    await page.getByRole('radio', { name: '8' }).check({ force: true });
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByText(/^1 of 8/)).toBeVisible();
    for (let question = 1; question < 8; question += 1) {
      await page.getByRole('button', { name: 'Skip' }).click();
      await expect(page.getByText(`${question + 1} of 8`, { exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByRole('heading', { name: /^0 of \d+ points/ })).toBeVisible();
  });
});

test('without tokens it does not open, and gives no round over REST either', async ({ page, portal, openAs }) => {
  const broke = await makeAccount(portal);
  const spend = { amount: 100, action: 'outside' };
  await portal.rest('POST', '/tokens/consume', { token: broke.token, body: spend });
  await openAs(broke, '/vocabulary-builder');
  await expect(page.getByRole('heading', { name: 'Insufficient Tokens' })).toBeVisible();
  await expect(words(page)).toBeHidden();
  const body = {
    appId: 'vocabulary-builder',
    activity: { kind: 'words', from: { builtIn: { level: 'A1', topic: 'food' } }, tasks: ['sort'], count: 5 },
    mode: 'practice',
  };
  await expect(portal.rest('POST', '/attempts', { token: broke.token, body })).rejects.toThrow('402');
});
