interface TestMail {
  smtpUrl: string;
  from: string;
  to: string;
}

/** A mail server that does not speak at once is no server for mail: a person waits for the answer. */
const patienceMs = 15_000;

/**
 * Hands one mail to the mail server and says in a sentence what came of it, for the person who sets the portal up.
 * Unlike the portal's own mail it never waits for a server that is away.
 */
export async function sendTestMail({ smtpUrl, from, to }: TestMail): Promise<{ isSent: boolean; said: string }> {
  const { default: nodemailer } = await import('nodemailer');
  const { host } = new URL(smtpUrl);
  const patience = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  // The settings have to be in the address: with an object, nodemailer looks at nothing else.
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(patience)) url.searchParams.set(name, String(ms));
  try {
    const { response } = await nodemailer.createTransport(url.href, { from }).sendMail({
      to,
      subject: 'A test mail of Classroom Studio',
      text: 'If you read this, the portal can send mail: SMTP_URL and MAIL_FROM are right.',
    });
    return { isSent: true, said: `${host} took the test mail to ${to} (${response}). Look whether it arrives.` };
  } catch (error) {
    return { isSent: false, said: `No mail was sent. ${whatIsWrong(error, { host, from, to })}` };
  }
}

function whatIsWrong(error: unknown, { host, from, to }: { host: string; from: string; to: string }): string {
  const { code, command, message, response } = detailsOf(error);
  const answer = response ? ` It answers: ${response}` : '';
  if (code === 'EDNS') return `The host ${host} in SMTP_URL is unknown: look for a slip in its name.`;
  if (code === 'EAUTH' || code === 'ENOAUTH') return `${host} refuses the user or the password in SMTP_URL.${answer}`;
  if (command === 'MAIL FROM') {
    return response.startsWith('530')
      ? `${host} wants a user and a password in SMTP_URL, or smtps instead of smtp.${answer}`
      : `${host} refuses the sender ${from}: set MAIL_FROM to an address that it may send for.${answer}`;
  }
  if (command === 'RCPT TO') return `${host} refuses the receiver ${to}.${answer}`;
  if (/ECONNREFUSED/.test(message)) return `Nobody listens at ${host}: look at the port in SMTP_URL.`;
  if (/EHOSTUNREACH|ENETUNREACH/.test(message)) return `There is no way to ${host} from this machine.`;
  if (code === 'ETIMEDOUT') {
    return `${host} says nothing: a firewall may be in between, or the port wants smtps in SMTP_URL (465) or smtp (587).`;
  }
  if (/wrong version number|packet length too long|unexpected message/.test(message)) {
    return `${host} does not begin with encryption: SMTP_URL must say smtp instead of smtps.`;
  }
  if (/certificate|altnames|self.signed/i.test(message)) {
    return `The certificate of ${host} cannot be trusted: ${message}. SMTP_URL must name the host as the certificate does.`;
  }
  if (code === 'EPROTOCOL') return `What answers at ${host} is no mail server.${answer}`;
  return `${host}: ${message}`;
}

function detailsOf(error: unknown) {
  const text = (name: string) =>
    typeof error === 'object' && error !== null ? String(Reflect.get(error, name) ?? '') : '';
  return {
    code: text('code'),
    command: text('command'),
    message: text('message').replaceAll(/\s+/g, ' ').trim(),
    response: text('response'),
  };
}
