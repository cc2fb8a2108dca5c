import type { Page } from '@playwright/test';
import { sentences } from '#shared/content/sentences/a1';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';

const words = [
  { id: 'w1', term: 'kitchen', meaning: 'the room where you cook' },
  { id: 'w2', term: 'window', meaning: 'glass in a wall' },
  { id: 'w3', term: 'cat', meaning: 'a small animal that says miaow' },
  { id: 'w4', term: 'at', meaning: 'a little word' },
];
const played = words.slice(0, 3);

async function openWith(page: Page) {
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => {
    localStorage.setItem('words:draft', JSON.stringify({ title: 'My house', entries }));
    localStorage.setItem('words:source', JSON.stringify({ kind: 'draft' }));
  }, words);
  await page.goto('/word-scramble');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
}

const termOf = async (page: Page) => {
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(new RegExp(words.map(({ meaning }) => ` ${meaning}$`).join('|')));
  const prompt = await heading.textContent();
  return words.find(({ meaning }) => prompt?.endsWith(` ${meaning}`))?.term ?? '';
};
const board = (page: Page) => page.getByRole('list', { name: /Your order/ });
const pool = (page: Page) => page.getByRole('list', { name: 'Pieces to place' });

test('a whole round by keyboard: letters are typed, moved and taken back, and another word of the letters is right', async ({
  page,
}) => {
  await openWith(page);
  await expect(page.getByText('1 word is left out')).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
  for (let turn = 0; turn < played.length; turn += 1) {
    await expect(page.getByText(`${played.length - turn} to go`)).toBeVisible();
    await expect(board(page)).toBeFocused();
    const term = await termOf(page);
    await page.keyboard.type(term === 'cat' ? 'act' : term);
    await expect(board(page)).toHaveText(term === 'cat' ? 'act' : term);
    await page.keyboard.press('Backspace');
    await expect(pool(page).getByRole('button')).toHaveCount(1);
    await page.keyboard.type(term === 'cat' ? 't' : term.slice(-1));
    await board(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Right', { exact: true })).toBeVisible();
    if (term === 'cat') await expect(page.getByText('That is a word too. The clue was for “cat”.')).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: '3 of 3 points' })).toBeVisible();
});

