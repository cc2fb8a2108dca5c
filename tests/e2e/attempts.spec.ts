import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, test } from '#tests/e2e/support/test';

/* One attempt in two tabs, reloaded and cut off in the middle: nothing is lost, and nothing counts twice. */

const words = [
  { id: 'w1', term: 'kitchen', meaning: 'the room where you cook', example: 'Dinner is in the kitchen.' },
  { id: 'w2', term: 'window', meaning: 'glass in a wall', example: 'Open the window, please.' },
  { id: 'w3', term: 'bedroom', meaning: 'the room where you sleep', example: 'My bedroom is small.' },
  { id: 'w4', term: 'garden', meaning: 'a place with plants beside a house', example: 'We sit in the garden.' },
];

interface App {
  id: string;
  path: string;
  begin: (page: Page) => Promise<void>;
  /** What says how many questions are done. */
  place: (done: number, of: number) => RegExp;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const counted = (done: number, of: number) => new RegExp(`^${done + 1} of ${of}$`);

const apps: readonly App[] = [
  {
    id: 'spelling-quest',
    path: '/spelling-quest',
    begin: (page) => press(page, 'Start practice'),
    place: (done, of) => new RegExp(`^${of - done} words? to go$`),
  },
  {
    id: 'word-scramble',
    path: '/word-scramble',
    begin: (page) => press(page, 'Start'),
    place: (done, of) => new RegExp(`^${of - done} to go$`),
  },
  {
    id: 'flash-cards',
    path: '/flash-cards',
    begin: async (page) => {
      await page.getByText('Write', { exact: true }).click();
      await press(page, 'Start writing');
    },
    place: counted,
  },
  {
    id: 'vocabulary-builder',
    path: '/vocabulary-builder',
    begin: async (page) => {
      await press(page, 'Open them here');
      await press(page, 'Gap-fill practice');
    },
    place: counted,
  },
  {
    id: 'grammar-cram',
    path: '/grammar-cram?point=articles',
    begin: async (page) => {
      await page.getByLabel('Exercises').selectOption('Choose');
      await page.getByText('5', { exact: true }).click();
      await press(page, 'Practise');
    },
    place: counted,
  },
];

const kept = z.object({ items: z.array(z.object({ tries: z.number(), given: z.unknown().optional() })) });
const points = (page: Page) => page.getByRole('heading', { name: /of \d+ points?$/ });

/** Answers by keys; what has a word of the list for its answer, rightly. */
async function answer(page: Page): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('heading', { level: 2 }) });
  const radios = form.getByRole('radio');
  const pieces = form.getByRole('list', { name: 'Pieces to place' });
  await expect(radios.or(pieces).or(form.getByRole('textbox')).first()).toBeVisible();
  const question = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  const term = words.find(({ meaning, example }) => question.includes(meaning) || isGapped(example, question))?.term;
  if (await radios.count()) {
    // Keys count once the focus has come to the question.
    await expect(form.locator(':focus')).toBeAttached();
    await page.keyboard.press('1');
    await expect(radios.first()).toBeChecked();
  } else if (await pieces.count()) {
    await expect(form.getByRole('list', { name: /Your order/ })).toBeFocused();
    await page.keyboard.type(term ?? '');
  } else {
    await form.getByRole('textbox').fill(term ?? 'something');
  }
  await page.keyboard.press('Enter');
}

const isGapped = (example: string, question: string) =>
  words.some(({ term }) => example.includes(term) && question.includes(example.slice(0, example.indexOf(term))));

const onward = (page: Page) => page.getByRole('button', { name: /^(Next|See the result)$/ });

/** Browsers give locks over https, and to this machine: one app is played as over plain http, without them. */
const played = [
  ...apps.map((app) => ({ ...app, title: app.id, hasLocks: true })),
  ...apps.slice(0, 1).map((app) => ({ ...app, title: `${app.id}, over plain http`, hasLocks: false })),
];

for (const { id, path, begin, place, hasLocks, title } of played) {
  test.describe(title, () => {
    test.use({ expectsErrors: true });
    test.beforeEach(async ({ context }) => {
      if (!hasLocks) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    });

    test('an attempt is reloaded, cut off and ended in another tab, and each answer counts once', async ({
      page,
      context,
      portal,
      teacher,
      openAs,
    }) => {
      await portal.rest('POST', '/tokens/consume', {
        token: teacher.token,
        body: { amount: 2, action: 'vocabulary-builder', launch: true },
      });
      const data = { entries: words };
      const list = z.object({ id: z.string() }).parse(
        await portal.rest('POST', '/library', {
          token: teacher.token,
          body: { kind: 'word-list', title: 'My house', data },
        }),
      );
      await openAs(teacher, `${path}${path.includes('?') ? '&' : '?'}list=${list.id}`);
      expect(await page.evaluate(() => 'locks' in navigator)).toBe(hasLocks);
      await begin(page);
      const at = (done: number, tab = page) => expect(tab.getByText(place(done, of)).first()).toBeVisible();
      const of = id === 'grammar-cram' ? 5 : words.length;
      await at(0);
      await answer(page);
      await onward(page).click();
      await at(1);
      await page.reload();
      await at(1);

      await page.route('**/trpc/attempts.answer**', (route) => route.abort());
      await answer(page);
      await expect(page.getByText('No connection to the server.')).toBeVisible();
      await onward(page).click();
      await at(2);
      await page.unroute('**/trpc/attempts.answer**');

      const attempt = await page.evaluate((app) => localStorage.getItem(`round:${app}`), id);
      const other = await context.newPage();
      await other.goto(path);
      await at(2, other);
      for (let done = 2; done < of; done += 1) {
        await at(done, other);
        await answer(other);
        await onward(other).click();
      }
      await expect(points(other)).toBeVisible();

      await answer(page);
      await expect(points(page)).toBeVisible();
      expect(await points(page).textContent()).toBe(await points(other).textContent());
      const { items } = kept.parse(await portal.rest('GET', `/attempts/${attempt}`, { token: teacher.token }));
      expect(items.filter(({ given }) => given)).toHaveLength(of);
      expect(items.map(({ tries }) => tries)).toEqual(items.map(() => 1));
    });
  });
}
