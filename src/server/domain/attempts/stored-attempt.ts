import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { playedBy, type Visitor } from '#server/domain/access/guest-attempt';
import type { User } from '#server/domain/platform/user';
import { err, type Refusal } from '#shared/core/result';
import { type Origin, origin } from '#shared/items/fields';
import { isGraded } from '#shared/items/grade';
import { type Item, item } from '#shared/items/item';
import { withOrigins } from '#shared/items/older-origin';
import { type LearnerResponse, learnerResponse } from '#shared/items/response';

export const attemptSelect = {
  id: true,
  userId: true,
  guestName: true,
  appId: true,
  title: true,
  source: true,
  mode: true,
  seed: true,
  items: true,
  startedAt: true,
  finishedAt: true,
  deadlineAt: true,
  releasedAt: true,
  holder: true,
  outcome: true,
  accommodation: true,
  score: true,
  maxScore: true,
  answers: true,
  hints: true,
  assignmentId: true,
  revisionOfId: true,
} satisfies Prisma.AttemptSelect;
export type AttemptRow = Prisma.AttemptGetPayload<{ select: typeof attemptSelect }>;

/** Who plays: a user, or a guest who is known by an address only, and by a token where they came by a code. */
export interface Player extends Visitor<User> {
  address: string;
}

/** The caller's own attempt; of a guest's, anyone who knows its id is the guest. */
export function ownAttempt(player: Visitor<User>, id: string): Prisma.AttemptWhereInput {
  return { id, OR: playedBy(player) };
}

const itemList = z.array(item);
const madeList = z.array(z.looseObject({ id: z.string(), origin: origin.optional() })).catch([]);

/** The questions of an attempt with their keys, as they were made. */
export function itemsOf({ items }: { items: Prisma.JsonValue }): Item[] {
  return itemList.parse(withOrigins(items));
}

/** The same where an attempt may be too old to be read. */
export function readItems({ items }: { items: Prisma.JsonValue }): Item[] | undefined {
  return itemList.safeParse(withOrigins(items)).data;
}

/** How each question of an attempt was made, by its id; the questions themselves are not read. */
export function originsOf({ items }: { items: Prisma.JsonValue }): Map<string, Origin | undefined> {
  return new Map(madeList.parse(withOrigins(items)).map((question) => [question.id, question.origin]));
}

/** What was answered; nothing where it cannot be read. */
export function readResponse({ response }: { response: Prisma.JsonValue }): LearnerResponse | undefined {
  return learnerResponse.safeParse(response).data;
}

/** Why nothing can be changed any more. */
export function whyOver({
  finishedAt,
  deadlineAt,
}: Pick<AttemptRow, 'finishedAt' | 'deadlineAt'>): Refusal<'attempt_finished' | 'time_is_up'> | undefined {
  if (!finishedAt) return undefined;
  return err(deadlineAt && finishedAt >= deadlineAt ? 'time_is_up' : 'attempt_finished');
}

/** An attempt that a tab holds is answered from that tab only. */
export function isHeldElsewhere({ holder }: Pick<AttemptRow, 'holder'>, tab: string | undefined): boolean {
  return holder !== null && holder !== tab;
}

/** The score of each question that was answered, from 0 to 1. */
export function scoresOf({ answers }: { answers: readonly { itemId: string; score: number }[] }): Map<string, number> {
  return new Map(answers.map(({ itemId, score }) => [itemId, score]));
}

/** Points reached and possible. What a person has to mark counts once it is marked. */
export function scoreOf(
  attempt: Pick<AttemptRow, 'items'> & {
    answers: readonly Pick<AttemptRow['answers'][number], 'itemId' | 'score' | 'verdict'>[];
  },
): { score: number; maxScore: number } {
  const answers = new Map(attempt.answers.map((answer) => [answer.itemId, answer]));
  const counted = itemsOf(attempt).filter(
    (question) => isGraded(question) || (answers.get(question.id)?.verdict ?? 'ungraded') !== 'ungraded',
  );
  return {
    score: counted.reduce((sum, { id, points }) => sum + points * (answers.get(id)?.score ?? 0), 0),
    maxScore: counted.reduce((sum, { points }) => sum + points, 0),
  };
}
