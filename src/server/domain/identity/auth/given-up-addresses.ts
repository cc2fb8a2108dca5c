import type { Deps, Transaction } from '#server/domain/platform/deps';
import { retentionCutoff } from '#server/domain/retention/retention-days';

/*
 * A user who signs up gets the first tokens of a plan. Signing up again with an address that an account gave up lately
 * gets none, or anybody could go round for ever. Of such an address only a keyed hash is kept, and only for some weeks.
 */

/** Remembers addresses that are free from now on. Call in the transaction that frees them. */
export async function rememberGivenUp(
  tx: Transaction,
  { vault }: Pick<Deps, 'vault'>,
  emailKeys: readonly string[],
  givenUpAt: Date,
): Promise<void> {
  for (const emailKey of emailKeys) {
    const hash = vault.mark(emailKey);
    await tx.givenUpAddress.upsert({ where: { hash }, create: { hash, givenUpAt }, update: { givenUpAt } });
  }
}

/**
 * Whether an account gave it up lately. Call after the address was taken: then nobody can be giving it up meanwhile.
 */
export async function wasGivenUp(
  tx: Transaction,
  { vault, clock }: Pick<Deps, 'vault' | 'clock'>,
  emailKey: string,
): Promise<boolean> {
  const since = await retentionCutoff({ db: tx, clock }, 'givenUpAddresses');
  const count = await tx.givenUpAddress.count({ where: { hash: vault.mark(emailKey), givenUpAt: { gte: since } } });
  return count > 0;
}
