import { request } from 'node:http';
import { expect, test } from 'vitest';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import { bytesOf } from '#tests/support/content';
import { refused } from '#tests/support/refusals';
import { serve } from '#tests/support/server';
import { as, makeUser, tokenFor, type World, world } from '#tests/support/world';

async function ask(portal: World, email: string): Promise<string> {
  const { message } = await (await as(portal)).auth.forgotPassword({ email });
  await portal.deps.background.idle();
  return message;
}

/** The token of the newest link. */
function mailedToken({ mails }: World): string {
  const links = mails.flatMap(({ text }) => /\/reset-password\?token=(\S+)/.exec(text)?.[1] ?? []);
  return links.at(-1) ?? expect.fail('No link was mailed.');
}

async function reset(portal: World, token: string, newPassword = 'another-one') {
  return (await as(portal)).auth.resetPassword({ token, newPassword });
}

async function signIn(portal: World, username: string, password: string) {
  return (await as(portal)).auth.login({ username, password });
}

async function forgetful(settings: Record<string, string> = {}) {
  const portal = await world(settings);
  const user = await makeUser(portal, { password: 'secret-1' });
  await ask(portal, user.email);
  return { portal, user, token: mailedToken(portal) };
}

test('the answer is the same whether or not there is an account; a mail goes only where there is one', async () => {
  const portal = await world();
  const { email, username } = await makeUser(portal);
  const known = await ask(portal, email);
  expect(await ask(portal, 'nobody@school.example')).toBe(known);
  expect(known).toBe('If an account with this email address exists, a link to reset its password is on the way.');
  expect(portal.mails).toEqual([
    {
      to: email,
      subject: 'Reset your Classroom Studio password',
      text: expect.stringContaining(`Hello ${username},`),
      until: new Date(portal.deps.clock.now().getTime() + 3_600_000),
    },
  ]);
});

test('the address may be typed in any case, and the mail goes to the one that is on file', async () => {
  const portal = await world();
  const { email } = await makeUser(portal);
  await ask(portal, ` ${email.toUpperCase()} `);
  expect(portal.mails.map(({ to }) => to)).toEqual([email]);
});

test('the answer does not wait for the mail, so that its time tells nothing', async () => {
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const portal = await world({}, { mailer: { send: () => delivery } });
  const { email } = await makeUser(portal);
  expect((await (await as(portal)).auth.forgotPassword({ email })).message).toMatch(/^If an account/);
  deliver();
  await portal.deps.background.idle();
});

test('the link sets a new password, and the old one is gone', async () => {
  const { portal, user, token } = await forgetful();
  expect(await reset(portal, token)).toEqual({
    message: 'Your password was changed. Please sign in with the new one.',
  });
  expect((await signIn(portal, user.username, 'another-one')).id).toBe(user.id);
  await expect(signIn(portal, user.username, 'secret-1')).rejects.toEqual(refused('invalid_credentials'));
});

test('the link is kept hashed: who reads the database cannot use it', async () => {
  const { portal, token } = await forgetful();
  expect((await bytesOf(portal)).includes(token)).toBe(false);
  await expect(reset(portal, hashSecret(token))).rejects.toEqual(refused('reset_token_invalid'));
});

test('the link works once', async () => {
  const { portal, token, user } = await forgetful();
  await reset(portal, token);
  await expect(reset(portal, token, 'a-third-one')).rejects.toEqual(refused('reset_token_invalid'));
  expect((await signIn(portal, user.username, 'another-one')).id).toBe(user.id);
});

test('of two who use one link at once exactly one succeeds, and theirs is the password', async () => {
  const { portal, token, user } = await forgetful();
  const passwords = ['password-1', 'password-2', 'password-3', 'password-4'];
  const outcomes = await Promise.allSettled(passwords.map((password) => reset(portal, token, password)));
  const winners = passwords.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  expect((await signIn(portal, user.username, winners[0] ?? '')).id).toBe(user.id);
});

test('the link works for one hour', async () => {
  const { portal, token } = await forgetful();
  portal.deps.clock.advance({ hours: 1, seconds: -1 });
  const other = await makeUser(portal);
  await ask(portal, other.email);
  await reset(portal, token);
  portal.deps.clock.advance({ hours: 1 });
  await expect(reset(portal, mailedToken(portal))).rejects.toEqual(refused('reset_token_invalid'));
});

