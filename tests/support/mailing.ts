import { expect } from 'vitest';
import { as, type World, world } from './world';

/** A portal with a mail server, so that addresses are verified; what it mails is kept in `mails`. */
export function mailingWorld(settings: Record<string, string> = {}): Promise<World> {
  return world({ SMTP_URL: 'smtp://mail.school.example:25', ...settings });
}

/** The token of the link to confirm an address in the newest mail to it. */
export function linkTo({ mails }: Pick<World, 'mails'>, email: string): string {
  const newest = mails.findLast(({ to }) => to === email)?.text ?? '';
  return /\/verify-email\?token=(\S+)/.exec(newest)?.[1] ?? expect.fail(`No link was mailed to ${email}.`);
}

/** Signs somebody up, as they do themselves; the link was mailed by then. */
export async function signUp(portal: World, name: string, role: 'student' | 'teacher' = 'teacher') {
  const account = { username: name, email: `${name}@school.example`, password: 'three green apples', role };
  const { id, email } = await (await as(portal)).auth.register(account);
  await portal.deps.background.idle();
  return { id, username: name, email };
}

/** Follows the link that was mailed to an address. */
export async function confirm(portal: World, email: string): Promise<void> {
  await (await as(portal)).auth.verifyEmail({ token: linkTo(portal, email) });
}
