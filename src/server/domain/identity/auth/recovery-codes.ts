import { randomBytes } from 'node:crypto';
import { type Actor, record } from '#server/domain/audit/record';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { limits } from '#shared/core/limits';
import { hashSecret } from './secrets';

/** Crockford's base 32: no letters that are taken for others. Each holds five bits. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 random bits: too many to be found from the hash. */
const length = 16;

/** Makes new recovery codes in the place of all others. They are in this answer and nowhere else. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashOf(code) })) });
  return codes;
}

/** Uses up a recovery code. The condition is in the UPDATE: of two requests with one code, one gets in. */
export async function spendRecoveryCode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  who: Actor,
  typed: string,
): Promise<boolean> {
  const at = clock.now();
  return db.$transaction(async (tx) => {
    const { count } = await tx.recoveryCode.updateMany({
      where: { userId: who.id, codeHash: hashOf(typed), usedAt: null },
      data: { usedAt: at },
    });
    if (count === 0) return false;
    await record(tx, who, { action: 'second-factor.code-used', at });
    return true;
  });
}

/** As `k3xd-0fqw-9rtz-71mc`. */
function newCode(): string {
  const text = [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}

function hashOf(code: string): string {
  return hashSecret(code.toLowerCase().replaceAll(/[\s-]/g, ''));
}
