import type { AddressInfo } from 'node:net';
import { initTRPC } from '@trpc/server';
import express from 'express';
import { createOpenApiNodeHttpHandler, type OpenApiMeta } from 'trpc-openapi';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import { sealInputs } from '#server/http/seal-inputs';
import { contentOf } from '#tests/support/content';
import { callTrpc, expectInvalid, nobodysId, procedures } from '#tests/support/contract';
import { faces } from '#tests/support/faces';
import { inBase64, nobodysPicture } from '#tests/support/pictures';
import { png } from '#tests/support/png';
import { recordingFor } from '#tests/support/recordings';
import { usualDays } from '#tests/support/retention-days';
import { expectPresentable, failureIn, gatekeeper, jsonHeaders } from '#tests/support/turned-away';
import { balanceOf, makeUser, tokenFor, world } from '#tests/support/world';

const wholeTokens = 'Please give a whole number of tokens, 1 or more.';

describe('amounts', () => {
  test('that are not whole numbers from 1 are refused, over either face', async () => {
    const portal = await world();
    const { refusesRest, refusesTrpc } = await gatekeeper(portal);
    const token = await tokenFor(portal, await makeUser(portal));
    for (const [what, amount, sentence] of [
      ['text', '"5"', wholeTokens],
      ['negative', '-1', wholeTokens],
      ['zero', '0', wholeTokens],
      ['a fraction', '1.5', wholeTokens],
      ['nearly whole', '1.0000000001', wholeTokens],
      ['null', 'null', wholeTokens],
      ['true', 'true', wholeTokens],
      ['a list', '[5]', wholeTokens],
      ['an object', '{}', wholeTokens],
      ['a billion and one', '1000000001', 'This is more than anyone has.'],
      ['beyond whole numbers', '9007199254740993', wholeTokens],
      ['huge', '1e308', wholeTokens],
      ['infinite', '1e999', wholeTokens],
    ] as const) {
      const body = `{"amount":${amount},"action":"outside"}`;
      for (const answer of [
        await refusesRest('POST', '/tokens/consume', body, token),
        await refusesTrpc('tokens.consume', body, token),
      ]) {
        const { message, issues } = failureIn(answer.body);
        expect([what, answer.status, message, issues?.[0]]).toEqual([
          what,
          400,
          sentence,
          { path: 'amount', message: sentence },
        ]);
      }
    }
  });

  test('what nobody has is refused as too much, not as an error', async () => {
    const portal = await world();
    const { raw } = await gatekeeper(portal);
    const token = await tokenFor(portal, await makeUser(portal));
    const body = '{"amount":1000000000,"action":"outside"}';
    expect(await raw('/api/tokens/consume', { token, headers: jsonHeaders, body })).toMatchObject({
      status: 402,
      body: { reason: 'tokens_short' },
    });
  });
});

describe('the coercion of the REST adapter', () => {
  const t = initTRPC.meta<OpenApiMeta>().create();

  /** A router with one procedure, called once over REST. */
  async function calledOverRest(input: z.ZodObject, { sealed }: { sealed: boolean }) {
    const router = t.router({
      spend: t.procedure
        .meta({ openapi: { method: 'POST', path: '/spend' } })
        .input(input)
        .output(z.object({}))
        .mutation(() => ({})),
    });
    if (sealed) sealInputs(router);
    const app = express().use(express.json());
    app.use(createOpenApiNodeHttpHandler({ router, createContext: async () => ({}) }));
    const server = app.listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const body = JSON.stringify({ amount: 1 });
    expect((await fetch(`http://127.0.0.1:${port}/spend`, { method: 'POST', headers: jsonHeaders, body })).status).toBe(
      200,
    );
  }

  const makeInput = () =>
    z.strictObject({
      amount: z.int().min(1),
      flag: z.boolean().optional(),
      inner: z.strictObject({ count: z.number() }).optional(),
    });
  const coercible = [
    { amount: '5' },
    { amount: true },
    { amount: 1, flag: 'false' },
    { amount: 1, inner: { count: '5' } },
  ];

  test('would leak into the schemas of both faces after one REST call', async () => {
    const input = makeInput();
    for (const value of coercible) expect(input.safeParse(value).success).toBe(false);
    await calledOverRest(input, { sealed: false });
    expect(coercible.map((value) => input.safeParse(value).success)).toContain(true);
    expect(input.parse({ amount: '5' })).toEqual({ amount: 5 });
  });

  test('has no effect on sealed schemas', async () => {
    const input = makeInput();
    await calledOverRest(input, { sealed: true });
    for (const value of coercible) expect(input.safeParse(value).success).toBe(false);
    expect(input.parse({ amount: 5, flag: false, inner: { count: 1 } })).toEqual({
      amount: 5,
      flag: false,
      inner: { count: 1 },
    });
  });

  test('a schema that coerces by itself goes on doing so when sealed', async () => {
    const input = z.strictObject({ amount: z.coerce.number() });
    await calledOverRest(input, { sealed: true });
    expect(input.parse({ amount: '5' })).toEqual({ amount: 5 });
  });

  test('leaves every procedure of the portal as strict as before, over both faces', async () => {
    const portal = await world();
    const { raw, refusesRest, refusesTrpc } = await gatekeeper(portal);
    const token = await tokenFor(portal, await makeUser(portal));
    const good = JSON.stringify({ amount: 1, action: 'outside', launch: false });
    for (const path of ['/api/tokens/consume', '/trpc/tokens.consume', '/api/tokens/consume']) {
      expect((await raw(path, { token, headers: jsonHeaders, body: good })).status).toBe(200);
    }
    expect(
      (await raw('/api/billing/update', { token, headers: jsonHeaders, body: '{"planId":"free","addTokens":false}' }))
        .status,
    ).toBe(200);
    for (const wrong of [
      { amount: '5' },
      { amount: true },
      { amount: null },
      { launch: 'false' },
      { launch: 1 },
      { action: 5 },
    ]) {
      const body = JSON.stringify({ amount: 1, action: 'outside', ...wrong });
      expect((await refusesRest('POST', '/tokens/consume', body, token)).status).toBe(400);
      expect((await refusesTrpc('tokens.consume', body, token)).status).toBe(400);
    }
    for (const addTokens of ['"false"', '"true"', '0', '1']) {
      const body = `{"planId":"pro","addTokens":${addTokens}}`;
      expect((await refusesRest('POST', '/billing/update', body, token)).status).toBe(400);
      expect((await refusesTrpc('billing.update', body, token)).status).toBe(400);
    }
  });
});

