import type { Page } from '@playwright/test';
import { versionsOutput } from '#shared/api/shelf';
import type { Portal } from '#tests/e2e/support/portal';
import { type Account, expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';
import { keepWork } from '#tests/e2e/support/work';

const sea = [
  ['harbour', 'a safe place for ships'],
  ['anchor', 'heavy metal that stops a boat'],
  ['tide', 'the rise and fall of the sea'],
] as const;
const entries = sea.map(([term, meaning], at) => ({ id: `w${at}`, term, meaning, example: `This is the ${term}.` }));

const pasteDraft = (page: Page) =>
  page.addInitScript(
    (words) => {
      if (localStorage.getItem('words:draft')) return;
      localStorage.setItem('words:draft', JSON.stringify({ title: 'The sea', entries: words, sourceText: '' }));
      localStorage.setItem('words:source', JSON.stringify({ kind: 'draft' }));
    },
    entries.map((entry) => ({ ...entry, emoji: '', ipa: '', translation: '', partOfSpeech: '' })),
  );

const keepList = (portal: Portal, teacher: Account, data: object = { entries }) =>
  keepWork(portal, teacher, { kind: 'word-list', title: 'The sea', data });

const count = (page: Page, name: string) => page.locator('dl > div', { hasText: name }).getByRole('definition');

test.describe('learning on a phone, by keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('goes on without a connection, is sent when it is back, and is there after a reload', async ({
    page,
    context,
    teacher,
    openAs,
    portal,
  }) => {
    const listId = await keepList(portal, teacher);
    await openAs(teacher, `/flash-cards?list=${listId}`);
    await page.getByRole('button', { name: 'Start learning' }).press('Enter');
    const card = page.locator('[data-card]');
    await expect(card).toContainText('harbour');
    await expect(count(page, 'New')).toHaveText('3');
    await page.keyboard.press('Space');
    await expect(card).toContainText('a safe place for ships');
    await expect(page.getByRole('button', { name: /^Easy/ })).toContainText('days');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('4');
    await expect(card).toContainText('anchor');
    await expect(count(page, 'New')).toHaveText('2');

    await context.setOffline(true);
    await page.keyboard.press('Space');
    await page.keyboard.press('1');
    await expect(page.getByText('saved on this device')).toBeVisible();
    await expect(card).toContainText('tide');
    await page.keyboard.press('z');
    await expect(card).toContainText('anchor');
    await page.keyboard.press('Space');
    await page.keyboard.press('4');
    await page.keyboard.press('Space');
    await page.keyboard.press('4');
    await expect(page.getByText('Done for now')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('saved on this device')).toBeHidden();

    await page.reload();
    await expect(page.getByText('0 new · 0 met · 3 known · 0 strong')).toBeVisible();
    await page.getByRole('button', { name: 'Start learning' }).press('Enter');
    await expect(page.getByText('Done for now')).toBeVisible();
    await expect
      .poll(() => portal.rest('GET', `/cards?list=${listId}`, { token: teacher.token }))
      .toMatchObject({ cards: [{ state: { reps: 1 } }, { state: { reps: 1 } }, { state: { reps: 1 } }] });
  });
});

