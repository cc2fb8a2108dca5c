import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the package's default) with OWASP's parameters: 19 MiB of memory, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Stands in where there is no account, so that a wrong name takes as long as a wrong password. */
const nobodysHash = hash('nobody has this password', parameters);

export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== undefined;
}