describe('query parameters', () => {
  test('days is a whole number from 1 to 365, given once', async () => {
    const portal = await world();
    const { raw, refusesRaw } = await gatekeeper(portal);
    const token = await tokenFor(portal, await makeUser(portal));
    for (const days of [
      '0',
      '366',
      '-1',
      '1.5',
      '1e2',
      'abc',
      '',
      ' 7',
      '0x10',
      'NaN',
      'true',
      '7&days=8',
      '99999999999999999999',
      '%00',
      '７',
      'null',
    ]) {
      expectInvalid(await refusesRaw(`/api/tokens/usage-stats?days=${days}`, { method: 'GET', token }), {
        days: 'Please give a whole number from 1 to 365.',
      });
    }
    expect((await raw('/api/tokens/usage-stats?days=7', { method: 'GET', token })).status).toBe(200);
  });

  test('extra ones are refused by name, empty ones too', async () => {
    const portal = await world();
    const { refusesRaw } = await gatekeeper(portal);
    const admin = await makeUser(portal, { role: 'admin' });
    const token = await tokenFor(portal, admin);
    for (const [method, path] of [
      ['GET', '/tokens/usage-stats'],
      ['GET', '/tokens/packages'],
      ['GET', '/auth/profile'],
      ['GET', '/users'],
      ['GET', '/users/page'],
      ['GET', '/users/stats'],
      ['DELETE', `/users/${nobodysId}`],
    ]) {
      for (const extra of ['extra=1', 'extra=', 'extra', 'constructor=1', 'toString=1']) {
        const name = extra.split('=')[0] ?? '';
        const answer = await refusesRaw(`/api${path}?${extra}`, { method, token });
        expect(answer.body.issues).toEqual([{ path: name, message: `There is no field called "${name}" here.` }]);
      }
      expect((await refusesRaw(`/api${path}?__proto__=1`, { method, token })).status).toBe(400);
      expect((await refusesRaw(`/api${path}?__proto__=1&__proto__=2`, { method, token })).status).toBe(400);
    }
  });

  test('cannot take the place of the id in the path', async () => {
    const portal = await world();
    const { raw } = await gatekeeper(portal);
    const [admin, user] = [await makeUser(portal, { role: 'admin' }), await makeUser(portal)];
    const answer = await raw(`/api/users/${nobodysId}?id=${user.id}`, {
      method: 'DELETE',
      token: await tokenFor(portal, admin),
    });
    expect(answer.status).toBe(404);
    const changed = await raw(`/api/users/${nobodysId}`, {
      method: 'PUT',
      token: await tokenFor(portal, admin),
      headers: jsonHeaders,
      body: JSON.stringify({ id: user.id, username: 'taken over' }),
    });
    expect(changed.status).toBe(404);
    expect((await portal.deps.db.user.findUniqueOrThrow({ where: { id: user.id } })).username).toBe(user.username);
  });
});

