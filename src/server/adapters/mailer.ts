import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log, Mailer } from '../domain/deps';

interface MailSettings {
  /** Where to hand mail over; without it, mail is written to `outbox` as .eml files. */
  smtpUrl: string | undefined;
  from: string;
  outbox: string;
}

export function createMailer({ smtpUrl, from, outbox }: MailSettings, log: Log): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, from) : outboxMailer(outbox, from, log);
}

/** Loaded with the first mail: a server that has none to send starts without it. */
const mailing = async () => (await import('nodemailer')).default;

function smtpMailer(smtpUrl: string, from: string): Mailer {
  return {
    async send(mail) {
      await (await mailing()).createTransport(smtpUrl, { from }).sendMail(mail);
    },
  };
}

function outboxMailer(folder: string, from: string, log: Log): Mailer {
  return {
    async send(mail) {
      const options = { streamTransport: true, buffer: true, newline: 'windows' } as const;
      const transport = (await mailing()).createTransport(options, { from });
      const { message, messageId } = await transport.sendMail(mail);
      const file = path.join(folder, `${messageId.replaceAll(/[^\w.-]/g, '')}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(file, message);
      log.info({ file, subject: mail.subject }, 'No mail server is set (SMTP_URL): the mail was written to a file.');
    },
  };
}
