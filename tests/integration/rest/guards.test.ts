import { randomUUID } from 'node:crypto';
import type { inferRouterInputs } from '@trpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashSecret, newSecret } from '#server/domain/identity/auth/secrets';
import { after } from '#server/domain/platform/calendar';
import type { User } from '#server/domain/platform/user';
import { openApiDocument } from '#server/http/rest';
import type { AppRouter } from '#server/routers';
import { auditSentence } from '#shared/core/audit';
import { type KeyScope, keyScopes, reaches } from '#shared/core/key-scopes';
import { type Role, roles } from '#shared/core/roles';
import { sampleBook } from '#shared/novel/sample';
import { audited } from '#tests/support/audited';
import { contentOf } from '#tests/support/content';
import { callTrpc, expectNoSecrets, nobodysId, procedures } from '#tests/support/contract';
import { faces } from '#tests/support/faces';
import { givenTo, recordingFor, teacherOf } from '#tests/support/recordings';
import { usualDays } from '#tests/support/retention-days';
import { routesOf } from '#tests/support/routes';
import { begunFactor, codeNow, makeKey, withSecondFactor } from '#tests/support/security';
import { appOf, listenTo, serve, type TestServer } from '#tests/support/server';
import { as, makeUser, tokenFor, type World, world } from '#tests/support/world';

/** Who may call what, with an input that works for those who may. A procedure that is missing here fails. */
const everyone = ['signed-out', ...roles] as const;
const members = roles;
const owners = ['teacher', 'school_admin'] as const;
const admins = ['admin'] as const;
const careful = ['school_admin', 'admin'] as const;
type Caller = Role | 'signed-out';
type StartAttempt = inferRouterInputs<AppRouter>['attempts']['start'];

interface Guarded {
  for: readonly Caller[];
  input?: (portal: World, caller: User | undefined) => unknown;
}

let made = 0;
const fresh = (word: string) => {
  made += 1;
  return `${word}-${made}`;
};
const newAccount = () => ({ username: fresh('new'), email: `${fresh('new')}@school.example`, password: 'secret-1' });

