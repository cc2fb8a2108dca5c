import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { accommodationIn, datesOf, rulesOf } from '#server/domain/access/attempt-rules';
import type { Transaction } from '#server/domain/platform/deps';
import { isoDate } from '#shared/core/fields';
import type { QuestionSet } from '#shared/items/question-set';

interface Change {
  resourceId: string;
  before: unknown;
  data: Pick<QuestionSet, 'rules'>;
  at: Date;
}

/**
 * The one rule that an attempt does not keep as it was begun: when a quiz or a test closes. Where its owner moves the
 * date, attempts that run end by the new one, and results that wait for it are shown from then on. Without a date they
 * wait for their owner to release them. What was over stays over, and what was shown stays shown.
 */
export async function followClosingDate(tx: Transaction, { resourceId, before, data, at }: Change): Promise<void> {
  const { closesAt } = data.rules;
  if (closesAt === closingDateOf(before)) return;
  const where: Prisma.AttemptWhereInput = {
    resourceId,
    OR: [{ finishedAt: null, OR: [{ deadlineAt: null }, { deadlineAt: { gt: at } }] }, { releasedAt: { gt: at } }],
  };
  // Changes nothing but that none of them ends or is answered until all have the new date.
  await tx.attempt.updateMany({ where, data: { resourceId } });
  const attempts = await tx.attempt.findMany({
    where,
    select: {
      ...{ id: true, source: true, startedAt: true, accommodation: true },
      ...{ finishedAt: true, deadlineAt: true, releasedAt: true },
    },
  });
  for (const { id, source, startedAt, accommodation, finishedAt, ...until } of attempts) {
    const begunBy = rulesOf(source);
    if (!begunBy || !isObject(source)) continue;
    const rules = { ...begunBy, closesAt };
    const { deadlineAt, releasedAt } = datesOf(rules, startedAt, { needs: accommodationIn({ accommodation }) });
    const runs = !finishedAt && (!until.deadlineAt || until.deadlineAt > at);
    const waits = until.releasedAt && until.releasedAt > at;
    await tx.attempt.update({
      where: { id },
      data: { source: { ...source, rules }, ...(runs && { deadlineAt }), ...(waits && { releasedAt }) },
      select: { id: true },
    });
  }
}

const closing = z.object({ rules: z.object({ closesAt: isoDate.optional() }) });

function closingDateOf(data: unknown): string | undefined {
  return closing.safeParse(data).data?.rules.closesAt;
}

const isObject = (json: Prisma.JsonValue): json is Prisma.JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
