import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createBackground } from '#server/adapters/background';
import { createMailer } from '#server/adapters/mailer';
import { keptLog } from '#tests/support/kept-log';
import { serve } from '#tests/support/server';
import { makeUser, type World, world } from '#tests/support/world';

const from = 'Classroom Studio <no-reply@school.example>';
const sameAnswer = {
  message: 'If an account with this email address exists, a link to reset its password is on the way.',
};

interface Received {
  sender: string;
  recipients: string[];
  login: string | undefined;
  source: string;
}

/** A mail server on a free port; `refuses` names the recipient that it will not take. */
async function mailServer({ login, refuses }: { login?: { user: string; password: string }; refuses?: string } = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: login === undefined,
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.password) done(null, { user: username });
      else done(new Error('Wrong user or password'));
    },
    onRcptTo({ address }, _session, done) {
      done(address === refuses ? new Error('No such mailbox') : null);
    },
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          sender: envelope.mailFrom ? envelope.mailFrom.address : '',
          recipients: envelope.rcptTo.map(({ address }) => address),
          login: user,
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { received, port };
}

/** A portal that hands its mail over to this address. */
async function portalMailing(smtpUrl: string) {
  const { log, lines } = keptLog();
  const outbox = mkdtempSync(path.join(tmpdir(), 'portal-outbox-'));
  onTestFinished(() => rmSync(outbox, { recursive: true }));
  const mailer = createMailer({ smtpUrl, from, outbox }, log);
  const portal = await world(
    { PUBLIC_URL: 'https://studio.school.example' },
    { mailer, log, background: createBackground(log) },
  );
  return { portal, lines, waiting: path.join(outbox, 'waiting') };
}

async function askOverRest(portal: World, email: string) {
  const { rest } = await serve(portal);
  const answer = await rest('POST', '/auth/forgot-password', { body: { email } });
  expect([answer.status, answer.body]).toEqual([200, sameAnswer]);
  await portal.deps.background.idle();
}

test('with SMTP_URL, mail goes to that server, and arrives readable', async () => {
  const { received, port } = await mailServer();
  const { portal, lines } = await portalMailing(`smtp://127.0.0.1:${port}`);
  const user = await makeUser(portal, { username: 'Zoë 🦊 <b>', email: 'zoe@school.example', password: 'secret-1' });
  await askOverRest(portal, user.email);
  expect(lines).toEqual([]);
  expect(received).toEqual([
    {
      sender: 'no-reply@school.example',
      recipients: ['zoe@school.example'],
      login: undefined,
      source: expect.any(String),
    },
  ]);

  const mail = await PostalMime.parse(received[0]?.source ?? '');
  expect(mail.from).toMatchObject({ name: 'Classroom Studio', address: 'no-reply@school.example' });
  expect(mail.to).toMatchObject([{ address: 'zoe@school.example' }]);
  expect(mail.subject).toBe('Reset your Classroom Studio password');
  expect(mail.text).toContain('Hello Zoë 🦊 <b>,');
  expect(mail.html).toBeUndefined();
  const link = /^https:\/\/studio\.school\.example\/reset-password\?token=([\w-]{43})$/m.exec(mail.text ?? '');
  const { rest } = await serve(portal);
  const body = { token: link?.[1], newPassword: 'another-one' };
  expect((await rest('POST', '/auth/reset-password', { body })).status).toBe(200);
});

test('SMTP_URL may carry a user and a password', async () => {
  const { received, port } = await mailServer({ login: { user: 'portal', password: 'p@ss/word' } });
  const { portal } = await portalMailing(`smtp://portal:${encodeURIComponent('p@ss/word')}@127.0.0.1:${port}`);
  await askOverRest(portal, (await makeUser(portal)).email);
  expect(received.map(({ login }) => login)).toEqual(['portal']);
});

test('nothing is sent where there is no account', async () => {
  const { received, port } = await mailServer();
  const { portal, lines } = await portalMailing(`smtp://127.0.0.1:${port}`);
  await askOverRest(portal, 'nobody@school.example');
  expect([received, lines]).toEqual([[], []]);
});

test('when the mail server refuses, the answer is the same and the failure is logged', async () => {
  const { received, port } = await mailServer({ refuses: 'zoe@school.example' });
  const { portal, lines } = await portalMailing(`smtp://127.0.0.1:${port}`);
  await askOverRest(portal, (await makeUser(portal, { email: 'zoe@school.example' })).email);
  expect(received).toEqual([]);
  expect(lines).toEqual([
    {
      level: 'error',
      fields: { error: expect.any(Error), name: 'password reset mail' },
      message: 'Work in the background failed.',
    },
  ]);
  // The link goes to nobody, a log included.
  expect(String(lines[0]?.fields.error)).not.toContain('token=');
});

