import { createHash } from 'node:crypto';
import type * as z from 'zod';
import type { Deps, Json, Transaction } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { err, ok, type Result } from '#shared/core/result';

/** A request that may carry a key, under which it is carried out only once. */
interface KeyedRequest {
  idempotencyKey?: string | undefined;
}

/** The first answer to this request, where its key was used before. Call inside a transaction that locked the actor. */
export async function firstAnswer<Answer>(
  tx: Transaction,
  actor: Pick<User, 'id'>,
  input: KeyedRequest,
  schema: z.ZodType<Answer>,
): Promise<Result<Answer, 'idempotency_key_reused'> | undefined> {
  if (!input.idempotencyKey) return undefined;
  const row = await tx.idempotentAnswer.findUnique({
    where: { actorId_key: { actorId: actor.id, key: input.idempotencyKey } },
  });
  if (!row) return undefined;
  if (row.fingerprint !== fingerprint(input)) return err('idempotency_key_reused');
  return ok(schema.parse(row.answer));
}

/** Keeps the answer for repeats of this request, if it carries a key. */
export async function rememberAnswer(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  actor: Pick<User, 'id'>,
  input: KeyedRequest,
  answer: Json,
): Promise<void> {
  if (!input.idempotencyKey) return;
  await tx.idempotentAnswer.create({
    data: {
      actorId: actor.id,
      key: input.idempotencyKey,
      fingerprint: fingerprint(input),
      answer,
      createdAt: clock.now(),
    },
  });
}

/** What was asked, so that a key cannot stand for two different requests. */
function fingerprint({ idempotencyKey: _, ...asked }: KeyedRequest): string {
  const sorted = Object.fromEntries(Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
