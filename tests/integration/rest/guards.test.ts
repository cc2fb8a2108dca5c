import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod';
import type { User } from '#server/domain/platform/user';
import { openApiDocument } from '#server/http/rest';
import type { Callers } from '#server/trpc/meta';
import { guestTokenHeader } from '#shared/core/guest-token';
import { type KeyScope, keyScopes, reaches } from '#shared/core/key-scopes';
import { type Role, roles } from '#shared/core/roles';
import { contentOf } from '#tests/support/content';
import { callTrpc, expectNoSecrets, procedures } from '#tests/support/contract';
import { faces } from '#tests/support/faces';
import { inputFor } from '#tests/support/inputs/inputs';
import { keptBy } from '#tests/support/inputs/library';
import { liveInputs, visitorToken } from '#tests/support/inputs/live';
import { liveItems } from '#tests/support/live-game';
import { pictureOf } from '#tests/support/pictures';
import { webm } from '#tests/support/recordings';
import { routesOf } from '#tests/support/routes';
import { makeKey } from '#tests/support/security';
import { appOf, listenTo, serve, type TestServer } from '#tests/support/server';
import { speechServer } from '#tests/support/speech-server';
import { as, makeUser, tokenFor, type World, world } from '#tests/support/world';

const everyone = ['signed-out', ...roles] as const;
const members = roles;
const owners = ['teacher', 'school_admin'] as const;
const admins = ['admin'] as const;
const careful = ['school_admin', 'admin'] as const;
type Caller = Role | 'signed-out';

const withId = z.object({ id: z.string() });

/**
 * What is for others than all who are signed in: whole routers, or procedures. Said once more by hand, because a guard
 * and what it says of itself come from one place, and could be wrong together.
 */
const exceptions: [readonly Caller[], string[]][] = [
  [everyone, ['auth.login', 'auth.register', 'auth.forgotPassword', 'auth.resetPassword', 'auth.verifyEmail']],
  [everyone, ['attempts.start', 'attempts.answer', 'attempts.hint', 'attempts.finish', 'attempts.hold']],
  [everyone, ['attempts.progress', 'attempts.sheet', 'attempts.get']],
  [everyone, ['twentyQuestions.start', 'twentyQuestions.ask', 'twentyQuestions.giveUp', 'twentyQuestions.get']],
  [everyone, ['library.byCode', 'library.shared', 'generate.run', 'generate.topic', 'generate.texts', 'retention.get']],
  [everyone, ['lessonSeries.outline']],
  [everyone, ['tokens.packages', 'tokens.actionCosts']],
  [owners, ['profile.associate', 'profile.dissociate', 'profile.setDailyCap', 'profile.setStudentSettings']],
  [owners, ['usage.members', 'lessonSeries.give']],
  [members, ['classes.mine', 'classes.join', 'classes.leave', 'assignments.mine', 'assignments.beginBook']],
  [owners, ['classes', 'classTeachers', 'assignments', 'progress', 'focus']],
  [everyone, ['students.openSignIn', 'students.signInByName', 'students.signInByCard']],
  [members, ['students.ownClaim', 'students.claim']],
  [owners, ['students', 'school', 'schoolMembers']],
  [everyone, ['join', 'live.join', 'live.state', 'live.answer']],
  [owners, ['live']],
  [everyone, ['screens.wait', 'screens.tell', 'screens.press']],
  [owners, ['screens']],
  [careful, ['secondFactor.begin', 'secondFactor.confirm']],
  [admins, ['users', 'model', 'audit', 'schools', 'usage.portal', 'retention.set']],
];

function expectedCallers(name: string): readonly Caller[] {
  const [router = ''] = name.split('.');
  return exceptions.find(([, names]) => names.includes(name) || names.includes(router))?.[0] ?? members;
}

const rolesOf = (callers: Callers): readonly Caller[] => (callers === 'everyone' ? everyone : callers);

const notAllowed = [
  403,
  { message: 'You do not have access to this.', code: 'FORBIDDEN', reason: 'not_allowed' },
] as const;
const signedOut = [401, { message: 'Please sign in.', code: 'UNAUTHORIZED', reason: 'signed_out' }] as const;

test('each procedure has the guard that it should have', () => {
  for (const [name, { callers }] of procedures) {
    expect([name, [...rolesOf(callers)].sort()]).toEqual([name, [...expectedCallers(name)].sort()]);
  }
  const known = [...procedures.keys()].flatMap((name) => [name, name.split('.')[0]]);
  expect(known).toEqual(expect.arrayContaining(exceptions.flatMap(([, names]) => names)));
});

test('each procedure has its REST address, and only what looks things up is had by GET', () => {
  for (const [name, { type, method, path }] of procedures) {
    expect([name, method, path]).not.toContain('');
    expect([name, method === 'GET' ? 'query' : 'mutation']).toEqual([name, type]);
  }
});

