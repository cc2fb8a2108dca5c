import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';

const words = [
  { id: 'w1', term: 'kitchen', meaning: 'the room where you cook', example: 'Dinner is in the kitchen.' },
  { id: 'w2', term: 'window', meaning: 'glass in a wall', example: 'Open the window, please.' },
  { id: 'w3', term: 'bedroom', meaning: 'the room where you sleep', example: 'My bedroom is small.' },
  { id: 'w4', term: 'garden', meaning: 'a place with plants beside a house', example: 'We sit in the garden.' },
];
const termOf = async (page: Page) => {
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toContainText(new RegExp(words.map(({ meaning }) => meaning).join('|')));
  const prompt = (await heading.textContent()) ?? '';
  return words.find(({ meaning }) => prompt.includes(meaning))?.term ?? '';
};

/** Opens the app with a list of one's own, signed out. */
async function openWith(page: Page, entries: readonly object[] = words) {
  await page.goto('/favicon.svg');
  await page.evaluate((list) => {
    localStorage.setItem('words:draft', JSON.stringify({ title: 'My house', entries: list }));
    localStorage.setItem('words:source', JSON.stringify({ kind: 'draft' }));
  }, entries);
  await page.goto('/spelling-quest');
  await expect(page.getByText('My house')).toBeVisible();
}

