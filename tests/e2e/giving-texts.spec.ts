import { z } from 'zod';
import { makeClass } from '#tests/e2e/support/classes';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';

const withId = z.object({ id: z.string() });

test('a teacher gives a task to write, a roll of the dice and a saved list, each with two presses', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { token } = teacher;
  const { id, name } = await makeClass(portal, teacher);
  for (const [amount, action] of [
    [2, 'writers-block-assistant'],
    [1, 'story-dice'],
  ] as const) {
    await portal.rest('POST', '/tokens/consume', { token, body: { amount, action, launch: true } });
  }
  const entries = [{ id: 'w1', term: 'kitchen', meaning: 'the room where you cook' }];
  const body = { kind: 'word-list', title: 'My house', data: { entries } };
  const list = withId.parse(await portal.rest('POST', '/library', { token, body }));

  /** The second press: with one class, it is chosen. */
  const give = async () => {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
    await dialog.getByRole('button', { name: 'Give' }).click();
    await expect(page.getByText(`was given to ${name}.`).last()).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await openAs(teacher, '/writers-block-assistant');
  await page
    .getByRole('button', { name: /^Give ?: / })
    .first()
    .click();
  await give();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await openAs(teacher, '/story-dice');
  await page.getByRole('button', { name: 'Give' }).click();
  await give();
  await expectNoSidewaysScroll(page);
  await openAs(teacher, `/lesson-library?work=${list.id}`);
  await page.getByRole('button', { name: 'Give' }).click();
  await give();

  await openAs(teacher, `/classes/${id}`);
  const given = page.getByRole('region', { name: 'Work' }).getByRole('listitem').getByRole('link');
  await expect(given).toHaveCount(3);
  await given.filter({ hasText: 'Write a story with all of these' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Write a story');
});
