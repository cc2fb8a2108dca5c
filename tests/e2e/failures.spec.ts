import { expect, expectAccessible, freshName, holdBack, test } from '#tests/e2e/support/test';

const crashing =
  'export default function Broken() { throw new Error("boom"); } export const LoginPage = Broken; export { Broken as t, Broken as n };';

test.describe('when code breaks', () => {
  test.use({ expectsErrors: true });

  test('a crashing app says so in its own frame and leaves the portal standing', async ({ page, teacher, openAs }) => {
    await page.route('**/assets/story-dice-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: crashing }),
    );
    await openAs(teacher, '/story-dice');
    await expect(page.getByText('Story Dice stopped working.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Return to Portal' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(teacher.username);
  });

  test('a page that crashes shows the error screen with its Reload button', async ({ page }) => {
    await page.route('**/assets/login-page-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: crashing }),
    );
    await page.goto('/login');
    const sentence = 'Something went wrong. Please reload the page. If the problem persists, contact support.';
    await expect(page.getByRole('alert')).toContainText(sentence);
    await expectAccessible(page);
    await page.unroute('**/assets/login-page-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

test('while an app is loading, it says so', async ({ page, teacher, openAs }) => {
  const letThrough = await holdBack(page, '**/assets/story-dice-*.js');
  await openAs(teacher, '/story-dice');
  await expect(page.getByText('Loading app.')).toBeVisible();
  letThrough();
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
});

test('while it is unknown who is signed in, a full-screen spinner shows and the header holds a place', async ({
  page,
  teacher,
  openAs,
}) => {
  const letThrough = await holdBack(page, '**/trpc/**');
  await openAs(teacher);
  await expect(page.getByRole('main').getByText('Loading…')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(teacher.username);
});

test('what a user is called is text, whatever it looks like', async ({ page, portal, openAs }) => {
  const name = freshName('markup');
  const username = `<img src=x id=${name} onerror=alert(1)>`;
  const body = { username, email: `${name}@school.example`, password: 'secret-1', role: 'teacher' };
  const account = await portal.rest('POST', '/auth/register', { body });
  page.on('dialog', () => {
    throw new Error('The name was run.');
  });
  if (typeof account !== 'object' || account === null || !('token' in account)) throw new Error('No account.');
  await openAs({ id: '', email: '', ...account, token: String(account.token), username });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Hello, ${username}`);
});

test('nothing is asked of any other host', async ({ page, teacher, openAs, portal }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== portal.url && protocol.startsWith('http')) elsewhere.push(request.url());
  });
  for (const path of ['/', '/login', '/pricing', '/api/docs']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await openAs(teacher, '/story-dice');
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeVisible();
  expect(elsewhere).toEqual([]);
});