test('a guest learns, finds it again after a reload, and may keep it after signing in', async ({
  page,
  teacher,
  openAs,
  portal,
}) => {
  await page.goto('/flash-cards?level=A1&topic=food');
  await page.getByRole('button', { name: 'Start learning' }).click();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('button', { name: /^Easy/ }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('1 known')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 known')).toBeVisible();
  await openAs(teacher, '/flash-cards?level=A1&topic=food');
  await expect(page.getByText('0 known')).toBeVisible();
  await page.getByRole('button', { name: 'Keep as mine' }).click();
  await expect(page.getByText('1 known')).toBeVisible();
  await expect
    .poll(() => portal.rest('GET', '/cards?level=A1&topic=food', { token: teacher.token }))
    .toMatchObject({ cards: [{ state: { reps: 1 } }] });
});

test('Match is played by tap and by letters, says what is no pair, and shows the time only when it is wanted', async ({
  page,
}) => {
  const tile = (text: string) => page.getByRole('list', { name: 'Tiles' }).getByRole('button', { name: text });
  /** Presses both sides of each pair. */
  async function findPairs(pressTile: (text: string) => Promise<void>) {
    for (const [term, meaning] of sea) {
      await pressTile(term);
      await pressTile(meaning);
    }
    await expect(page.getByText('All pairs found')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  }
  async function playAgain() {
    await page.keyboard.press('Enter');
    await expect(page.getByText('All pairs found')).toBeHidden();
  }
  const tap = (text: string) => tile(text).click();
  await pasteDraft(page);
  await page.goto('/flash-cards');
  await page.getByText('Match', { exact: true }).click();
  await page.getByRole('button', { name: 'Start matching' }).click();
  await findPairs(tap);
  await expect(page.getByText('Without a mistake.')).toBeVisible();
  await expect(page.getByText(/best on this device/)).toBeHidden();

  await playAgain();
  await findPairs(async (text) => {
    const letter = await tile(text).getAttribute('aria-keyshortcuts');
    await page.keyboard.press((letter ?? '').toLowerCase());
  });

  await page.getByRole('button', { name: 'Back to the deck' }).click();
  await page.getByLabel('Show the time').check();
  await page.getByRole('button', { name: 'Start matching' }).click();
  await tap('harbour');
  await tap('anchor');
  await expect(page.getByText('Not a pair. Try again.')).toBeVisible();
  await findPairs(tap);
  await expect(page.getByText(/best on this device/)).toBeVisible();
});

test('of a list with tags, only the cards with one tag are learned and asked', async ({
  page,
  teacher,
  openAs,
  portal,
}) => {
  const [first, ...others] = entries;
  const listId = await keepList(portal, teacher, { entries: [{ ...first, tags: 'Coast unit-3' }, ...others] });
  await openAs(teacher, `/flash-cards?list=${listId}`);
  await expect(page.getByText('3 new ·')).toBeVisible();
  await page.getByLabel('Which cards').selectOption('coast');
  await page.getByRole('button', { name: 'Start learning' }).click();
  await expect(count(page, 'New')).toHaveText('1');
  await expect(page.locator('[data-card]')).toContainText('harbour');
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByText('Write', { exact: true }).click();
  await expect(page.getByText('1 question about The sea.')).toBeVisible();
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'a safe place for ships' })).toBeVisible();
});

test('Test tells nothing before its end, and then everything', async ({ page }) => {
  await pasteDraft(page);
  await page.goto('/flash-cards');
  await page.getByText('Test', { exact: true }).click();
  await page.getByRole('button', { name: 'Start the test' }).click();
  for (let step = 0; step < 3; step += 1) {
    await expect(page.getByText(`${step + 1} of 3`, { exact: true })).toBeVisible();
    await expect(page.getByText('Not yet')).toHaveCount(0);
    await page.getByRole('button', { name: /^(Skip|Finish)$/ }).click();
  }
  await expect(page.getByRole('heading', { name: /0 of \d+ points/ })).toBeVisible();
});

test('Write takes the word, and says why when it was another', async ({ page }) => {
  await pasteDraft(page);
  await page.goto('/flash-cards');
  await page.getByText('Write', { exact: true }).click();
  await page.getByRole('button', { name: 'Start writing' }).click();
  const prompt = page.getByRole('heading', { level: 2 });
  await expect(prompt).toHaveText(new RegExp(sea.map(([, meaning]) => meaning).join('|')));
  const asked = await prompt.textContent();
  const [term = ''] = sea.find(([, meaning]) => asked?.includes(meaning)) ?? [];
  await page.getByPlaceholder('Type your answer').fill(term);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByPlaceholder('Type your answer').fill('lighthouse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not yet')).toBeVisible();
});

