import type { AttemptOutput } from '#shared/api/attempts';
import type { Scoring } from '#shared/items/question-set';
import { clockText } from './test/countdown';

const scoringTexts: Record<Scoring, string> = {
  accuracy: 'Scored by accuracy: only what is right counts.',
  speed:
    'Scored by accuracy and speed: a quick right answer earns all its points, a slow one at least half of them, by the time of the whole quiz.',
  untimed: 'Untimed: only what is right counts, and no clock was running.',
};

/** How the points came about, and how long it took where time is spoken of at all. */
export function ScoringNote({ attempt: { rules, startedAt, finishedAt } }: { attempt: AttemptOutput }) {
  if (!rules) return null;
  const seconds = finishedAt ? Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000) : 0;
  return (
    <p className="text-muted">
      {scoringTexts[rules.scoring]}
      {rules.scoring !== 'untimed' && ` Time: ${clockText(seconds)} min.`}
    </p>
  );
}
