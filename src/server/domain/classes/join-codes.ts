import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { newJoinCode } from '#shared/classes/join-code';

/*
 * One table of codes: whoever types one need not know what it leads to, and none leads to two things. A code that was
 * closed is gone.
 */

/** The thing that a code leads to. */
type Target = { classId: string } | { assignmentId: string } | { liveGameId: string };

/** Gives something a code of its own. The one that it had leads nowhere from then on. */
export async function makeJoinCode(
  tx: Transaction,
  random: Deps['random'],
  target: Target,
  createdAt: Date,
): Promise<string> {
  await closeJoinCode(tx, target);
  const code = await freeCode(tx, random);
  await tx.joinCode.create({ data: { ...target, code, createdAt }, select: { code: true } });
  return code;
}

/** Of 34 million, the next one is nearly always free. */
async function freeCode(tx: Transaction, random: Deps['random']): Promise<string> {
  for (;;) {
    const code = newJoinCode(random);
    if ((await tx.joinCode.count({ where: { code } })) === 0) return code;
  }
}

/** From then on nobody comes by the code of this thing. Answers whether it had one. */
export async function closeJoinCode(tx: Transaction, target: Target): Promise<boolean> {
  await hold(tx, target);
  return (await tx.joinCode.deleteMany({ where: target })).count > 0;
}

/**
 * What a code leads to. Until the transaction ends it is neither closed nor deleted: whoever does that holds the thing
 * itself first, and so does this.
 */
export async function holdCode(tx: Transaction, code: string): Promise<Target | undefined> {
  const before = await targetOf(tx, code);
  if (!before) return undefined;
  await hold(tx, before);
  // Once more, as of now.
  return targetOf(tx, code);
}

async function targetOf(tx: Transaction, code: string): Promise<Target | undefined> {
  const row = await tx.joinCode.findUnique({
    where: { code },
    select: { classId: true, assignmentId: true, liveGameId: true },
  });
  if (row?.classId) return { classId: row.classId };
  if (row?.liveGameId) return { liveGameId: row.liveGameId };
  return row?.assignmentId ? { assignmentId: row.assignmentId } : undefined;
}

/** A write that changes nothing makes others wait who would change it. */
async function hold(tx: Transaction, target: Target): Promise<void> {
  if ('classId' in target) await tx.class.updateMany({ where: { id: target.classId }, data: { id: target.classId } });
  else if ('assignmentId' in target)
    await tx.assignment.updateMany({ where: { id: target.assignmentId }, data: { id: target.assignmentId } });
  else await tx.liveGame.updateMany({ where: { id: target.liveGameId }, data: { id: target.liveGameId } });
}

/** Codes that lead into these classes, or to what they were given or play. */
export const codesOf = (classes: Prisma.ClassWhereInput): Prisma.JoinCodeWhereInput => ({
  OR: [{ class: classes }, { assignment: { class: classes } }, { liveGame: { class: classes } }],
});
