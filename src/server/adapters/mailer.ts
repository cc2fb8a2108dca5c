import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log, Mail, Mailer } from '#server/domain/platform/deps';
import { createMailBox } from './mail-box';

interface MailSettings {
  /** Where to hand mail over; without it, mail is written to `outbox` as .eml files. */
  smtpUrl: string | undefined;
  from: string;
  outbox: string;
}

export function createMailer({ smtpUrl, from, outbox }: MailSettings, log: Log): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, { from, outbox }, log) : outboxMailer(outbox, from, log);
}

/** Loaded with the first mail: a server that has none to send starts without it. */
const mailing = async () => (await import('nodemailer')).default;

/** How soon mail that waits is tried again; a mail that gets through takes it along at once. */
const retryMs = 60_000;

/** A mail server that is away is waited for: the mail is kept in `outbox/waiting`, through a restart as well. */
function smtpMailer(smtpUrl: string, { from, outbox }: Omit<MailSettings, 'smtpUrl'>, log: Log): Mailer {
  const box = createMailBox(path.join(outbox, 'waiting'), log);
  const post = async (mail: Mail) => {
    await (await mailing()).createTransport(smtpUrl, { from }).sendMail(mail);
  };
  const postWaiting = () => box.empty(post).catch((error: unknown) => log.error({ error }, 'Waiting mail failed.'));
  setInterval(postWaiting, retryMs).unref();
  return {
    async send(mail) {
      try {
        await post(mail);
      } catch (error) {
        if (isRefused(error)) throw error;
        await box.keep(mail);
        log.warn({ error }, 'The mail server does not take mail now: the mail is kept and sent later.');
        return;
      }
      await postWaiting();
    },
  };
}

/** The server has looked at this very mail and will not have it; to wait is no use. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) && Number(error.responseCode) >= 500;
}

function outboxMailer(folder: string, from: string, log: Log): Mailer {
  return {
    async send(mail) {
      const options = { streamTransport: true, buffer: true, newline: 'windows' } as const;
      const transport = (await mailing()).createTransport(options, { from });
      const { message, messageId } = await transport.sendMail(mail);
      const file = path.join(folder, `${messageId.replaceAll(/[^\w.-]/g, '')}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, message, { mode: 0o600 });
      log.info({ file, subject: mail.subject }, 'No mail server is set (SMTP_URL): the mail was written to a file.');
    },
  };
}
