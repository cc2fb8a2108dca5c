import { z } from 'zod';
import { makeClass, makeCode } from '#tests/e2e/support/classes';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';

const phone = { width: 390, height: 844 };
const withId = z.object({ id: z.string() });
const shown = z.object({
  students: z.array(z.object({ id: z.string(), name: z.string(), secret: z.string(), card: z.string() })),
});
const roster = z.object({ roster: z.array(withId) });

test('a teacher makes sign-ins, and children sign in with pictures and by a card on a phone', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { token } = teacher;
  const { id } = await makeClass(portal, teacher, { ageGroup: 'children', timeZone: 'Europe/Berlin' });
  const code = await makeCode(portal, teacher, id);

  await openAs(teacher, `/classes/${id}`);
  await page.getByRole('button', { name: 'Add names' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /names/i }).fill('Anna Lind\nBen Okafor');
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByRole('button', { name: /^Add \d+ students$/ }).click();
  await page.getByRole('button', { name: 'Make sign-ins for 2 names' }).click();
  await expect(page.getByText('2 students can sign in without an address.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More about Anna Lind' }).click();
  await page.getByRole('menuitem', { name: 'Secret and card' }).click();
  await page.getByRole('button', { name: 'Show secret' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  const places = await page.getByRole('dialog').getByRole('listitem').allTextContents();
  await page.keyboard.press('Escape');

  const ids = roster.parse(await portal.rest('GET', `/classes/${id}`, { token })).roster.map((one) => one.id);
  const { students } = shown.parse(
    await portal.rest('POST', `/classes/${id}/sign-ins/show`, { token, body: { studentIds: ids } }),
  );
  const [anna, ben] = students;
  expect(places.join(' ')).toBe(anna?.secret);

  await page.getByRole('button', { name: teacher.username }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  await page.setViewportSize(phone);
  await page.goto('/login');
  await page.getByRole('link', { name: 'I have a class code' }).click();
  await page.getByLabel('Class code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeFocused();
  await page.getByLabel('Your name').fill('anna lind');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, anna lind' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const pictures = page.getByRole('group', { name: 'Pictures' });
  const wrong = ['star', 'star', 'star'];
  for (const name of wrong) await pictures.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await pictures.getByRole('button', { name: 'cat', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('That was not right.')).toBeVisible();
  for (const name of anna?.secret.split(' ') ?? []) {
    await pictures.getByRole('button', { name, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('banner').getByText('Anna Lind.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('button', { name: 'Not you?' }).click();

  // The device knows the class now, and no child.
  await expect(page.getByLabel('Class code')).toHaveValue(/^\w{3} \w{3}$/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Ben O.' })).toBeVisible();

  await page.goto(`/card#${ben?.card}`);
  await expect(page.getByRole('banner').getByText('Ben Okafor.')).toBeVisible();
  expect(page.url()).not.toContain(ben?.card);
});
