import { type Actor, record } from '#server/domain/audit/record';
import { closeJoinCode, makeJoinCode } from '#server/domain/classes/join-codes';
import type { ClassRefusal } from '#server/domain/classes/open-class';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import { err, ok, type Result } from '#shared/core/result';
import { type Rules, rules as rulesSchema } from '#shared/items/question-set';
import { lockAssignment } from './lock-assignment';

/**
 * Whether anyone may come to work by a code. What is graded is for students whom a teacher has let in: a guest may come
 * again under another name, so a limit of attempts is none, and keys at the end would be known before the next try.
 */
export const mayHaveCode = ({ attempts, release }: Pick<Rules, 'attempts' | 'release'>): boolean =>
  attempts === undefined && release === 'each';

type CodeRefusal = ClassRefusal | 'assignment_not_found';

/** Lets anyone play given work who types its code. A new one ends the old one. */
export async function openCode(
  { db, clock, random }: Pick<Deps, 'db' | 'clock' | 'random'>,
  user: User & Actor,
  id: string,
): Promise<Result<{ code: string }, CodeRefusal | 'code_for_graded' | 'book_for_account'>> {
  return transact(db, async (tx) => {
    const found = await lockAssignment(tx, user, id);
    if (!found.ok) return found;
    if (found.value.goalWords !== null) return err('book_for_account');
    if (!mayHaveCode(rulesSchema.parse(found.value.rules))) return err('code_for_graded');
    const at = clock.now();
    const code = await makeJoinCode(tx, random, { assignmentId: id }, at);
    await record(tx, user, { action: 'assignments.code-made', at });
    return ok({ code });
  });
}

/** From then on nobody comes to it by its code. Guests who have begun end what they began, and see their marks. */
export async function closeCode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, CodeRefusal>> {
  return transact(db, async (tx) => {
    const found = await lockAssignment(tx, user, id);
    if (!found.ok) return found;
    const wasOpen = await closeJoinCode(tx, { assignmentId: id });
    if (wasOpen) await record(tx, user, { action: 'assignments.code-closed', at: clock.now() });
    return ok();
  });
}
