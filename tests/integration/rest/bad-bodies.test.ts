import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#server/domain/platform/user';
import { openApiDocument } from '#server/http/rest';
import { nobodysId } from '#tests/support/contract';
import { serve } from '#tests/support/server';
import { failureIn, gatekeeper, jsonHeaders } from '#tests/support/turned-away';
import { balanceOf, makeUser, tokenFor, type World, world } from '#tests/support/world';

/* Each body goes to both faces of one procedure. */
const faces = [
  ['REST', '/api/tokens/consume'],
  ['tRPC', '/trpc/tokens.consume'],
] as const;

const good = '{"amount":1,"action":"outside"}';

describe.each(faces)('over %s', (_face, path) => {
  let portal: World;
  let user: User;
  let token: string;
  let gate: Awaited<ReturnType<typeof gatekeeper>>;
  beforeEach(async () => {
    portal = await world();
    user = await makeUser(portal);
    token = await tokenFor(portal, user);
    gate = await gatekeeper(portal);
  });

  /** Refused with this status and code; the sentence, where the test names one. */
  async function refuses(
    body: BodyInit | undefined,
    [status, code]: [number, string],
    headers: Record<string, string> = jsonHeaders,
  ) {
    const answer = await gate.refusesRaw(path, { token, headers, ...(body !== undefined && { body }) });
    const failure = failureIn(answer.body);
    expect([answer.status, failure.code]).toEqual([status, code]);
    return failure;
  }

  const badRequest: [number, string] = [400, 'BAD_REQUEST'];
  const tooLarge: [number, string] = [413, 'PAYLOAD_TOO_LARGE'];
  const wrongKind: [number, string] = [415, 'UNSUPPORTED_MEDIA_TYPE'];

  test('a sound request is answered, so that what follows is refused for what is wrong with it', async () => {
    expect((await gate.raw(path, { token, headers: jsonHeaders, body: good })).status).toBe(200);
    expect(await balanceOf(portal, user)).toBe(99);
  });

  test('what is not JSON is refused', async () => {
    for (const body of [
      '{',
      '{"amount":1',
      "{'amount':1}",
      '{"amount":1,}',
      'amount=1',
      '{"amount":01}',
      '{"amount":1}{',
      '{"amount":NaN}',
      '\u0000',
      '<xml/>',
      '{"a":"\n"}',
    ]) {
      expect(await refuses(body, badRequest), body).toEqual({
        message: 'The request could not be read: please send a valid JSON object.',
        code: 'BAD_REQUEST',
      });
    }
  });

  test('what is JSON but no object is refused', async () => {
    for (const body of ['null', '"text"', '5', 'true', '[]', '[1,2]', `[${good}]`]) {
      expect((await refuses(body, badRequest)).message, body).toMatch(/please send a (valid )?JSON object\.$/i);
    }
  });

  test('an empty body lacks every field', async () => {
    expect((await refuses('', badRequest)).issues?.map((issue) => issue.path)).toEqual(['amount', 'action']);
    expect((await refuses(undefined, badRequest)).issues?.map((issue) => issue.path)).toEqual(['amount', 'action']);
  });

  test('other kinds of content are refused, and none at all', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'text/html',
      'nonsense',
      'application/json; charset=klingon',
    ]) {
      expect((await refuses(good, wrongKind, { 'content-type': type })).message).toBe(
        'Please send JSON (Content-Type: application/json).',
      );
    }
    expect(
      (await gate.refusesRaw(path, { token, headers: { 'content-type': 'application/jsonp' }, body: good })).status,
    ).toBeOneOf([400, 415]);
    // fetch names a type of its own for text, so bytes go out without any.
    await refuses(new TextEncoder().encode(good), wrongKind, {});
  });

  test('forms and streams are refused', async () => {
    const form = new FormData();
    form.set('amount', '1');
    expect((await gate.refusesRaw(path, { token, body: form })).status).toBeOneOf([400, 415]);
    expect(
      (await gate.refusesRaw(path, { token, body: good, headers: { 'content-type': 'application/octet-stream' } }))
        .status,
    ).toBeOneOf([400, 415]);
  });

  test('extra fields are refused by name', async () => {
    const body = {
      amount: 1,
      action: 'outside',
      amoumt: 1,
      userId: user.id,
      role: 'admin',
      constructor: 1,
      toString: 1,
      '': 1,
    };
    const { issues } = await refuses(JSON.stringify(body), badRequest);
    expect(issues?.map((issue) => issue.path)).toEqual(['amoumt', 'userId', 'role', 'constructor', 'toString', '']);
    expect(issues?.[0]?.message).toBe('There is no field called "amoumt" here.');
  });

  test('the name of an extra field comes back shortened', async () => {
    const { message } = await refuses(
      JSON.stringify({ amount: 1, action: 'outside', ['x'.repeat(100_000)]: 1 }),
      badRequest,
    );
    expect(message.length).toBeLessThan(100);
  });

  test('a key __proto__ is refused wherever it stands and however it is written', async () => {
    for (const [where, body] of [
      ['at the top', '{"amount":1,"action":"outside","__proto__":{"admin":true}}'],
      ['at the top, escaped', '{"amount":1,"action":"outside","\\u005f_proto__":{"admin":true}}'],
      ['in metadata', '{"amount":1,"action":"outside","metadata":{"__proto__":{"admin":true}}}'],
      ['in metadata, escaped', '{"amount":1,"action":"outside","metadata":{"\\u005f_pr\\u006fto__":{"admin":true}}}'],
      ['deep in metadata', '{"amount":1,"action":"outside","metadata":[{"a":[{"__proto__":null}]}]}'],
      ['with a value that is no object', '{"amount":1,"action":"outside","metadata":{"__proto__":5}}'],
    ] as const) {
      expect(await refuses(body, badRequest), where).toEqual({
        message: 'A field cannot be called __proto__.',
        code: 'BAD_REQUEST',
      });
      expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    }
  });

  test('a key __proto__ is refused in another encoding as well', async () => {
    const body = Buffer.from('{"amount":1,"action":"outside","metadata":{"__proto__":{"admin":true}}}', 'utf16le');
    await refuses(body, badRequest, { 'content-type': 'application/json; charset=utf-16le' });
  });

  test('__proto__ as text, and constructor as a key of metadata, are data like any other', async () => {
    const body =
      '{"amount":1,"action":"outside","metadata":{"constructor":{"prototype":{"admin":true}},"text":"__proto__"}}';
    expect((await gate.raw(path, { token, headers: jsonHeaders, body })).status).toBe(200);
    const [entry] = await portal.deps.db.ledgerEntry.findMany({ where: { kind: 'debit' } });
    // Own fields, in whatever order the database keeps them.
    expect(Object.entries(Object(entry?.metadata)).sort()).toEqual([
      ['constructor', { prototype: { admin: true } }],
      ['text', '__proto__'],
    ]);
  });

  test('nesting of more than a hundred levels is refused, up to what 1 MB can hold', async () => {
    for (const [open, close, levels] of [
      ['[', ']', 101],
      ['{"a":', '}', 101],
      ['[', ']', 2000],
      ['[', ']', 10_000],
      ['{"a":', '}', 10_000],
      ['[', ']', 400_000],
    ] as const) {
      const body = `{"amount":1,"action":"outside","metadata":${open.repeat(levels)}1${close.repeat(levels)}}`;
      expect(await refuses(body, badRequest)).toEqual({
        message: 'The request is nested too deeply.',
        code: 'BAD_REQUEST',
      });
    }
  });

  test('fifty levels are kept', async () => {
    const body = `{"amount":1,"action":"outside","metadata":${'['.repeat(50)}${']'.repeat(50)}}`;
    expect((await gate.raw(path, { token, headers: jsonHeaders, body })).status).toBe(200);
  });

  const ofSize = (bytes: number) => `${good.slice(0, -1)},"metadata":"${'x'.repeat(bytes - good.length - 14)}"}`;

  test('a body of 1 MB is read, one of a byte more is too large', async () => {
    expect(ofSize(1_048_576)).toHaveLength(1_048_576);
    expect((await refuses(ofSize(1_048_576), badRequest)).message).toBe('At most 4 kB, please.');
    expect((await refuses(ofSize(1_048_577), tooLarge)).message).toBe(
      'The request is too large: at most 1 MB, please.',
    );
  });

  test('8 MB are too large, whether or not the length is said before', async () => {
    await refuses(ofSize(8_000_000), tooLarge);
    const chunk = new TextEncoder().encode('x'.repeat(100_000));
    let sent = 0;
    const unending = new ReadableStream({
      pull(controller) {
        controller.enqueue(chunk);
        sent += 1;
        if (sent === 80) controller.close();
      },
    });
    await refuses(unending, tooLarge);
  });

  test('1 MB is the limit of what is unpacked, not of what is sent', async () => {
    const bomb = gzipSync(`{"amount":1,"action":"outside","metadata":"${'x'.repeat(50_000_000)}"}`);
    expect(bomb.length).toBeLessThan(100_000);
    await refuses(bomb, tooLarge, { ...jsonHeaders, 'content-encoding': 'gzip' });
    expect(
      (await gate.raw(path, { token, headers: { ...jsonHeaders, 'content-encoding': 'gzip' }, body: gzipSync(good) }))
        .status,
    ).toBe(200);
  });

  test('what claims to be packed and is not, or in an unknown way, is refused', async () => {
    await refuses(good, badRequest, { ...jsonHeaders, 'content-encoding': 'gzip' });
    await refuses(gzipSync(good).subarray(0, 20), badRequest, { ...jsonHeaders, 'content-encoding': 'gzip' });
    await refuses(good, wrongKind, { ...jsonHeaders, 'content-encoding': 'klingon' });
  });

  test('a field that comes twice counts as the last of them says', async () => {
    const body = '{"amount":50,"amount":1,"action":"outside"}';
    expect((await gate.raw(path, { token, headers: jsonHeaders, body })).status).toBe(200);
    expect(await balanceOf(portal, user)).toBe(99);
  });
});

describe('over REST, a call that is documented without a body', () => {
  const bare = Object.entries(openApiDocument().paths ?? {}).flatMap(([address, { post }]) =>
    post && !('requestBody' in post) ? [address] : [],
  );

  test('regression: is made with nothing at all, as with an empty object', async () => {
    const portal = await world();
    const { url } = await serve(portal);
    expect(bare).toContain('/profile/owners/{id}/accept');
    for (const address of bare) {
      const statusOf = async (sent: RequestInit) => {
        const token = await tokenFor(portal, await makeUser(portal));
        const headers = { ...sent.headers, authorization: `Bearer ${token}` };
        const path = address.replaceAll(/\{\w+\}/g, nobodysId);
        return (await fetch(`${url}/api${path}`, { ...sent, method: 'POST', headers })).status;
      };
      const nothing = await statusOf({});
      expect([address, nothing]).toEqual([address, await statusOf({ headers: jsonHeaders, body: '{}' })]);
      expect([address, nothing]).not.toEqual([address, 415]);
    }
  });
});
