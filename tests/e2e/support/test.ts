import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { adminPassword, type Portal, startPortal } from './portal';

export { expect };

const signedIn = z.looseObject({ token: z.string(), id: z.string(), username: z.string(), email: z.string() });
export type Account = z.infer<typeof signedIn>;

interface Fixtures {
  /** Makes a teacher with an own name, over REST. */
  teacher: Account;
  admin: Account;
  /** Signs somebody in by storing the bearer token, as the page itself would, and opens an address. */
  openAs(account: Account, path?: string): Promise<void>;
  /** Set where a test provokes errors in the console. */
  expectsErrors: boolean;
  noConsoleErrors: undefined;
}

let made = 0;

export async function makeAccount(
  portal: Portal,
  role: 'student' | 'teacher' | 'school_admin' = 'teacher',
): Promise<Account> {
  made += 1;
  const username = `${role}-${process.pid}-${made}`;
  const body = { username, email: `${username}@school.example`, password: 'secret-1', role };
  return signedIn.parse(await portal.rest('POST', '/auth/register', { body }));
}

export const test = base.extend<Fixtures, { portal: Portal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  expectsErrors: [false, { option: true }],
  baseURL: async ({ portal }, use) => use(portal.url),
  teacher: async ({ portal }, use) => use(await makeAccount(portal)),
  admin: async ({ portal }, use) => {
    const body = { username: 'admin', password: adminPassword };
    await use(signedIn.parse(await portal.rest('POST', '/auth/login', { body })));
  },
  openAs: async ({ page, portal }, use) => {
    await use(async (account, path = '/') => {
      await page.goto(`${portal.url}/favicon.svg`);
      await page.evaluate(({ token, ...user }) => {
        localStorage.setItem('auth_token', token);
        localStorage.setItem('token', token);
        localStorage.setItem('auth_user', JSON.stringify(user));
      }, account);
      await page.goto(path);
    });
  },
  /** What the page writes to the console as an error is a fault, unless the test expects it. */
  noConsoleErrors: [
    async ({ page, expectsErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // The browser itself reports each refused request; the page shows those in its own words.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(undefined);
      if (!expectsErrors) expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Keeps what fits the pattern on its way until the answered function is called, as a slow network would. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Nothing serious or critical that axe can find. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
}

/** Nothing makes the page scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrolls, fits } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth,
    fits: document.documentElement.clientWidth,
  }));
  expect(scrolls).toBeLessThanOrEqual(fits);
}
