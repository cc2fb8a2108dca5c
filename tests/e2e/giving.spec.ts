import { z } from 'zod';
import { makeClass, studentIn } from '#tests/e2e/support/classes';
import { expect, expectAccessible, expectNoSidewaysScroll, holdBack, test } from '#tests/e2e/support/test';
import { keepWork } from '#tests/e2e/support/work';

const phone = { width: 390, height: 844 };

test('a spelling list is given with two presses, played on a phone, and its teacher watches it come in', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { id, name } = await makeClass(portal, teacher);
  const student = await studentIn(portal, teacher, id, { name: 'Anna Lind' });

  await openAs(teacher, '/spelling-quest');
  await page.getByRole('button', { name: 'Give' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Give' }).click();
  await expect(page.getByText(`was given to ${name}.`)).toBeVisible();

  await page.setViewportSize(phone);
  await openAs(student, '/');
  await expect(page.getByRole('heading', { name: 'To do: 1 task' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page
    .getByRole('region', { name: /^To do/ })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('textbox').first().fill('xxxx');
  await page.keyboard.press('Enter');
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(teacher, `/classes/${id}`);
  await page.getByRole('region', { name: 'Work' }).getByRole('listitem').getByRole('link').click();
  const row = page.getByRole('row', { name: /Anna Lind/ });
  await expect(row.getByText(/Playing 1\//)).toBeVisible();
  // The word that was missed comes first, with its cell.
  await page.getByRole('radio', { name: 'Hardest first' }).check({ force: true });
  await expect(row.getByRole('cell').nth(2)).toContainText('wrong');
  const missed = await page.getByRole('columnheader').nth(3).textContent();
  await expect(page.getByRole('region', { name: 'Hardest first' })).toContainText(missed ?? 'none');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('pressed before the classes are there, Give waits for them; a date that is over is said at its field', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  await makeClass(portal, teacher);
  const letThrough = await holdBack(page, '**/trpc/*classes.list*');
  await openAs(teacher, '/spelling-quest');
  await page.getByRole('button', { name: 'Give' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Words of the week');
  await dialog.getByLabel('Hand in by').fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Give' }).click();
  letThrough();
  await expect(dialog.getByText('The date to hand in by is over already.')).toBeVisible();
  await expect(dialog.getByLabel('Hand in by')).toBeFocused();
  await expect(dialog.getByLabel('Title')).toHaveValue('Words of the week');
});

test('a quiz that was changed since it was given is brought up to date, by the keyboard', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { token } = teacher;
  const { id: classId } = await makeClass(portal, teacher);
  const question = (id: string, prompt: string) => ({ id, kind: 'tf', prompt, key: true });
  const quiz = { kind: 'quiz', title: 'Unit 3', data: { items: [question('a', 'Birds fly.')] } };
  const resource = await keepWork(portal, teacher, quiz);
  const given = {
    ...{ title: 'Animals', appId: 'classroom-quiz-maker', classIds: [classId], rules: { release: 'each' } },
    activity: { kind: 'questions', from: { resource } },
    requestId: crypto.randomUUID(),
  };
  const { ids } = z
    .object({ ids: z.array(z.string()) })
    .parse(await portal.rest('POST', '/assignments', { token, body: given }));
  const newer = { ...quiz, version: 1, data: { items: [question('a', 'Birds fly.'), question('b', 'Cats purr.')] } };
  await portal.rest('PUT', `/library/${resource}`, { token, body: newer });

  await page.setViewportSize(phone);
  await openAs(teacher, `/classes/${classId}`);
  const work = page.getByRole('region', { name: 'Work' });
  await expect(work.getByText('You changed “Unit 3” since you gave it.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await work.getByRole('button', { name: 'Bring up to date: Animals' }).click();
  await expect(page.getByRole('dialog', { name: 'Bring “Unit 3” up to date?' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(work.getByRole('button', { name: 'Bring up to date: Animals' })).toBeFocused();

  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(teacher, `/assignments/${ids[0]}`);
  await expect(page.getByText('You changed “Unit 3” since you gave it.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bring up to date' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Bring up to date' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is up to date now.')).toBeFocused();
  await expect(page.getByText('You changed “Unit 3” since you gave it.')).toBeHidden();
});
