import { accommodationIn, datesOf, isReleased, rulesOf, showsScore } from '#server/domain/access/attempt-rules';
import { type Activity, type AttemptOutput, attemptModes } from '#shared/api/attempts';
import type { Accommodation } from '#shared/classes/accommodation';
import type { Item } from '#shared/items/item';
import { playerView } from '#shared/items/player-view';
import { moduleOf } from './activities/registry';
import type { ActivityModule } from './activity-module';
import { activityOf } from './activity-of';
import { notesOf } from './attempt-notes';
import { notRevised } from './revisions';
import { type AttemptRow, itemsOf, readResponse, scoreOf } from './stored-attempt';
import { storedGrade, withoutKey } from './stored-grade';
import { withoutScript } from './withheld-script';

export function toMode(text: string): AttemptOutput['mode'] {
  return attemptModes.find((mode) => mode === text) ?? 'practice';
}

/**
 * An attempt for anyone who may see it. Keys and judgements only where they may be seen: after the answer in practice,
 * after the end and the release in a test; the score may come before. Whose quiz it is sees all once the attempt has
 * ended. Only who is told what its player needs sees what came of that.
 */
export function toAttemptOutput(
  attempt: AttemptRow,
  now: Date,
  {
    toOwner = false,
    isTold = true,
    withholdsScript = false,
    revising: { returned, revises, heldBack } = notRevised,
  } = {},
): AttemptOutput {
  const answers = new Map(attempt.answers.map((answer) => [answer.itemId, answer]));
  const rules = rulesOf(attempt.source);
  const activity = activityOf(attempt.source);
  const module = activity && moduleOf(activity);
  const { flagged, at, plays, placement } = notesOf(attempt);
  const kept = accommodationIn(attempt);
  const needs = isTold ? kept : null;
  // A longer time would tell of it.
  const isUsual = isTold || !kept || !rules;
  const deadlineAt = isUsual ? attempt.deadlineAt : datesOf(rules, attempt.startedAt).deadlineAt;
  const isOpen = isReleased(attempt, now) || (toOwner && attempt.finishedAt !== null);
  const items = itemsOf(attempt);
  return {
    id: attempt.id,
    appId: attempt.appId,
    title: attempt.title,
    mode: toMode(attempt.mode),
    seed: isOpen ? attempt.seed : null,
    startedAt: attempt.startedAt.toISOString(),
    finishedAt: attempt.finishedAt?.toISOString() ?? null,
    score: isOpen || showsScore(attempt, now) ? attempt.score : null,
    maxScore: scoreOf(attempt).maxScore,
    adapts: module?.next !== undefined,
    now: now.toISOString(),
    deadlineAt: deadlineAt?.toISOString() ?? null,
    rules: rules ?? null,
    isReleased: isOpen,
    flagged,
    at: at ?? null,
    plays,
    holder: attempt.holder,
    placement: placement ?? null,
    ...(needs && { accommodation: needs }),
    ...(returned.length > 0 && { returned }),
    ...(revises.length > 0 && { revises }),
    items: items.map((question) => {
      const answered = answers.get(question.id);
      const response = answered && readResponse(answered);
      const judgement = storedGrade(question, answered);
      const maySee = isOpen || (attempt.mode !== 'test' && answered !== undefined);
      const view = playerView(question, viewOf(attempt, needs));
      return {
        item: withholdsScript && !isOpen ? withoutScript(view, items) : view,
        ...(response && { given: response }),
        tries: answered?.tries ?? 0,
        ...(maySee && {
          grade: heldBack.has(question.id) ? withoutKey(judgement) : judgement,
          ...aboutOf(question, module),
        }),
      };
    }),
  };
}

/** What the question is about, which may tell its key. */
function aboutOf(question: Item, module: ActivityModule<Activity> | undefined) {
  const entryId = module?.entryOf?.(question);
  return { ...(question.skill && { skill: question.skill }), ...(entryId && { entryId }) };
}

/** How the choices of an attempt are mixed, and whether each question has one less. */
export function viewOf({ seed, source }: Pick<AttemptRow, 'seed' | 'source'>, needs: Accommodation | null) {
  return {
    seed,
    keepOrder: rulesOf(source)?.shuffleOptions === false,
    fewerChoices: needs?.fewerChoices === true,
  };
}
