import { test as base, expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { type FailureReason, failureStatus, failures } from '#shared/core/failures';
import { graveFindings } from './axe';
import { adminPassword, type Portal, startPortal } from './portal';

export { expect };

export const signedIn = z.looseObject({ token: z.string(), id: z.string(), username: z.string(), email: z.string() });
export type Account = z.infer<typeof signedIn>;

interface Fixtures {
  /** Makes a teacher with an own name, over REST. */
  teacher: Account;
  admin: Account;
  /**
   * Signs somebody in by storing the bearer token, as the page itself would, and opens an address of this or another
   * portal.
   */
  openAs(account: Account, path?: string, of?: Portal): Promise<void>;
  /** Set where a test provokes errors in the console. */
  expectsErrors: boolean;
  noConsoleErrors: undefined;
}

let made = 0;
let timesSignedIn = 0;

/** A name that nobody has in the portal of this worker, however often a test is run. */
export function freshName(what: string): string {
  made += 1;
  return `${what}-${process.pid}-${made}`;
}

export async function makeAccount(
  portal: Portal,
  role: 'student' | 'teacher' | 'school_admin' = 'teacher',
): Promise<Account> {
  const username = freshName(role);
  const body = { username, email: `${username}@school.example`, password: 'secret-1', role };
  return signedIn.parse(await portal.rest('POST', '/auth/register', { body }));
}

/**
 * Runs in the page before its own code, so that no page has to be loaded for it first. Once only: who signs out later
 * stays signed out.
 */
function signInOnce({ account, origin, time }: { account: Account; origin: string; time: number }): void {
  if (location.origin !== origin || Number(sessionStorage.getItem('test.signed-in')) >= time) return;
  sessionStorage.setItem('test.signed-in', `${time}`);
  const { token, ...user } = account;
  localStorage.setItem('auth_token', token);
  localStorage.setItem('token', token);
  localStorage.setItem('auth_user', JSON.stringify(user));
}

export async function signInAdmin(portal: Portal): Promise<Account> {
  const body = { username: 'admin', password: adminPassword };
  return signedIn.parse(await portal.rest('POST', '/auth/login', { body }));
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
  admin: async ({ portal }, use) => use(await signInAdmin(portal)),
  openAs: async ({ page, portal }, use) => {
    await use(async (account, path = '/', { url } = portal) => {
      timesSignedIn += 1;
      await page.addInitScript(signInOnce, { account, origin: new URL(url).origin, time: timesSignedIn });
      await page.goto(new URL(path, url).href);
    });
  },
  page: async ({ page }, use) => {
    await page.addInitScript(() => document.addEventListener('alive', () => Object.assign(window, { isAlive: true })));
    await use(page);
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

/** Answers a procedure with a refusal, as the server would. */
export async function refuse(page: Page, procedure: string, reason: FailureReason): Promise<void> {
  const { code, text } = failures[reason];
  const data = { code, httpStatus: failureStatus[code], reason };
  const json = [{ error: { message: text, code: -32_000, data } }];
  await page.route(`**/trpc/${procedure}**`, (route) => route.fulfill({ status: failureStatus[code], json }));
}

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

/** Nothing that fits the pattern arrives until the answered function is called, as where the connection is gone. */
export async function cutOff(page: Page, pattern: string): Promise<() => void> {
  let isCut = true;
  // It stays: taken away, the browser would at once be read and cached in another way, in the middle of what it loads.
  await page.route(pattern, (route) => (isCut ? route.abort() : route.continue()));
  return () => {
    isCut = false;
  };
}

/** Writes down what messages say until the page is loaded anew: they go by themselves, seen or not. */
export async function noteToasts(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const said = new Set<string>();
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[data-sonner-toast]')) said.add(textContent ?? '');
      document.documentElement.dataset.said = [...said].join('\n');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => document.documentElement.dataset.said ?? '');
}

/** The page answers: what was pressed before is done, and links are followed without loading the portal again. */
export async function expectAlive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'isAlive' in window)).toBe(true);
}

/** Nothing serious or critical that axe can find. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await graveFindings(page)).toEqual([]);
}

/** Nothing makes the page scroll sideways, once it has settled at its width. What sticks out is named. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        return [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
          .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`);
      }),
    )
    .toEqual([]);
}