test('a reset ends all sessions of that user, and nobody else’s', async () => {
  const { portal, token, user } = await forgetful();
  const sessions = [
    await tokenFor(portal, user),
    await tokenFor(portal, user),
    await tokenFor(portal, await makeUser(portal)),
  ];
  await reset(portal, token);
  const { rest } = await serve(portal);
  const statuses = await Promise.all(
    sessions.map(async (session) => (await rest('GET', '/auth/profile', { token: session })).status),
  );
  expect(statuses).toEqual([401, 401, 200]);
});

test('a reset revokes all keys of that user, and nobody else’s; it is said, and noted for each', async () => {
  const { portal, token, user } = await forgetful();
  expect(portal.mails[0]?.text).toContain('signs you out everywhere and revokes your keys for outside tools');
  const other = await makeUser(portal);
  const make = async (of: typeof user, password: string) =>
    (await (await as(portal, of)).keys.create({ name: 'Gradebook', scope: 'read', password })).key;
  const keys = [await make(user, 'secret-1'), await make(user, 'secret-1'), await make(other, 'password')];
  const revokedBefore = await (await as(portal, user)).keys.list();
  await (await as(portal, user)).keys.revoke({ id: revokedBefore.keys[0]?.id ?? '' });
  expect(await reset(portal, token)).toEqual({
    message:
      'Your password was changed, and your keys for outside tools were revoked. Please sign in with the new one.',
  });
  const { rest } = await serve(portal);
  const statuses = await Promise.all(
    keys.map(async (key) => (await rest('GET', '/tokens/balance', { token: key })).status),
  );
  expect(statuses).toEqual([401, 401, 200]);
  const rows = await portal.deps.db.auditEntry.findMany({
    where: { action: { in: ['auth.password-reset', 'keys.revoked'] } },
    orderBy: { id: 'asc' },
  });
  expect(rows.map(({ action, actorId, details }) => [action, actorId, details])).toEqual([
    ['keys.revoked', user.id, { scope: 'read' }],
    ['auth.password-reset', user.id, null],
    ['keys.revoked', user.id, { scope: 'read' }],
  ]);
});

test('another link that is still on its way ends with a reset, other users’ links do not', async () => {
  const { portal, token, user } = await forgetful();
  await ask(portal, user.email);
  const second = mailedToken(portal);
  const other = await makeUser(portal);
  await ask(portal, other.email);
  const others = mailedToken(portal);
  await reset(portal, second);
  await expect(reset(portal, token)).rejects.toEqual(refused('reset_token_invalid'));
  await reset(portal, others);
});

test('a new password needs 8 characters, and a refused one leaves the link good', async () => {
  const { portal, token } = await forgetful();
  await expect(reset(portal, token, '1234567')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await reset(portal, token, 'kettle-8');
});

test('unknown and empty links are refused', async () => {
  const { portal } = await forgetful();
  await expect(reset(portal, 'unknown')).rejects.toEqual(refused('reset_token_invalid'));
  await expect(reset(portal, '')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a link of a user who was deleted since is not valid', async () => {
  const { portal, token, user } = await forgetful();
  await (await as(portal, await makeUser(portal, { role: 'admin' }))).users.remove({ id: user.id });
  await expect(reset(portal, token)).rejects.toEqual(refused('reset_token_invalid'));
});

test('the link begins with PUBLIC_URL, whatever host the request names', async () => {
  const portal = await world({ PUBLIC_URL: 'https://studio.school.example/' });
  const { email } = await makeUser(portal);
  const { url } = await serve(portal);
  const { hostname, port } = new URL(url);
  await new Promise<void>((resolve, reject) => {
    const body = JSON.stringify({ email });
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
      'content-type': 'application/json',
      'content-length': body.length,
    };
    request({ hostname, port, path: '/api/auth/forgot-password', method: 'POST', headers }, (response) => {
      response.resume().once('end', () => {
        expect(response.statusCode).toBe(200);
        resolve();
      });
    })
      .once('error', reject)
      .end(body);
  });
  await portal.deps.background.idle();
  expect(portal.mails[0]?.text).toContain('\n\nhttps://studio.school.example/reset-password?token=');
  expect(portal.mails[0]?.text).not.toContain('evil');
});
