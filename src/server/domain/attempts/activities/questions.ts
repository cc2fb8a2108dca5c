import { mayPlay } from '#server/domain/access/access';
import { modeOf } from '#server/domain/access/attempt-rules';
import { guestAttempt } from '#server/domain/access/guest-attempt';
import { getResourceOf } from '#server/domain/library/resources';
import { behindLink } from '#server/domain/library/shares';
import type { Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { nameKey, type User } from '#server/domain/platform/user';
import type { ResourceOf } from '#shared/api/library';
import { mulberry32, shuffle } from '#shared/core/random';
import { err, ok, type Refusal, type Result } from '#shared/core/result';
import type { Item } from '#shared/items/item';
import type { Rules } from '#shared/items/question-set';
import type { ActivityDeps, ActivityModule, ActivityOf } from '../activity-module';
import { type AttemptRow, attemptSelect } from '../stored-attempt';

type QuestionsFrom = ActivityOf<'questions'>['from'];

/** The questions of a quiz or a test by its rules: one's own, or somebody's who gave a link to it. */
export const questions: ActivityModule<ActivityOf<'questions'>> = {
  isSavedWork: true,
  mode: 'as-wished',
  async prepare(deps, { from }, { user, guestName }) {
    const source = await questionsFrom(deps, user, from);
    if (!source.ok) return source;
    const { ownerId, set } = source.value;
    const { rules, items } = set.data;
    if (items.length === 0) return err('nothing_to_ask', { text: 'There is no question in it yet.' });
    const isOwner = user?.id === ownerId;
    const closed = isOwner ? undefined : outsideWindow(rules, deps.clock.now());
    if (closed) return closed;
    if (!user && rules.attempts && !guestName) return err('name_needed');
    return ok({
      title: set.title,
      maySeed: isOwner,
      rules,
      of: { resourceId: set.id, resourceVersion: set.version },
      isOwner,
      items: (seed) => (rules.shuffleItems ? shuffledInGroups(items, seed) : items),
      async admit(tx) {
        // Attempts of one teacher's quizzes begin one after the other: of two at once, the second sees the first.
        await lockUser(tx, ownerId);
        const running = user ? await runningOf(tx, user, set.id, rules) : null;
        if (running || !rules.attempts || isOwner) return ok(running);
        const used = await (user
          ? attemptsOfUser(tx, user, set.id)
          : attemptsOfGuest(tx, set.id, from, guestName ?? ''));
        return used >= rules.attempts ? err('attempts_used_up') : ok(null);
      },
    });
  },
};

/** The quiz or test, if the user may play it: one's own, or by a link that is for playing. */
async function questionsFrom(
  deps: Pick<ActivityDeps, 'db' | 'clock'>,
  user: User | undefined,
  from: QuestionsFrom,
): Promise<Result<{ ownerId: string; set: ResourceOf<'quiz' | 'test'> }, 'resource_not_found' | 'share_not_found'>> {
  if ('resource' in from) {
    if (!user) return err('resource_not_found');
    const own = await getResourceOf(deps, user, from.resource, ['quiz', 'test']);
    return own.ok ? ok({ ownerId: user.id, set: own.value }) : own;
  }
  const behind = await behindLink(deps, from.shared);
  if (!behind.ok) return behind;
  const { mode, ownerId, resource } = behind.value;
  if (!mayPlay(mode) || (resource.kind !== 'quiz' && resource.kind !== 'test')) return err('share_not_found');
  return ok({ ownerId, set: resource });
}

/** Why it cannot be begun now, where its rules say from when and until when. */
export function outsideWindow(
  { opensAt, closesAt }: Rules,
  now: Date,
): Refusal<'not_open_yet' | 'closed_already'> | undefined {
  if (opensAt && new Date(opensAt) > now) return err('not_open_yet');
  if (closesAt && new Date(closesAt) <= now) return err('closed_already');
  return undefined;
}

/** A test, or what may be taken so many times only, is gone on with and not begun a second time. */
async function runningOf(tx: Transaction, user: User, resourceId: string, rules: Rules): Promise<AttemptRow | null> {
  if (modeOf(rules) === 'practice' && !rules.attempts) return null;
  return tx.attempt.findFirst({
    where: { userId: user.id, resourceId, finishedAt: null, mode: modeOf(rules) },
    orderBy: { startedAt: 'desc' },
    select: attemptSelect,
  });
}

function attemptsOfUser(tx: Transaction, user: User, resourceId: string): Promise<number> {
  return tx.attempt.count({ where: { userId: user.id, resourceId } });
}

/** Guests are told apart by what they call themselves, among those who came by the same link. */
async function attemptsOfGuest(
  tx: Transaction,
  resourceId: string,
  from: QuestionsFrom,
  name: string,
): Promise<number> {
  const attempts = await tx.attempt.findMany({
    where: { resourceId, ...guestAttempt },
    select: { guestName: true, source: true },
  });
  const link = JSON.stringify(from);
  return attempts.filter(
    ({ guestName, source }) =>
      nameKey(guestName ?? '') === nameKey(name) &&
      JSON.stringify(source && typeof source === 'object' && 'from' in source ? source.from : null) === link,
  ).length;
}

/** Questions about one text, or one recording, stay together and in their order. */
export function shuffledInGroups(items: readonly Item[], seed: number): Item[] {
  const groups: Item[][] = [];
  let about: string | undefined;
  for (const item of items) {
    const its = item.passage?.text ?? item.audioText;
    const group = groups.at(-1);
    if (group && its !== undefined && its === about) group.push(item);
    else groups.push([item]);
    about = its;
  }
  return shuffle(groups, mulberry32(seed)).flat();
}
