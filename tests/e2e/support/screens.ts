import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { Portal } from './portal';
import { type Account, expect, makeAccount } from './test';

/** A screen or dialog of the portal, and how to come to it. */
export interface Screen {
  name: string;
  path: string;
  /** Steps from the page to what is meant. */
  open?: (page: Page) => Promise<void>;
}

/** `broke` is a teacher whose tokens are spent, `owner` one who shares them with a student. */
export type Visitor = 'nobody' | 'teacher' | 'broke' | 'owner' | 'admin';

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Begins a round, the same one each time. */
const startRound = (name: string) => async (page: Page) => {
  await page.route('**/trpc/results.start**', (route) =>
    route.continue({ postData: route.request().postData()?.replace('"appId":', '"seed":1,"appId":') }),
  );
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(/^(\d+ of \d+|\d+ (words )?to go)$/)).toBeVisible();
};

/** Follows the link to a piece of one's own work. */
const openOwn = (link: string, shows: string) => async (page: Page) => {
  await page.getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByLabel(shows, { exact: true }).first()).toBeVisible();
};

export const screens: Readonly<Record<Visitor, readonly Screen[]>> = {
  nobody: [
    { name: 'landing page', path: '/' },
    { name: 'services', path: '/digital' },
    { name: 'pricing', path: '/pricing' },
    { name: 'sign in', path: '/login' },
    {
      name: 'registration',
      path: '/login',
      open: (page) => page.getByRole('button', { name: 'Create an account' }).click(),
    },
    { name: 'forgotten password', path: '/forgot-password' },
    { name: 'new password', path: '/reset-password?token=x' },
    { name: 'contact', path: '/contact' },
    { name: 'themes', path: '/theme' },
    {
      name: 'theme preview',
      path: '/theme',
      open: (page) => page.getByRole('button', { name: 'Preview Light' }).click(),
    },
    { name: 'landing page by its own address', path: '/landing' },
    { name: 'attribution', path: '/attribution' },
    { name: 'flash cards', path: '/flash-cards' },
    { name: 'choice of words', path: '/flash-cards', open: press(/^Change/) },
    { name: 'spelling', path: '/spelling-quest', open: startRound('Start practice') },
    { name: 'scramble', path: '/word-scramble', open: startRound('Start') },
  ],
  teacher: [
    { name: 'dashboard', path: '/' },
    { name: 'profile', path: '/profile' },
    { name: 'pricing, signed in', path: '/pricing' },
    { name: 'services, signed in', path: '/digital' },
    { name: 'change of plan', path: '/pricing', open: press(/Pro Teacher/) },
    { name: 'story dice', path: '/story-dice' },
    { name: 'vocabulary', path: '/vocabulary-builder' },
    { name: 'grammar', path: '/grammar-cram' },
    { name: 'point of grammar', path: '/grammar-cram?point=present-perfect-or-past' },
    { name: 'round of grammar', path: '/grammar-cram', open: startRound('Start') },
    { name: 'quizzes', path: '/classroom-quiz-maker' },
    { name: 'quiz', path: '/classroom-quiz-maker', open: openOwn('Unit 3', 'Name of the quiz') },
    { name: 'report of a quiz', path: '/classroom-quiz-maker', open: openOwn('Report: Unit 3', 'Hardest first') },
    { name: 'question bank', path: '/assessment-bank' },
    { name: 'history of a group', path: '/test-history' },
    { name: 'history of rounds', path: '/test-history?tab=rounds&whose=players' },
  ],
  broke: [
    { name: 'dashboard, low on tokens', path: '/' },
    { name: 'token gate', path: '/story-dice' },
    { name: 'purchase of tokens', path: '/story-dice', open: press('Purchase Tokens') },
  ],
  owner: [
    { name: 'profile with a student', path: '/profile' },
    { name: 'removal of a student', path: '/profile', open: press(/^Remove /) },
  ],
  admin: [
    { name: 'admin dashboard', path: '/admin' },
    { name: 'new user', path: '/admin', open: press('Add New User') },
    { name: 'change of a user', path: '/admin', open: press(/^Edit /) },
    { name: 'deletion of a user', path: '/admin', open: press(/^Delete /) },
    { name: 'language model', path: '/admin/model' },
  ],
};

/** Makes the account with which a visitor sees their screens. */
export async function accountOf(visitor: Visitor, portal: Portal, admin: Account): Promise<Account | undefined> {
  if (visitor === 'nobody') return undefined;
  if (visitor === 'admin') {
    await makeAccount(portal);
    return admin;
  }
  const teacher = await makeAccount(portal);
  const { token } = teacher;
  if (visitor === 'teacher') await makePlayedQuiz(portal, token);
  if (visitor === 'broke') {
    await portal.rest('POST', '/tokens/consume', { token, body: { amount: 100, action: 'all of it' } });
  }
  if (visitor === 'owner') {
    const student = await makeAccount(portal, 'student');
    await portal.rest('POST', '/profile/associate', { token, body: { email: student.email } });
  }
  return teacher;
}

const withId = z.looseObject({ id: z.string() });

/** A quiz that a guest has played, so that reports have something to show. */
async function makePlayedQuiz(portal: Portal, token: string): Promise<void> {
  const options = [{ text: 'drinks', isKey: true }, { text: 'drink' }];
  const items = [{ id: 'tea', kind: 'mc', prompt: 'She ___ tea.', skill: 'grammar', level: 'A1', options }];
  const quiz = { kind: 'quiz', title: 'Unit 3', data: { items } };
  const { id } = withId.parse(await portal.rest('POST', '/library', { token, body: quiz }));
  const link = z
    .looseObject({ token: z.string() })
    .parse(await portal.rest('POST', `/library/${id}/links`, { token, body: { mode: 'play' } }));
  const activity = { kind: 'questions', from: { shared: link.token } };
  const start = { appId: 'classroom-quiz-maker', activity, mode: 'practice', guestName: 'Ana' };
  const round = withId.parse(await portal.rest('POST', '/results', { body: start }));
  const answer = { itemId: 'tea', response: { choice: 'drink' } };
  await portal.rest('POST', `/results/${round.id}/answers`, { body: answer });
  await portal.rest('POST', `/results/${round.id}/finish`, { body: {} });
}

/** Opens a screen and waits until it is complete. */
export async function openScreen(page: Page, { path, open }: Screen): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await open?.(page);
}
