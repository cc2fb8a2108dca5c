import { z } from 'zod';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';

const phone = { width: 390, height: 844 };
const withId = z.object({ id: z.string() });

test('a teacher looks at the sample class over time, gives practice for a mistake, and prints cards', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { token } = teacher;
  const { id } = withId.parse(await portal.rest('POST', '/sample-class', { token, body: { timeZone: 'UTC' } }));
  await openAs(teacher, `/classes/${id}`);
  await page.getByRole('link', { name: 'Progress' }).click();
  const row = page.getByRole('row', { name: /Adaeze Obi/ });
  await expect(row.getByText(/\d+ %/).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const profile = page.getByRole('region', { name: 'What goes wrong' });
  await expect(profile.getByText(/\d+ of \d+ answers wrong/).first()).toBeVisible();
  await profile
    .getByRole('button', { name: /^Give practice/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByLabel('Title')).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await page.getByText('Another class', { exact: true }).click();
  await expect(page.getByText('You have no other class yet.')).toBeVisible();

  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Adaeze Obi' })).toBeVisible();
  await expect(page.getByText('of 5')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goBack();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Report cards' }).click();
  await expect(page.getByRole('button', { name: 'Print 12 cards' })).toBeVisible();
  const comment = page.getByLabel('Adaeze Obi');
  await expect(comment).toHaveValue(/Adaeze Obi/);
  await comment.fill('Adaeze is a joy to teach.');
  await expectAccessible(page);
  await page.reload();
  await expect(comment).toHaveValue('Adaeze is a joy to teach.');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Print 12 cards' }).click();
  await expectAccessible(page);
  const cards = page.locator('.print-root .print-page');
  for (const format of ['A4', 'Letter']) {
    await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(cards).toHaveCount(12);
    await expect(cards.first()).toContainText('Adaeze is a joy to teach.');
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect([format, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([format, 12]);
    // It is printed: the page goes on without it.
    await page.emulateMedia({ media: 'screen' });
    await expect(cards).toHaveCount(0);
  }
});
