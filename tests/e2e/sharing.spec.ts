import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, makeAccount, test } from '#tests/e2e/support/test';
import { keepWork, linkTo } from '#tests/e2e/support/work';

const list = {
  kind: 'word-list',
  title: 'At the sea',
  data: {
    entries: [
      { id: 'harbour', term: 'harbour', meaning: 'a place where ships are safe', example: 'The harbour was full.' },
      { id: 'anchor', term: 'anchor', meaning: 'a heavy thing that keeps a ship in its place' },
      { id: 'tide', term: 'tide', meaning: 'the sea as it comes in and goes out' },
    ],
  },
};

/** The word that the question asks for. */
async function wanted(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toContainText(new RegExp(list.data.entries.map(({ meaning }) => meaning).join('|')));
  const prompt = (await heading.textContent()) ?? '';
  return list.data.entries.find(({ meaning }) => prompt.includes(meaning))?.term ?? '';
}

/** Answers three questions one after the other. */
async function answerAll(page: Page, answer: (term: string) => Promise<void>) {
  for (let turn = 0; turn < list.data.entries.length; turn += 1) {
    await answer(await wanted(page));
    await expect(page.getByText('Right', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^(Next|Finish|See the result|To the result)$/ }).click();
  }
}

/** A whole attempt of each app that plays with words. */
const attempts: Record<string, (page: Page) => Promise<void>> = {
  async 'Flash Cards'(page) {
    await page.getByText('Write', { exact: true }).click();
    await page.getByRole('button', { name: 'Start writing' }).click();
    await answerAll(page, async (term) => {
      await page.getByPlaceholder('Type your answer').fill(term);
      await page.keyboard.press('Enter');
    });
  },
  async 'Spelling Quest'(page) {
    await page.getByRole('button', { name: 'Start practice' }).click();
    await answerAll(page, async (term) => {
      await page.getByRole('textbox', { name: 'Write the word' }).fill(term);
      await page.keyboard.press('Enter');
    });
  },
  async 'Word Scramble'(page) {
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await answerAll(page, async (term) => {
      await page.getByRole('list', { name: /Your order/ }).focus();
      await page.keyboard.type(term);
      await page.keyboard.press('Enter');
    });
  },
};

test.use({ viewport: { width: 390, height: 844 } });

test('a guest plays a shared list to the end in every word app, on a phone, until the teacher takes the link back, who sees how it went; a broken one says the same', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const share = await linkTo(portal, teacher, { id: await keepWork(portal, teacher, list) });

  const address = `/s/${share.token}`;
  const answer = await page.goto(address);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(page.getByRole('heading', { level: 1, name: 'At the sea' })).toBeVisible();
  await expect(page.getByText('a place where ships are safe')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByLabel('Your name in the game').fill('Mia');
  await page.reload();
  await expect(page.getByLabel('Your name in the game')).toHaveValue('Mia');
  for (const [name, play] of Object.entries(attempts)) {
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('At the sea').first()).toBeVisible();
    await play(page);
    await expect(page.getByRole('heading', { name: '3 of 3 points' })).toBeVisible();
    await page.goto(address);
  }

  await portal.rest('DELETE', `/links/${share.id}`, { token: teacher.token });
  await page.reload();
  await expect(page.getByText('This link does not work any more.')).toBeVisible();
  await expect(page.getByText('harbour')).toBeHidden();
  await page.goto('/s/not-a-token');
  await expect(page.getByText('This link does not work any more.')).toBeVisible();

  await openAs(teacher, '/test-history?tab=attempts&whose=players');
  await expect(page.getByRole('listitem').filter({ hasText: 'Mia' })).toHaveCount(Object.keys(attempts).length);
  await page.getByRole('link', { name: 'The list by word' }).first().click();
  await expect(page.getByText('Played 3 times by those who had your link.')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Mia/ })).toHaveCount(Object.keys(attempts).length);
  await expect(page.getByText('3 of 3 right')).toHaveCount(list.data.entries.length);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('links are made, chosen and taken back by keyboard alone, and the focus is never lost', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const id = await keepWork(portal, teacher, list);
  await openAs(teacher, `/lesson-library?work=${id}`);
  const opener = page.getByRole('button', { name: 'Share', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share At the sea' });
  const mode = dialog.getByRole('radio', { name: 'Play', exact: true });
  await expect(mode).toBeChecked();
  await mode.focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Play and copy' })).toBeChecked();
  const make = dialog.getByRole('button', { name: 'Make and copy a link' });
  const links = dialog.getByRole('listitem');
  for (const count of [1, 2]) {
    await make.focus();
    await page.keyboard.press('Enter');
    await expect(links).toHaveCount(count);
    await expect(make).toBeFocused();
  }
  await links.first().getByRole('button', { name: 'Take this link back' }).focus();
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(1);
  await expect(links.getByRole('button', { name: 'Take this link back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(0);
  await expect(make).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a link to read offers no games, one to copy gives a colleague the list', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const colleague = await makeAccount(portal);
  const id = await keepWork(portal, teacher, list);
  const view = await linkTo(portal, teacher, { id, mode: 'view' });
  const copy = await linkTo(portal, teacher, { id, mode: 'copy' });
  await page.goto(`/s/${view.token}`);
  await expect(page.getByRole('heading', { level: 1, name: 'At the sea' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Flash Cards' })).toBeHidden();
  await openAs(colleague, `/s/${copy.token}`);
  await page.getByRole('button', { name: 'Copy to my lists' }).click();
  await expect(page.getByText('Copied to your lists: At the sea')).toBeVisible();
  expect(await portal.rest('GET', '/library', { token: colleague.token })).toMatchObject({
    items: [expect.objectContaining({ title: 'At the sea' })],
  });
});

test('the attribution page is found from the foot of the site', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Attribution' }).click();
  await expect(page.getByRole('heading', { name: 'CMU Pronouncing Dictionary' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
