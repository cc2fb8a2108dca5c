import { versionsOutput } from '#shared/api/shelf';
import type { Portal } from '#tests/e2e/support/portal';
import { type Account, expect, expectAccessible, test } from '#tests/e2e/support/test';
import { keepWork, payFor } from '#tests/e2e/support/work';

/* Two tabs of one piece of work: different parts come together by themselves, of one part both sides are shown. */

test.setTimeout(180_000);

/** All that the versions of a piece of work hold, as text. */
async function versionsOf(portal: Portal, { token }: Account, id: string): Promise<string> {
  const ask = (path: string) => portal.rest('GET', `/library/${id}/${path}`, { token });
  const { items } = versionsOutput.parse(await ask('versions'));
  return JSON.stringify(await Promise.all(items.map(({ version }) => ask(`versions/${version}`))));
}

test('of a quiz', async ({ page, context, portal, teacher, openAs }) => {
  await payFor(portal, teacher, 'classroom-quiz-maker');
  const items = [
    { id: 'cats', kind: 'tf', prompt: 'Cats bark.', key: false },
    { id: 'dogs', kind: 'tf', prompt: 'Dogs bark.', key: true },
  ];
  const id = await keepWork(portal, teacher, { kind: 'quiz', title: 'Unit 3', data: { items } });
  await openAs(teacher, `/classroom-quiz-maker?quiz=${id}`);
  const other = await context.newPage();
  await other.goto(page.url());
  const saved = () => portal.rest('GET', `/library/${id}`, { token: teacher.token });
  const question = { name: 'Statement', exact: true };
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  await expect(page.getByRole('textbox', question)).toHaveValue('Cats bark.');
  await other.getByRole('button', { name: 'Edit question 2' }).click();
  await other.getByRole('textbox', question).fill('Dogs can bark.');
  await expect.poll(saved).toMatchObject({ version: 2 });
  await page.getByRole('textbox', question).fill('Cats can bark.');
  await expect
    .poll(saved)
    .toMatchObject({ version: 3, data: { items: [{ prompt: 'Cats can bark.' }, { prompt: 'Dogs can bark.' }] } });
  await expect(page.getByText('Dogs can bark.').first()).toBeVisible();

  await other.reload();
  await other.getByLabel('Name of the quiz').fill('Animals');
  await expect.poll(saved).toMatchObject({ version: 4, title: 'Animals' });
  await page.getByLabel('Name of the quiz').fill('Cats and dogs');
  await expect(page.getByText('Which version do you want to go on with?')).toBeFocused();
  await expect(page.getByText(/^Animals, /)).toBeVisible();
  await expect(page.getByText(/^Cats and dogs, /)).toBeVisible();
  await expect(page.getByText('Changed: Title')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on with the saved one' }).click();
  await expect(page.getByLabel('Name of the quiz')).toHaveValue('Animals');
  await expect.poll(() => versionsOf(portal, teacher, id)).toContain('Cats and dogs');
});

test('of a plan', async ({ page, context, portal, teacher, openAs }) => {
  await openAs(teacher, '/lesson-planner');
  await page.getByRole('button', { name: 'Make the plan for 3 tokens' }).click();
  await expect(page).toHaveURL(/\?plan=/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('plan') ?? '';
  const title = page.getByLabel('Title of the plan');
  const before = await title.inputValue();
  const other = await context.newPage();
  await other.goto(page.url());
  const read = () => portal.rest('GET', `/library/${id}`, { token: teacher.token });

  const firstStage = page.getByRole('region', { name: 'Stages' }).locator('ol > li[data-stage]').first();
  await other.getByLabel('Title of the plan').fill('Changed in the other tab');
  await expect.poll(read).toMatchObject({ title: 'Changed in the other tab' });
  await expect(title).toHaveValue(before);
  await firstStage.getByRole('button', { name: 'Rewrite' }).click();
  await expect(title).toHaveValue('Changed in the other tab');
  await expect(firstStage.getByText('Built in')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await other.reload();
  await other.getByLabel('Title of the plan').fill('The other tab');
  await expect.poll(read).toMatchObject({ title: 'The other tab' });
  await title.fill('This tab');
  await expect(page.getByText('Which version do you want to go on with?')).toBeFocused();
  await expect(page.getByText(/^This tab, \d+ minutes$/)).toBeVisible();
  await expect(page.getByText(/^The other tab, \d+ minutes$/)).toBeVisible();
  await expect(page.getByText('Changed: Title')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on with the saved one' }).click();
  await expect(title).toHaveValue('The other tab');
  await expect.poll(() => versionsOf(portal, teacher, id)).toContain('This tab');
});
