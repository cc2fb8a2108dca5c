import type { Deps } from '#server/domain/platform/deps';
import type { AttemptOutput } from '#shared/api/attempts';
import { guestLabel } from '#shared/classes/guest-name';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { outsideWindow } from './activities/questions';
import type { ActivityDeps, PrepareRefusal } from './activity-module';
import { readAssignedWork } from './assigned-work';
import { beginAttempt } from './begin-attempt';
import { drawWork, ofWork, workSelect } from './drawn-work';
import { attemptSelect, type Player } from './stored-attempt';

type JoinedRefusal = PrepareRefusal | 'guest_unknown' | 'code_closed' | 'attempts_used_up' | 'too_many_attempts';

/**
 * Begins an attempt of a guest at the work that they came to by its code. What runs is gone on with, also when the code
 * was closed meanwhile.
 */
export async function startJoined(
  deps: ActivityDeps & Pick<Deps, 'random' | 'changes' | 'limiter' | 'speech'>,
  { guest: tokenHash, address }: Pick<Player, 'guest' | 'address'>,
  assignmentId: string,
): Promise<Result<AttemptOutput, JoinedRefusal>> {
  if (!tokenHash) return err('guest_unknown');
  const guest = await deps.db.guest.findUnique({
    where: { assignmentId_tokenHash: { assignmentId, tokenHash } },
    select: { id: true, name: true, ofName: true, assignment: { select: workSelect } },
  });
  if (!guest) return err('guest_unknown');
  const refused = await deps.limiter.take([{ limit: 'guest-attempts-address', address }]);
  if (refused) return refused;
  const now = deps.clock.now();
  const closed = outsideWindow(readAssignedWork(guest.assignment).rules, now);
  if (closed) return closed;
  const own = { assignmentId, guestId: guest.id };
  const before = await deps.db.attempt.count({ where: own });
  const drawn = await drawWork(deps, guest.assignment, { user: undefined, isFirst: before === 0 });
  if (!drawn.ok) return drawn;
  return beginAttempt<JoinedRefusal>(
    deps,
    { user: undefined },
    {
      ...drawn.value,
      needs: null,
      guestId: guest.id,
      guestName: guestLabel(guest),
      of: ofWork(guest.assignment),
      assigned: { assignmentId, enrolmentId: null },
    },
    {
      before: own,
      async admit(tx) {
        // They may have been removed meanwhile, and of two tabs that begin at once the second sees the first.
        const held = await tx.guest.updateMany({ where: { id: guest.id }, data: { lastSeenAt: now } });
        if (held.count === 0) return err('guest_unknown');
        const running = await tx.attempt.findFirst({
          where: { ...own, finishedAt: null },
          orderBy: { startedAt: 'desc' },
          select: attemptSelect,
        });
        if (running) return ok(running);
        if ((await tx.joinCode.count({ where: { assignmentId } })) === 0) return err('code_closed');
        const most = limits.attemptsPerGuest;
        return (await tx.attempt.count({ where: own })) >= most ? err('attempts_used_up') : ok(null);
      },
    },
  );
}