const table: Record<string, Guarded> = {
  'auth.login': {
    for: everyone,
    input: async (portal) => ({ username: (await makeUser(portal)).username, password: 'password' }),
  },
  'auth.register': { for: everyone, input: newAccount },
  'auth.forgotPassword': { for: everyone, input: () => ({ email: `${fresh('x')}@school.example` }) },
  'auth.resetPassword': {
    for: everyone,
    async input(portal) {
      const { email } = await makeUser(portal);
      await (await as(portal)).auth.forgotPassword({ email });
      await portal.deps.background.idle();
      return { token: /token=(\S+)/.exec(portal.mails.at(-1)?.text ?? '')?.[1], newPassword: 'another-one' };
    },
  },
  'auth.verifyEmail': {
    for: everyone,
    async input(portal) {
      const { id, email } = await makeUser(portal);
      return { token: await addressLinkOf(portal, id, email) };
    },
  },
  'auth.address': { for: members },
  'auth.changeEmail': {
    for: members,
    input: () => ({ password: 'password', email: `${fresh('x')}@school.example` }),
  },
  'auth.mailAddressLink': { for: members, input: withAddressToConfirm },
  'auth.changePassword': { for: members, input: () => ({ password: 'password', newPassword: 'another-one' }) },
  'auth.profile': { for: members },
  'auth.logout': { for: members },
  'auth.logoutEverywhere': { for: members },
  'profile.get': { for: members },
  'profile.space': { for: members },
  'profile.deleteAccount': { for: members, input: () => ({ password: 'password' }) },
  'profile.changeRole': { for: members, input: () => ({ role: 'student' }) },
  'profile.associate': {
    for: owners,
    input: async (portal) => ({ email: (await makeUser(portal, { role: 'student' })).email }),
  },
  'profile.dissociate': {
    for: owners,
    async input(portal, caller) {
      const member = await makeUser(portal, { role: 'student' });
      if (caller) await portal.deps.db.association.create({ data: { ownerId: caller.id, memberId: member.id } });
      return { id: member.id };
    },
  },
  'profile.setDailyCap': {
    for: owners,
    async input(portal, caller) {
      const member = await makeUser(portal, { role: 'student' });
      if (caller) await portal.deps.db.association.create({ data: { ownerId: caller.id, memberId: member.id } });
      return { id: member.id, cap: 5 };
    },
  },
  'profile.acceptOwner': { for: members, input: ownedBySomebody },
  'profile.leaveOwner': { for: members, input: ownedBySomebody },
  'profile.apps': { for: members },
  'profile.setFavourite': { for: members, input: () => ({ id: 'story-dice', favourite: true }) },
  'profile.appOpened': { for: members, input: () => ({ id: 'story-dice' }) },
  'tokens.balance': { for: members },
  'tokens.consume': { for: members, input: () => ({ amount: 1, action: 'story-dice' }) },
  'tokens.packages': { for: everyone },
  'tokens.validatePurchase': { for: members, input: () => ({ packageId: 'small' }) },
  'tokens.processPurchase': { for: members, input: () => ({ packageId: 'small', stripePaymentId: fresh('mock') }) },
  'tokens.usageStats': { for: members, input: () => ({}) },
  'tokens.actionCosts': { for: everyone },
  'billing.current': { for: members },
  'billing.overview': { for: members },
  'billing.cancel': { for: members, input: withPaidPlan },
  'billing.resume': { for: members, input: withCancelledPlan },
  'billing.history': { for: members, input: () => ({}) },
  'billing.receipt': { for: members, input: async (portal, caller) => ({ id: await boughtBy(portal, caller) }) },
  'usage.own': { for: members, input: () => ({}) },
  'usage.members': { for: owners, input: () => ({}) },
  'usage.portal': { for: admins, input: () => ({}) },
  'billing.update': { for: members, input: () => ({ planId: 'pro' }) },
  'users.list': { for: admins, input: () => ({}) },
  'users.page': { for: admins, input: () => ({}) },
  'users.stats': { for: admins },
  'users.create': { for: admins, input: newAccount },
  'users.update': {
    for: admins,
    input: async (portal) => ({ id: (await makeUser(portal)).id, username: fresh('renamed') }),
  },
  'users.remove': { for: admins, input: async (portal) => ({ id: (await makeUser(portal)).id }) },
  'users.adjustTokens': {
    for: admins,
    input: async (portal) => ({ id: (await makeUser(portal)).id, amount: 5, reason: 'A prize' }),
  },
  'users.changeRoles': {
    for: admins,
    input: async (portal) => ({ ids: [(await makeUser(portal)).id], role: 'student' }),
  },
  'users.giveTokens': {
    for: admins,
    input: async (portal) => ({ ids: [(await makeUser(portal)).id], amount: 5, reason: 'A prize' }),
  },
  'generate.run': {
    for: everyone,
    input: () => ({ appId: 'flash-cards', ask: { task: 'word-entries', words: ['apple'] } }),
  },
  'model.get': { for: admins },
  'model.setApp': { for: admins, input: () => ({ id: 'flash-cards', on: false }) },
  'model.test': { for: admins },
  'model.calls': { for: admins, input: () => ({}) },
  'attempts.grammar': { for: members },
  'attempts.placements': { for: members },
  'attempts.sheet': {
    for: everyone,
    input: () => ({
      appId: 'word-scramble',
      activity: {
        kind: 'words',
        from: { builtIn: { level: 'A1', topic: 'food' } },
        tasks: ['gap-type'],
        count: 3,
      },
      seed: 1,
    }),
  },
  'attempts.hint': {
    for: everyone,
    async input(portal, caller) {
      const { id, items } = await (await as(portal, caller)).attempts.start(attempt);
      return { id, itemId: items[0]?.item.id, kind: 'first' };
    },
  },
  'users.removeMany': { for: admins, input: async (portal) => ({ ids: [(await makeUser(portal)).id] }) },
  'cards.deck': { for: members, input: () => ({ level: 'A1', topic: 'food' }) },
  'cards.next': { for: members, input: () => ({ level: 'A1', topic: 'food' }) },
  'cards.review': { for: members, input: () => ({ reviews: [cardReview()] }) },
  'cards.undo': {
    for: members,
    async input(portal, caller) {
      const review = cardReview();
      if (caller) await (await as(portal, caller)).cards.review({ reviews: [review] });
      return { id: review.id };
    },
  },
  'profile.studentSettings': { for: members },
  'profile.setStudentSettings': { for: owners, input: () => ({ recognition: 'off' }) },
  'retention.get': { for: everyone },
  'retention.set': { for: admins, input: () => usualDays },
  'pronunciation.words': { for: members, input: () => ({ words: ['ship'] }) },
  'pronunciation.progress': { for: members, input: () => ({}) },
  'pronunciation.recordings': { for: members },
  'pronunciation.handIn': {
    for: members,
    input: async (portal, caller) => recordingFor(await teacherOf(portal, caller)),
  },
  'pronunciation.hear': { for: members, input: async (portal, caller) => ({ id: await givenTo(portal, caller) }) },
  'pronunciation.mark': {
    for: members,
    input: async (portal, caller) => ({ id: await givenTo(portal, caller), mark: 'clear' }),
  },
  'pronunciation.remove': { for: members, input: async (portal, caller) => ({ id: await givenTo(portal, caller) }) },
  'library.list': { for: members, input: () => ({}) },
  'library.get': { for: members, input: async (portal, caller) => ({ id: await keptBy(portal, caller) }) },
  'library.create': { for: members, input: () => wordList },
  'library.update': {
    for: members,
    input: async (portal, caller) => ({
      id: await keptBy(portal, caller),
      version: 1,
      kind: 'word-list',
      title: 'Renamed',
      data: wordList.data,
    }),
  },
  'library.patch': {
    for: members,
    input: async (portal, caller) => ({
      id: await keptBy(portal, caller),
      version: 1,
      kind: 'word-list',
      title: 'Renamed',
      changes: [],
    }),
  },
  'library.remove': { for: members, input: async (portal, caller) => ({ id: await keptBy(portal, caller) }) },
  'library.restore': {
    for: members,
    async input(portal, caller) {
      const id = await keptBy(portal, caller);
      if (caller) await (await as(portal, caller)).library.remove({ id });
      return { id };
    },
  },
  'library.links': { for: members, input: async (portal, caller) => ({ id: await keptBy(portal, caller) }) },
  'library.share': {
    for: members,
    input: async (portal, caller) => ({ id: await keptBy(portal, caller), mode: 'play' }),
  },
  'library.revoke': {
    for: members,
    async input(portal, caller) {
      if (!caller) return { id: nobodysId };
      const { library } = await as(portal, caller);
      return { id: (await library.share({ id: await keptBy(portal, caller), mode: 'play' })).id };
    },
  },
  'library.byCode': { for: everyone, input: async (portal) => ({ code: await storyCode(portal) }) },
  'library.shared': { for: everyone, input: async (portal) => ({ token: await sharedToken(portal) }) },
  'library.copyShared': { for: members, input: async (portal) => ({ token: await sharedToken(portal) }) },
  'library.shelf': { for: members },
  'library.organise': {
    for: members,
    input: async (portal, caller) => ({ ids: [await keptBy(portal, caller)], folder: 'Class 7a' }),
  },
  'library.erase': {
    for: members,
    async input(portal, caller) {
      const id = await keptBy(portal, caller);
      if (caller) await (await as(portal, caller)).library.remove({ id });
      return { ids: [id] };
    },
  },
  'library.makeMine': { for: members, input: () => ({ from: { starter: 'in-the-classroom' } }) },
  'library.import': { for: members, input: () => ({ items: [wordList] }) },
  'library.addSamples': { for: members },
  'library.removeSamples': { for: members },
  'library.look': { for: members, input: seenBy },
  'library.versions': { for: members, input: async (portal, caller) => ({ id: await keptBy(portal, caller) }) },
  'library.version': { for: members, input: changedBy },
  'library.restoreVersion': { for: members, input: changedBy },
  'novels.open': { for: members, input: async (portal, caller) => ({ id: await bookBy(portal, caller) }) },
  'novels.texts': { for: members, input: async (portal, caller) => ({ id: await bookBy(portal, caller) }) },
  'novels.scene': { for: members, input: sceneOf },
  'novels.saveScene': {
    for: members,
    input: async (portal, caller) => ({ ...(await sceneOf(portal, caller)), version: 1, text: 'New.', drafts: [] }),
  },
  'novels.sceneVersions': { for: members, input: sceneOf },
  'novels.sceneVersion': { for: members, input: olderScene },
  'novels.restoreScene': { for: members, input: olderScene },
  'attempts.start': { for: everyone, input: () => attempt },
  'attempts.answer': {
    for: everyone,
    async input(portal, caller) {
      const { id, items } = await (await as(portal, caller)).attempts.start(attempt);
      return { id, itemId: items[0]?.item.id, response: { text: 'anchor' } };
    },
  },
  'attempts.finish': { for: everyone, input: begun },
  'attempts.get': { for: everyone, input: begun },
  'attempts.hold': {
    for: everyone,
    input: async (portal, caller) => ({ ...(await begun(portal, caller)), tab: 'tab-1234' }),
  },
  'attempts.progress': { for: everyone, input: begun },
  'attempts.release': { for: members, input: ownQuiz },
  'attempts.handIns': { for: members, input: ownQuiz },
  'attempts.mark': {
    for: members,
    async input(portal, caller) {
      const mark = { itemId: essay.id, rubric: { task: 5, language: 4, clarity: 3, range: 2 } };
      if (!caller) return { id: nobodysId, ...mark };
      const { attempts } = await as(portal, caller);
      const { id } = await attempts.start({
        appId: 'esl-tests',
        activity: { kind: 'questions', from: { resource: (await ownQuiz(portal, caller)).id } },
        mode: 'test',
      });
      await attempts.finish({ id });
      return { id, ...mark };
    },
  },
  'twentyQuestions.start': { for: everyone, input: () => game },
  'twentyQuestions.ask': {
    for: everyone,
    input: async (portal, caller) => ({ ...(await begunGame(portal, caller)), text: 'Is it an animal?' }),
  },
  'twentyQuestions.giveUp': { for: everyone, input: begunGame },
  'twentyQuestions.get': { for: everyone, input: begunGame },
  'twentyQuestions.keep': {
    for: members,
    input: () => ({
      id: randomUUID(),
      mode: 'class',
      level: 'A1',
      found: true,
      seconds: 60,
      turns: [{ text: 'Is it a cat?', answer: 'yes' }],
    }),
  },
  'twentyQuestions.suggest': { for: members, input: async (portal, caller) => thingFrom(portal, caller) },
  'twentyQuestions.suggestions': { for: members, input: () => ({}) },
  'twentyQuestions.decide': {
    for: members,
    input: async (portal, caller) => ({ id: await suggestedTo(portal, caller), approves: true }),
  },
  'twentyQuestions.added': { for: members, input: () => ({}) },
  'history.list': { for: members, input: () => ({}) },
  'history.student': { for: members, input: () => ({}) },
  'history.group': { for: members, input: () => ({}) },
  'history.hardest': { for: members, input: () => ({}) },
  'history.attempt': { for: members, input: begun },
  'history.mark': {
    for: members,
    input: async (portal, caller) => ({
      id: await playedByGuest(portal, caller),
      itemId: 'q1',
      score: 1,
      note: 'Right in class',
    }),
  },
  'history.match': {
    for: members,
    async input(portal, caller) {
      const member = await makeUser(portal, { role: 'student' });
      const acceptedAt = portal.deps.clock.now();
      if (caller)
        await portal.deps.db.association.create({ data: { ownerId: caller.id, memberId: member.id, acceptedAt } });
      return { id: await playedByGuest(portal, caller), memberId: member.id };
    },
  },
  'history.anonymise': {
    for: members,
    input: async (portal, caller) => ({ ids: [await playedByGuest(portal, caller)] }),
  },
  'history.remove': { for: members, input: async (portal, caller) => ({ ids: [await playedByGuest(portal, caller)] }) },
  'bank.list': { for: members, input: () => ({}) },
  'bank.banks': { for: members },
  'bank.tags': { for: members, input: () => ({}) },
  'bank.starter': { for: members, input: openedBank },
  'bank.shares': { for: members },
  'bank.get': { for: members, input: async (portal, caller) => ({ id: await bankedBy(portal, caller) }) },
  'bank.create': { for: members, input: () => ({ item: statement }) },
  'bank.update': {
    for: members,
    input: async (portal, caller) => ({
      id: await bankedBy(portal, caller),
      version: 1,
      item: { ...statement, key: false },
    }),
  },
  'bank.change': {
    for: members,
    input: async (portal, caller) => ({ ids: [await bankedBy(portal, caller)], change: { addTag: 'June' } }),
  },
  'bank.removeMany': {
    for: members,
    input: async (portal, caller) => ({ ids: [await bankedBy(portal, caller)] }),
  },
  'bank.import': { for: members, input: () => ({ items: [statement] }) },
  'bank.known': { for: members, input: () => ({ keys: ['x'] }) },
  'bank.copy': { for: members, input: async (portal, caller) => ({ ids: [await bankedBy(portal, caller)] }) },
  'bank.draw': { for: members, input: () => ({ blueprint: { rows: [{ count: 1 }] } }) },
  'bank.makeTest': {
    for: members,
    input: async (portal, caller) => ({ kind: 'test', title: 'June', ids: [await bankedBy(portal, caller)] }),
  },
  'bank.newer': {
    for: members,
    async input(portal, caller) {
      if (!caller) return { id: nobodysId };
      const { bank } = await as(portal, caller);
      return { id: (await bank.makeTest({ kind: 'test', title: 'June', ids: [await bankedBy(portal, caller)] })).id };
    },
  },
  'bank.share': {
    for: members,
    input: async (portal) => ({ who: (await makeUser(portal)).username, right: 'read' }),
  },
  'bank.unshare': {
    for: members,
    async input(portal, caller) {
      const { id: memberId } = await makeUser(portal);
      const share = { memberId, right: 'read', createdAt: portal.deps.clock.now() };
      if (caller) await portal.deps.db.bankShare.create({ data: { ...share, ownerId: caller.id } });
      return { id: memberId };
    },
  },
  'bank.invitations': { for: members },
  'bank.accept': { for: members, input: invitedToBank },
  'bank.decline': { for: members, input: invitedToBank },
  'writing.circle': { for: members },
  'writing.list': { for: members, input: () => ({ whose: 'mine' }) },
  'writing.handIn': { for: members, input: async (portal, caller) => handInBy(portal, caller) },
  'writing.get': { for: members, input: async (portal, caller) => ({ id: await handedInBy(portal, caller) }) },
  'writing.takeBack': { for: members, input: async (portal, caller) => ({ id: await handedInBy(portal, caller) }) },
  'writing.comment': {
    for: members,
    input: async (portal, caller) => ({ id: await handedInTo(portal, caller), start: 0, end: 3, code: 'SP' }),
  },
  'writing.uncomment': {
    for: members,
    input: async (portal, caller) => ({ id: await handedInTo(portal, caller), commentId: nobodysId }),
  },
  'writing.return': { for: members, input: async (portal, caller) => ({ id: await handedInTo(portal, caller) }) },
  'quizzes.suggest': {
    for: members,
    async input(portal, caller) {
      if (caller) await openQuizMaker(portal, caller);
      return { from: { topic: 'food', level: 'A1' }, count: 2, seed: 1 };
    },
  },
  'quizzes.report': { for: members, input: async (portal, caller) => ({ id: await quizBy(portal, caller) }) },
  'quizzes.reteach': {
    for: members,
    async input(portal, caller) {
      const id = await quizBy(portal, caller);
      if (!caller) return { id, seed: 1 };
      await openQuizMaker(portal, caller);
      const { token } = await (await as(portal, caller)).library.share({ id, mode: 'play' });
      const { attempts } = await as(portal);
      const { id: attempt } = await attempts.start({
        appId: 'classroom-quiz-maker',
        activity: { kind: 'questions', from: { shared: token } },
        mode: 'practice',
      });
      await attempts.answer({ id: attempt, itemId: 'q1', response: { isTrue: true } });
      return { id, seed: 1 };
    },
  },
  'words.ipa': { for: members, input: () => ({ words: 'anchor,harbour' }) },
  'audit.page': { for: admins, input: () => ({}) },
  'auth.logoutOthers': { for: members },
  'auth.sessions': { for: members },
  'auth.endSession': { for: members, input: async (portal, caller) => ({ id: await sessionOf(portal, caller) }) },
  'keys.list': { for: members },
  'keys.create': { for: members, input: () => ({ name: 'Marks', scope: 'read', password: 'password' }) },
  'keys.revoke': { for: members, input: async (portal, caller) => ({ id: await keyOf(portal, caller) }) },
  'secondFactor.get': { for: members },
  'secondFactor.begin': { for: careful, input: () => ({ password: 'password' }) },
  'secondFactor.confirm': {
    for: careful,
    input: async (portal, caller) => ({ code: caller ? codeNow(portal, await begunFactor(portal, caller)) : '123456' }),
  },
  'secondFactor.renewCodes': { for: members, input: provenBy },
  'secondFactor.switchOff': { for: members, input: provenBy },
  'users.resetSecondFactor': {
    for: admins,
    async input(portal) {
      const { id } = await makeUser(portal, { role: 'admin' });
      await withSecondFactor(portal, { id });
      return { id };
    },
  },
};

