import { assignmentsOf } from '#server/domain/access/assignments';
import { classesOf } from '#server/domain/access/classes';
import { isSessionGood } from '#server/domain/identity/auth/sessions';
import type { Deps, SessionWithUser } from '#server/domain/platform/deps';
import { type FollowedRecord, type FollowOutput, keyOf } from '#shared/api/changes';
import { err, ok, type Result } from '#shared/core/result';
import { createBell } from './bell';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes'>;

/** A class that answers all at once changes a hundred times a second: it is told at most that often. */
const restMs = 1_000;
/** How often it is looked whether the user still may. */
const lookAgainMs = 15_000;

/**
 * Tells as it happens which records of these have changed; what they are now, each screen reads for itself, so that
 * nothing is told that may not be read. What the user may not see is left out, as if it were not there. It ends when the
 * session ends or nothing is left that the user may see.
 */
export async function followChanges(
  deps: Needs,
  session: SessionWithUser,
  records: readonly FollowedRecord[],
  signal: AbortSignal,
): Promise<Result<AsyncGenerator<FollowOutput, void>, 'too_many_streams'>> {
  const changed = new Set<string>();
  const news = createBell();
  const ending = createBell();
  let isOver = false;
  const stop = deps.changes.follow(session.user.id, records, (record) => {
    changed.add(keyOf(record));
    news.ring();
  });
  if (!stop) return err('too_many_streams');
  const endings = [signal, deps.changes.ended];
  for (const one of endings) one.addEventListener('abort', end);
  return ok(tell());

  function end(): void {
    stop?.();
    isOver = true;
    news.ring();
    ending.ring();
    for (const one of endings) one.removeEventListener('abort', end);
  }

  async function* tell(): AsyncGenerator<FollowOutput, void> {
    try {
      let before = await whatMaySee(deps, session, records);
      yield { followed: before, changed: [] };
      while (before.length > 0 && !isOver) {
        await news.within(lookAgainMs);
        const followed = await whatMaySee(deps, session, records);
        const told = followed.filter((record) => changed.has(keyOf(record)));
        changed.clear();
        if (told.length > 0 || followed.length < before.length) yield { followed, changed: told };
        before = followed;
        if (told.length > 0) await ending.within(restMs);
      }
    } finally {
      end();
    }
  }
}

/** Those that the user may look at as a teacher, as long as the session lasts. */
async function whatMaySee(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: SessionWithUser,
  records: readonly FollowedRecord[],
): Promise<FollowedRecord[]> {
  if (!(await isSessionGood({ db, clock }, session.id))) return [];
  const idsOf = (kind: FollowedRecord['kind']) => records.flatMap((one) => (one.kind === kind ? one.id : []));
  const select = { id: true };
  const [assignments, classes] = await Promise.all([
    db.assignment.findMany({
      where: { AND: [{ id: { in: idsOf('assignment') } }, assignmentsOf(session.user, 'view')] },
      select,
    }),
    db.class.findMany({ where: { AND: [{ id: { in: idsOf('class') } }, classesOf(session.user, 'view')] }, select }),
  ]);
  const seen = { assignment: assignments.map(({ id }) => id), class: classes.map(({ id }) => id) };
  return records.filter(({ kind, id }) => seen[kind].includes(id));
}