test('double-sided cards come on two pages, each back behind its front', async ({ page }) => {
  await page.addInitScript(() => {
    // The dialog of the system would take the pages away again before they can be looked at.
    window.print = () => {};
  });
  await pasteDraft(page);
  await page.goto('/flash-cards');
  await page.getByRole('button', { name: 'Print' }).click();
  async function print() {
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('.card-sheet')).toHaveCount(2);
  }
  for (const format of ['A4', 'Letter'] as const) {
    await print();
    // Making it ends the printing, as the system's dialog would.
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
    await expect(page.locator('.card-sheet')).toHaveCount(0);
  }
  await print();
  await page.emulateMedia({ media: 'print' });
  const centre = async (side: string, text: string) => {
    const box = await page.locator(`.card-sheet[data-side="${side}"] .paper-card`, { hasText: text }).boundingBox();
    const sheet = await page.locator(`.card-sheet[data-side="${side}"]`).boundingBox();
    if (!box || !sheet) throw new Error(`${text} is not on the paper.`);
    return { x: box.x + box.width / 2 - sheet.x, y: Math.round(box.y - sheet.y), width: sheet.width };
  };
  for (const [term, meaning] of sea) {
    const [front, back] = [await centre('front', term), await centre('back', meaning)];
    expect(back.y).toBe(front.y);
    expect(Math.abs(back.x - (front.width - front.x))).toBeLessThan(1);
  }
});

