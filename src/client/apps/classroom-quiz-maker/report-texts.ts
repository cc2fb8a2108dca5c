import { percent } from '#client/attempts/question-summary';
import type { RouterOutputs } from '#client/lib/trpc';

export type QuizReport = RouterOutputs['quizzes']['report'];

export const minutesText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')} min`;

export function playedText({ attempts, average }: QuizReport): string {
  const times = attempts.length === 1 ? 'Played once' : `Played ${attempts.length} times`;
  return average
    ? `${times}, on average ${percent(average.share)} of the points in ${minutesText(average.seconds)}.`
    : `${times}.`;
}
