import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { type Item, item } from '#shared/items/item';
import { expect, expectNoSidewaysScroll, makeAccount, test } from '#tests/e2e/support/test';

const started = z.array(
  z.looseObject({
    result: z.looseObject({
      data: z.looseObject({ items: z.array(z.object({ item: z.looseObject({ id: z.string() }) })) }),
    }),
  }),
);

const wrongOption = (one: Item) => (one.kind === 'mc' ? one.options.find(({ isKey }) => !isKey)?.text : undefined);

/** Gives the right answer; anyone who `errs` takes a wrong choice wherever there are choices. */
async function answer(page: Page, one: Item, errs: boolean) {
  switch (one.kind) {
    case 'mc': {
      const choice = errs ? wrongOption(one) : one.options.find(({ isKey }) => isKey)?.text;
      return page.getByRole('radio', { name: choice, exact: true }).check({ force: true });
    }
    case 'gap':
      return page.getByRole('textbox').fill(one.accepted[0] ?? '');
    case 'match':
      for (const { left, right } of one.pairs) {
        await page.getByRole('list', { name: 'Words' }).getByRole('button', { name: left, exact: true }).click();
        await page.getByRole('list', { name: 'Meanings' }).getByRole('button', { name: right, exact: true }).click();
      }
      return;
    default:
      throw new Error(`A quiz on words asks nothing like ${one.kind}.`);
  }
}

/** Plays the quiz behind the link from its first page to its result. */
async function play(page: Page, items: readonly Item[], errs: boolean) {
  const starting = page.waitForResponse(/attempts\.start/);
  await page.getByRole('button', { name: 'Start' }).click();
  const [attempt] = started.parse(await (await starting).json());
  const order = attempt?.result.data.items.map(({ item: { id } }) => id) ?? [];
  for (const [place, id] of order.entries()) {
    const heading = page.getByRole('heading', { name: `Question ${place + 1} of ${order.length}` });
    await expect(heading).toBeVisible();
    // A line to type bears the question as its name.
    await expect(heading.or(page.locator('[data-answer]')).and(page.locator(':focus'))).toBeVisible();
    const asked = items.find((one) => one.id === id);
    if (asked) await answer(page, asked, errs);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByRole('button', { name: place + 1 < order.length ? 'Next' : 'See the result', exact: true }).click();
  }
  await expect(page.getByRole('heading', { name: /\d+ of \d+ points/ })).toBeFocused();
  await expectNoSidewaysScroll(page);
}

const phone = (browser: Browser, baseURL: string) =>
  browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, hasTouch: true });

test('a lesson is planned, its words are asked on two phones, and what was hardest is taught again on paper', async ({
  page,
  browser,
  portal,
  teacher,
  openAs,
}) => {
  const student = await makeAccount(portal, 'student');

  await test.step('the teacher plans a lesson on words', async () => {
    await openAs(teacher, '/lesson-planner');
    await page.getByLabel('Type of lesson').selectOption('Vocabulary');
    await page.getByRole('button', { name: /^Make the plan/ }).click();
    await expect(page).toHaveURL(/\?plan=/);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  const items = await test.step('takes the words of the plan to a quiz', async () => {
    await page.getByText(/^Quiz on the words: /).click();
    await page.getByRole('button', { name: 'Save as a quiz' }).last().click();
    const open = page.getByRole('link', { name: 'Open in Classroom Quiz Maker' });
    await expect(open).toBeFocused();
    await open.press('Enter');
    await expect(page.getByLabel('Name of the quiz')).toHaveValue(/^Quiz on the words: /);
    const id = new URL(page.url()).searchParams.get('quiz');
    const quiz = z
      .looseObject({ data: z.looseObject({ items: z.array(item) }) })
      .parse(await portal.rest('GET', `/library/${id}`, { token: teacher.token }));
    return quiz.data.items;
  });

  const link = await test.step('makes a link to it', async () => {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make and copy a link' }).click();
    const address = await page.getByText(/\/s\/[\w-]+$/).textContent();
    await page.keyboard.press('Escape');
    return new URL(address ?? '').pathname;
  });

  await test.step('a guest and a student play it on their phones', async () => {
    const [guest, known] = [await phone(browser, portal.url), await phone(browser, portal.url)];
    await known.addInitScript(({ token, ...user }) => {
      localStorage.setItem('auth_token', token);
      localStorage.setItem('token', token);
      localStorage.setItem('auth_user', JSON.stringify(user));
    }, student);
    const [ones, others] = [await guest.newPage(), await known.newPage()];
    await ones.goto(link);
    await ones.getByLabel('Your name in the game').fill('Nina');
    await others.goto(link);
    await Promise.all([play(ones, items, true), play(others, items, false)]);
    await guest.close();
    await known.close();
  });

  await test.step('the teacher reads who chose what, the hardest first', async () => {
    const points = items.reduce((sum, one) => sum + one.points, 0);
    await page.getByRole('link', { name: 'Report' }).click();
    await expect(page.getByText(/^Played 2 times/)).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`^${student.username}`) })).toContainText(
      `${points} of ${points}`,
    );
    const hardest = page.getByRole('region', { name: 'Hardest first' }).getByRole('listitem').first();
    await expect(hardest).toContainText('50 % of its points');
    await expect(hardest).toContainText('once (Nina)');
  });

  await test.step('and prints five questions to teach it again, their key on a page of its own', async () => {
    await page.getByRole('button', { name: 'Make a five-question re-teach quiz' }).click();
    await expect(page.getByLabel('Name of the quiz')).toHaveValue(/^Again: /);
    await expect(page.getByRole('list', { name: 'Questions' }).locator('> li')).toHaveCount(5);
    await page.evaluate(() => {
      window.print = () => {};
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('.print-page')).toHaveCount(2);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
});
