import type { Deps } from '#server/domain/platform/deps';

export type Mailing = Pick<Deps, 'background' | 'mailer' | 'settings'>;

interface Notice {
  subject: string;
  says: string;
}

/** What the owner of an account is told by mail, so that a thief cannot do it unseen. */
const notices = {
  passwordChanged: {
    subject: 'Your Classroom Studio password was changed',
    says: 'the password of your Classroom Studio account was changed.',
  },
  emailChanged: {
    subject: 'The address of your Classroom Studio account was changed',
    says: 'your Classroom Studio account has another email address now. This is the last mail to the old one.',
  },
  secondStepOn: {
    subject: 'The second step was switched on',
    says: 'signing in to your Classroom Studio account asks for a code after the password from now on.',
  },
  secondStepOff: {
    subject: 'The second step was switched off',
    says: 'signing in to your Classroom Studio account asks for the password alone from now on.',
  },
  keyMade: {
    subject: 'A key for outside tools was made',
    says: 'a new key lets an outside tool into your Classroom Studio account.',
  },
} as const satisfies Record<string, Notice>;

/** Tells the owner of an account by mail what happened to it. Nobody waits for that. */
export function mailNotice(
  { background, mailer, settings }: Mailing,
  { username, email }: { username: string; email: string },
  what: keyof typeof notices,
): void {
  // Students of a class have no address.
  if (email === '') return;
  const { subject, says } = notices[what];
  const text = [
    `Hello ${username},`,
    says,
    'If that was you, nothing needs to be done.',
    what === 'emailChanged'
      ? `If it was not you, somebody else may be in your account. Tell whoever runs the portal at once: ${settings.publicUrl}/contact`
      : `If it was not you, choose a new password at once, which signs everybody out: ${settings.publicUrl}/forgot-password`,
  ].join('\n\n');
  background.run('mail about security', () => mailer.send({ to: email, subject, text }));
}