test('a piece is moved by arrow keys and by dragging', async ({ page }) => {
  await openWith(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const pieces = pool(page).getByRole('button');
  const placed = board(page).getByRole('button');
  await pieces.nth(0).click();
  await expect(placed).toHaveCount(1);
  await pieces.nth(0).click();
  await expect(placed).toHaveCount(2);
  const [first, second] = await placed.allTextContents();
  await placed.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(placed).toHaveText([second ?? '', first ?? '']);
  await expect(placed.nth(1)).toBeFocused();

  const third = (await pieces.nth(0).textContent()) ?? '';
  const from = await pieces.nth(0).boundingBox();
  const to = await placed.nth(0).boundingBox();
  if (!from || !to) throw new Error('The pieces are not on the screen.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 4, to.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect(placed).toHaveText([third, second ?? '', first ?? '']);
});

test('a hint comes from the server and costs a star, and what is put off comes back', async ({ page }) => {
  await openWith(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(board(page)).toBeFocused();
  const later = await termOf(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect.poll(() => termOf(page)).not.toBe(later);
  const term = await termOf(page);
  await page.getByRole('button', { name: 'First letter' }).click();
  await expect(page.getByText(`It begins with “${term.charAt(0)}”.`)).toBeVisible();
  await expect(page.getByText('2 of 3 stars')).toBeAttached();
  await expect(page.getByText('3 to go')).toBeVisible();
});

test('regression: after a hint the keys go to the board, and the same hint is free the next time', async ({ page }) => {
  await openWith(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const term = await termOf(page);
  await page.getByRole('button', { name: 'First letter' }).click();
  await expect(board(page).getByRole('button')).toHaveText([term.charAt(0)]);
  await expect(board(page)).toBeFocused();
  await page.reload();
  await expect(board(page).getByRole('button')).toHaveText([term.charAt(0)]);
  await page.keyboard.press('Backspace');
  await page.getByRole('button', { name: 'Place the next one' }).click();
  await expect(board(page).getByRole('button')).toHaveText([term.charAt(0)]);
  await expect(page.getByText('Taken: 1.')).toBeVisible();
  await page.keyboard.type(term.slice(1));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a round of sentences by tapping, and a wrong order is explained', async ({ page }) => {
    await openWith(page);
    await page.getByText('Words of a sentence').tap();
    await page.getByText('5', { exact: true }).tap();
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    const pieces = pool(page).getByRole('button');
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(page.getByText(`${5 - turn} to go`)).toBeVisible();
      const shown = (await pieces.allTextContents()).sort().join(' ');
      const sentence = sentences.find(({ orders }) => [...(orders[0] ?? [])].sort().join(' ') === shown);
      for (const word of sentence?.orders.at(-1) ?? [])
        await pool(page).getByRole('button', { name: word, exact: true }).first().tap();
      await page.getByRole('button', { name: 'Check', exact: true }).tap();
      await expect(page.getByText('Right', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Next', exact: true }).tap();
    }
    await expect(page.getByRole('heading', { name: '5 of 5 points' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('a text of one’s own is played, and what cannot be is named by its line', async ({ page }) => {
    await openWith(page);
    await page.getByText('Words of a sentence').tap();
    await page.getByText('My own text').tap();
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill(`She has a red car.\nToo short.\n\n${'very '.repeat(20)}long\n😀 😀 😀\n<script>alert(1)</script>`);
    await expect(page.getByText('1 sentence', { exact: true })).toBeVisible();
    await expect(page.getByText('Line 2: It has fewer than 3 words.')).toBeVisible();
    await expect(page.getByText(/Line 4: It has 21 words. Split it/)).toBeVisible();
    await expect(page.getByText('Line 5: There are no words in it.')).toBeVisible();
    await page.getByText('Show the first word in its place').tap();
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await expect(board(page)).toContainText('She');
    for (const word of ['has', 'a', 'car', 'red'])
      await pool(page).getByRole('button', { name: word, exact: true }).tap();
    await page.getByRole('button', { name: 'Check', exact: true }).tap();
    await expect(page.getByText('The adjective comes before the noun: “red car”.')).toBeVisible();
  });
});

test('without a connection in the middle nothing is lost', async ({ page, context }) => {
  // Of what comes after the first question, this is fetched by its frame itself.
  await page.route('**/assets/keyboard-space-*.js', (route) => route.abort());
  await openWith(page);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(board(page)).toBeFocused();
  await context.setOffline(true);
  await page.keyboard.type(await termOf(page));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('No connection to the server.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: '1 of 3 points' })).toBeVisible();
});

test('two versions go to paper; two teams on the projector: points by keys, the answer step by step, and the round stays as it was', async ({
  page,
}) => {
  await openWith(page);
  await test.step('the versions and their keys are printed, each on a page of its own', async () => {
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole('button', { name: 'Print' }).click();
    for (const name of ['Version B', 'Key to version B']) {
      await page.getByRole('checkbox', { name, exact: true }).check();
    }
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('.print-page')).toHaveCount(4);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(board(page)).toBeFocused();
  await page.keyboard.type((await termOf(page)).charAt(0));
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(page.getByText(/^1 of 3/)).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.keyboard.press('2');
  await expect(page.getByLabel('Points of team 1')).toHaveText('1');
  await expect(page.getByLabel('Points of team 2')).toHaveText('2');
  await page.keyboard.press('Space');
  const classView = page.getByRole('region', { name: 'The class’s screen' });
  await expect(classView.getByText(/^[a-z] …$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^2 of 3/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Team 2 wins 2–1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(board(page).getByRole('button')).toHaveCount(1);
});

test('regression: two teams come to an end with a winner, and can play again', async ({ page }) => {
  await openWith(page);
  await page.getByText('Words of a sentence').click();
  await page.getByText('5', { exact: true }).click();
  await page.getByRole('button', { name: 'Present' }).click();
  await expect(page.getByText(/^1 of 5/)).toBeVisible();
  for (let word = 0; word < 14; word += 1) await page.keyboard.press('Space');
  // A whole sentence is written as one.
  await expect(page.getByRole('region', { name: 'The class’s screen' }).getByRole('heading')).toHaveText(
    /^[A-Z].*[.?!]\s*$/,
  );
  await page.keyboard.press('2');
  for (let turn = 0; turn < 5; turn += 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Team 2 wins 1–0' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('1');
  await expect(page.getByRole('heading', { name: 'It’s a draw: 1 all' })).toBeVisible();
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText(/^1 of 5/)).toBeVisible();
  await expect(page.getByLabel('Points of team 1')).toHaveText('0');
});