test.describe('the list editor', () => {
  const rows = (page: Page) => page.getByRole('list', { name: 'Words' }).getByRole('listitem');

  async function pasteInto(page: Page, label: string, text: string) {
    await page.getByLabel(label, { exact: true }).focus();
    await page.evaluate((pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
  }

  test('takes words by keyboard alone: new rows, moving, removing and back', async ({ page }) => {
    await pasteDraft(page);
    await page.goto('/flash-cards');
    await page.getByRole('button', { name: 'Edit words' }).click();
    await page.getByLabel('Word 3', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Word 4', { exact: true })).toBeFocused();
    await page.keyboard.type('sailor');
    await page.keyboard.press('Tab');
    await page.keyboard.type('a person who works on a ship');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByLabel('Word 3', { exact: true })).toHaveValue('sailor');
    await expect(page.getByLabel('Meaning 3', { exact: true })).toBeFocused();
    await page.keyboard.press('Control+Delete');
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Word 3', { exact: true })).toHaveValue('sailor');
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('4 words')).toBeVisible();
    await page.reload();
    await expect(page.getByText('4 words')).toBeVisible();
  });

  test('reads what is pasted: a column, a web page, emoji and scripts, and refuses more than 500 rows', async ({
    page,
  }) => {
    await pasteDraft(page);
    await page.goto('/flash-cards');
    await page.getByRole('button', { name: 'Edit words' }).click();
    await expectAccessible(page);
    const report = page.getByRole('region', { name: 'Pasted words' });

    await pasteInto(page, 'Word 3', 'sailor\tworks on a ship\nwave\tmoving water\n\nwave\tmoving water');
    await expect(report).toContainText('2 words, 1 repeated and merged');
    await report.getByRole('button', { name: 'Add 2 rows' }).click();
    await expect(rows(page)).toHaveCount(5);
    await expect(page.getByLabel('Meaning 5', { exact: true })).toHaveValue('moving water');

    const webPage = ['Home', 'Log in', '© 2024 Sea School — all rights reserved', '🐳', '<script>alert(1)</script>'];
    await pasteInto(page, 'Word 5', `${webPage.join('\n')}\n<b>deck</b>`);
    await expect(report).toContainText('Line 3');
    await expect(report).toContainText('There is an emoji in it.');
    await expect(report.getByRole('listitem').filter({ hasText: 'deck' })).toBeVisible();
    await report.getByRole('button', { name: 'Cancel' }).click();

    const many = Array.from(
      { length: 600 },
      (_, at) =>
        `word ${'abcdefghij'[at % 10]}${'abcdefghij'[Math.floor(at / 10) % 10]}${'abcdef'[Math.floor(at / 100)]}\tmeaning`,
    );
    await pasteInto(page, 'Word 5', many.join('\n'));
    await expect(report).toContainText('A list holds at most 500 words. With these it would be 605.');
    await report.getByRole('button', { name: 'Add 600 rows' }).press('Enter');
    await expect(rows(page)).toHaveCount(5);
  });

  test.describe('saves by itself', () => {
    async function openList(
      portal: Portal,
      account: Account,
      openAs: (account: Account, path: string) => Promise<void>,
    ) {
      const listId = await keepList(portal, account);
      await openAs(account, `/flash-cards?list=${listId}`);
      const saved = () => portal.rest('GET', `/library/${listId}`, { token: account.token });
      return { path: `/flash-cards?list=${listId}`, saved, listId };
    }

    test('and offers after a reload what a lost connection kept from being saved', async ({
      page,
      context,
      teacher,
      openAs,
      portal,
    }) => {
      const { saved } = await openList(portal, teacher, openAs);
      await page.getByRole('button', { name: 'Edit words' }).click();
      await page.getByLabel('Word 1', { exact: true }).fill('port');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await expect.poll(saved).toMatchObject({ version: 2, data: { entries: [{ id: 'w0', term: 'port' }, {}, {}] } });

      await context.setOffline(true);
      await page.getByLabel('Word 2', { exact: true }).fill('chain');
      await expect(page.getByText('Saved on this device')).toBeVisible();
      // The page is gone before the connection is back.
      await page.goto('about:blank');
      await context.setOffline(false);
      await page.goBack();
      await page.getByRole('button', { name: 'Edit words' }).click();
      await expect(page.getByText('chain: heavy metal that stops a boat')).toBeVisible();
      await page.getByRole('button', { name: 'Go on with this one' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await expect.poll(saved).toMatchObject({ version: 3, data: { entries: [{}, { id: 'w1', term: 'chain' }, {}] } });
    });

    test('and puts together what two tabs changed in different rows', async ({
      page,
      context,
      teacher,
      openAs,
      portal,
    }) => {
      const { path, saved } = await openList(portal, teacher, openAs);
      const other = await context.newPage();
      await other.goto(new URL(path, portal.url).href);
      for (const tab of [page, other]) await tab.getByRole('button', { name: 'Edit words' }).click();
      await expect(page.getByLabel('Word 1', { exact: true })).toHaveValue('harbour');
      await other.getByLabel('Word 1', { exact: true }).fill('port');
      await expect.poll(saved).toMatchObject({ version: 2 });
      await page.getByLabel('Word 3', { exact: true }).fill('ebb');
      await expect
        .poll(saved)
        .toMatchObject({ version: 3, data: { entries: [{ term: 'port' }, {}, { term: 'ebb' }] } });
      await expect(page.getByLabel('Word 1', { exact: true })).toHaveValue('port');
      await expect(page.getByLabel('Word 3', { exact: true })).toHaveValue('ebb');
      // What is written on from here does not bring the old word back.
      await page.getByLabel('Word 2', { exact: true }).fill('chain');
      await expect
        .poll(saved)
        .toMatchObject({ version: 4, data: { entries: [{ term: 'port' }, { term: 'chain' }, { term: 'ebb' }] } });
    });

    test('and shows both versions where another tab changed the same row', async ({
      page,
      context,
      teacher,
      openAs,
      portal,
    }) => {
      const { path, saved, listId } = await openList(portal, teacher, openAs);
      const other = await context.newPage();
      await other.goto(new URL(path, portal.url).href);
      for (const tab of [page, other]) await tab.getByRole('button', { name: 'Edit words' }).click();
      await expect(page.getByLabel('Word 1', { exact: true })).toHaveValue('harbour');
      await other.getByLabel('Word 1', { exact: true }).fill('port');
      await expect(other.getByText('Saved', { exact: true })).toBeVisible();
      await expect.poll(saved).toMatchObject({ version: 2 });
      await page.getByLabel('Word 1', { exact: true }).fill('haven');
      await expect(page.getByText('Which version do you want to go on with?')).toBeFocused();
      await expect(page.getByText('port: a safe place for ships')).toBeVisible();
      await expect(page.getByText('haven: a safe place for ships')).toBeVisible();
      expect(await saved()).toMatchObject({ version: 2 });
      await page.getByRole('button', { name: 'Go on with the saved one' }).click();
      await expect(page.getByRole('dialog')).toBeFocused();
      await expect(page.getByLabel('Word 1', { exact: true })).toHaveValue('port');
      // The word that was given up for it is in a version.
      await expect
        .poll(async () => {
          const ask = (path: string) => portal.rest('GET', `/library/${listId}/${path}`, { token: teacher.token });
          const { items } = versionsOutput.parse(await ask('versions'));
          return JSON.stringify(await Promise.all(items.map(({ version }) => ask(`versions/${version}`))));
        })
        .toContain('haven');
    });
  });
});
