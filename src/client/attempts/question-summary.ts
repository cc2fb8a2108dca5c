import type { QuestionSummary } from '#shared/api/quizzes';

export const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Questions with the lowest share of points first; those that nobody answered last. */
export const hardestFirst = <Question extends Pick<QuestionSummary, 'share'>>(questions: readonly Question[]) =>
  questions.toSorted((one, other) => (one.share ?? 2) - (other.share ?? 2));

export const shareText = ({ share, answered }: QuestionSummary) =>
  share === null
    ? 'No answers yet.'
    : `${percent(share)} of its points, ${answered === 1 ? 'one answer' : `${answered} answers`}.`;

/** How often something wrong was said, and by whom. */
export function saidBy({ count, who }: QuestionSummary['wrong'][number]): string {
  const names = [...new Set(who)];
  const nameList =
    names.length > 12 ? `${names.slice(0, 12).join(', ')} and ${names.length - 12} more` : names.join(', ');
  return `${count === 1 ? 'once' : `${count} times`} (${nameList})`;
}
