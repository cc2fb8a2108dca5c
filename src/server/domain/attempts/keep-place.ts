import { rulesOf } from '#server/domain/access/attempt-rules';
import type { Deps } from '#server/domain/platform/deps';
import { lockAttempt } from '#server/domain/platform/locks';
import type { AttemptOutput, HoldInput, ProgressInput, ProgressOutput } from '#shared/api/attempts';
import { err, ok, type Result } from '#shared/core/result';
import type { Item } from '#shared/items/item';
import { type AttemptNotes, notesOf } from './attempt-notes';
import { findOwn } from './end-attempt';
import { showAttempt } from './show-attempt';
import { attemptSelect, isHeldElsewhere, itemsOf, type Player, whyOver } from './stored-attempt';

/** Makes a tab the one that answers, where no other one is or the player takes it over. Tells who it is now. */
export async function holdAttempt(
  deps: Pick<Deps, 'db' | 'clock' | 'speech'>,
  player: Player,
  { id, tab, takeOver }: HoldInput,
): Promise<Result<AttemptOutput, 'attempt_not_found'>> {
  const attempt = await findOwn(deps, player, id);
  if (!attempt) return err('attempt_not_found');
  if (attempt.finishedAt) return ok(await showAttempt(deps, attempt));
  // The condition is in the UPDATE itself: of two tabs at once, one holds it.
  await deps.db.attempt.updateMany({
    where: { id, finishedAt: null, ...(!takeOver && { holder: null }) },
    data: { holder: tab },
  });
  const held = await deps.db.attempt.findUniqueOrThrow({ where: { id }, select: attemptSelect });
  return ok(await showAttempt(deps, held));
}

/** Remembers where the player is, which questions are flagged, and how often a recording was played. */
export async function noteProgress(
  deps: Pick<Deps, 'db' | 'clock'>,
  player: Player,
  { id, tab, at, flagged, played }: ProgressInput,
): Promise<
  Result<
    ProgressOutput,
    'attempt_not_found' | 'attempt_finished' | 'time_is_up' | 'held_elsewhere' | 'item_not_found' | 'plays_used_up'
  >
> {
  const attempt = await findOwn(deps, player, id);
  if (!attempt) return err('attempt_not_found');
  const over = whyOver(attempt);
  if (over) return over;
  const items = itemsOf(attempt);
  const places = new Map(items.map((item, place) => [item.id, place]));
  const named = [at, played, ...(flagged ?? [])].filter((one) => one !== undefined);
  if (named.some((one) => !places.has(one))) return err('item_not_found');
  const rules = rulesOf(attempt.source);
  const recording = played && recordingOf(items, played);
  if (played && !recording) return err('item_not_found');
  return deps.db.$transaction(async (tx) => {
    await lockAttempt(tx, id);
    const running = await tx.attempt.findFirst({
      where: { id, finishedAt: null },
      select: { outcome: true, holder: true },
    });
    if (!running) return err('attempt_finished');
    if (isHeldElsewhere(running, tab)) return err('held_elsewhere');
    const before = notesOf(running);
    const plays = recording ? (before.plays[recording] ?? 0) + 1 : 0;
    if (recording && rules?.plays && plays > rules.plays) return err('plays_used_up');
    const isBack = rules?.oneWay && (places.get(at ?? '') ?? 0) < (places.get(before.at ?? '') ?? 0);
    const notes: AttemptNotes = {
      ...before,
      ...(at && !isBack && { at }),
      ...(flagged && { flagged }),
      ...(recording && { plays: { ...before.plays, [recording]: plays } }),
    };
    await tx.attempt.update({ where: { id }, data: { outcome: notes } });
    return ok({ flagged: notes.flagged, at: notes.at ?? null, plays: notes.plays });
  });
}

/** Questions about one recording share its plays: they are counted for the first of them. */
function recordingOf(items: readonly Item[], itemId: string): string | undefined {
  const heard = items.find(({ id }) => id === itemId)?.audioText;
  return heard && items.find(({ audioText }) => audioText === heard)?.id;
}
