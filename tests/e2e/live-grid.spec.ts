import type { BrowserContext, Page, Request } from '@playwright/test';
import { z } from 'zod';
import { makeClass, studentIn } from '#tests/e2e/support/classes';
import type { Portal } from '#tests/e2e/support/portal';
import { type Account, expect, test } from '#tests/e2e/support/test';

const withId = z.object({ id: z.string() });
const withIds = z.object({ ids: z.array(z.string()) });
const attempt = z.object({ id: z.string(), items: z.array(z.object({ item: withId })) });

/** Work that a class was given, and a student in it. */
async function givenWork(portal: Portal, teacher: Account) {
  const { token } = teacher;
  const { id: classId } = await makeClass(portal, teacher);
  const student = await studentIn(portal, teacher, classId, { name: 'Anna Lind' });
  const items = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((prompt) => ({
    ...{ id: prompt, kind: 'short', prompt, accepted: ['x'], tags: [], version: 1, points: 1 },
  }));
  const quiz = { kind: 'quiz', title: 'Unit 3', data: { items } };
  const { id: resource } = withId.parse(await portal.rest('POST', '/library', { token, body: quiz }));
  const body = {
    classIds: [classId],
    title: 'Unit 3',
    appId: 'classroom-quiz-maker',
    activity: { kind: 'questions', from: { resource } },
    rules: { release: 'each' },
    note: '',
    dueAt: null,
    withCode: false,
    requestId: crypto.randomUUID(),
  };
  const { ids } = withIds.parse(await portal.rest('POST', '/assignments', { token, body }));
  return { id: ids[0] ?? '', classId, student };
}

/** A student who answers one question after the other. */
async function playing(portal: Portal, { token }: Account, assignment: string) {
  const body = { appId: 'classroom-quiz-maker', activity: { kind: 'assigned', assignment }, mode: 'practice' };
  const { id, items } = attempt.parse(await portal.rest('POST', '/attempts', { token, body }));
  let answered = 0;
  return async () => {
    const itemId = items[answered]?.item.id;
    answered += 1;
    await portal.rest('POST', `/attempts/${id}/answers`, { token, body: { itemId, response: { text: 'x' } } });
    return new RegExp(`Playing ${answered}/`);
  };
}

/** How many streams are open, and what was asked for beside them. */
function watchTraffic(context: BrowserContext) {
  const open = new Set<Request>();
  const looks: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/trpc/changes.follow')) open.add(request);
    else if (request.url().includes('assignments.get')) looks.push(request.url());
  });
  const over = (request: Request) => open.delete(request);
  context.on('requestfailed', over);
  context.on('requestfinished', over);
  // Of a page that was closed nobody says that its requests are over.
  const streams = () => [...open].filter((request) => !request.frame().page().isClosed()).length;
  return { streams, looks };
}

const row = (page: Page) => page.getByRole('row', { name: /Anna Lind/ });

/** As a browser says it of a tab in the background. */
function hide(page: Page, state: 'hidden' | 'visible') {
  return page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

for (const [where, host] of Object.entries({ 'at home': '127.0.0.1', 'over plain http': 'school.test' })) {
  test(`ten tabs with a grid share one stream, and the next tab takes it over, ${where}`, async ({
    page,
    portal,
    teacher,
    openAs,
  }) => {
    const { id, student } = await givenWork(portal, teacher);
    const url = portal.url.replace('127.0.0.1', host);
    const { streams } = watchTraffic(page.context());
    await openAs(teacher, `/assignments/${id}`, { ...portal, url });
    const tabs = [page];
    for (let tab = 1; tab < 10; tab += 1) {
      const other = await page.context().newPage();
      await other.goto(`${url}/assignments/${id}`);
      tabs.push(other);
    }
    for (const tab of tabs) await expect(row(tab)).toContainText('Not started');
    await expect.poll(streams).toBe(1);
    const answer = await playing(portal, student, id);
    let shown = await answer();
    for (const tab of tabs) await expect(row(tab)).toContainText(shown);
    expect(streams()).toBe(1);

    // The tab that has the stream is closed.
    await page.close();
    await expect.poll(streams).toBe(1);
    shown = await answer();
    for (const tab of tabs.slice(1)) await expect(row(tab)).toContainText(shown);

    // In the background nobody follows anything; who comes back sees what was missed.
    for (const tab of tabs.slice(1)) await hide(tab, 'hidden');
    await expect.poll(streams).toBe(0);
    shown = await answer();
    const [, second = page] = tabs;
    await hide(second, 'visible');
    await expect(row(second)).toContainText(shown);
    await expect.poll(streams).toBe(1);
  });
}

test('while the server tells of changes, nobody asks for them; where no stream comes through, they are looked for', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { id, student } = await givenWork(portal, teacher);
  const { streams, looks } = watchTraffic(page.context());
  await page.clock.install();
  await openAs(teacher, `/assignments/${id}`);
  await expect(row(page)).toContainText('Not started');
  await expect.poll(streams).toBe(1);
  const answer = await playing(portal, student, id);
  await expect(row(page)).toContainText(/Playing/);
  const before = looks.length;
  await page.clock.runFor(10_000);
  expect(looks.length).toBe(before);
  const shown = await answer();
  await expect(row(page)).toContainText(shown);

  const other = await page.context().newPage();
  await other.route('**/trpc/changes.follow**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.close();
  await other.goto(`/assignments/${id}`);
  await expect(row(other)).toContainText(shown);
  await expect(row(other)).toContainText(await answer());
  expect(streams()).toBe(0);
});

test('a stream outlasts a server that goes and comes back, and ends with the session', async ({
  page,
  portal,
  teacher,
  openAs,
}) => {
  const { id, student } = await givenWork(portal, teacher);
  const { streams } = watchTraffic(page.context());
  await openAs(teacher, `/assignments/${id}`);
  await expect.poll(streams).toBe(1);
  const answer = await playing(portal, student, id);
  expect(await portal.goAway()).toBe(0);
  await portal.comeBack();
  await expect(row(page)).toContainText(await answer());
  await expect.poll(streams).toBe(1);
  await portal.rest('POST', '/auth/logout', { token: teacher.token });
  await expect.poll(streams).toBe(0);
});
