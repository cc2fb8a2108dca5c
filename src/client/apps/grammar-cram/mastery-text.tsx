import { count } from '#shared/core/count';
import type { Progress } from './use-progress';

/** How well a point is known, in words: a share of three answers would say nothing. */
export function MasteryText({ known }: { known: ReturnType<Progress['mastery']['get']> }) {
  if (!known) return null;
  return <span className="block text-sm text-muted">{wordsFor(known.score, known.answered)}</span>;
}

function wordsFor(score: number, answered: number): string {
  const times = count(answered, 'answer');
  if (answered < 5) return `Begun, ${times}`;
  if (score >= 0.9) return `Secure, ${times}`;
  return score >= 0.6 ? `Nearly there, ${times}` : `Weak, ${times}`;
}
