import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { isGuestAddress } from '#shared/core/guest-address';
import { retention } from '#shared/core/retention';
import { makeCode } from './classes';
import type { Portal } from './portal';
import { type Account, expect, makeAccount } from './test';
import { handInTexts, haveStarter, keepWork, linkTo, playAttempt } from './work';

/** A screen or dialog of the portal, and how to come to it. */
export interface Screen {
  name: string;
  path: string;
  /** Steps from the page to what is meant. */
  open?: (page: Page) => Promise<void>;
}

/**
 * `desk` is a teacher with work of their own, `broke` one whose tokens are spent, `owner` one who shares them with a
 * student.
 */
export type Visitor = 'nobody' | 'teacher' | 'desk' | 'broke' | 'owner' | 'admin';

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const seeHeading = (name: string) => (page: Page) => expect(page.getByRole('heading', { name })).toBeVisible();

const seeCode = (page: Page) =>
  expect(page.getByRole('region', { name: 'The code of this device' })).toContainText(/[A-Z]{3} [A-Z]{3}/);

/** What is begun is the same each time. */
const withSameSeed = (page: Page) =>
  page.route('**/trpc/attempts.start**', (route) =>
    route.continue({ postData: route.request().postData()?.replace('"appId":', '"seed":1,"appId":') }),
  );

const startAttempt = (name: string) => async (page: Page) => {
  await withSameSeed(page);
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(/^(\d+ of \d+|\d+ (words )?to go)$/)).toBeVisible();
};

/** Waits for the example that the planner opens with, which is the same for everybody. */
const seeExample = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'An example' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Stages' })).toBeVisible();
};

/** Waits for work that is in a list once it is loaded. */
const seeLink = (name: string) => async (page: Page) => {
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
};

/** Goes to what a class was given, and to who is how far with it. */
const seeResults = async (page: Page) => {
  await page.getByRole('link', { name: 'Class 5b' }).click();
  await page.getByRole('link', { name: 'Food, A1' }).click();
  await expect(page.getByRole('row', { name: /Anna Lind/ })).toBeVisible();
};

/** Goes to what a class wrote, with one text on the wall. */
const seeWall = async (page: Page) => {
  await page.getByRole('link', { name: 'Class 5b' }).click();
  await page.getByRole('link', { name: 'A day' }).click();
  await page.getByRole('link', { name: 'Show on the wall' }).click();
  await page.getByRole('checkbox', { name: 'Dana Reed' }).check();
  await expect(page.getByText('1 text on the wall')).toBeVisible();
};

/** Goes to how a class does over time, and on from there. */
const seeProgress = (link?: string, shows?: string) => async (page: Page) => {
  await page.getByRole('link', { name: 'Class 5b' }).click();
  await page.getByRole('link', { name: 'Progress' }).click();
  await expect(page.getByRole('row', { name: /Anna Lind/ })).toBeVisible();
  if (!link || !shows) return;
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByText(shows).first()).toBeVisible();
};

/** Begins a test; a result is that of a test handed in as it is. */
const startTest = (name: string) => async (page: Page) => {
  await withSameSeed(page);
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { name: /^Question 1\b/ })).toBeVisible();
};
const endTest = (name: string) => async (page: Page) => {
  await startTest(name)(page);
  await page.getByRole('button', { name: 'Hand in now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Print the result' })).toBeVisible();
};

/** Begins a text of one's own. */
const beginText = async (page: Page) => {
  await page.getByLabel('Your own task').fill('A day at the sea');
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('A day at the sea');
};
const checkText = async (page: Page) => {
  await beginText(page);
  await page.getByText('Draft', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Your text' }).fill('We bought some furnitures. I must to go home.');
  await page.getByText('Check', { exact: true }).click();
  await page.getByRole('button', { name: /furnitures/ }).click();
  await expect(page.getByRole('button', { name: 'Not a mistake' })).toBeVisible();
};

/** Follows the link to a piece of one's own work. */
const openOwn = (link: string, shows: string) => async (page: Page) => {
  await page.getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByLabel(shows, { exact: true }).first()).toBeVisible();
};

