import type { RouterOutputs } from '#client/lib/trpc';

export type QuizReport = RouterOutputs['quizzes']['report'];
type Question = QuizReport['questions'][number];

/** Questions with the lowest share of points first; those that nobody answered last. */
export const hardestFirst = ({ questions }: QuizReport) =>
  questions.toSorted((one, other) => (one.share ?? 2) - (other.share ?? 2));

export const pointsText = (score: number) => Math.round(score * 10) / 10;
export const minutesText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')} min`;
const percent = (share: number) => `${Math.round(share * 100)} %`;

export function playedText({ attempts, average }: QuizReport): string {
  const times = attempts.length === 1 ? 'Played once' : `Played ${attempts.length} times`;
  return average
    ? `${times}, on average ${percent(average.share)} of the points in ${minutesText(average.seconds)}.`
    : `${times}.`;
}

export const shareText = ({ share, answered }: Question) =>
  share === null
    ? 'No answers yet.'
    : `${percent(share)} of its points, ${answered === 1 ? 'one answer' : `${answered} answers`}.`;

/** How often something wrong was said, and by whom. */
export function saidBy({ count, who }: Question['wrong'][number]): string {
  const names = [...new Set(who)];
  const nameList =
    names.length > 12 ? `${names.slice(0, 12).join(', ')} and ${names.length - 12} more` : names.join(', ');
  return `${count === 1 ? 'once' : `${count} times`} (${nameList})`;
}