const cardReview = () => ({
  id: randomUUID(),
  deck: 'pack',
  entryId: 'apple-noun',
  direction: 'to-meaning' as const,
  rating: 'good' as const,
  at: '2026-03-10T09:00:00Z',
});

const wordList = {
  kind: 'word-list',
  title: 'Unit 3',
  data: { entries: ['harbour', 'anchor', 'tide'].map((term) => ({ id: term, term })) },
} as const;
const attempt = {
  appId: 'spelling-quest',
  activity: { kind: 'words', from: { entries: [...wordList.data.entries] }, tasks: ['spell'], count: 3 },
  mode: 'practice',
} satisfies StartAttempt;

const essay = { id: 'e1', kind: 'essay', prompt: 'Write about your town.' } as const;

/** A quiz of the caller's; visitors have none. */
async function ownQuiz(portal: World, caller: User | undefined) {
  if (!caller) return { id: nobodysId };
  const { library } = await as(portal, caller);
  return { id: (await library.create({ kind: 'quiz', title: 'Unit 3', data: { items: [essay] } })).id };
}

/** The id of a list of the caller's; visitors have none. */
const text = {
  type: 'story',
  level: 'A2',
  prompt: 'A key',
  words: { min: 1, max: 9 },
  draft: 'The key opens.',
} as const;