/** Goes to a view of the dice, and waits for what it shows. */
const seeDice = (view: string, shows: string) => async (page: Page) => {
  await page.getByRole('radio', { name: view, exact: true }).check({ force: true });
  await expect(page.getByLabel(shows, { exact: true })).toBeVisible();
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
    { name: 'class sign-in', path: '/class-sign-in' },
    { name: 'door for codes', path: '/join' },
    {
      name: 'live game of another device',
      path: '/join/live/unknown',
      open: (page) => expect(page.getByText('This device does not play this game')).toBeVisible(),
    },
    { name: 'class’s screen that waits', path: '/screen', open: seeCode },
    { name: 'remote that waits', path: '/remote', open: seeCode },
    { name: 'card that does not work', path: '/card', open: seeHeading('This did not work') },
    { name: 'forgotten password', path: '/forgot-password' },
    { name: 'new password', path: '/reset-password?token=x' },
    {
      name: 'link that confirms no address any more',
      path: '/verify-email?token=of-long-ago',
      open: seeHeading('This link does not work any more'),
    },
    { name: 'contact', path: '/contact' },
    {
      name: 'privacy',
      path: '/privacy',
      open: (page) => expect(page.getByText(retention.attempts.about)).toBeVisible(),
    },
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
    { name: 'spelling', path: '/spelling-quest', open: startAttempt('Start practice') },
    { name: 'scramble', path: '/word-scramble', open: startAttempt('Start') },
    { name: 'planner', path: '/lesson-planner', open: seeExample },
    {
      name: 'twenty questions',
      path: '/20-questions',
      open: async (page) => {
        await page.getByRole('button', { name: 'Start', exact: true }).click();
        await expect(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
      },
    },
  ],
  teacher: [
    { name: 'dashboard', path: '/' },
    { name: 'account that is claimed', path: '/claim', open: seeHeading('This account is yours') },
    { name: 'profile', path: '/profile' },
    { name: 'change of address', path: '/profile', open: press('Change email address') },
    { name: 'change of password', path: '/profile', open: press('Change password') },
    { name: 'security', path: '/profile/security' },
    { name: 'new key', path: '/profile/security', open: press('Make a key') },
    { name: 'pricing, signed in', path: '/pricing' },
    { name: 'services, signed in', path: '/digital' },
    { name: 'change of plan', path: '/pricing', open: press(/Pro Teacher/) },
    { name: 'story dice', path: '/story-dice', open: seeDice('Dice', 'Dice settings') },
    { name: 'story to dice', path: '/story-dice', open: seeDice('Write', 'Your story') },
    { name: 'dice for groups', path: '/story-dice', open: seeDice('Groups', 'Dice of group 4') },
    { name: 'turns', path: '/story-dice', open: seeDice('Turns', 'Speakers') },
    { name: 'vocabulary', path: '/vocabulary-builder' },
    { name: 'grammar', path: '/grammar-cram' },
    { name: 'point of grammar', path: '/grammar-cram?point=present-perfect-or-past' },
    { name: 'round of grammar', path: '/grammar-cram', open: startAttempt('Start') },
    { name: 'sounds', path: '/pronunciation-trainer' },
    { name: 'pair of sounds', path: '/pronunciation-trainer?contrast=ship-sheep' },
    { name: 'sound', path: '/pronunciation-trainer?tab=sounds&sound=face' },
    { name: 'stress', path: '/pronunciation-trainer?tab=stress' },
    { name: 'speaking', path: '/pronunciation-trainer?tab=speak' },
    { name: 'texts', path: '/writers-block-assistant' },
    { name: 'ideas for a text', path: '/writers-block-assistant', open: beginText },
    { name: 'check of a text', path: '/writers-block-assistant', open: checkText },
    {
      name: 'no school',
      path: '/school',
      open: (page) => expect(page.getByText('You are in no school')).toBeVisible(),
    },
  ],
  desk: [
    { name: 'live games', path: '/live', open: seeLink('Animals') },
    {
      name: 'lobby of a live game',
      path: '/live',
      open: async (page) => {
        await page.getByRole('link', { name: 'Animals', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
      },
    },
    {
      name: 'report of a live game',
      path: '/live',
      open: async (page) => {
        await page.getByRole('link', { name: /^Report ?: Animals/ }).click();
        await expect(page.getByText('Nobody has played yet')).toBeVisible();
      },
    },
    { name: 'classes', path: '/classes', open: seeLink('Class 5b') },
    { name: 'progress of a class', path: '/classes', open: seeProgress() },
    { name: 'progress of a student', path: '/classes', open: seeProgress('Dana Reed', 'Week by week') },
    { name: 'report cards', path: '/classes', open: seeProgress('Report cards', 'Each comment is made') },
    {
      name: 'class with students, a code and somebody who waits',
      path: '/classes',
      open: async (page) => {
        await page.getByRole('link', { name: 'Class 5b' }).click();
        await expect(page.getByRole('checkbox', { name: 'Select Anna Lind' })).toBeVisible();
      },
    },
    { name: 'results of given work', path: '/classes', open: seeResults },
    { name: 'wall of a class', path: '/classes', open: seeWall },
    { name: 'school that one administers', path: '/school', open: seeHeading('Members') },
    { name: 'students of a school', path: '/school?show=students', open: seeHeading('Students') },
    { name: 'classes of a school', path: '/school?show=classes', open: seeLink('Class 5b') },
    { name: 'usage of a school', path: '/school?show=usage', open: seeHeading('Usage') },
    {
      name: 'given work before it is begun',
      path: '/classes',
      async open(page) {
        await seeResults(page);
        await page.getByRole('link', { name: 'Try it' }).click();
        await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
      },
    },
    { name: 'giving to a class', path: '/spelling-quest', open: press('Give') },
    {
      name: 'answer to be marked',
      path: '/to-mark',
      open: (page) => expect(page.getByRole('heading', { name: 'Dana Reed, Class 5b' })).toBeVisible(),
    },
    { name: 'planner with a plan', path: '/lesson-planner', open: seeExample },
    { name: 'starter lessons', path: '/lesson-library', open: seeLink('The repair café') },
    {
      name: 'starter lesson',
      path: '/lesson-library?starter=in-the-classroom',
      open: (page) => expect(page.getByRole('heading', { name: /^Stages/ })).toBeVisible(),
    },
    { name: 'own work', path: '/lesson-library?shelf=work', open: seeLink('In the classroom') },
    { name: 'quizzes', path: '/classroom-quiz-maker' },
    { name: 'quiz', path: '/classroom-quiz-maker', open: openOwn('Unit 3', 'Name of the quiz') },
    { name: 'report of a quiz', path: '/classroom-quiz-maker', open: openOwn('Report: Unit 3', 'Hardest first') },
    {
      name: 'question bank',
      path: '/assessment-bank',
      open: (page) => expect(page.getByRole('checkbox', { name: /^Choose: / }).first()).toBeVisible(),
    },
    { name: 'import of questions', path: '/assessment-bank', open: press('Import') },
    { name: 'history of a group', path: '/test-history' },
    { name: 'history of attempts', path: '/test-history?tab=attempts&whose=players' },
    {
      name: 'novel',
      path: '/novel-forge',
      open: (page) => expect(page.getByRole('textbox', { name: /^Text of / })).toBeVisible(),
    },
    {
      name: 'outline of a novel',
      path: '/novel-forge?tab=outline',
      open: (page) => expect(page.getByRole('button', { name: 'Add a chapter' })).toBeVisible(),
    },
    { name: 'tests', path: '/esl-tests' },
    { name: 'result of a test', path: '/esl-tests', open: endTest('Start Reading at work, B1') },
    // Last of them: it is gone on with wherever the tests are opened again.
    { name: 'question of a placement test', path: '/esl-tests', open: startTest('Start the placement test') },
  ],
  broke: [
    { name: 'dashboard, low on tokens', path: '/' },
    { name: 'token gate', path: '/story-dice' },
    { name: 'purchase of tokens', path: '/story-dice', open: press('Purchase Tokens') },
    {
      name: 'usage',
      path: '/usage',
      open: (page) => expect(page.getByRole('region', { name: 'By day', exact: true }).locator('svg')).toBeVisible(),
    },
    {
      name: 'billing',
      path: '/billing',
      open: (page) => expect(page.getByRole('cell', { name: /^Spent on all of it/ })).toBeVisible(),
    },
  ],
  owner: [
    { name: 'profile with a student and an invitation', path: '/profile', open: seeHeading('Shared with you') },
    {
      name: 'known browsers',
      path: '/profile/security',
      open: (page) => expect(page.getByText(/^One browser is known/)).toBeVisible(),
    },
    {
      name: 'bank that is offered',
      path: '/assessment-bank',
      open: (page) => expect(page.getByRole('button', { name: /^Accept/ })).toBeVisible(),
    },
    { name: 'own data', path: '/profile/data' },
    { name: 'deletion of the account', path: '/profile/data', open: press('Delete your account') },
    { name: 'removal of a student', path: '/profile', open: press(/^Remove /) },
    { name: 'daily cap', path: '/usage?whose=members', open: press(/^No cap/) },
  ],
  admin: [
    { name: 'admin dashboard', path: '/admin' },
    { name: 'security of an administrator', path: '/profile/security' },
    { name: 'set-up of the second step', path: '/profile/security', open: press('Set up') },
    { name: 'new user', path: '/admin', open: press('Add New User') },
    { name: 'change of a user', path: '/admin', open: press(/^Edit /) },
    { name: 'deletion of a user', path: '/admin', open: press(/^Delete /) },
    { name: 'language model', path: '/admin/model' },
    { name: 'retention', path: '/admin/retention' },
    { name: 'schools', path: '/admin/schools', open: seeLink('Harbour School') },
    {
      name: 'school and who administers it',
      path: '/admin/schools',
      async open(page) {
        await page.getByRole('link', { name: 'Harbour School' }).first().click();
        await expect(page.getByRole('button', { name: 'Name an administrator' })).toBeVisible();
      },
    },
    {
      name: 'audit log',
      path: '/admin/audit',
      open: (page) => expect(page.getByRole('table')).toBeVisible(),
    },
  ],
};

/** Makes the account with which a visitor sees their screens. */
export async function accountOf(visitor: Visitor, portal: Portal, admin: Account): Promise<Account | undefined> {
  if (visitor === 'nobody') return undefined;
  if (visitor === 'admin') {
    await makeSchool(portal, admin, await makeAccount(portal));
    return admin;
  }
  const teacher = await makeAccount(portal);
  const { token } = teacher;
  if (visitor === 'desk') {
    await portal.rest('POST', '/library/copies', { token, body: { from: { starter: 'in-the-classroom' } } });
    await makePlayedQuiz(portal, teacher);
    await haveStarter(portal, teacher);
    await makeClass(portal, teacher);
    await makeLiveGame(portal, teacher);
    const { id } = await makeSchool(portal, admin, teacher);
    await portal.rest('POST', `/school-invitations/${id}/accept`, { token });
  }
  if (visitor === 'broke') {
    await portal.rest('POST', '/tokens/consume', { token, body: { amount: 100, action: 'all of it' } });
  }
  if (visitor === 'owner') {
    const student = await makeAccount(portal, 'student');
    await portal.rest('POST', '/profile/associate', { token, body: { email: student.email } });
    const colleague = await makeAccount(portal);
    const offer = { who: teacher.username, right: 'read' };
    await portal.rest('POST', '/bank/shares', { token: colleague.token, body: offer });
    const fromHome = { username: teacher.username, password: 'secret-1', device: 'a'.repeat(64) };
    await portal.rest('POST', '/auth/login', { body: fromHome });
  }
  return teacher;
}

/** A school that somebody was named to administer; answers the invitation to it. */
async function makeSchool(portal: Portal, admin: Account, head: Account): Promise<{ id: string }> {
  const { token } = admin;
  const school = await portal.rest('POST', '/schools', { token, body: { name: 'Harbour School' } });
  const { id } = z.object({ id: z.string() }).parse(school);
  const named = await portal.rest('POST', `/schools/${id}/administrators`, { token, body: { who: head.username } });
  return z.object({ id: z.string() }).parse(named);
}

/** A class with three students, one of whom handed in a text, and a code, which somebody asked to join. */
async function makeClass(portal: Portal, teacher: Account): Promise<void> {
  const { token } = teacher;
  const body = { name: 'Class 5b', level: 'A2', ageGroup: 'children', timeZone: 'Europe/Berlin' };
  const { id } = z.object({ id: z.string() }).parse(await portal.rest('POST', '/classes', { token, body }));
  const rows = [{ name: 'Anna Lind', number: '7' }, { name: 'Ben Okafor' }];
  await portal.rest('POST', `/classes/${id}/roster`, { token, body: { rows } });
  await handInTexts(portal, teacher, { classId: id, names: ['Dana Reed'] });
  const code = await makeCode(portal, teacher, id);
  const student = await makeAccount(portal, 'student');
  await portal.rest('POST', '/enrolments', { token: student.token, body: { code, name: 'Cy Sand' } });
  const words = { kind: 'words', from: { builtIn: { level: 'A1', topic: 'food' } }, tasks: ['spell'], count: 5 };
  const given = { title: 'Food, A1', appId: 'spelling-quest', activity: words, rules: { release: 'each' } };
  await portal.rest('POST', '/assignments', { token, body: { ...given, classIds: [id], requestId: randomUUID() } });
}

/** A quiz that a guest has played, so that reports have something to show. */
async function makePlayedQuiz(portal: Portal, teacher: Account): Promise<void> {
  const options = [{ text: 'drinks', isKey: true }, { text: 'drink' }];
  const items = [{ id: 'tea', kind: 'mc', prompt: 'She ___ tea.', skill: 'grammar', level: 'A1', options }];
  const id = await keepWork(portal, teacher, { kind: 'quiz', title: 'Unit 3', data: { items } });
  const { token } = await linkTo(portal, teacher, { id });
  await playAttempt(portal, { link: token, by: { guestName: 'Ana' }, responses: { tea: { choice: 'drink' } } });
}

/** A live game with players to come. */
async function makeLiveGame(portal: Portal, teacher: Account): Promise<void> {
  const items = [{ id: 'birds', kind: 'tf', prompt: 'Birds fly.', key: true }];
  const resourceId = await keepWork(portal, teacher, { kind: 'quiz', title: 'Animals', data: { items } });
  const from = { kind: 'set', resourceId };
  const body = { requestId: randomUUID(), appId: 'classroom-quiz-maker', from, settings: { seconds: null } };
  await portal.rest('POST', '/live', { token: teacher.token, body });
}

/** Opens a screen and waits until it is complete. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  await complete(page, screen);
}

/** A small page that everybody may see. */
const elsewhere = '/attribution';

/**
 * Goes from one screen to another as a link does: only the first one is loaded, the portal is not for each. Where both
 * are on one page, the way leads by another page, so that no step taken on the first is left.
 */
export async function goToScreen(page: Page, screen: Screen, from?: Screen): Promise<void> {
  const pageOf = (path: string) => path.split('?')[0];
  // What guests have is another entry of the portal: it is loaded, as is what follows it.
  if (!from || isGuestAddress(from.path) || isGuestAddress(screen.path)) return openScreen(page, screen);
  if (from.path !== screen.path || from.open) {
    if (pageOf(from.path) === pageOf(screen.path)) await followLink(page, elsewhere);
    await followLink(page, screen.path);
  }
  await complete(page, screen);
}

async function followLink(page: Page, to: string): Promise<void> {
  await page.evaluate((path) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', path);
  }, to);
  // The page that has come takes the focus; what fills the window leaves its place empty.
  await expect(page.locator('#content:focus-within')).toHaveCount(1);
}

async function complete(page: Page, { open }: Screen): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  await open?.(page);
}
