import { shortMoment } from '#client/lib/plain-date';
import type { AttemptOutput } from '#shared/api/attempts';
import { count } from '#shared/core/count';

type HandedIn = Pick<AttemptOutput, 'rules' | 'score' | 'maxScore'>;

/**
 * What the player of an attempt that was handed in does not see yet, and when it comes; the score, where only keys
 * wait.
 */
export function keptBack({ rules, score, maxScore }: HandedIn): string {
  const { closesAt, release } = rules ?? {};
  if (score === null) {
    return release === 'closed' && closesAt
      ? `The result is shown from ${shortMoment(closesAt)}.`
      : 'The result is shown when your teacher releases it.';
  }
  const points = `${Math.round(score * 10) / 10} of ${count(maxScore, 'point')}`;
  const when = closesAt
    ? `from ${shortMoment(closesAt)}, once nobody can take it any more`
    : 'when your teacher releases them';
  return `You have ${points}. The right answers are shown ${when}.`;
}
