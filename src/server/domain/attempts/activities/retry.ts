import { whereReleased } from '#server/domain/access/attempt-rules';
import { err, ok } from '#shared/core/result';
import { isSecretItem } from '#shared/games/twenty-questions/secret-item';
import { isGraded } from '#shared/items/grade';
import type { ActivityModule, ActivityOf } from '../activity-module';
import { itemsOf, ownAttempt, scoresOf } from '../stored-attempt';

/** The questions of one's own finished attempt that were not right, the same ones again. */
export const retry: ActivityModule<ActivityOf<'retry'>> = {
  isSavedWork: true,
  mode: 'as-wished',
  async prepare({ db, clock }, { of }, { user, guest, appId }) {
    const attempt = await db.attempt.findFirst({
      // What waits for its release must not tell by this way what was wrong.
      where: { AND: [ownAttempt({ user, guest }, of), whereReleased(clock.now())], appId, finishedAt: { not: null } },
      select: { title: true, items: true, guestId: true, answers: { select: { itemId: true, score: true } } },
    });
    if (!attempt) return err('attempt_not_found');
    const scores = scoresOf(attempt);
    const items = itemsOf(attempt).filter(
      (item) => isGraded(item) && !isSecretItem(item) && (scores.get(item.id) ?? 0) < 1,
    );
    if (items.length === 0) return err('nothing_to_ask', { text: 'Nothing was missed in that round.' });
    const { title, guestId } = attempt;
    return ok({ title, guestId, maySeed: true, items: () => items });
  },
};
