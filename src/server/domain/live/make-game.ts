import { liveGamesOf } from '#server/domain/access/live-games';
import type { ActivityDeps } from '#server/domain/attempts/activity-module';
import { type Actor, record } from '#server/domain/audit/record';
import { makeJoinCode } from '#server/domain/classes/join-codes';
import { type ClassRefusal, lockOpenClass } from '#server/domain/classes/open-class';
import type { Deps } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import { bytesOf, insideSpace, quotasNow, type Saving } from '#server/domain/space/space';
import type { MakeLiveInput, MakeLiveOutput } from '#shared/api/live';
import { limits } from '#shared/core/limits';
import { newSeed } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import { questionSetLimit } from '#shared/items/question-set';
import { newGame } from '#shared/live/game';
import { isPlayable } from '#shared/live/settings';
import { liveQuestions, type QuestionsRefusal } from './live-questions';

type MakeRefusal = QuestionsRefusal | ClassRefusal | 'live_games_full' | 'live_needs_class' | 'space_full';

/** Makes a game with a copy of its questions, and a code by which players come. The same press again makes no other. */
export async function makeGame(
  deps: ActivityDeps & Saving & Pick<Deps, 'random'>,
  user: User & Actor,
  { requestId, classId, appId, title, from, settings }: MakeLiveInput,
): Promise<Result<MakeLiveOutput, MakeRefusal>> {
  const { db, clock, random } = deps;
  if (settings.names === 'roster' && !classId) return err('live_needs_class');
  const seed = newSeed(random);
  const made = await liveQuestions(deps, user, { from, appId, seed });
  if (!made.ok) return made;
  const items = made.value.items.filter(isPlayable).slice(0, questionSetLimit);
  if (items.length === 0) return err('live_not_playable');
  const leftOut = made.value.items.length - items.length + (made.value.leftOut ?? 0);
  const at = clock.now();
  const quotas = await quotasNow(deps);
  return transact(db, async (tx): Promise<Result<MakeLiveOutput, MakeRefusal>> => {
    if (classId) {
      const found = await lockOpenClass(tx, user, classId, 'teach');
      if (!found.ok) return found;
    }
    await lockUser(tx, user.id);
    const before = await tx.liveGame.findFirst({
      where: { requestId, hostId: user.id, ...liveGamesOf(user) },
      select: { id: true, leftOut: true, joinCode: { select: { code: true } } },
    });
    if (before) {
      return ok({
        id: before.id,
        code: before.joinCode?.code ?? null,
        questions: items.length,
        leftOut: before.leftOut,
      });
    }
    if ((await tx.liveGame.count({ where: { hostId: user.id } })) >= limits.liveGamesPerHost)
      return err('live_games_full');
    const created = await insideSpace(tx, quotas, user.id, async () =>
      ok(
        await tx.liveGame.create({
          data: {
            hostId: user.id,
            classId,
            requestId,
            title: title ?? made.value.title.slice(0, 120),
            appId,
            source: from,
            items,
            leftOut,
            seed,
            settings,
            state: newGame,
            version: newGame.version,
            bytes: bytesOf(items),
            createdAt: at,
          },
          select: { id: true },
        }),
      ),
    );
    if (!created.ok) return created;
    const code = await makeJoinCode(tx, random, { liveGameId: created.value.id }, at);
    await record(tx, user, { action: 'live.made', at });
    return ok({ id: created.value.id, code, questions: items.length, leftOut });
  });
}
