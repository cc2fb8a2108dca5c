import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { runningPortal, teacherAt } from '#tests/support/running-portal';

/** A port where nobody listens, until the test has its mail server there. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('the mail server is down: the person hears the same, and the mail arrives when it is back', async () => {
  const port = await freePort();
  const portal = await runningPortal({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await teacherAt(portal);
  const other = { username: 'ben', email: 'ben@school.example', password: 'secret-1', role: 'teacher' };
  await portal.ask('POST', '/api/auth/register', { body: other });
  const askFor = (email: string) => portal.ask('POST', '/api/auth/forgot-password', { body: { email } });

  expect((await askFor('maria@school.example')).status).toBe(200);
  // Two links to confirm an address, and the one to reset the password.
  const kept = 'The mail server does not take mail now: the mail is kept and sent later.';
  await expect.poll(() => portal.logged('warn').map((line) => line.msg)).toEqual([kept, kept, kept]);

  // Anyone who runs the portal stops it meanwhile: the mail waits through that, too.
  await portal.goAway();
  await portal.comeBack();
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      let source = '';
      stream.on('data', (chunk) => {
        source += String(chunk);
      });
      stream.on('end', () => {
        received.push(`${envelope.rcptTo[0]?.address} ${source}`);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  expect((await askFor(other.email)).status).toBe(200);
  const resets = () => received.filter((mail) => mail.includes('Subject: Reset your'));
  await expect.poll(() => [received.length, resets().length]).toEqual([4, 2]);
  const late = resets().find((mail) => mail.startsWith('maria@school.example')) ?? '';
  const token = /token=3D([\w-]+)|token=([\w-]{43})/.exec(late.replaceAll('=\r\n', ''));
  const body = { token: token?.[1] ?? token?.[2], newPassword: 'another-one' };
  expect((await portal.ask('POST', '/api/auth/reset-password', { body })).status).toBe(200);
});