/** What this caller may hand in, to a teacher who was accepted. */
async function handInBy(portal: World, caller: User | undefined) {
  const work = { appId: 'writers-block-assistant', title: 'A key', text: text.draft } as const;
  if (!caller) return { ...work, resourceId: nobodysId, teacherId: nobodysId };
  const teacher = await makeUser(portal);
  await portal.deps.db.association.create({
    data: { ownerId: teacher.id, memberId: caller.id, acceptedAt: portal.deps.clock.now() },
  });
  const { id } = await (await as(portal, caller)).library.create({ kind: 'writing', title: 'A key', data: text });
  return { ...work, resourceId: id, teacherId: teacher.id };
}

async function handedInBy(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  return (await (await as(portal, caller)).writing.handIn(await handInBy(portal, caller))).id;
}

/** What this caller received from a student who accepts it. */
async function handedInTo(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  const student = await makeUser(portal, { role: 'student' });
  const { teacherId, ...work } = await handInBy(portal, student);
  await portal.deps.db.association.updateMany({ where: { ownerId: teacherId }, data: { ownerId: caller.id } });
  return (await (await as(portal, student)).writing.handIn({ ...work, teacherId: caller.id })).id;
}

const robot = { name: 'a robot', category: 'objects', answers: { alive: 'no' } } as const;