test('when the mail server is down, the answer is the same, and the mail is kept for its user’s eyes only', async () => {
  // Nobody listens there.
  const { portal, lines, waiting } = await portalMailing('smtp://127.0.0.1:1');
  await askOverRest(portal, (await makeUser(portal)).email);
  expect(lines.map(({ level, message }) => [level, message])).toEqual([
    ['warn', 'The mail server does not take mail now: the mail is kept and sent later.'],
  ]);
  expect(String(lines[0]?.fields.error)).toContain('ECONNREFUSED');
  const files = readdirSync(waiting);
  expect(files).toHaveLength(1);
  expect(statSync(path.join(waiting, String(files[0]))).mode & 0o777).toBe(0o600);
});

test('mail that waited goes out before its link has expired, and not after', async () => {
  const { received, port } = await mailServer();
  const { log, lines } = keptLog();
  const outbox = mkdtempSync(path.join(tmpdir(), 'portal-outbox-'));
  onTestFinished(() => rmSync(outbox, { recursive: true }));
  const mailerAt = (somePort: number) => createMailer({ smtpUrl: `smtp://127.0.0.1:${somePort}`, from, outbox }, log);
  const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const away = mailerAt(1);
  await away.send({ to: 'anna@school.example', subject: 'Good', text: 'Hello', until: later(60) });
  await away.send({ to: 'ben@school.example', subject: 'Too late', text: 'Hello', until: later(-1) });
  await mailerAt(port).send({ to: 'carla@school.example', subject: 'Now', text: 'Hello' });
  expect(received.map(({ recipients }) => recipients)).toEqual([['carla@school.example'], ['anna@school.example']]);
  expect(readdirSync(path.join(outbox, 'waiting'))).toEqual([]);
  expect(lines.slice(2).map(({ message, fields }) => [message, fields])).toEqual([
    ['A mail that had waited was sent.', { subject: 'Good' }],
    ['A mail could not be sent in time and was given up.', { subject: 'Too late' }],
  ]);
});

test('without SMTP_URL, each mail becomes an .eml file in the outbox, and a line in the log', async () => {
  const { log, lines } = keptLog();
  const portal = await world();
  const outbox = path.join(portal.folder, 'data', 'outbox');
  const mailer = createMailer({ smtpUrl: undefined, from, outbox }, log);
  const text = `Grüße\n\nhttps://studio.school.example/reset-password?token=abc\n\n${'A long line '.repeat(20)}`;
  await mailer.send({ to: 'zoe@school.example', subject: 'Grüße aus der Schule', text });
  await mailer.send({ to: 'maria@school.example', subject: 'Second', text });

  const files = readdirSync(outbox);
  expect(files).toHaveLength(2);
  for (const file of files) expect(file).toMatch(/^[\w.-]+\.eml$/);
  expect(lines).toEqual([
    {
      level: 'info',
      fields: { file: expect.stringMatching(/\.eml$/), subject: 'Grüße aus der Schule' },
      message: 'No mail server is set (SMTP_URL): the mail was written to a file.',
    },
    expect.objectContaining({ fields: expect.objectContaining({ subject: 'Second' }) }),
  ]);
  const source = readFileSync(String(lines[0]?.fields.file));
  expect(source.includes('\r\n')).toBe(true);
  const mail = await PostalMime.parse(source);
  expect(mail.from?.address).toBe('no-reply@school.example');
  expect(mail.to?.[0]?.address).toBe('zoe@school.example');
  expect(mail.subject).toBe('Grüße aus der Schule');
  expect(mail.text?.replaceAll('\r\n', '\n').trim()).toBe(text.trim());
});

test('a mail whose text tries to add recipients or headers goes to its one recipient', async () => {
  const { received, port } = await mailServer();
  const { log } = keptLog();
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from, outbox: '/nonexistent' }, log);
  const text = 'Hello\r\nBcc: all@school.example\r\n.\r\nRCPT TO:<all@school.example>\r\n';
  await mailer.send({ to: 'zoe@school.example', subject: 'Hello\r\nBcc: all@school.example', text });
  expect(received.map(({ recipients }) => recipients)).toEqual([['zoe@school.example']]);
  const mail = await PostalMime.parse(received[0]?.source ?? '');
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
});
