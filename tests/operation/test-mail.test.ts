import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { projectRoot } from '#server/config';

/** What `npm run mail -- address` says with these settings, and whether it counts as sent. */
async function testMail(settings: Record<string, string>, to = 'ana@school.example') {
  const child = spawn(process.execPath, ['scripts/mail.mjs', to], {
    cwd: projectRoot,
    env: { ...process.env, SMTP_URL: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)));
  const [code] = await once(child, 'close');
  return { isSent: code === 0, said: said.trim() };
}

const plain = { disabledCommands: ['STARTTLS', 'AUTH'] };

/** A mail server that takes all mail, but for what the options refuse. */
async function mailServer(options: SMTPServerOptions) {
  const mails: string[] = [];
  const server = new SMTPServer({
    ...options,
    onData(stream, _session, done) {
      let mail = '';
      stream.on('data', (chunk) => (mail += String(chunk)));
      stream.on('end', () => {
        mails.push(mail);
        done();
      });
    },
  });
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { host: `127.0.0.1:${(listening.address() as AddressInfo).port}`, mails };
}

const refusing = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

test('a mail that the server takes is sent from MAIL_FROM, and its answer is said', async () => {
  const { host, mails } = await mailServer(plain);
  const { isSent, said } = await testMail({ SMTP_URL: `smtp://${host}`, MAIL_FROM: 'School <portal@school.example>' });
  expect([isSent, said]).toEqual([
    true,
    expect.stringContaining(`${host} took the test mail to ana@school.example (250`),
  ]);
  expect(mails).toEqual([expect.stringContaining('From: School <portal@school.example>')]);
});

test('what is wrong is said in a sentence, without the password', async () => {
  const secret = 'a-secret-password';
  const said = async (SMTP_URL: string) => {
    const answer = await testMail({ SMTP_URL });
    expect(answer.isSent).toBe(false);
    expect(answer.said).not.toContain(secret);
    return answer.said;
  };
  const login = await mailServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_a, _s, done) => done(new Error('Go away')),
  });
  expect(await said(`smtp://me:${secret}@${login.host}`)).toBe(
    `No mail was sent. ${login.host} refuses the user or the password in SMTP_URL. It answers: 535 Go away`,
  );
  expect(await said(`smtp://${login.host}`)).toContain(`${login.host} wants a user and a password in SMTP_URL`);
  const sender = await mailServer({ ...plain, onMailFrom: (_a, _s, done) => done(refusing(553, 'Not yours')) });
  expect(await said(`smtp://${sender.host}`)).toContain('refuses the sender Classroom Studio <no-reply@example.org>');
  const receiver = await mailServer({ ...plain, onRcptTo: (_a, _s, done) => done(refusing(550, 'No such box')) });
  expect(await said(`smtp://${receiver.host}`)).toContain('refuses the receiver ana@school.example.');
  expect(await said(`smtps://${receiver.host}`)).toContain('SMTP_URL must say smtp instead of smtps.');
  // The certificate of the package itself, which nobody vouches for, as it warns.
  const encrypted = await mailServer({ secure: true });
  vi.mocked(console.error).mockClear();
  expect(await said(`smtps://${encrypted.host}`)).toContain(`The certificate of ${encrypted.host} cannot be trusted`);
  expect(await said('smtp://127.0.0.1:1')).toBe(
    'No mail was sent. Nobody listens at 127.0.0.1:1: look at the port in SMTP_URL.',
  );
  expect(await said('smtp://no-such-host.invalid')).toContain('The host no-such-host.invalid in SMTP_URL is unknown');
  expect(await said('')).toContain('SMTP_URL is not set. Without it the portal writes its mail to files in');
  expect(await said('ftp://mail')).toContain('SMTP_URL must look like smtp://user:password@host:587');
});

test('an address has to be named', async () => {
  expect(await testMail({}, 'ana')).toEqual({ isSent: false, said: 'Usage: npm run mail -- you@school.example' });
});
