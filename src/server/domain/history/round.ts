import type { Prisma } from '../../../../prisma/generated/sqlite/client';
import { rubric } from '../../../shared/items/rubric';
import { err, ok, type Result } from '../../../shared/result';
import type { HistoryRound, MarkInput } from '../../../shared/schemas/history';
import type { Deps } from '../deps';
import { writeMark } from '../results/marks';
import { attemptSelect, itemsOf, settled } from '../results/stored-round';
import { toAnswer } from '../results/to-answer';
import type { User } from '../users/user';
import { acceptedMembers, playerOf } from './seen';

const roundSelect = {
  ...attemptSelect,
  user: { select: { username: true } },
  resource: { select: { ownerId: true } },
  marks: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      itemId: true,
      byName: true,
      scoreBefore: true,
      scoreAfter: true,
      note: true,
      rubric: true,
      createdAt: true,
    },
  },
} satisfies Prisma.AttemptSelect;

type RoundRow = Prisma.AttemptGetPayload<{ select: typeof roundSelect }>;

/** Rounds of which the caller is the player, the owner of the quiz, or somebody whom the player lets look. */
const mayRead = (user: User): Prisma.AttemptWhereInput => ({
  OR: [{ userId: user.id }, ...mayMark(user)],
});

/** Those of others, once they have ended. */
function mayMark(user: User): Prisma.AttemptWhereInput[] {
  const ended = { finishedAt: { not: null }, NOT: { userId: user.id } };
  return [
    { ...ended, user: acceptedMembers(user.id) },
    { finishedAt: { not: null }, resource: { ownerId: user.id }, OR: [{ userId: null }, { userId: { not: user.id } }] },
  ];
}

function toMark({
  byName,
  createdAt,
  rubric: given,
  ...mark
}: RoundRow['marks'][number]): HistoryRound['marks'][number] {
  const byCriterion = rubric.safeParse(given);
  return { ...mark, rubric: byCriterion.success ? byCriterion.data : null, by: byName, at: createdAt.toISOString() };
}

/** One round with each answer, what was said about it, and every change of a mark. */
export async function readRound(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  id: string,
): Promise<Result<HistoryRound, 'attempt_not_found'>> {
  const row = await deps.db.attempt.findFirst({ where: { id, ...mayRead(user) }, select: roundSelect });
  if (!row) return err('attempt_not_found');
  const isOwner = row.resource?.ownerId === user.id;
  const round = toAnswer(await settled(deps, row), deps.clock.now(), { toOwner: isOwner });
  return ok({
    round,
    player: playerOf(row),
    // A mark waits for the release like the score that it changes.
    marks: round.isReleased ? row.marks.map(toMark) : [],
    // What waits for its release is marked by whose test it is.
    mayMark: row.userId !== user.id && round.isReleased,
  });
}

/** Changes the mark of one answer, with a reason. Every change is kept, and the score is added up anew. */
export async function changeMark(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { id, itemId, score, note }: MarkInput,
): Promise<Result<void, 'attempt_not_found' | 'item_not_found'>> {
  return db.$transaction(async (tx) => {
    const row = await tx.attempt.findFirst({ where: { id, OR: mayMark(user) }, select: attemptSelect });
    if (!row) return err('attempt_not_found');
    if (!itemsOf(row).some((item) => item.id === itemId)) return err('item_not_found');
    await writeMark(tx, row, { itemId, score, note, by: user, at: clock.now() });
    return ok();
  });
}
