import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import { isTaken } from '#server/domain/platform/unique';
import type { User } from '#server/domain/platform/user';
import type { DecideInput, SuggestedThing, SuggestInput } from '#shared/api/twenty-questions';
import { values } from '#shared/content/things/attribute';
import { attributeById } from '#shared/content/things/pack';
import { categoryIds, nounOf } from '#shared/content/things/thing';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import type { AddedThing } from '#shared/games/twenty-questions/added-things';

/** What the rows hold, read as strictly as it was written. */
const storedThing = z.object({ category: z.enum(categoryIds), answers: z.record(z.string(), z.enum(values)) });

const thingSelect = { id: true, name: true, category: true, answers: true } satisfies Prisma.SuggestedThingSelect;
type ThingRow = Prisma.SuggestedThingGetPayload<{ select: typeof thingSelect }>;

function toThing({ id, name, category, answers }: ThingRow): AddedThing {
  return { id, name, ...storedThing.parse({ category, answers }) };
}

const nameKeyOf = (name: string) => nounOf(name.trim()).normalize('NFKC').toLowerCase();

/** Proposes a thing to a teacher who receives the student's work. The same one twice changes nothing. */
export async function suggestThing(
  { db, clock, limiter }: Pick<Deps, 'db' | 'clock' | 'limiter'>,
  student: User,
  { teacherId, name, category, answers }: SuggestInput,
): Promise<Result<void, 'teacher_not_found' | 'too_many_attempts' | 'suggestions_full'>> {
  const receives = await db.association.count({
    where: { ownerId: teacherId, memberId: student.id, acceptedAt: { not: null } },
  });
  if (receives === 0) return err('teacher_not_found');
  const tooMany = await limiter.take([{ limit: 'suggestions-account', key: student.id }]);
  if (tooMany) return tooMany;
  if (await isFull(db, teacherId)) return err('suggestions_full');
  const knownAnswers = Object.fromEntries(Object.entries(answers).filter(([id]) => attributeById(id)));
  const nameKey = nameKeyOf(name);
  const row = {
    studentId: student.id,
    teacherId,
    name,
    nameKey,
    category,
    answers: knownAnswers,
    suggestedAt: clock.now(),
  };
  try {
    await db.suggestedThing.create({ data: row, select: { id: true } });
  } catch (error) {
    // Sent twice, also at once: it is there.
    if (!isTaken(error)) throw error;
  }
  return ok();
}

/** What a teacher may decide on: what she approved, and what waits from students whose work she still receives. */
const decidableBy = ({ id: teacherId }: Pick<User, 'id'>): Prisma.SuggestedThingWhereInput => ({
  teacherId,
  OR: [
    { approvedAt: { not: null } },
    { student: { owners: { some: { ownerId: teacherId, acceptedAt: { not: null } } } } },
  ],
});

/** Counted is what the teacher can make room from: what nobody sees any more blocks nobody. */
async function isFull(db: Deps['db'], teacherId: string): Promise<boolean> {
  const decidable = decidableBy({ id: teacherId });
  const [count, waiting] = await Promise.all([
    db.suggestedThing.count({ where: decidable }),
    db.suggestedThing.count({ where: { ...decidable, approvedAt: null } }),
  ]);
  return count >= limits.thingsPerTeacher || waiting >= limits.thingsWaiting;
}

/** The things that were suggested to a teacher, those that wait first. */
export async function listSuggestions({ db }: Pick<Deps, 'db'>, teacher: User): Promise<SuggestedThing[]> {
  const rows = await db.suggestedThing.findMany({
    where: decidableBy(teacher),
    orderBy: [{ suggestedAt: 'desc' }, { id: 'desc' }],
    take: limits.thingsPerTeacher,
    select: { ...thingSelect, approvedAt: true, student: { select: { username: true } } },
  });
  const items = rows.map(({ student, approvedAt, ...row }) => ({
    ...toThing(row),
    student: student.username,
    isApproved: approvedAt !== null,
  }));
  return [...items.filter((one) => !one.isApproved), ...items.filter((one) => one.isApproved)];
}

/** Approves a thing, which then replaces what had its name; or removes it, whether it played already or not. */
export async function decideOnThing(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  teacher: User,
  { id, approves }: DecideInput,
): Promise<Result<void, 'thing_not_found'>> {
  return transact(db, async (tx) => {
    const row = await tx.suggestedThing.findFirst({
      where: { id, ...decidableBy(teacher) },
      select: { nameKey: true },
    });
    if (!row) return err('thing_not_found');
    if (!approves) {
      await tx.suggestedThing.deleteMany({ where: { id, teacherId: teacher.id } });
      return ok();
    }
    await tx.suggestedThing.updateMany({
      where: { id, teacherId: teacher.id, approvedAt: null },
      data: { approvedAt: clock.now() },
    });
    await tx.suggestedThing.deleteMany({
      where: { teacherId: teacher.id, nameKey: row.nameKey, id: { not: id } },
    });
    return ok();
  });
}

/** What plays in somebody's games beside the pack: what they approved, and what their teachers did. */
export async function listAddedThings({ db }: Pick<Deps, 'db'>, user: Pick<User, 'id'>): Promise<AddedThing[]> {
  const rows = await db.suggestedThing.findMany({
    where: {
      approvedAt: { not: null },
      OR: [
        { teacherId: user.id },
        { teacher: { members: { some: { memberId: user.id, acceptedAt: { not: null } } } } },
      ],
    },
    orderBy: [{ approvedAt: 'desc' }, { id: 'desc' }],
    take: limits.thingsPerTeacher,
    select: thingSelect,
  });
  return rows.map(toThing);
}