test('a practice round by keyboard: a missed word shows its letters and returns until it is right twice', async ({
  page,
}) => {
  await openWith(page);
  await page.getByRole('button', { name: 'Start practice' }).press('Enter');
  const line = page.getByRole('textbox', { name: 'Write the word' });
  await expect(line).toBeFocused();
  for (const [name, value] of [
    ['autocorrect', 'off'],
    ['autocapitalize', 'none'],
    ['spellcheck', 'false'],
  ] as const)
    await expect(line).toHaveAttribute(name, value);

  const missed = await termOf(page);
  await page.keyboard.type(missed.slice(0, -1));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not yet')).toBeVisible();
  await expect(page.locator('ins')).toContainText(missed.slice(-1));
  let asked = 0;
  const finished = page.getByRole('heading', { name: /of 4 points/ });
  while (!(await finished.isVisible()) && asked < 20) {
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(line.or(finished)).toBeVisible();
    if (await finished.isVisible()) break;
    await expect(line).toBeFocused();
    const term = await termOf(page);
    if (term === missed) asked += 1;
    await page.keyboard.type(term);
    await page.keyboard.press('Enter');
  }
  expect(asked).toBe(2);
  // The first answer counts.
  await expect(page.getByRole('heading', { name: '3 of 4 points' })).toBeVisible();
  await expect(page.getByText('What to look at')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Practise missed only' })).toBeVisible();
});

test('regression: after a letter clue the line has the focus, and Enter checks the word instead of buying another', async ({
  page,
}) => {
  await openWith(page);
  await page.getByRole('button', { name: 'Start practice' }).press('Enter');
  const line = page.getByRole('textbox', { name: 'Write the word' });
  const term = await termOf(page);
  await page.getByRole('button', { name: 'Next letter' }).press('Enter');
  await expect(line).toHaveValue(term.charAt(0));
  await expect(line).toBeFocused();
  await page.reload();
  await expect(line).toHaveValue(term.charAt(0));
  await line.fill('');
  await page.getByRole('button', { name: 'Next letter' }).press('Enter');
  await expect(line).toHaveValue(term.charAt(0));
  await expect(page.getByText('Taken: 1.')).toBeVisible();
  await page.keyboard.type(term.slice(1));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Right', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a station of the map by tapping letter tiles, and its stars stay after a reload', async ({ page }) => {
    await openWith(page);
    await page.getByText('Quest', { exact: true }).tap();
    await page.getByText('Letter tiles').tap();
    await page.getByRole('button', { name: /Station 1/ }).tap();
    for (let turn = 0; turn < words.length; turn += 1) {
      await expect(page.getByText(new RegExp(`^${words.length - turn} words? to go$`))).toBeVisible();
      const term = await termOf(page);
      for (const letter of term) {
        await page
          .getByRole('list', { name: 'Pieces to place' })
          .getByRole('button', { name: letter, exact: true })
          .first()
          .tap();
      }
      await page.getByRole('button', { name: 'Check', exact: true }).tap();
      await expect(page.getByText('Right', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Next', exact: true }).tap();
    }
    await expect(page.getByText('3 of 3 stars at this station.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Station 1, 4 words, 3 of 3 stars' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('the quest is a journey in chapters: the companion waits at the next station, and locked ones say so', async ({
  page,
}) => {
  const long = Array.from({ length: 30 }, (_, at) => ({
    id: `w${at}`,
    term: `word${String.fromCharCode(97 + at)}`,
    meaning: `meaning ${at}`,
    example: '',
  }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWith(page, long);
  await page.evaluate(() => {
    localStorage.setItem('spelling-quest:map', JSON.stringify({ 'draft My house 30 w0': [3, 2] }));
  });
  await page.reload();
  await page.getByText('Quest', { exact: true }).click();
  const map = page.getByRole('region', { name: 'Map' });
  await expect(map.getByRole('heading', { level: 2 })).toHaveText(['The village', 'The castle']);
  await expect(map.getByText('5 of 18 stars')).toBeVisible();
  await expect(map.getByText('7 more stars, and your companion grows.')).toBeVisible();
  await expect(map.getByRole('button')).toHaveCount(6);
  await expect(map.getByRole('button', { name: 'Station 3, 5 words, play' })).toContainText('Play');
  const locked = map.getByRole('button', { name: 'Station 4, locked, 5 words' });
  await expect(locked).toContainText('Locked');
  await locked.press('Enter');
  await expect(map).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.setAttribute('data-text', '200'));
  await expectNoSidewaysScroll(page);
  await map.getByRole('button', { name: 'Station 3' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Write the word' })).toBeFocused();
});

test('a test has no clues and one try, and tells nothing before its end', async ({ page }) => {
  await openWith(page);
  await page.getByText('Test', { exact: true }).click();
  await page.getByRole('button', { name: 'Start the test' }).click();
  const line = page.getByRole('textbox', { name: 'Write the word' });
  for (let turn = 0; turn < words.length; turn += 1) {
    await expect(page.getByText(`${words.length - turn} word`, { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next letter' })).toHaveCount(0);
    await expect(page.getByText('Not yet')).toHaveCount(0);
    await line.fill(turn === 0 ? 'wrong' : await termOf(page));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: '3 of 4 points' })).toBeVisible();
  await expect(page.getByText('Not yet')).toHaveCount(1);
});

test('a letter clue comes from the server and costs part of the point', async ({ page }) => {
  await openWith(page);
  await page.getByRole('button', { name: 'Start practice' }).click();
  const line = page.getByRole('textbox', { name: 'Write the word' });
  await expect(line).toBeFocused();
  const term = await termOf(page);
  await page.getByRole('button', { name: 'Next letter' }).click();
  await expect(line).toHaveValue(term.charAt(0));
  await line.fill(term);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: '0.8 of 4 points' })).toBeVisible();
});

test('without a connection in the middle the answers are kept, and counted when it is back', async ({
  page,
  context,
}) => {
  await openWith(page);
  await page.getByRole('button', { name: 'Start practice' }).click();
  const line = page.getByRole('textbox', { name: 'Write the word' });
  await expect(line).toBeFocused();
  await context.setOffline(true);
  for (let turn = 0; turn < words.length; turn += 1) {
    await expect(page.getByText(`${words.length - turn} word`, { exact: false })).toBeVisible();
    await line.fill(await termOf(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText('No connection to the server.')).toBeVisible();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expect(page.getByText(/Nothing is lost/)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { name: '4 of 4 points' })).toBeVisible();
});

test('dictation on the projector, learning by Enter alone, and sheets on paper', async ({ page }) => {
  await openWith(page);
  await test.step('dictation goes on, stops and shows the words', async () => {
    await page.getByRole('button', { name: 'Present' }).click();
    await expect(page.getByRole('heading', { name: /^Dinner is in the blank/ })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 of 4 · Write the word')).toBeVisible();
    await page.getByRole('button', { name: 'Show the words' }).click();
    await expect(page.getByText('bedroom')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Start practice' })).toBeVisible();
  });
  await test.step('learning looks, covers, writes and checks', async () => {
    await page.getByText('Learn', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'kitchen' })).toBeVisible();
    await page.getByRole('button', { name: 'Cover it' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'kitchen' })).toHaveCount(0);
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('kichen');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Add the t: kitchen.')).toBeVisible();
  });
  await test.step('list, sheets and key are printed, each on a page of its own', async () => {
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole('button', { name: 'Print' }).click();
    for (const name of ['Practice sheet', 'Test sheet', 'Key']) await page.getByRole('checkbox', { name }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('.print-page')).toHaveCount(4);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(4);
  });
});

test('patterns are a source of words, and careless pastes get clear sentences', async ({ page }) => {
  await page.goto('/spelling-quest');
  await page.getByRole('button', { name: 'Change words' }).click();
  await page.getByText('By spelling').click();
  await page.getByRole('combobox', { name: 'Pattern' }).selectOption('tion-sion');
  await page.getByRole('button', { name: 'Use these words' }).click();
  await expect(page.getByText('-tion', { exact: false }).first()).toBeVisible();

  const paste = async (text: string) => {
    await page.getByRole('button', { name: 'Change words' }).click();
    await page.getByText('Paste my own').click();
    await page.getByRole('textbox', { name: 'Words', exact: true }).fill(text);
  };
  await paste('only\n\n12\n😀\n<script>alert(1)</script>');
  await expect(page.getByText('Add at least 3 words.')).toBeVisible();
  await expect(page.getByText('Line 3: There is a number in it.')).toBeVisible();
  await expect(page.getByText(/There is an emoji in it/)).toBeVisible();
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const many = letters.flatMap((a) => letters.flatMap((b) => letters.slice(0, 9).map((c) => `word${a}${b}${c}`)));
  // As a paste comes: at once, not letter by letter.
  await page.getByRole('textbox', { name: 'Words', exact: true }).evaluate((area, text) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, many.join('\n'));
  await expect(page.getByText(/left out because a list holds at most 500/)).toBeVisible();
  await page.getByRole('button', { name: 'Use these words' }).click();
  await expect(page.getByText('The first 60 words are used.')).toBeVisible();
  await page.getByRole('button', { name: 'Start practice' }).click();
  await expect(page.getByRole('textbox', { name: 'Write the word' })).toBeVisible();
});