/** A thing for a teacher who receives it from this caller. */
async function thingFrom(portal: World, caller: User | undefined) {
  if (!caller) return { ...robot, teacherId: nobodysId };
  const teacher = await makeUser(portal);
  await portal.deps.db.association.create({
    data: { ownerId: teacher.id, memberId: caller.id, acceptedAt: portal.deps.clock.now() },
  });
  return { ...robot, teacherId: teacher.id };
}

/** A thing that waits for this caller. */
async function suggestedTo(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  const student = await makeUser(portal, { role: 'student' });
  const { teacherId } = await thingFrom(portal, student);
  await portal.deps.db.association.updateMany({ where: { ownerId: teacherId }, data: { ownerId: caller.id } });
  await (await as(portal, student)).twentyQuestions.suggest({ ...robot, teacherId: caller.id });
  const { things } = await (await as(portal, caller)).twentyQuestions.suggestions();
  return things[0]?.id ?? nobodysId;
}

/** Nothing is sent, but there is a plan that can be cancelled. */
async function withPaidPlan(portal: World, caller: User | undefined) {
  if (caller) await portal.deps.db.user.update({ where: { id: caller.id }, data: { plan: 'pro' } });
  return undefined;
}

/** Nothing is sent, but there is a plan that was cancelled. */
async function withCancelledPlan(portal: World, caller: User | undefined) {
  await withPaidPlan(portal, caller);
  if (caller) await (await as(portal, caller)).billing.cancel();
  return undefined;
}

/** The id of a purchase of the caller's. */
async function boughtBy(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  const { tokens, billing } = await as(portal, caller);
  await tokens.processPurchase({ packageId: 'small', stripePaymentId: fresh('mock') });
  return (await billing.history({ kind: 'purchase' })).items[0]?.id ?? nobodysId;
}

async function keptBy(portal: World, caller: User | undefined): Promise<string> {
  return caller ? (await (await as(portal, caller)).library.create(wordList)).id : nobodysId;
}

/** The id of a novel of the caller's. */
async function bookBy(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  const { title, data } = sampleBook();
  return (await (await as(portal, caller)).library.create({ kind: 'novel', title, data })).id;
}

/** A scene of the caller's that was written in. */
async function sceneOf(portal: World, caller: User | undefined) {
  return { id: await bookBy(portal, caller), sceneId: 'one-1' };
}

/** The same with a version before the present one. */
async function olderScene(portal: World, caller: User | undefined) {
  const scene = await sceneOf(portal, caller);
  if (caller) await (await as(portal, caller)).novels.saveScene({ ...scene, version: 1, text: 'New.', drafts: [] });
  return { ...scene, version: 1 };
}

/** A list of the caller's with a version before the present one. */
async function changedBy(portal: World, caller: User | undefined) {
  const id = await keptBy(portal, caller);
  if (caller) await (await as(portal, caller)).library.update({ ...wordList, id, version: 1 });
  return { id, version: 1 };
}

