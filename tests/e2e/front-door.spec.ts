import { z } from 'zod';
import { makeClass, studentIn } from '#tests/e2e/support/classes';
import type { Portal } from '#tests/e2e/support/portal';
import { type Account, expect, expectAccessible, expectNoSidewaysScroll, test } from '#tests/e2e/support/test';
import { keepWork, playAttempt } from '#tests/e2e/support/work';

const given = z.object({ ids: z.tuple([z.string()]) });

/** Two students of a class leave the -s off a verb, which no starter lesson of its level is about. */
async function missTheS(portal: Portal, teacher: Account, classId: string): Promise<void> {
  const options = [
    { text: 'goes', isKey: true },
    { text: 'go', isKey: false, mistake: 'third-person-s' },
  ];
  const items = [{ id: 'goes', kind: 'mc', prompt: 'She ___ to school.', skill: 'grammar', options }];
  const resource = await keepWork(portal, teacher, { kind: 'quiz', title: 'Verbs', data: { items } });
  const activity = { kind: 'questions', from: { resource } };
  const work = { title: 'Verbs', appId: 'classroom-quiz-maker', activity, rules: { release: 'each' } };
  const body = { ...work, classIds: [classId], requestId: crypto.randomUUID() };
  const [assignment] = given.parse(await portal.rest('POST', '/assignments', { token: teacher.token, body })).ids;
  for (const name of ['Anna', 'Ben']) {
    const by = await studentIn(portal, teacher, classId, { name });
    await playAttempt(portal, {
      activity: { kind: 'assigned', assignment },
      by,
      responses: { goes: { choice: 'go' } },
    });
  }
}

test('the library opens on a class, and what it got wrong is planned by two presses', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { id, name } = await makeClass(portal, teacher, { level: 'B1', ageGroup: 'adults' });
  await missTheS(portal, teacher, id);
  await openAs(teacher, '/lesson-library');
  const classes = page.getByRole('region', { name: 'For your classes' });
  await expect(classes.getByRole('heading', { level: 3, name })).toBeVisible();
  await expect(classes.getByRole('link', { name: 'The repair café', exact: true })).toBeVisible();
  await expect(classes.getByText('2 students')).toBeVisible();
  await expectAccessible(page);
  const planning = classes.getByRole('link', { name: 'Plan a lesson on Present simple' });
  await expect(planning).toBeVisible();
  for (const width of [390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await planning.click();
  await expect(page.getByRole('combobox', { name: 'Grammar point' })).toHaveValue('present-simple');
  await expect(page.getByRole('radio', { name: 'B1' })).toBeChecked();
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('adults');
  // It stands in the form, and no longer in the address.
  await expect(page).toHaveURL('/lesson-planner');
});

test('a starter lesson is given, printed, changed and taught from its card, by keys alone', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await makeClass(portal, teacher, { level: 'A2', ageGroup: 'teenagers' });
  await openAs(teacher, '/lesson-library');
  const starters = page.getByRole('region', { name: 'Starter lessons' });
  const toolbar = starters.getByRole('toolbar', { name: 'The repair café' });
  const press = async (tool: string) => {
    await starters.getByRole('link', { name: 'The repair café', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Home');
    const wanted = toolbar.getByRole('button', { name: tool });
    for (let at = 0; at < 4 && !(await wanted.evaluate((one) => one === document.activeElement)); at += 1)
      await page.keyboard.press('ArrowRight');
    await expect(wanted).toBeFocused();
    await page.keyboard.press('Enter');
  };
  await press('Print The repair café');
  await expect(page.getByRole('dialog', { name: 'Print' })).toBeVisible();
  await page.keyboard.press('Escape');
  await press('Give the questions of The repair café');
  await expect(page.getByRole('dialog').getByLabel('Title', { exact: true })).toHaveValue('Show me the line');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await press('Change The repair café');
  await expect(page).toHaveURL(/lesson-planner\?plan=/);
  const plan = new URL(page.url()).search;
  await page.goBack();
  // What nobody has changed is not copied twice.
  await press('Teach The repair café');
  await expect(page).toHaveURL(`/lesson-planner${plan}&teach`);
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
});

test('one’s own lesson is taught, printed and changed from its card', async ({ page, portal, teacher, openAs }) => {
  const body = { from: { starter: 'food-on-our-table' } };
  await portal.rest('POST', '/library/copies', { token: teacher.token, body });
  await openAs(teacher, '/lesson-library?shelf=work');
  const toolbar = page.getByRole('toolbar', { name: 'On our table' });
  await toolbar.getByRole('button', { name: /^Print / }).click();
  await expect(page.getByRole('dialog', { name: 'Print' })).toBeVisible();
  await page.keyboard.press('Escape');
  await toolbar.getByRole('button', { name: /^Give / }).click();
  await expect(page.getByRole('dialog', { name: /Give/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await test.step('its link is for reading, not for playing', async () => {
    await page.getByRole('link', { name: 'On our table', exact: true }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('dialog').getByRole('radio', { name: 'Read', exact: true })).toBeChecked();
    await page.goBack();
  });
  await expect(toolbar.getByRole('link', { name: /^Change / })).toHaveAttribute('href', /lesson-planner\?plan=/);
  await toolbar.getByRole('link', { name: /^Teach / }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
});

test('a visitor teaches a starter lesson from its card', async ({ page }) => {
  await page.goto('/lesson-library');
  await page.getByRole('link', { name: 'Teach The repair café' }).click();
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The class’s screen' })).toContainText('The last thing that broke');
});

test('a visitor walks through a whole lesson on the first page by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // Before its code is there, the link leads to the library.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Begin the lesson' }).focus();
  await page.keyboard.press('Enter');
  const lesson = page.getByRole('region', { name: 'The repair café' });
  const next = async () => {
    await lesson.getByRole('button', { name: 'Next', exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await expect(lesson.getByRole('heading', { level: 3, name: 'The last thing that broke' })).toBeFocused();
  await next();
  await expect(lesson.getByRole('heading', { level: 3, name: 'Eight words' })).toBeFocused();
  const screen = lesson.getByRole('region', { name: 'The class’s screen' });
  await expect(screen).not.toContainText('replace');
  await lesson.getByRole('button', { name: 'Uncover the next' }).focus();
  await page.keyboard.press('Enter');
  await expect(screen).toContainText('replace');
  await next();
  await next();
  await expect(lesson.getByRole('heading', { level: 3, name: 'Show me the line', exact: true })).toBeFocused();
  // The text that they are about is beside them.
  await expect(lesson.getByText('In 2009 a Dutch journalist').last()).toBeVisible();
  await lesson.getByRole('radio', { name: 'True' }).first().focus();
  await page.keyboard.press('Space');
  await lesson.getByRole('button', { name: 'Check question 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(lesson.getByText('People in Amsterdam brought their things to a theatre.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (let stage = 4; stage < 7; stage += 1) await next();
  await lesson.getByRole('button', { name: 'Finish' }).focus();
  await page.keyboard.press('Enter');
  await expect(lesson.getByRole('heading', { level: 3, name: 'That was the lesson' })).toBeFocused();
  await expect(lesson.getByText('1 of 1 answer right.')).toBeVisible();
  await expectAccessible(page);
  await lesson.getByRole('link', { name: 'Teach this lesson' }).press('Enter');
  await expect(page).toHaveURL('/lesson-library?starter=the-repair-cafe');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first page names the stages of its lesson, and leads to it', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('What would you repair?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Begin the lesson' })).toHaveAttribute(
      'href',
      '/lesson-library?starter=the-repair-cafe',
    );
  });
});
