import type * as z from 'zod';
import { type HelpLevel, helpLevels, type writingCircle } from '../../../shared/schemas/writing';
import { type Actor, record } from '../audit/record';
import type { Deps } from '../deps';
import type { User } from '../users/user';

/** What holds for students whose teacher has not chosen: a model may ask, and writes nothing. */
const unlessChosen: HelpLevel = 'questions';

/** Those who associated the student and were accepted: they receive texts, and say how far a model may help. */
export async function circleOf(
  { db }: Pick<Deps, 'db'>,
  student: Pick<User, 'id'>,
): Promise<z.infer<typeof writingCircle>> {
  const associations = await db.association.findMany({
    where: { memberId: student.id, acceptedAt: { not: null } },
    orderBy: [{ createdAt: 'asc' }, { ownerId: 'asc' }],
    select: { owner: { select: { id: true, username: true, writingHelp: { select: { help: true } } } } },
  });
  const chosen = associations.map(({ owner }) => toHelp(owner.writingHelp?.help));
  return {
    teachers: associations.map(({ owner: { id, username: name } }) => ({ id, name })),
    // Of several teachers the strictest one; who has none decides alone.
    help: helpLevels.find((help) => chosen.includes(help)) ?? 'full',
  };
}

/** What a teacher allows the associated students. */
export async function getHelp({ db }: Pick<Deps, 'db'>, teacher: User): Promise<{ help: HelpLevel }> {
  const row = await db.writingHelp.findUnique({ where: { teacherId: teacher.id }, select: { help: true } });
  return { help: toHelp(row?.help) };
}

export async function setHelp(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  teacher: Actor,
  { help }: { help: HelpLevel },
): Promise<{ help: HelpLevel }> {
  const where = { teacherId: teacher.id };
  await db.$transaction(async (tx) => {
    await tx.writingHelp.upsert({ where, create: { ...where, help }, update: { help } });
    await record(tx, teacher, { action: 'settings.writing-help', at: clock.now(), details: { help } });
  });
  return { help };
}

const toHelp = (text: string | undefined) => helpLevels.find((help) => help === text) ?? unlessChosen;