/** A list that somebody made visible to the caller. */
async function seenBy(portal: World, caller: User | undefined) {
  const owner = await makeUser(portal);
  const id = await keptBy(portal, owner);
  await (await as(portal, owner)).library.organise({ ids: [id], visibility: 'associated' });
  if (caller) {
    const at = portal.deps.clock.now();
    await portal.deps.db.association.create({ data: { ownerId: owner.id, memberId: caller.id, acceptedAt: at } });
  }
  return { id };
}

const statement = { id: 'new', kind: 'tf', prompt: 'Cats can fly.', key: false } as const;

/** The id of a question in the caller's bank; visitors have none. */
async function bankedBy(portal: World, caller: User | undefined): Promise<string> {
  return caller ? (await (await as(portal, caller)).bank.create({ item: statement })).id : nobodysId;
}

/** The starter collection is for those who have opened the app. */
async function openedBank({ deps }: World, caller: User | undefined) {
  const openedAt = deps.clock.now();
  if (caller)
    await deps.db.appOpening.create({
      data: {
        userId: caller.id,
        payerId: caller.id,
        appId: 'assessment-bank',
        openedAt,
        expiresAt: new Date(openedAt.getTime() + 3_600_000),
      },
    });
  return {};
}

/** The id of a quiz of the caller's. */
async function quizBy(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  const items = [{ id: 'q1', kind: 'tf' as const, prompt: 'Cats bark.', key: false }];
  return (await (await as(portal, caller)).library.create({ kind: 'quiz', title: 'Unit 3', data: { items } })).id;
}

async function openQuizMaker(portal: World, caller: User): Promise<void> {
  await (await as(portal, caller)).tokens.consume({ amount: 2, action: 'classroom-quiz-maker', launch: true });
}

async function sharedToken(portal: World): Promise<string> {
  const { library } = await as(portal, await makeUser(portal));
  return (await library.share({ id: (await library.create(wordList)).id, mode: 'copy' })).token;
}

const game = { from: { builtIn: { level: 'A1' as const } } };

async function begunGame(portal: World, caller: User | undefined) {
  return { id: (await (await as(portal, caller)).twentyQuestions.start(game)).id };
}

async function storyCode(portal: World): Promise<string> {
  const { library } = await as(portal, await makeUser(portal));
  const data = { dice: ['classic-key'], level: 'A1', labels: 'on', task: null, text: '' } as const;
  const { id } = await library.create({ kind: 'story', title: 'A key', data: { ...data, dice: [...data.dice] } });
  return (await library.share({ id, mode: 'play' })).code ?? '';
}

async function begun(portal: World, caller: User | undefined) {
  return { id: (await (await as(portal, caller)).attempts.start(attempt)).id };
}

/** The id of an attempt that a guest played of a quiz of the caller's. */
async function playedByGuest(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  const { library } = await as(portal, caller);
  const items = [{ id: 'q1', kind: 'tf' as const, prompt: 'Cats bark.', key: false }];
  const quiz = await library.create({ kind: 'quiz', title: 'Unit 3', data: { items } });
  const { token } = await library.share({ id: quiz.id, mode: 'play' });
  const guest = await as(portal);
  const { id } = await guest.attempts.start({
    appId: 'classroom-quiz-maker',
    activity: { kind: 'questions', from: { shared: token } },
    mode: 'practice',
    guestName: 'Ana',
  });
  await guest.attempts.finish({ id });
  return id;
}

/** The id of another session of the caller's. */
async function sessionOf(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  await tokenFor(portal, caller);
  return (await portal.deps.db.session.findFirstOrThrow({ where: { userId: caller.id }, orderBy: { id: 'desc' } })).id;
}

async function keyOf(portal: World, caller: User | undefined): Promise<string> {
  return caller ? (await makeKey(portal, caller, 'read')).id : nobodysId;
}

/** The token of a link that was mailed for this account. */
async function addressLinkOf({ deps }: World, userId: string, email: string): Promise<string> {
  const token = newSecret();
  const expiresAt = after(deps.clock.now(), { hours: 1 });
  await deps.db.addressLink.create({ data: { userId, email, tokenHash: hashSecret(token), expiresAt } });
  return token;
}

/** The caller's password, and a code that was not used yet. */
async function provenBy(portal: World, caller: User | undefined) {
  if (!caller) return { password: 'password', code: '123456' };
  const { recoveryCodes } = await withSecondFactor(portal, caller);
  return { password: 'password', code: recoveryCodes[0] };
}

/** Another address waits for its link to be followed. */
async function withAddressToConfirm(portal: World, caller: User | undefined) {
  if (caller) await addressLinkOf(portal, caller.id, `${fresh('x')}@school.example`);
  return undefined;
}

async function invitedToBank(portal: World, caller: User | undefined) {
  if (!caller) return { id: nobodysId };
  const { bank } = await as(portal, await makeUser(portal));
  return { id: (await bank.share({ who: caller.username, right: 'read' })).id };
}

async function ownedBySomebody(portal: World, caller: User | undefined) {
  const owner = await makeUser(portal);
  if (caller) await portal.deps.db.association.create({ data: { ownerId: owner.id, memberId: caller.id } });
  return { id: owner.id };
}

const notAllowed = [
  403,
  { message: 'You do not have access to this.', code: 'FORBIDDEN', reason: 'not_allowed' },
] as const;
const signedOut = [401, { message: 'Please sign in.', code: 'UNAUTHORIZED', reason: 'signed_out' }] as const;

