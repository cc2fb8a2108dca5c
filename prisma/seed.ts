import { randomBytes } from 'node:crypto';
import { BadSettings } from '#server/config';
import { addUser, type CreatesUsers } from '#server/domain/accounts/create-user';
import { thePortal } from '#server/domain/audit/record';
import { failures } from '#shared/core/failures';

interface Admin {
  username: string;
  email: string;
  password: string | undefined;
}

/**
 * Makes the first administrator where there is none. Answers who was made; with the password only if it was made up.
 */
export async function ensureAdmin(deps: CreatesUsers, admin: Admin): Promise<Admin | undefined> {
  if (await hasAdmin(deps)) return undefined;
  const password = admin.password ?? randomBytes(9).toString('base64url');
  const created = await addUser(deps, thePortal, { ...admin, password, role: 'admin' });
  if (created.ok) return { ...admin, password: admin.password ? undefined : password };
  if (created.reason === 'password_guessable')
    throw new BadSettings(`ADMIN_PASSWORD: ${created.text ?? failures[created.reason].text}`);
  // Another process that started at the same moment was quicker.
  if (await hasAdmin(deps)) return undefined;
  throw new BadSettings(
    'There is no administrator, and ADMIN_USERNAME or ADMIN_EMAIL belongs to another user. Set them to free ones.',
  );
}

async function hasAdmin({ db }: Pick<CreatesUsers, 'db'>): Promise<boolean> {
  return (await db.user.findFirst({ where: { role: 'admin' }, select: { id: true } })) !== null;
}