describe('names', () => {
  const account = { email: 'maria@school.example', password: 'secret-1' };

  test('with what cannot be seen or told apart, and too long ones, are refused wherever a name is given', async () => {
    const portal = await world();
    const { refusesRest, refusesTrpc } = await gatekeeper(portal);
    const token = await tokenFor(portal, await makeUser(portal, { role: 'admin' }));
    const { id } = await makeUser(portal);
    for (const [what, username] of [
      ['a control character', 'ma\u0000ria'],
      ['a line break', 'ma\nria'],
      ['a zero-width space', 'ma\u200Bria'],
      ['a zero-width joiner', 'ma\u200Dria'],
      ['nothing but zero-width characters', '\u200B\u200B\uFEFF'],
      ['a turned direction of writing', 'ma\u202Eria'],
      ['half a character', 'ma\ud83dria'],
      ['nothing but spaces', '  \u00A0 \u3000 '],
      ['an @', 'maria@school'],
      ['a full-width @', 'maria＠school'],
      ['65 characters', 'x'.repeat(65)],
      ['5,000 characters', 'x'.repeat(5000)],
      ['5,000 emoji', '🦊'.repeat(5000)],
    ] as const) {
      const body = JSON.stringify({ ...account, username });
      for (const answer of [
        await refusesRest('POST', '/auth/register', body),
        await refusesRest('POST', '/users', body, token),
        await refusesRest('PUT', `/users/${id}`, JSON.stringify({ username }), token),
        await refusesTrpc('auth.register', body),
        await refusesTrpc('users.create', body, token),
        await refusesTrpc('users.update', { id, username }, token),
      ]) {
        expect([what, answer.status, failureIn(answer.body).issues?.[0]?.path]).toEqual([what, 400, 'username']);
      }
    }
  });

  test('of any language, with emoji or with signs of code are kept, found and signed in with', async () => {
    const portal = await world();
    const { raw } = await gatekeeper(portal);
    const token = await tokenFor(portal, await makeUser(portal, { role: 'admin' }));
    const names = [
      '🦊',
      'Zoë 🦊🎉',
      '小明',
      'Ñandú',
      "O'Brien-Smith",
      '<b>Maria</b>',
      '#{7*7} {{7*7}} <%= 7*7 %>',
      "Robert'); DROP TABLE User;--",
      'null',
      '0',
    ];
    for (const [index, username] of names.entries()) {
      const body = JSON.stringify({ ...account, email: `m${index}@school.example`, username });
      const registered = await raw('/api/auth/register', { headers: jsonHeaders, body });
      expect([registered.status, registered.body.username]).toEqual([200, username]);
      const signedIn = await raw('/api/auth/login', {
        headers: jsonHeaders,
        body: JSON.stringify({ username: username.toUpperCase(), password: account.password }),
      });
      expect([signedIn.status, signedIn.body.username]).toEqual([200, username]);
      const found = await raw(`/api/users?search=${encodeURIComponent(username)}`, { method: 'GET', token });
      expect(found.body.map((user: { id: string }) => user.id)).toContain(registered.body.id);
    }
  });

  test.each([2, 10])('of %i registrations at once for one name exactly one wins', async (howMany) => {
    const portal = await world();
    const { raw } = await gatekeeper(portal);
    const spellings = ['Maria', 'maria', 'MARIA', ' maria ', 'ｍａｒｉａ'];
    const answers = await Promise.all(
      Array.from({ length: howMany }, (_, index) =>
        raw('/api/auth/register', {
          headers: jsonHeaders,
          body: JSON.stringify({
            username: spellings[index % spellings.length],
            email: `m${index}@school.example`,
            password: 'secret-1',
          }),
        }),
      ),
    );
    const losers = answers.filter(({ status }) => status !== 200);
    expect(losers).toHaveLength(howMany - 1);
    for (const { status, body } of losers) {
      expect([status, body]).toEqual([
        409,
        { message: 'This username is taken. Please choose another.', code: 'CONFLICT', reason: 'username_taken' },
      ]);
    }
    const { User, LedgerEntry } = await contentOf(portal);
    expect([User?.length, LedgerEntry?.length]).toEqual([1, 1]);
  });

  test('of ten registrations at once for one address exactly one wins', async () => {
    const portal = await world();
    const { raw } = await gatekeeper(portal);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        raw('/trpc/auth.register', {
          headers: jsonHeaders,
          body: JSON.stringify({ username: `maria-${index}`, email: 'maria@school.example', password: 'secret-1' }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await contentOf(portal)).User).toHaveLength(1);
  });
});

test('what is no email address is refused wherever one is asked for', async () => {
  const portal = await world();
  const { refusesRest } = await gatekeeper(portal);
  const [teacher, admin] = [await makeUser(portal), await makeUser(portal, { role: 'admin' })];
  const [asTeacher, asAdmin] = [await tokenFor(portal, teacher), await tokenFor(portal, admin)];
  const wrong = [
    '',
    'maria',
    'maria@',
    '@school.example',
    'maria@school',
    'a b@school.example',
    'maria@school.example\r\nBcc: all@school.example',
    `${'x'.repeat(250)}@school.example`,
    'maria@school.example,other@school.example',
    '"<script>"@school.example',
    '🦊@school.example',
  ];
  for (const email of wrong) {
    const body = JSON.stringify({ username: 'maria', email, password: 'secret-1' });
    await refusesRest('POST', '/auth/register', body);
    await refusesRest('POST', '/auth/forgot-password', JSON.stringify({ email }));
    await refusesRest('POST', '/profile/associate', JSON.stringify({ email }), asTeacher);
    await refusesRest('POST', '/users', body, asAdmin);
    await refusesRest('PUT', `/users/${teacher.id}`, JSON.stringify({ email }), asAdmin);
  }
  await portal.deps.background.idle();
  expect(portal.mails).toEqual([]);
});

describe('metadata', () => {
  test('over 4 kB is refused, counted in bytes; up to 4 kB of any JSON is kept as it is', async () => {
    const portal = await world();
    const { raw, refusesRest, refusesTrpc } = await gatekeeper(portal);
    const user = await makeUser(portal);
    const token = await tokenFor(portal, user);
    const withMetadata = (metadata: unknown) => JSON.stringify({ amount: 1, action: 'outside', metadata });
    for (const metadata of [
      'x'.repeat(4095),
      'ü'.repeat(2048),
      Array(2048).fill(1),
      { list: Array(1000).fill('abc') },
    ]) {
      const answer = await refusesRest('POST', '/tokens/consume', withMetadata(metadata), token);
      expectInvalid(answer, { metadata: 'At most 4 kB, please.' });
      await refusesTrpc('tokens.consume', withMetadata(metadata), token);
    }
    const kept = [
      'x'.repeat(4094),
      'ü'.repeat(2047),
      { constructor: { prototype: 1 }, toString: '\u0001\u2028', whole: '\u{1F600}' },
      [[[[]]]],
      0,
      false,
    ];
    for (const metadata of kept) {
      expect(
        (await raw('/api/tokens/consume', { token, headers: jsonHeaders, body: withMetadata(metadata) })).status,
      ).toBe(200);
    }
    const entries = await portal.deps.db.ledgerEntry.findMany({ where: { kind: 'debit' }, orderBy: { id: 'asc' } });
    expect(entries.map(({ metadata }) => metadata)).toEqual(kept);
    expect(await balanceOf(portal, user)).toBe(100 - kept.length);
  });
});

const words = { entries: [{ id: 'anchor', term: 'anchor' }] };
/** Of the shape of a link's, and nobody's. */
const nobodysToken = 'x'.repeat(22);

const statement = { id: 'new', kind: 'tf', prompt: 'Cats can fly.', key: false };
const bankFilters = { search: 'x', level: 'A1', skill: 'grammar', kind: 'mc', point: 'articles', tag: 'June' };

/** An input for each procedure that passes; each field of it is then replaced by what does not fit. */
/** A deck is named in one of several ways. */
const oneDeck = {
  list: undefined,
  shared: undefined,
  level: 'A1',
  topic: 'food',
  pattern: undefined,
  audience: 'adults',
};

const sound: Record<string, Record<string, unknown>> = {
  'auth.login': {
    username: 'nobody',
    password: 'secret-1',
    code: '123456',
    device: 'a'.repeat(64),
    recaptchaToken: '',
  },
  'auth.register': {
    username: 'maria',
    email: 'maria@school.example',
    password: 'secret-1',
    role: 'student',
    device: 'a'.repeat(64),
    recaptchaToken: '',
  },
  'auth.forgotPassword': { email: 'maria@school.example', recaptchaToken: '' },
  'auth.resetPassword': { token: 'unknown', newPassword: 'another-one', device: 'a'.repeat(64), recaptchaToken: '' },
  'auth.verifyEmail': { token: 'unknown' },
  'auth.changeEmail': { password: 'a guess', email: 'maria@school.example' },
  'auth.changePassword': { password: 'a guess', newPassword: 'another-one' },
  'profile.changeRole': { role: 'teacher' },
  'profile.deleteAccount': { password: 'not the password' },
  'profile.associate': { email: 'nobody@school.example' },
  'profile.dissociate': { id: nobodysId },
  'profile.setDailyCap': { id: nobodysId, cap: 5 },
  'profile.acceptOwner': { id: nobodysId },
  'profile.leaveOwner': { id: nobodysId },
  'profile.setFavourite': { id: 'story-dice', favourite: true },
  'profile.appOpened': { id: 'story-dice' },
  'tokens.consume': { amount: 1, action: 'outside', metadata: {}, idempotencyKey: 'one', launch: false },
  'tokens.validatePurchase': { packageId: 'small' },
  'tokens.processPurchase': { packageId: 'small', stripePaymentId: 'mock' },
  'tokens.usageStats': { days: 7 },
  'billing.history': { kind: 'debit', limit: 20, cursor: undefined },
  'billing.receipt': { id: nobodysId },
  'usage.own': { days: 7 },
  'usage.members': { days: 7 },
  'usage.portal': { days: 7 },
  'billing.update': { planId: 'free', addTokens: false },
  'generate.run': {
    appId: 'flash-cards',
    ask: { task: 'word-entries', words: ['apple'] },
    names: ['Ana'],
    seed: 1,
    idempotencyKey: 'one',
  },
  'lessonSeries.outline': {
    ...{ level: 'A2', age: 'adults', classSize: 9, minutes: 45, unit: 'Food', lessons: 5, points: ['much-many'] },
    lines: [
      { type: 'vocabulary', topic: 'cooking' },
      { type: 'reading', topic: 'breakfast' },
      { type: 'grammar', topic: 'picnics', point: 'much-many' },
    ],
  },
  'lessonSeries.make': {
    ...{ level: 'A2', age: 'adults', classSize: 9, minutes: 45, unit: 'Food', seed: 1, idempotencyKey: 'one' },
    lines: [
      { type: 'vocabulary', topic: 'cooking' },
      { type: 'reading', topic: 'breakfast' },
      { type: 'grammar', topic: 'picnics', point: 'much-many' },
    ],
  },
  'lessonSeries.get': { id: nobodysId },
  'lessonSeries.schedule': { id: nobodysId, from: '2030-01-07', weekdays: [1, 3] },
  'lessonSeries.give': { id: nobodysId, classId: nobodysId, startsAt: '09:00', works: [nobodysId] },
  'model.calls': { limit: 5 },
  'model.setApp': { id: 'flash-cards', on: true },
  'users.list': { search: 'x', role: 'student', sort: 'email', order: 'asc', limit: 5, cursor: '' },
  'audit.page': {
    group: 'people',
    action: 'users.created',
    person: 'maria',
    from: '2026-01-01T00:00:00.000Z',
    to: '2026-12-31T00:00:00.000Z',
    limit: 5,
    cursor: '',
  },
  'users.page': { search: 'x', role: 'student', sort: 'email', order: 'asc', limit: 5, cursor: '' },
  'users.create': { username: 'maria', email: 'maria@school.example', password: 'secret-1', role: 'student' },
  'users.update': { id: nobodysId, username: 'maria', email: 'maria@school.example', role: 'student' },
  'users.remove': { id: nobodysId },
  'users.adjustTokens': { id: nobodysId, amount: 5, reason: 'A prize', idempotencyKey: 'two' },
  'users.changeRoles': { ids: [nobodysId], role: 'student' },
  'users.giveTokens': { ids: [nobodysId], amount: 5, reason: 'A prize', idempotencyKey: 'three' },
  'users.removeMany': { ids: [nobodysId] },
  'writing.list': { whose: 'mine', status: 'waiting', resourceId: nobodysId, limit: 5, cursor: '' },
  'writing.handIn': {
    appId: 'writers-block-assistant',
    resourceId: nobodysId,
    part: '',
    teacherId: nobodysId,
    title: 'A key',
    task: '',
    text: 'The key opens.',
    process: {},
  },
  'writing.get': { id: nobodysId },
  'writing.takeBack': { id: nobodysId },
  'writing.comment': { id: nobodysId, start: 0, end: 3, code: 'SP', text: '' },
  'writing.uncomment': { id: nobodysId, commentId: nobodysId },
  'writing.return': { id: nobodysId, note: '' },
  'library.list': {
    kind: 'word-list',
    search: 'x',
    within: 'title',
    inTrash: false,
    whose: 'mine',
    level: 'A1',
    lessonType: 'reading',
    minutes: 45,
    topic: 'Food',
    point: 'articles',
    noPrep: true,
    noCopies: false,
    folder: 'Class 7a',
    tag: 'sea',
    favourite: true,
    plannedFrom: '2026-03-09',
    plannedTo: '2026-03-15',
    limit: 5,
    cursor: '',
  },
  'library.organise': {
    ids: [nobodysId],
    folder: 'Class 7a',
    tags: ['sea'],
    addTags: ['ships'],
    favourite: true,
    visibility: 'private',
    rating: 5,
    plannedFor: '2026-03-12',
    taughtAt: '2026-03-12',
    inTrash: false,
  },
  'library.erase': { ids: [nobodysId] },
  'library.makeMine': { from: { starter: 'no-such-lesson' } },
  'library.import': { items: [{ kind: 'word-list', title: 'Unit 3', data: words }] },
  'library.look': { id: nobodysId },
  'library.versions': { id: nobodysId },
  'library.version': { id: nobodysId, version: 1 },
  'library.restoreVersion': { id: nobodysId, version: 1 },
  'library.get': { id: nobodysId },
  'library.create': { kind: 'word-list', title: 'Unit 3', level: 'A1', data: words },
  'library.update': {
    id: nobodysId,
    version: 1,
    kind: 'word-list',
    title: 'Unit 3',
    level: 'A1',
    data: words,
    keepsBefore: true,
  },
  'library.patch': {
    id: nobodysId,
    version: 1,
    kind: 'word-list',
    title: 'Unit 3',
    level: 'A1',
    keepsBefore: true,
    changes: [{ at: ['entries'], cut: [0, 1], value: [] }],
  },
  'library.remove': { id: nobodysId },
  'library.restore': { id: nobodysId },
  'library.links': { id: nobodysId },
  'library.share': { id: nobodysId, mode: 'play', days: 7 },
  'library.revoke': { id: nobodysId },
  'library.byCode': { code: 'ABCD' },
  'library.shared': { token: nobodysToken },
  'library.copyShared': { token: nobodysToken },
  'novels.open': { id: nobodysId },
  'novels.texts': { id: nobodysId, cursor: 'one-1' },
  'novels.scene': { id: nobodysId, sceneId: 'one-1' },
  'novels.saveScene': {
    id: nobodysId,
    sceneId: 'one-1',
    version: 0,
    text: 'The sea was calm.',
    drafts: ['The sea'],
    day: '2026-03-10',
    keepsBefore: true,
  },
  'novels.sceneVersions': { id: nobodysId, sceneId: 'one-1' },
  'novels.sceneVersion': { id: nobodysId, sceneId: 'one-1', version: 1 },
  'novels.restoreScene': { id: nobodysId, sceneId: 'one-1', version: 1 },
  'attempts.start': {
    appId: 'spelling-quest',
    activity: { kind: 'words', from: words, tasks: ['spell'], count: 3 },
    mode: 'practice',
    seed: 5,
    guestName: 'Ana',
  },
  'attempts.answer': {
    id: nobodysId,
    itemId: 'anchor.spell',
    response: { text: 'anchor' },
    tab: 'tab-1234',
    requestId: nobodysId,
  },
  'attempts.finish': { id: nobodysId, tab: 'tab-1234' },
  'attempts.hold': { id: nobodysId, tab: 'tab-1234', takeOver: true },
  'attempts.progress': { id: nobodysId, tab: 'tab-1234', at: 'q1', flagged: ['q1'], played: 'q1' },
  'attempts.release': { id: nobodysId },
  'attempts.handIns': { id: nobodysId },
  'attempts.mark': {
    id: nobodysId,
    itemId: 'q1',
    rubric: { task: 5, language: 4, clarity: 3, range: 2 },
    note: 'Well done.',
    seen: 0,
  },
  'attempts.returnAnswer': {
    id: nobodysId,
    itemId: 'q1',
    note: 'Say more.',
    rubric: { task: 5, language: 4, clarity: 3, range: 2 },
    seen: 0,
  },
  'attempts.revise': { id: nobodysId },
  'attempts.get': { id: nobodysId },
  'twentyQuestions.start': {
    from: { builtIn: { level: 'A1', category: 'animals' } },
    grammar: 'any',
    guestName: 'Ana',
  },
  'twentyQuestions.ask': { id: nobodysId, text: 'Is it an animal?' },
  'twentyQuestions.giveUp': { id: nobodysId },
  'twentyQuestions.get': { id: nobodysId },
  'twentyQuestions.keep': {
    id: nobodysId,
    mode: 'yours',
    level: 'A1',
    found: true,
    secret: 'a cat',
    seconds: 60,
    turns: [{ text: 'Is it a cat?', typed: 'It is a cat?', answer: 'yes' }],
  },
  'twentyQuestions.suggest': { teacherId: nobodysId, name: 'a robot', category: 'objects', answers: { alive: 'no' } },
  'twentyQuestions.decide': { id: nobodysId, approves: true },
  'twentyQuestions.suggestions': {},
  'twentyQuestions.added': {},
  'history.list': {
    whose: 'me',
    memberId: nobodysId,
    appId: 'spelling-quest',
    skill: 'grammar',
    level: 'A1',
    resourceId: nobodysId,
    from: '2026-03-01T00:00:00Z',
    to: '2026-03-31T00:00:00Z',
    limit: 5,
    cursor: '',
  },
  'history.student': { memberId: nobodysId },
  'history.group': { from: '2026-03-01T00:00:00Z' },
  'history.hardest': { resourceId: nobodysId },
  'history.attempt': { id: nobodysId },
  'history.mark': { id: nobodysId, itemId: 'q1', score: 1, note: 'Right in class' },
  'history.match': { id: nobodysId, memberId: nobodysId },
  'history.anonymise': { ids: [nobodysId] },
  'history.remove': { ids: [nobodysId] },
  'attempts.hint': { id: nobodysId, itemId: 'anchor.scramble', kind: 'first', response: { order: ['a'] } },
  'attempts.sheet': {
    appId: 'spelling-quest',
    activity: { kind: 'words', from: words, tasks: ['spell'], count: 3 },
    seed: 5,
    versions: 2,
  },
  'quizzes.suggest': { from: { topic: 'food', level: 'A1' }, count: 3, seed: 5, avoid: ['A question'] },
  'quizzes.report': { id: nobodysId },
  'quizzes.reteach': { id: nobodysId, seed: 5 },
  'cards.deck': oneDeck,
  'cards.next': { ...oneDeck, direction: 'both', limit: 5, newCards: 5 },
  'cards.review': {
    reviews: [
      {
        id: nobodysId,
        deck: 'pack',
        entryId: 'apple-noun',
        direction: 'to-meaning',
        rating: 'good',
        at: '2026-03-10T09:00:00Z',
      },
    ],
  },
  'cards.undo': { id: nobodysId },
  'words.ipa': { words: 'anchor', accent: 'british' },
  'generate.topic': { topic: 'Job interviews', level: 'B1' },
  'generate.texts': { topic: 'Job interviews', level: 'B1' },
  'auth.endSession': { id: nobodysId },
  'keys.create': { name: 'Marks', scope: 'read', days: 30, password: 'a guess' },
  'keys.revoke': { id: nobodysId },
  'secondFactor.begin': { password: 'a guess' },
  'secondFactor.confirm': { code: '123456' },
  'secondFactor.renewCodes': { password: 'a guess', code: '123456' },
  'secondFactor.switchOff': { password: 'a guess', code: '123456' },
  'users.resetSecondFactor': { id: nobodysId },
  'profile.studentSettings': {},
  'profile.setStudentSettings': { recognition: 'on', writingHelp: 'off' },
  'pronunciation.words': { words: ['ship'] },
  'pronunciation.progress': { memberId: undefined },
  'pronunciation.recordings': {},
  'pronunciation.handIn': recordingFor({ id: nobodysId }),
  'pronunciation.hear': { id: nobodysId },
  'pronunciation.mark': { id: nobodysId, mark: 'clear', note: 'Longer.', seen: 'nearly' },
  'pronunciation.remove': { id: nobodysId },
  'pictures.upload': { image: inBase64(png()) },
  'pictures.list': { cursor: undefined },
  'pictures.remove': { id: nobodysPicture },
  'classes.create': { name: 'Class 5b', level: 'A2', ageGroup: 'children', timeZone: 'Europe/Berlin' },
  'classes.makeSample': { timeZone: 'Europe/Berlin' },
  'classes.get': { id: nobodysId },
  'classes.change': { id: nobodysId, name: 'Class 5b', level: 'A2', ageGroup: 'children' },
  'classes.archive': { id: nobodysId },
  'classes.reopen': { id: nobodysId },
  'classes.remove': { id: nobodysId },
  'classes.checkRoster': { id: nobodysId, rows: [{ name: 'Anna', number: '7' }] },
  'classes.addStudents': { id: nobodysId, rows: [{ name: 'Anna', number: '7' }] },
  'classes.undoImport': { id: nobodysId, importId: nobodysId },
  'classes.changeStudent': { id: nobodysId, studentId: nobodysId, name: 'Anna', number: '7' },
  'classes.setAccommodation': {
    ...{ id: nobodysId, studentId: nobodysId, timeFactor: 1.5 },
    ...{ readAloud: true, fewerChoices: true, largerText: true, readingFont: true },
  },
  'classes.moveStudent': { id: nobodysId, studentId: nobodysId, to: nobodysId },
  'classes.removeStudents': { id: nobodysId, studentIds: [nobodysId] },
  'classes.makeCode': { id: nobodysId },
  'classes.closeCode': { id: nobodysId },
  'classes.admit': { id: nobodysId, studentId: nobodysId, as: nobodysId },
  'classes.join': { code: 'BCDFGH', name: 'Anna' },
  'classes.leave': { id: nobodysId },
  'assignments.give': {
    classIds: [nobodysId],
    studentIds: [nobodysId],
    appId: 'grammar-cram',
    activity: { kind: 'diagnostic' },
    title: 'Check',
    note: 'By Friday, please.',
    dueAt: '2031-01-01T00:00:00.000Z',
    rules: {
      attempts: 2,
      minutes: 20,
      opensAt: '2030-01-01T00:00:00.000Z',
      closesAt: '2032-01-01T00:00:00.000Z',
      release: 'end',
    },
    withCode: false,
    requestId: nobodysId,
  },
  'progress.get': { id: nobodysId, from: '2026-03-01', to: '2026-03-31' },
  'progress.suggestions': { classId: nobodysId },
  'progress.profile': { id: nobodysId, from: '2026-03-01', to: '2026-03-31' },
  'focus.list': { id: nobodysId },
  'focus.plan': {
    id: nobodysId,
    points: ['past-simple-regular'],
    minutes: 45,
    asksAgain: true,
    from: '2026-03-01',
    to: '2026-03-31',
    idempotencyKey: 'key',
  },
  'focus.ask': { id: nobodysId, point: 'past-simple-regular', requestId: nobodysId },
  'focus.remove': { id: nobodysId },
  'progress.student': { id: nobodysId, studentId: nobodysId, from: '2026-03-01', to: '2026-03-31' },
  'progress.cards': { id: nobodysId, from: '2026-03-01', to: '2026-03-31', limit: 10, cursor: '' },
  'assignments.list': { classId: nobodysId },
  'assignments.toMark': { limit: 20, cursor: '' },
  'assignments.get': { id: nobodysId },
  'assignments.beginBook': { id: nobodysId },
  'assignments.texts': { id: nobodysId, limit: 20, cursor: '' },
  'assignments.change': {
    id: nobodysId,
    title: 'Check',
    note: 'By Friday, please.',
    dueAt: '2031-01-01T00:00:00.000Z',
    rules: {
      attempts: 2,
      minutes: 20,
      opensAt: '2030-01-01T00:00:00.000Z',
      closesAt: '2032-01-01T00:00:00.000Z',
      release: 'end',
    },
  },
  'assignments.changeStudent': {
    id: nobodysId,
    studentId: nobodysId,
    dueAt: '2031-01-01T00:00:00.000Z',
    extraAttempts: 1,
    isExcused: false,
  },
  'assignments.bringUpToDate': { id: nobodysId },
  'assignments.openCode': { id: nobodysId },
  'assignments.closeCode': { id: nobodysId },
  'assignments.renameGuest': { id: nobodysId, guestId: nobodysId, name: 'Anna' },
  'assignments.removeGuest': { id: nobodysId, guestId: nobodysId },
  'assignments.mergeGuest': { id: nobodysId, guestId: nobodysId, studentId: nobodysId },
  'join.look': { code: 'BCDFGH', device: 'a'.repeat(64) },
  'join.enter': { code: 'BCDFGH', name: 'Anna', token: 'a'.repeat(64), device: 'a'.repeat(64) },
  'join.mine': {},
  'live.make': {
    requestId: nobodysId,
    classId: nobodysId,
    appId: 'classroom-quiz-maker',
    title: 'Unit 3',
    from: { kind: 'set', resourceId: nobodysId },
    settings: {
      ...{ way: 'teams', points: 'speed', seconds: 20, names: 'own' },
      ...{ showsNames: false, teams: 3, sound: true },
    },
  },
  'live.list': { limit: 20, cursor: '' },
  'live.host': { id: nobodysId },
  'live.press': { id: nobodysId, version: 3, press: { kind: 'extend', seconds: 15 } },
  'live.paper': {
    ...{ id: nobodysId, question: 0, ballot: 1 },
    answers: [{ who: { studentId: nobodysId }, letter: 'A' }],
  },
  'live.addPlayers': { id: nobodysId, before: 0, who: { count: 3 } },
  'live.rename': { id: nobodysId, playerId: nobodysId, name: 'Anna' },
  'live.kick': { id: nobodysId, playerId: nobodysId },
  'live.report': { id: nobodysId },
  'live.remove': { id: nobodysId },
  'live.join': { code: 'BCDFGH', name: 'Anna', token: 'a'.repeat(64), device: 'a'.repeat(64) },
  'live.state': { id: nobodysId },
  'screens.wait': { kind: 'screen', token: 'a'.repeat(64) },
  'screens.tell': { token: 'a'.repeat(64), version: 1, page: 0, pages: 1 },
  'screens.press': { token: 'a'.repeat(64), id: nobodysId, press: 'next' },
  'screens.pair': { code: 'BCDFGH' },
  'screens.show': { from: nobodysId, shown: { content: { kind: 'card', front: 'dog' } }, page: 0 },
  'screens.disconnect': { id: nobodysId },
  'live.answer': {
    ...{ id: nobodysId, question: 0, ballot: 2, requestId: nobodysId },
    response: { choice: 'went' },
  },
  'assignments.release': { id: nobodysId },
  'assignments.remove': { id: nobodysId },
  'classTeachers.list': { id: nobodysId },
  'classTeachers.invite': { id: nobodysId, who: 'anna', right: 'view' },
  'classTeachers.change': { id: nobodysId, teacherId: nobodysId, right: 'view' },
  'classTeachers.remove': { id: nobodysId, teacherId: nobodysId },
  'classTeachers.leave': { id: nobodysId },
  'classTeachers.accept': { id: nobodysId },
  'classTeachers.decline': { id: nobodysId },
  'classTeachers.offer': { id: nobodysId, teacherId: nobodysId },
  'classTeachers.endOffer': { id: nobodysId },
  'classTeachers.takeOver': { id: nobodysId },
  'schools.list': { limit: 5, cursor: '' },
  'schools.get': { id: nobodysId },
  'schools.create': { name: 'Harbour School' },
  'schools.rename': { id: nobodysId, name: 'Harbour School' },
  'schools.close': { id: nobodysId },
  'schools.nameAdministrator': { id: nobodysId, who: 'anna' },
  'schools.removeMember': { id: nobodysId, memberId: nobodysId },
  'school.students': { limit: 5, cursor: '' },
  'school.classes': { limit: 5, cursor: '' },
  'school.rename': { name: 'Harbour School' },
  'school.join': { code: 'BCDFGH' },
  'school.accept': { id: nobodysId },
  'school.decline': { id: nobodysId },
  'schoolMembers.list': { limit: 5, cursor: '' },
  'schoolMembers.invite': { who: 'anna' },
  'schoolMembers.admit': { id: nobodysId },
  'schoolMembers.setAdministrator': { id: nobodysId, isAdministrator: true },
  'schoolMembers.remove': { id: nobodysId },
  'students.openSignIn': { code: 'BCDFGH', device: 'a'.repeat(64) },
  'students.signInByName': { code: 'BCDFGH', who: { name: 'Anna' }, secret: 'star cat boat', device: 'a'.repeat(64) },
  'students.signInByCard': { card: 'nobodys', secret: 'star cat boat', device: 'a'.repeat(64) },
  'students.list': { id: nobodysId },
  'students.make': { id: nobodysId, studentIds: [nobodysId] },
  'students.show': { id: nobodysId, studentIds: [nobodysId] },
  'students.setTokens': { id: nobodysId, tokensPerStudent: 2 },
  'students.change': { id: nobodysId, secretKind: 'words', cardsAskSecret: true },
  'students.open': { id: nobodysId },
  'students.close': { id: nobodysId },
  'students.renewSecret': { id: nobodysId, studentId: nobodysId },
  'students.renewCard': { id: nobodysId, studentId: nobodysId },
  'students.revokeCard': { id: nobodysId, studentId: nobodysId },
  'students.letClaim': { id: nobodysId, studentId: nobodysId },
  'students.endClaim': { id: nobodysId, studentId: nobodysId },
  'students.claim': {
    username: 'anna',
    email: 'anna@example.org',
    password: 'a calm river at dusk',
    device: 'a'.repeat(64),
    recaptchaToken: '',
  },
  'bank.list': { ...bankFilters, ownerId: undefined, status: 'draft', missedBy: 'strongest', limit: 5, cursor: '' },
  'bank.tags': { ownerId: undefined },
  'bank.starter': { ...bankFilters, limit: 5, cursor: '' },
  'bank.get': { id: nobodysId },
  'bank.create': { ownerId: undefined, item: statement, status: 'draft', difficulty: 3 },
  'bank.update': { id: nobodysId, version: 1, item: statement, status: 'draft', difficulty: 3 },
  'bank.change': { ids: [nobodysId], change: { addTag: 'June' } },
  'bank.removeMany': { ids: [nobodysId] },
  'bank.import': { ownerId: undefined, items: [statement], status: 'draft' },
  'bank.known': { ownerId: undefined, keys: ['x'] },
  'bank.copy': { ids: [nobodysId] },
  'bank.draw': { ownerId: undefined, blueprint: { rows: [{ count: 1 }] }, withStarter: false, seed: 5 },
  'bank.makeTest': { kind: 'test', title: 'June', ids: [nobodysId] },
  'bank.newer': { id: nobodysId },
  'bank.share': { who: 'nobody', right: 'read' },
  'bank.unshare': { id: nobodysId },
  'bank.accept': { id: nobodysId },
  'bank.decline': { id: nobodysId },
  'retention.get': {},
  'retention.set': usualDays,
};

const odd = [
  null,
  true,
  5,
  -1,
  1.5,
  1e300,
  '5',
  '',
  ' ',
  'x'.repeat(5000),
  'a\u0000b',
  'a\u200Bb',
  '\ud83d',
  '🦊',
  [],
  ['x'],
  [{}],
  {},
  { a: 1 },
  nobodysId,
  'undefined',
];

/**
 * What the schema of an input refuses never reaches a database: that it is refused is seen on SQLite, and PostgreSQL is
 * sent what passes.
 */
const onPostgres = inject('postgres') !== undefined;

function isInvalid(name: string, input: unknown): boolean {
  const schema = procedures.get(name)?.input;
  return schema instanceof z.ZodType && !schema.safeParse(input).success;
}

describe('every field of every procedure', () => {
  test('is in the list of what is tried here', () => {
    for (const [name, { input }] of procedures) {
      const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
      expect([name, Object.keys(sound[name] ?? {}).sort()]).toEqual([name, fields.sort()]);
    }
  });

  const routers = [...new Set(Object.keys(sound).map((name) => name.split('.')[0]))];
  test.each(routers.flatMap((router) => faces.map((face) => [router, face] as const)))(
    'of %s answers odd values over %s with a sentence, and never with an error of the server',
    async (router, face) => {
      const portal = await world();
      const { url, raw } = await gatekeeper(portal);
      const asAdmin = await tokenFor(portal, await makeUser(portal, { role: 'admin', aiCredits: 100_000 }));
      const asOwner = await tokenFor(portal, await makeUser(portal));
      await makeUser(portal, { role: 'admin' });

      let tried = 0;
      /** Sends one value; true when it was refused, as it should be presented. */
      async function refused(name: string, field: string, value: unknown): Promise<boolean> {
        tried += 1;
        const key = name === 'tokens.consume' ? { idempotencyKey: `key ${tried}` } : {};
        const input = { ...sound[name], ...key, [field]: value };
        const token = mayAdminCall(name) ? asAdmin : asOwner;
        if (onPostgres && isInvalid(name, input)) return true;
        const request = restRequest(name, input);
        if (face === 'REST' && !request) return true;
        const { status, body } =
          face === 'REST' && request
            ? await raw(`/api${request.path}`, { ...request, token, headers: jsonHeaders })
            : await callTrpc(url, name, input, { authorization: `Bearer ${token}` });
        const shown = `${name} ${field}=${JSON.stringify(value).slice(0, 40)} ${status} ${JSON.stringify(body).slice(0, 300)}`;
        expect(status, shown).toBeLessThan(500);
        if (field === 'extra') expect(status, shown).toBe(400);
        if (status < 400) return false;
        // Refusals of the wallet are values: they say `error` where others have a code.
        const { success, error, ...refusal } = body;
        const failure = success === false ? { ...refusal, code: error && 'BAD_REQUEST' } : failureIn(body);
        expect(() => expectPresentable(failure), shown).not.toThrow();
        return true;
      }

      for (const [name, fields] of Object.entries(sound).filter(([name]) => name.startsWith(`${router}.`))) {
        for (const field of [...Object.keys(fields), 'extra']) {
          let before = await contentOf(portal);
          for (const value of odd) {
            if (await refused(name, field, value)) continue;
            await portal.deps.background.idle();
            before = await contentOf(portal);
          }
          expect(await contentOf(portal), `${name} ${field}`).toEqual(before);
        }
      }
      expect(tried).toBeGreaterThan(20);
    },
    // The largest router is sent some fourteen hundred values.
    120_000,
  );
});

function mayAdminCall(name: string): boolean {
  const { callers = [] } = procedures.get(name) ?? {};
  return callers === 'everyone' || callers.includes('admin');
}

/** The REST request of an input, where there is one: in a path or a query only text can be sent. */
function restRequest(name: string, input: Record<string, unknown>) {
  const { method = '', path = '' } = procedures.get(name) ?? {};
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  if (inPath.some((field) => typeof input[field] !== 'string' || String(input[field]).trim() === '')) return undefined;
  const address = path.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(toWellFormed(String(input[field]))),
  );
  const rest = Object.fromEntries(Object.entries(input).filter(([field]) => !inPath.includes(field)));
  if (method !== 'GET' && method !== 'DELETE') return { method, path: address, body: JSON.stringify(rest) };
  if (Object.values(rest).some((value) => typeof value === 'object')) return undefined;
  const query = new URLSearchParams(Object.entries(rest).map(([field, value]) => [field, String(value)]));
  return { method, path: `${address}?${query}` };
}

function toWellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD');
}