test('the table of who may call what has all procedures, and each has its REST address', () => {
  expect(Object.keys(table).sort()).toEqual([...procedures.keys()].sort());
  for (const [name, { method, path }] of procedures) expect([name, method, path]).not.toContain('');
});

test('the document marks as protected what signed-out visitors may not call', () => {
  for (const [name, procedure] of procedures) {
    expect([name, procedure.protected]).toEqual([name, !table[name]?.for.includes('signed-out')]);
  }
});

describe.each(faces)('over %s', (face) => {
  let portal: World;
  let server: TestServer;
  beforeEach(async () => {
    portal = await world();
    server = await serve(portal);
    // Administrators may change their role here, because this one stays.
    await makeUser(portal, { role: 'admin' });
  });

  const routers = [...new Set(Object.keys(table).map((name) => name.split('.')[0]))];
  test.each(routers)(
    'each procedure of %s lets in those who may call it and nobody else',
    async (router) => {
      for (const [name, guarded] of Object.entries(table).filter(([name]) => name.startsWith(`${router}.`))) {
        const callers = [];
        for (const caller of everyone) {
          const user = caller === 'signed-out' ? undefined : await makeUser(portal, { role: caller });
          const token = user && (await tokenFor(portal, user));
          callers.push({ caller, user, token, input: await guarded.input?.(portal, user) });
        }
        const before = await contentOf(portal);
        for (const { caller, user, token, input } of callers) {
          if (guarded.for.includes(caller)) continue;
          const { status, failure } = await call(face, name, input, token);
          expect([name, caller, status, failure]).toEqual([name, caller, ...(user ? notAllowed : signedOut)]);
        }
        expect(await contentOf(portal), name).toEqual(before);
        for (const { caller, token, input } of callers) {
          if (!guarded.for.includes(caller)) continue;
          expect([name, caller, (await call(face, name, input, token)).status]).toEqual([name, caller, 200]);
        }
      }
      // The largest router has some twenty procedures, each called by five people.
    },
    120_000,
  );

  test('a bearer token that is unknown, empty or of another kind counts as signed out', async () => {
    const teacher = await makeUser(portal);
    const token = await tokenFor(portal, teacher);
    for (const authorization of [
      'Bearer nonsense',
      'Bearer ',
      'Bearer',
      token,
      `Basic ${token}`,
      `Bearer ${token}x`,
      `Bearer x ${token}`,
    ]) {
      const { status } = await call(face, 'auth.profile', undefined, undefined, { authorization });
      expect([authorization, status]).toEqual([authorization, 401]);
    }
    expect((await call(face, 'auth.profile', undefined, undefined, { authorization: `bearer ${token}` })).status).toBe(
      200,
    );
  });

  test('who is not let in learns nothing about the input', async () => {
    for (const [name, { for: allowed }] of Object.entries(table)) {
      if (allowed.includes('signed-out')) continue;
      const inPath = [...(procedures.get(name)?.path.matchAll(/\{(\w+)\}/g) ?? [])].map(([, field]) => [
        field,
        'not-valid',
      ]);
      const input = { ...Object.fromEntries(inPath), nonsense: 'x' };
      expect([name, (await call(face, name, input)).status]).toEqual([name, 401]);
    }
  });

  async function call(
    over: typeof face,
    name: string,
    input: unknown,
    token?: string,
    headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {},
  ) {
    if (over === 'tRPC') {
      const { status, body } = await callTrpc(server.url, name, input, headers);
      expectNoSecrets(body);
      const { message, data: { code, reason } = { code: undefined, reason: undefined } } = body.error ?? {};
      return { status, failure: { message, code, reason } };
    }
    const { method = '', path = '' } = procedures.get(name) ?? {};
    const fields = (input ?? {}) as Record<string, string>;
    const inPath = (name: string) => path.includes(`{${name}}`);
    const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !inPath(name)));
    const inQuery = method === 'GET' || method === 'DELETE';
    const query = inQuery && Object.keys(rest).length > 0 ? `?${new URLSearchParams(rest)}` : '';
    const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? '') + query;
    const answer = await server.rest(method, address, { headers, ...(!inQuery && { body: rest }) });
    expectNoSecrets(answer.body);
    return { status: answer.status, failure: answer.body };
  }
});

/** Every route that is no procedure, and who may have it; of a file, also the least scope of a key. */
const routes: Record<
  string,
  { for: readonly Caller[]; scope?: KeyScope; input?: (portal: World, caller: User | undefined) => unknown }
> = {
  'GET /healthz': { for: everyone },
  'GET /readyz': { for: everyone },
  'GET /metrics': { for: everyone },
  'GET /api/openapi.json': { for: everyone },
  'GET /api/docs/': { for: everyone },
  'GET /api/docs/start.js': { for: everyone },
  'GET /api/docs/swagger-ui.css': { for: everyone },
  'GET /api/docs/swagger-ui-bundle.js': { for: everyone },
  'GET /api/profile/data.zip': { for: members, scope: 'admin' },
  'POST /api/library/export': {
    for: members,
    scope: 'spend',
    input: async (portal, user) => ({ ids: [await keptBy(portal, user)] }),
  },
  'GET /api/users.csv': { for: admins, scope: 'read' },
  'POST /api/users.csv': {
    for: admins,
    scope: 'read',
    input: async (portal) => ({ ids: [(await makeUser(portal)).id] }),
  },
  'GET /api/audit.csv': { for: admins, scope: 'read' },
};

