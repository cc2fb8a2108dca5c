import { z } from 'zod';
import { expect, expectAccessible, expectNoSidewaysScroll, freshName, test } from '#tests/e2e/support/test';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 800 };
const names = Array.from({ length: 24 }, (_, place) => `Student ${String.fromCharCode(65 + place)}`);
const withId = z.object({ id: z.string() });
const signedIn = z.looseObject({ token: z.string() });
const signIns = z.object({ students: z.array(z.object({ id: z.string(), name: z.string(), card: z.string() })) });
const roster = z.object({ roster: z.array(withId) });

test('a class of names: sign-ins, a spelling list and a quiz with an essay, played by card, watched, and marked', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  test.slow();
  const { token } = teacher;
  await portal.rest('POST', '/billing/update', { token, body: { planId: 'pro' } });
  await openAs(teacher, '/classes');
  const name = freshName('Class');
  await page.getByRole('button', { name: 'New class' }).first().click();
  await page.getByLabel('Name of the class').fill(name);
  await page.getByRole('button', { name: 'Make the class' }).click();
  await page.getByRole('button', { name: 'Add names' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /names/i }).fill(names.join('\n'));
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByRole('button', { name: 'Add 24 students' }).click();
  await page.getByRole('button', { name: 'Make sign-ins for 24 names' }).click();
  await expect(page.getByText('24 students can sign in without an address.')).toBeVisible();
  const classId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const items = [
    { id: 'past', kind: 'short', prompt: 'The past of go?', accepted: ['went'] },
    { id: 'day', kind: 'essay', prompt: 'Write about your day.', points: 4 },
  ];
  const quiz = { kind: 'quiz', title: 'Unit 3', data: { items } };
  const { id: quizId } = withId.parse(await portal.rest('POST', '/library', { token, body: quiz }));
  const opening = { amount: 2, action: 'classroom-quiz-maker', launch: true };
  await portal.rest('POST', '/tokens/consume', { token, body: opening });
  for (const place of ['/spelling-quest', `/classroom-quiz-maker?quiz=${quizId}`]) {
    await page.goto(place);
    await page.getByRole('button', { name: 'Give', exact: true }).click();
    await expect(dialog.getByRole('checkbox', { name })).toBeChecked();
    await dialog.getByRole('button', { name: 'Give', exact: true }).click();
    await expect(page.getByText(`was given to ${name}.`)).toBeVisible();
  }

  const studentIds = roster
    .parse(await portal.rest('GET', `/classes/${classId}`, { token }))
    .roster.map(({ id }) => id);
  const { students } = signIns.parse(
    await portal.rest('POST', `/classes/${classId}/sign-ins/show`, { token, body: { studentIds } }),
  );
  const [first, ...others] = students;
  await page.getByRole('button', { name: teacher.username }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();

  await page.setViewportSize(phone);
  await page.goto(`/card#${first?.card}`);
  await expect(page.getByRole('heading', { name: 'To do: 2 tasks' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Unit 3' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('textbox').first().fill('went');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/right/i).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('banner').getByRole('button', { name: 'Not you?' }).click();
  await expect(page.getByLabel('Class code')).toBeVisible();

  const given = z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) });
  for (const { card } of others.slice(0, 5)) {
    const session = signedIn.parse(await portal.rest('POST', '/class-sign-in/card', { body: { card } }));
    const { items: work } = given.parse(await portal.rest('GET', '/assignments', { token: session.token }));
    const assignment = work.find(({ title }) => title === 'Unit 3')?.id;
    const begun = { appId: 'classroom-quiz-maker', mode: 'practice', activity: { kind: 'assigned', assignment } };
    const { id } = withId.parse(await portal.rest('POST', '/attempts', { token: session.token, body: begun }));
    const answer = (itemId: string, text: string) =>
      portal.rest('POST', `/attempts/${id}/answers`, { token: session.token, body: { itemId, response: { text } } });
    await answer('past', 'goed');
    await answer('day', 'I get up at six and go to school.');
    await portal.rest('POST', `/attempts/${id}/finish`, { token: session.token });
  }

  await page.setViewportSize(desk);
  await openAs(teacher, `/classes/${classId}`);
  await page.getByRole('link', { name: 'Unit 3' }).click();
  await expect(page.getByRole('row', { name: /Student A/ }).getByText('Playing 1/2')).toBeVisible();
  await expect(page.getByRole('row', { name: /Student B/ }).getByText('To mark')).toBeVisible();
  await expect(page.getByText('goed', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/to-mark');
  for (const letter of ['B', 'C', 'D', 'E', 'F']) {
    await expect(page.getByRole('heading', { name: `Student ${letter}, ${name}` })).toBeVisible();
    await page.keyboard.type('5544');
    await page.keyboard.press('Control+Enter');
  }
  await expect(page.getByRole('heading', { name: 'All is marked' })).toBeVisible();
  await page.goto(`/classes/${classId}`);
  await page.getByRole('link', { name: 'Unit 3' }).click();
  await expect(page.getByRole('row', { name: /Student B/ }).getByText('Done')).toBeVisible();
});
