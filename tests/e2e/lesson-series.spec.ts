import type { Page } from '@playwright/test';
import { z } from 'zod';
import { makeClass } from '#tests/e2e/support/classes';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';

const outline = (page: Page) => page.getByRole('region', { name: 'The outline' });
const topicOf = (page: Page, place: number) => page.getByLabel(`Topic of lesson ${place}`, { exact: true });
const balance = z.object({ totalTokens: z.number() });

test('a series of four is looked at, made and paid once, put into the week and given to a class', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { id: classId, name } = await makeClass(portal, teacher);
  const tokens = async () =>
    balance.parse(await portal.rest('GET', '/tokens/balance', { token: teacher.token })).totalTokens;
  const before = await tokens();

  await openAs(teacher, '/lesson-planner');
  await page.getByRole('link', { name: 'A series of lessons' }).click();
  await page.getByLabel('Lessons', { exact: true }).selectOption('4 lessons');
  await expect(outline(page).getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await test.step('a lesson is moved by keyboard and keeps the focus; a topic that another has is exchanged', async () => {
    const [first, second] = [await topicOf(page, 1).inputValue(), await topicOf(page, 2).inputValue()];
    await page.getByRole('button', { name: 'Move Lesson 1 down' }).press('Enter');
    await expect(topicOf(page, 1)).toHaveValue(second);
    await expect(page.getByRole('button', { name: 'Move Lesson 2 down' })).toBeFocused();
    await topicOf(page, 1).selectOption(first);
    await expect(topicOf(page, 2)).toHaveValue(second);
    await expect(
      outline(page)
        .getByText(/^Back from lesson 1 by their meanings: /)
        .first(),
    ).toBeVisible();
  });

  await test.step('what was changed stays after a reload', async () => {
    const changed = await topicOf(page, 3).inputValue();
    await page.getByLabel('Type of lesson 3').selectOption('Speaking');
    await page.reload();
    await expect(page.getByLabel('Type of lesson 3')).toHaveValue('speaking');
    await expect(topicOf(page, 3)).toHaveValue(changed);
  });

  await test.step('an answer that is lost is got by another press, and paid once', async () => {
    let isLost = false;
    await page.route('**/trpc/lessonSeries.make*', async (route) => {
      if (isLost) return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    const make = page.getByRole('button', { name: 'Make 4 lessons and the test for 12 tokens' });
    await make.click();
    await expect.poll(() => isLost).toBe(true);
    await expect(make).toBeEnabled();
    await expect(async () => {
      await make.click();
      await expect(page.getByRole('heading', { name: 'Put into the week' })).toBeVisible({ timeout: 3000 });
    }).toPass();
    expect(await tokens()).toBe(before - 12);
  });

  await test.step('the lessons get their days', async () => {
    await page.getByLabel('From', { exact: true }).fill('2030-01-07');
    await page.getByRole('button', { name: 'Put into the week' }).click();
    await expect(page.getByText('Mon 7 Jan', { exact: false }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('words and the test are given in one press, without what is not ticked', async () => {
    await page.getByLabel('Class', { exact: true }).selectOption(name);
    await page.getByRole('checkbox', { name: /^Words of lesson 2/ }).uncheck();
    await page.getByRole('button', { name: 'Give 3 pieces' }).click();
    await expect(page.getByText('3 pieces of work were given.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'The test' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Nothing to give' })).toBeVisible();
  });

  await page.getByRole('link', { name: 'Look at the week' }).click();
  await expect(page.getByRole('heading', { name: 'Week of Monday 7 January' })).toBeVisible();
  await expect(page.getByRole('article', { name: /^[12]\. / })).toHaveCount(2);

  await page.goto(`/classes/${classId}`);
  await expect(page.getByRole('region', { name: 'Work' }).getByText(/^Words of lesson/)).toHaveCount(2);
});