describe('routes that are no procedures', () => {
  async function portalWithHealth() {
    const portal = await world();
    const health = { notReady: async () => undefined, metricsToken: undefined };
    const app = appOf(portal, { health });
    const { url } = await listenTo(app);
    return { portal, app, url };
  }

  const ask = async (url: string, route: string, { token, input }: { token: string | undefined; input: unknown }) => {
    const [method = '', path = ''] = route.split(' ');
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
      ...(input !== undefined && { body: JSON.stringify(input) }),
    });
    const text = await response.text();
    return { status: response.status, failure: response.status === 200 ? undefined : JSON.parse(text) };
  };

  test('all stand in the table of who may have them', async () => {
    const { app } = await portalWithHealth();
    expect(routesOf(app).sort()).toEqual(Object.keys(routes).sort());
  });

  test('let in those who may have them and nobody else', async () => {
    const { portal, url } = await portalWithHealth();
    for (const [route, { for: allowed, input }] of Object.entries(routes)) {
      for (const caller of everyone) {
        const user = caller === 'signed-out' ? undefined : await makeUser(portal, { role: caller });
        const token = user && (await tokenFor(portal, user));
        const { status, failure } = await ask(url, route, { token, input: await input?.(portal, user) });
        const expected = allowed.includes(caller) ? [200, undefined] : user ? notAllowed : signedOut;
        expect([route, caller, status, failure]).toEqual([route, caller, ...expected]);
      }
    }
  });

  test('regression: a key gets a file only with the scope that the document names', async () => {
    const { portal, url } = await portalWithHealth();
    const admin = await makeUser(portal, { role: 'admin' });
    for (const [route, { scope: wanted, input }] of Object.entries(routes)) {
      if (!wanted) continue;
      for (const scope of keyScopes) {
        const { key } = await makeKey(portal, admin, scope);
        const { status, failure } = await ask(url, route, { token: key, input: await input?.(portal, admin) });
        const expected = reaches(scope, wanted) ? [200, undefined] : [403, 'key_scope_short'];
        expect([route, scope, status, failure?.reason]).toEqual([route, scope, ...expected]);
      }
    }
    for (const [name, bearer] of Object.entries(documentedFiles())) {
      expect([name, bearer]).toEqual([name, { Key: [routes[name.replace(' ', ' /api')]?.scope] }]);
    }
  });

  test('refuse a key that is unknown', async () => {
    const { url } = await portalWithHealth();
    const token = `cs_a_${'0'.repeat(43)}`;
    for (const [route, { scope }] of Object.entries(routes)) {
      if (!scope) continue;
      const { status, failure } = await ask(url, route, { token, input: undefined });
      expect([route, status, failure?.reason]).toEqual([route, 401, 'key_unknown']);
    }
  });
});

/** With which key the document says that each file is had. */
function documentedFiles() {
  const paths = openApiDocument().paths ?? {};
  const isFile = (path: string) =>
    Object.entries(routes).some(([name, { scope }]) => scope && name.endsWith(` /api${path}`));
  const files = Object.entries(paths).filter(([path]) => isFile(path));
  return Object.fromEntries(
    files.flatMap(([path, operations]) =>
      Object.entries(operations ?? {}).map(([method, { security }]) => [
        `${method.toUpperCase()} ${path}`,
        security?.find((bearer: object) => 'Key' in bearer),
      ]),
    ),
  );
}

describe('the audit log', () => {
  const changes = [...procedures].flatMap(([name, { type }]) => (type === 'mutation' ? [name] : []));

  test('has a word on each change: what it leaves there, or why nothing', () => {
    expect(Object.keys(audited).sort()).toEqual(changes.sort());
  });

  const routers = [...new Set(changes.map((name) => name.split('.')[0]))];
  test.each(routers)(
    'has of each change in %s the rows that it should have',
    async (router) => {
      const portal = await world();
      const server = await serve(portal);
      await makeUser(portal, { role: 'admin' });
      for (const name of changes.filter((name) => name.startsWith(`${router}.`))) {
        const guarded = table[name];
        const expected = audited[name];
        if (!guarded || !expected) throw new Error(`${name} is missing in a table.`);
        const caller = await makeUser(portal, { role: guarded.for.includes('teacher') ? 'teacher' : 'admin' });
        const token = await tokenFor(portal, caller);
        const input = await guarded.input?.(portal, caller);
        const { rows: actions, with: more } = typeof expected === 'string' ? { rows: [] } : expected;
        const before = await portal.deps.db.auditEntry.findMany({ select: { id: true } });

        const { status } = await callTrpc(server.url, name, more ? { ...Object(input), ...more(caller) } : input, {
          authorization: `Bearer ${token}`,
        });
        await portal.deps.background.idle();
        const rows = await portal.deps.db.auditEntry.findMany({
          where: { id: { notIn: before.map(({ id }) => id) } },
          orderBy: { id: 'asc' },
        });
        expect([name, status, ...rows.map(({ action }) => action)]).toEqual([name, 200, ...actions]);
        for (const { action, address, actorId, details } of rows) {
          expect([name, address]).toEqual([name, '127.0.0.1']);
          expect(auditSentence(action, Object(details))).not.toMatch(/unknown|[{}]/);
          // Who signs in by name is known by that, and not by a token.
          if (guarded.for !== everyone) expect([name, actorId]).toEqual([name, caller.id]);
        }
      }
    },
    120_000,
  );
});
