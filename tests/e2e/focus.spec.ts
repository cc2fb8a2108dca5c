import { z } from 'zod';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';

const withId = z.object({ id: z.string() });

test('a teacher plans from what the sample class gets wrong, gives the exit quiz, and sees whether it helped', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { token } = teacher;
  const { id } = withId.parse(await portal.rest('POST', '/sample-class', { token, body: { timeZone: 'UTC' } }));
  await openAs(teacher, `/classes/${id}`);
  // What it worked on two weeks ago returns, here and on the next page.
  await expect(page.getByText('Ask again: Comparatives')).toBeVisible();
  await page.getByRole('link', { name: 'Progress' }).click();
  await page.getByRole('button', { name: /^Give a short quiz/ }).click();
  await expect(page.getByText('Ask again: Comparatives')).toBeHidden();

  await page.getByRole('button', { name: 'Plan from this' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expectAccessible(page);
  // What is wrong is said, and what was typed stays.
  await dialog.getByLabel('Minutes').fill('20');
  await dialog.getByRole('button', { name: /^Make the plan for/ }).click();
  await expect(dialog.getByText('For so many points a lesson needs 35 minutes at least.')).toBeVisible();
  await dialog.getByLabel('Minutes').fill('45');
  await dialog.getByRole('button', { name: /^Make the plan for/ }).click();
  await expect(page).toHaveURL(/\/lesson-planner\?plan=/);
  await expect(page.getByLabel('Title of the plan')).toHaveValue(/^Put right: /);
  await expect(page.getByText('From your class').first()).toBeVisible();

  await page.goto(`/classes/${id}/progress`);
  const helped = page.getByRole('region', { name: 'Did it help?' });
  await helped.getByRole('button', { name: 'Give the exit quiz' }).click();
  const made = helped.getByRole('article').first();
  await expect(made.getByText(/% of 55 answers to 5 questions right, 11 students/)).toHaveCount(2);
  await made.getByText('Student by student').first().click();
  await expect(made.getByRole('row', { name: /Adaeze Obi/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