test('the document marks as protected what signed-out visitors may not call', () => {
  for (const [address, operations] of Object.entries(openApiDocument().paths ?? {})) {
    for (const { operationId = '', security = [] } of Object.values(operations ?? {})) {
      const isOpen = expectedCallers(operationId.replace('-', '.')).includes('signed-out');
      expect([address, operationId, security.length === 0]).toEqual([address, operationId, isOpen]);
    }
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

  const routers = [...new Set([...procedures.keys()].map((name) => name.split('.')[0]))];
  test.each(routers)(
    'each procedure of %s lets in those who may call it and nobody else',
    async (router) => {
      for (const [name, procedure] of [...procedures].filter(([name]) => name.startsWith(`${router}.`))) {
        const allowed = rolesOf(procedure.callers);
        const callers = [];
        for (const caller of everyone) {
          const user = caller === 'signed-out' ? undefined : await makeUser(portal, { role: caller });
          const token = user && (await tokenFor(portal, user));
          callers.push({ caller, user, token, input: await inputFor(name, portal, user) });
        }
        const before = await contentOf(portal);
        for (const { caller, user, token, input } of callers) {
          if (allowed.includes(caller)) continue;
          const { status, failure } = await call(face, name, input, token);
          expect([name, caller, status, failure]).toEqual([name, caller, ...(user ? notAllowed : signedOut)]);
        }
        expect(await contentOf(portal), name).toEqual(before);
        for (const { caller, token, input } of callers) {
          if (!allowed.includes(caller)) continue;
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
    for (const [name, { path, callers }] of procedures) {
      if (callers === 'everyone') continue;
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => [field, 'not-valid']);
      const input = { ...Object.fromEntries(inPath), nonsense: 'x' };
      expect([name, (await call(face, name, input)).status]).toEqual([name, 401]);
    }
  });

  async function call(
    over: typeof face,
    name: string,
    input: unknown,
    token?: string,
    headers: Record<string, string> = token
      ? { authorization: `Bearer ${token}` }
      : { [guestTokenHeader]: visitorToken },
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
  {
    for: readonly Caller[];
    scope?: KeyScope;
    input?: (portal: World, caller: User | undefined) => unknown;
    /** Where its path has gaps, or wants something after it. */
    address?: (portal: World, caller: User | undefined) => Promise<string>;
  }
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
  // Whoever has the address: an <img> sends no token.
  'GET /pictures/own/:id': {
    for: everyone,
    address: async (portal) => `/pictures/own/${await pictureOf(portal, await makeUser(portal))}`,
  },
  'GET /speech/text': { for: members, address: async () => '/speech/text?text=My+own+words.&voice=0' },
  // Whoever plays the attempt, visitors too.
  'GET /speech/attempts/:attemptId/items/:itemId/:part/:line': {
    for: everyone,
    address: async (portal, user) => {
      const caller = await as(portal, user);
      const from = { builtIn: { level: 'A1', topic: 'food' } } as const;
      const { id, items } = await caller.attempts.start({
        appId: 'word-scramble',
        activity: { kind: 'words', from, tasks: ['gap-type'], count: 3 },
        mode: 'practice',
      });
      return `/speech/attempts/${id}/items/${items[0]?.item.id}/question/0`;
    },
  },
  // Whoever plays the game: a student of its class, or a device by its token.
  'GET /speech/live/:gameId/items/:itemId/:part/:line': {
    for: everyone,
    address: async (portal, user) => {
      const { id } = withId.parse(await liveInputs.state(portal, user));
      return `/speech/live/${id}/items/${liveItems[0]?.id}/question/0`;
    },
  },
  'POST /speech/transcription': { for: members, input: () => webm },
};

describe('routes that are no procedures', () => {
  async function portalWithHealth() {
    const speech = await speechServer();
    onTestFinished(speech.close);
    const portal = await world(speech.settings);
    const health = { notReady: async () => undefined, metricsToken: undefined };
    const app = appOf(portal, { health });
    const { url } = await listenTo(app);
    return { portal, app, url };
  }

  const ask = async (url: string, route: string, { token, input }: { token: string | undefined; input: unknown }) => {
    const [method = '', path = ''] = route.split(' ');
    const isSound = input instanceof Uint8Array;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : { [guestTokenHeader]: visitorToken }),
        'content-type': isSound ? 'audio/webm' : 'application/json',
      },
      ...(input !== undefined && { body: isSound ? Uint8Array.from(input) : JSON.stringify(input) }),
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
    for (const [route, { for: allowed, input, address }] of Object.entries(routes)) {
      for (const caller of everyone) {
        const user = caller === 'signed-out' ? undefined : await makeUser(portal, { role: caller });
        const token = user && (await tokenFor(portal, user));
        const [method = ''] = route.split(' ');
        const asked = address ? `${method} ${await address(portal, user)}` : route;
        const { status, failure } = await ask(url, asked, { token, input: await input?.(portal, user) });
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
